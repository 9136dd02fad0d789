import { Copy } from 'lucide-react';
import { useAccount } from '../features/account/account-queries.ts';
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
    <section className={css.card} aria-label={t('home.addBooking')}>
      <p className={css.title}>{t('home.addBooking')}</p>
      <p className={css.text}>
        {t('home.forwardTo')} <span className={css.address}>{address}</span>
      </p>
      <button type="button" className={css.copy} onClick={() => copy(address, t('home.addressCopied'))}>
        <Copy size={15} />
        {t('home.copyAddress')}
      </button>
    </section>
  );
}
