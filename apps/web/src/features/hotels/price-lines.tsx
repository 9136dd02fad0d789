import type { HotelBooking, HotelRate } from '@escale/contract';
import { useWords } from '../../words/words.ts';
import css from './hotels.module.css';
import { priceText } from './price-text.ts';

type LinesProps = {
  rate: HotelRate;
  nights: number;
  /** Where the stay has been asked for: how far that is. */
  state?: HotelBooking['state'];
};

/** What the stay costs, what of it is taxes, and who is paid when, or was. */
export function PriceLines({ rate, nights, state }: LinesProps) {
  const { t, language } = useWords();
  const isSomething = ({ amount }: { amount: string }) => Number(amount) !== 0;
  const exact = [
    rate.perNight,
    rate.total,
    rate.payNow,
    rate.payAtHotel,
    ...rate.taxes.map(({ amount }) => amount),
  ].some(({ amount }) => !Number.isInteger(Number(amount)));
  const paid = state === 'confirmed' || state === 'cancelling' || state === 'cancelled';
  // Whoever does not go there pays nothing there.
  const goes = state !== 'cancelled' && state !== 'failed';
  const onTop = goes ? rate.taxes.filter(({ included }) => !included) : [];
  return (
    <>
      <dl className={css.rows}>
        <div className={css.row}>
          <dt>{t('hotels.perNightOf', { nights: t('hotels.nights', { count: nights }) })}</dt>
          <dd>{priceText(rate.perNight, language, exact)}</dd>
        </div>
        {rate.taxes
          .filter(({ included }) => included)
          .map(({ label, amount }) => (
            <div key={label} className={css.row}>
              <dt>{t('hotels.taxIncluded', { label })}</dt>
              <dd>{priceText(amount, language, exact)}</dd>
            </div>
          ))}
        <div className={`${css.row} ${css.sum}`}>
          <dt>{t('hotels.total')}</dt>
          <dd>{priceText(rate.total, language, exact)}</dd>
        </div>
        {isSomething(rate.payNow) && state !== 'failed' && (
          <div className={css.row}>
            <dt>{t(paid ? 'hotels.paidWhenBooking' : 'hotels.payNow')}</dt>
            <dd>{priceText(rate.payNow, language, exact)}</dd>
          </div>
        )}
        {isSomething(rate.payAtHotel) && goes && (
          <div className={css.row}>
            <dt>{t('hotels.payAtHotel')}</dt>
            <dd>{priceText(rate.payAtHotel, language, exact)}</dd>
          </div>
        )}
        {onTop.map(({ label, amount }) => (
          <div key={label} className={css.row}>
            <dt>{t('hotels.taxOnTop', { label })}</dt>
            <dd>{priceText(amount, language, exact)}</dd>
          </div>
        ))}
      </dl>
      {goes && <p className={css.small}>{t(onTop.length > 0 ? 'hotels.taxesOnTop' : 'hotels.taxesIncluded')}</p>}
    </>
  );
}
