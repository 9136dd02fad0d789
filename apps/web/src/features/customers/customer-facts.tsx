import type { Customer } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { Copy, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Breakable } from '../../ui/breakable/breakable.tsx';
import { buttonClass, IconButton } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { fullDate } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import css from './customers.module.css';
import { whenActive } from './when-active.ts';

/** What the agency knows of a customer, beside their trips. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { t, language } = useWords();
  const day = (instant: string) => fullDate(instant.slice(0, 10), language);
  return (
    <Card padded aria-label={t('people.facts')}>
      <dl className={css.facts}>
        <Fact name={t('people.email')}>
          <span>
            <Breakable address={customer.email} />
          </span>
          <CopyButton text={customer.email} label={t('people.copyEmail')} />
        </Fact>
        <Fact name={t('people.managedBy')}>{customer.managedByAgent.name}</Fact>
        <Fact name={t('people.agency')}>{customer.agency.name}</Fact>
        <Fact name={t('people.added')}>{day(customer.addedAt)}</Fact>
        {customer.acceptedAt && <Fact name={t('people.agreedOn')}>{day(customer.acceptedAt)}</Fact>}
        <Fact name={t('people.lastActive')}>
          <span className={css.begins}>
            {customer.lastActiveAt ? whenActive(customer.lastActiveAt, language) : t('people.never')}
          </span>
        </Fact>
        {customer.chatSessionId && (
          <Fact name={t('people.chatSession')}>
            <span className={css.code}>{customer.chatSessionId}</span>
            <CopyButton text={customer.chatSessionId} label={t('people.copyChatSession')} />
          </Fact>
        )}
      </dl>
      <Link
        to="/desk/audit"
        search={{ customer: customer.id }}
        className={buttonClass({ variant: 'plain', wide: true })}
      >
        <ScrollText size={17} aria-hidden="true" />
        {t('people.auditOf')}
      </Link>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = useCopy();
  return (
    <IconButton label={label} onClick={() => void copy(text)}>
      <Copy size={17} aria-hidden="true" />
    </IconButton>
  );
}
