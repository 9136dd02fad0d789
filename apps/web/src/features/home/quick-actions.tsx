import { Link } from '@tanstack/react-router';
import { Copy, FileInput, LifeBuoy, Plus } from 'lucide-react';
import { buttonClass } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { useWords } from '../../words/words.ts';
import { useAccount } from '../account/account-queries.ts';
import css from './home-page.module.css';

/** On a phone: a row of pills under the next thing. */
export function QuickPills() {
  const { t } = useWords();
  return (
    <ul className={css.pills}>
      <li>
        <Link to="/trips/new" className={buttonClass({ variant: 'primary', pill: true })}>
          <Plus size={18} aria-hidden="true" />
          {t('home.addTrip')}
        </Link>
      </li>
      <SafetyAction />
      <ImportActions className={buttonClass({ pill: true })} size={18} />
    </ul>
  );
}

/** On a wide screen: a card in the second column. */
export function QuickActions() {
  const { t } = useWords();
  return (
    <Card padded className={css.quick} aria-labelledby="quick">
      <h2 id="quick">{t('home.quickActions')}</h2>
      <ul className={css.grid}>
        {/* Adding a trip is at the head of the page here, and safety in the sidebar. */}
        <ImportActions className={css.gridAction ?? ''} size={20} />
      </ul>
    </Card>
  );
}

/** Where there are no pills yet: for somebody without a trip. */
export function SafetyPill() {
  return (
    <ul className={css.pills}>
      <SafetyAction />
    </ul>
  );
}

function SafetyAction() {
  const { t } = useWords();
  return (
    <li>
      <Link to="/safety" className={buttonClass({ pill: true })}>
        <LifeBuoy size={18} aria-hidden="true" />
        {t('shell.safety')}
      </Link>
    </li>
  );
}

function ImportActions({ className, size }: { className: string; size: number }) {
  const { t } = useWords();
  const copy = useCopy();
  const address = useAccount().data?.importAddress;
  return (
    <>
      <li>
        <Link to="/imports" className={className}>
          <FileInput size={size} aria-hidden="true" />
          {t('home.importDocument')}
        </Link>
      </li>
      {address && (
        <li>
          <button type="button" className={className} onClick={() => copy(address, t('shell.addressCopied'))}>
            <Copy size={size} aria-hidden="true" />
            {t('shell.copyAddress')}
          </button>
        </li>
      )}
    </>
  );
}
