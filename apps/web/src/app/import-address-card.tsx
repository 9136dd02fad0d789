import { Copy } from 'lucide-react';
import { useAccount } from '../features/account/account-queries.ts';
import { Breakable } from '../ui/breakable/breakable.tsx';
import { useCopy } from '../ui/use-copy.ts';
import { useWords } from '../words/words.ts';
import css from './import-address-card.module.css';

/** "Forward your confirmation to …": always in sight on a wide screen. */
export function ImportAddressCard() {
  const { t } = useWords();
  const address = useAccount().data?.importAddress;
  const copy = useCopy();
  if (!address) return null;
  return (
    <section className={css.card} aria-label={t('shell.addBooking')}>
      <p className={css.title}>{t('shell.addBooking')}</p>
      <p className={css.text}>
        {t('shell.forwardTo')}{' '}
        <span className={css.address}>
          <Breakable address={address} />
        </span>
      </p>
      <button type="button" className={css.copy} onClick={() => copy(address, t('shell.addressCopied'))}>
        <Copy size={15} />
        {t('shell.copyAddress')}
      </button>
    </section>
  );
}
