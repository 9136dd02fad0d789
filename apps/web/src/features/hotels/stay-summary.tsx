import type { HotelBooking, HotelRate } from '@escale/contract';
import { Card } from '../../ui/card/card.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { daySpan } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { RefundChip } from './detail/rate-card.tsx';
import { addressText, HotelFacts } from './hotel-facts.tsx';
import css from './hotels.module.css';
import { PriceLines } from './price-lines.tsx';

type SummaryProps = {
  hotel: HotelBooking['hotel'];
  stay: HotelBooking['stay'];
  rate: HotelRate;
  /** Of a booking; before there is one, the room is still on offer. */
  state?: HotelBooking['state'];
};

/** What is about to be booked, or was: where, when, which room, for how much. */
export function StaySummary({ hotel, stay, rate, state }: SummaryProps) {
  const { t, language } = useWords();
  return (
    <Card padded className={css.summary} aria-labelledby="summary">
      <h2 id="summary">{hotel.name}</h2>
      <HotelFacts hotel={{ stars: hotel.stars, reviewScore: null, reviewCount: null }} />
      {addressText(hotel.place) && <p className={css.small}>{addressText(hotel.place)}</p>}
      <Facts>
        <Fact label={t('hotels.when')} wide>
          {daySpan(stay.checkin, stay.checkout, language)} · {t('hotels.nights', { count: stay.nights })}
        </Fact>
        <Fact label={t('hotels.checkinFrom')}>{hotel.checkinFrom}</Fact>
        <Fact label={t('hotels.checkoutUntil')}>{hotel.checkoutUntil}</Fact>
        <Fact label={t('hotels.room')}>
          {rate.room} · {t(`hotels.board_${rate.board}`)}
        </Fact>
        <Fact label={t('hotels.who')}>
          {t('hotels.guestsCount', { count: stay.guests })} · {t('hotels.roomsCount', { count: stay.rooms })}
        </Fact>
      </Facts>
      {/* An offer's promise: of what is booked, the steps and their hours say what holds now. */}
      {!state && (
        <p>
          <RefundChip rate={rate} />
        </p>
      )}
      <PriceLines rate={rate} nights={stay.nights} state={state} />
    </Card>
  );
}
