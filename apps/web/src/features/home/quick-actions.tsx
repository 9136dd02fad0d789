import { Link } from '@tanstack/react-router';
import { Copy, FileInput, type LucideIcon, Plus } from 'lucide-react';
import { buttonClass } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useCopy } from '../../ui/use-copy.ts';
import { useWords } from '../../words/words.ts';
import { useAccount } from '../account/account-queries.ts';
import css from './home-page.module.css';

/** On a phone: a row of pills under the next thing. */
export function QuickPills() {
  return (
    <ul className={css.pills}>
      <Actions
        className={(primary) => buttonClass({ variant: primary ? 'primary' : 'secondary', pill: true })}
        size={18}
      />
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
        <Actions className={() => classNames(css.gridAction)} size={20} />
      </ul>
    </Card>
  );
}

function Actions({ className, size }: { className: (primary: boolean) => string; size: number }) {
  const { t } = useWords();
  const copy = useCopy();
  const address = useAccount().data?.importAddress;
  const icon = (Icon: LucideIcon) => <Icon size={size} aria-hidden="true" />;
  return (
    <>
      <li>
        <Link to="/trips/new" className={className(true)}>
          {icon(Plus)}
          {t('home.addTrip')}
        </Link>
      </li>
      <li>
        <Link to="/imports" className={className(false)}>
          {icon(FileInput)}
          {t('home.importDocument')}
        </Link>
      </li>
      {address && (
        <li>
          <button type="button" className={className(false)} onClick={() => copy(address, t('home.addressCopied'))}>
            {icon(Copy)}
            {t('home.copyAddress')}
          </button>
        </li>
      )}
    </>
  );
}
