import type { HotelBooking, HotelRate } from '@escale/contract';
import { Card } from '../../ui/card/card.tsx';
import { daySpan } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { RefundChip } from './detail/rate-card.tsx';
import { addressText, HotelFacts } from './hotel-facts.tsx';
import css from './hotels.module.css';
import { PriceLines } from './price-lines.tsx';

type SummaryProps = { hotel: HotelBooking['hotel']; stay: HotelBooking['stay']; rate: HotelRate };

/** What is about to be booked, or was: where, when, which room, for how much. */
export function StaySummary({ hotel, stay, rate }: SummaryProps) {
  const { t, language } = useWords();
  return (
    <Card padded className={css.summary} aria-labelledby="summary">
      <h2 id="summary">{hotel.name}</h2>
      <HotelFacts hotel={{ stars: hotel.stars, reviewScore: null, reviewCount: null }} />
      {addressText(hotel.place) && <p className={css.small}>{addressText(hotel.place)}</p>}
      <dl className={css.pairs}>
        <div className={css.whole}>
          <dt>{t('hotels.when')}</dt>
          <dd>
            {daySpan(stay.checkin, stay.checkout, language)} · {t('hotels.nights', { count: stay.nights })}
          </dd>
        </div>
        <div>
          <dt>{t('hotels.checkinFrom')}</dt>
          <dd>{hotel.checkinFrom}</dd>
        </div>
        <div>
          <dt>{t('hotels.checkoutUntil')}</dt>
          <dd>{hotel.checkoutUntil}</dd>
        </div>
        <div>
          <dt>{t('hotels.room')}</dt>
          <dd>
            {rate.room} · {t(`hotels.board_${rate.board}`)}
          </dd>
        </div>
        <div>
          <dt>{t('hotels.who')}</dt>
          <dd>
            {t('hotels.guestsCount', { count: stay.guests })} · {t('hotels.roomsCount', { count: stay.rooms })}
          </dd>
        </div>
      </dl>
      <p>
        <RefundChip rate={rate} />
      </p>
      <PriceLines rate={rate} nights={stay.nights} />
    </Card>
  );
}
