import type { HotelRate } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { Coffee, ShieldCheck, ShieldX } from 'lucide-react';
import { buttonClass } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { More } from '../../../ui/more/more.tsx';
import { useWords } from '../../../words/words.ts';
import common from '../hotels.module.css';
import { PolicySteps } from '../policy-steps.tsx';
import { PriceLines } from '../price-lines.tsx';
import { priceText } from '../price-text.ts';
import type { HotelSearch } from '../stay.ts';
import css from './detail.module.css';

type RateProps = { rate: HotelRate; hotelCode: string; search: HotelSearch; nights: number; online: boolean };

const fewRooms = 5;

/** One way to sleep here: what it is, what it costs, and how one gets out of it. */
export function RateCard({ rate, hotelCode, search, nights, online }: RateProps) {
  const { t, language } = useWords();
  const { room, roomDescription, board, roomsLeft } = rate;
  return (
    <Card padded className={css.rate}>
      <div className={css.rateHead}>
        <div className={css.rateWords}>
          <h3>{room}</h3>
          {roomDescription && <p className={common.small}>{roomDescription}</p>}
          <p className={css.chips}>
            <Chip icon={board === 'room-only' ? undefined : <Coffee size={13} aria-hidden="true" />}>
              {t(`hotels.board_${board}`)}
            </Chip>
            <RefundChip rate={rate} />
            {roomsLeft !== null && roomsLeft <= fewRooms && (
              <Chip tone="warn">{t('hotels.roomsLeft', { count: roomsLeft })}</Chip>
            )}
          </p>
        </div>
        <p className={css.ratePrice}>
          <b>{priceText(rate.total, language)}</b>
          <span>{t('hotels.nights', { count: nights })}</span>
          <span>{t('hotels.eachNight', { price: priceText(rate.perNight, language) })}</span>
        </p>
      </div>
      <More title={t('hotels.conditions')} className={css.more}>
        <div className={css.moreBody}>
          <section>
            <h4>{t('hotels.cancelling')}</h4>
            <PolicySteps policy={rate.cancellationPolicy} />
            {rate.cancellationPolicy.text && <p className={common.terms}>{rate.cancellationPolicy.text}</p>}
          </section>
          <section>
            <h4>{t('hotels.price')}</h4>
            <PriceLines rate={rate} nights={nights} />
          </section>
          <section>
            <h4>{t('hotels.terms')}</h4>
            <p className={common.terms}>{rate.terms}</p>
          </section>
        </div>
      </More>
      {online ? (
        <Link
          to="/hotels/$hotelCode/book"
          params={{ hotelCode }}
          search={{ ...search, rate: rate.id }}
          className={buttonClass({ variant: 'primary' })}
          aria-label={t('hotels.bookRoom', { room, board: t(`hotels.board_${board}`) })}
        >
          {t('hotels.choose')}
        </Link>
      ) : (
        <p className={common.small}>{t('errors.offline')}</p>
      )}
    </Card>
  );
}

export function RefundChip({ rate: { cancellationPolicy } }: { rate: Pick<HotelRate, 'cancellationPolicy'> }) {
  const { t } = useWords();
  switch (cancellationPolicy.refundable) {
    case 'full':
      return (
        <Chip tone="ok" icon={<ShieldCheck size={13} aria-hidden="true" />}>
          {t('hotels.freeCancellation')}
        </Chip>
      );
    case 'partial':
      return (
        <Chip tone="accent" icon={<ShieldCheck size={13} aria-hidden="true" />}>
          {t('hotels.partlyRefundable')}
        </Chip>
      );
    default:
      return (
        <Chip tone="bad" icon={<ShieldX size={13} aria-hidden="true" />}>
          {t('hotels.notRefundable')}
        </Chip>
      );
  }
}
