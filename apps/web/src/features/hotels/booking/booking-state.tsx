import type { HotelBooking } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleX, Copy, Hourglass, RotateCw, Search, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useCopy } from '../../../ui/use-copy.ts';
import { useWords } from '../../../words/words.ts';
import { tripLink } from '../booked-for.ts';
import { priceText } from '../price-text.ts';
import css from './booking.module.css';

const tones = {
  booking: 'accent',
  unknown: 'warn',
  confirmed: 'ok',
  failed: 'bad',
  cancelling: 'accent',
  cancelled: 'quiet',
} as const;

export function StateChip({ state }: { state: HotelBooking['state'] }) {
  const { t } = useWords();
  const pulses = state === 'booking' || state === 'cancelling' || state === 'unknown';
  return (
    <Chip tone={tones[state]} dot={pulses ? 'pulse' : true}>
      {t(`hotels.state_${state}`)}
    </Chip>
  );
}

/** What became of it, as it is known at this moment; heard when it changes. */
export function BookingState({ booking }: { booking: HotelBooking }) {
  return (
    <div role="status">
      <StateCard booking={booking} />
    </div>
  );
}

function StateCard({ booking }: { booking: HotelBooking }) {
  const { t, language } = useWords();
  const { state, failure, cancellation, stay, hotel, forCustomer } = booking;
  switch (state) {
    case 'booking':
    case 'cancelling':
    case 'unknown':
      return (
        <Told
          icon={<Hourglass size={24} aria-hidden="true" />}
          tone={state === 'unknown' ? css.warn : css.accent}
          title={t(`hotels.told_${state}`)}
          text={t(`hotels.told_${state}_text`)}
        />
      );
    case 'confirmed':
      return (
        <Told
          icon={<CircleCheck size={24} aria-hidden="true" />}
          tone={css.ok}
          title={t(forCustomer ? 'hotels.told_confirmed_for' : 'hotels.told_confirmed')}
          text={
            forCustomer
              ? t('hotels.told_confirmed_for_text', { hotel: hotel.name, name: forCustomer.name })
              : t(booking.tripId ? 'hotels.told_confirmed_text' : 'hotels.told_confirmed_apart', { hotel: hotel.name })
          }
        >
          {booking.confirmationNumber && <Confirmation number={booking.confirmationNumber} />}
          {booking.tripId && (
            <Link
              {...tripLink(booking.tripId, forCustomer !== null, booking.segmentId)}
              className={buttonClass({ variant: 'primary' })}
            >
              {t('hotels.toTrip')}
            </Link>
          )}
        </Told>
      );
    case 'failed':
      return (
        <Told
          icon={<CircleX size={24} aria-hidden="true" />}
          tone={css.bad}
          title={t('hotels.told_failed')}
          text={t(`hotels.failure_${failure ?? 'refused'}`)}
        >
          <Link
            to="/hotels/results"
            search={{
              place: hotel.place.city ?? hotel.name,
              latitude: hotel.place.latitude,
              longitude: hotel.place.longitude,
              checkin: stay.checkin,
              checkout: stay.checkout,
              guest: stay.guests,
              room: stay.rooms,
              currency: booking.rate.total.currency,
              trip: booking.tripId ?? undefined,
              customer: forCustomer?.id,
            }}
            className={buttonClass({ variant: 'primary' })}
          >
            {failure === 'payment-refused' ? (
              <RotateCw size={17} aria-hidden="true" />
            ) : (
              <Search size={17} aria-hidden="true" />
            )}
            {t('hotels.searchAgain')}
          </Link>
        </Told>
      );
    default:
      return (
        <Told
          icon={<Undo2 size={24} aria-hidden="true" />}
          tone={css.quiet}
          title={t('hotels.told_cancelled')}
          text={
            cancellation
              ? t('hotels.cancelledFor', {
                  fee: priceText(cancellation.fee, language),
                  refund: priceText(cancellation.refund, language),
                })
              : t('hotels.told_cancelled_text')
          }
        />
      );
  }
}

type ToldProps = { icon: ReactNode; tone: string | undefined; title: string; text: string; children?: ReactNode };

function Told({ icon, tone, title, text, children }: ToldProps) {
  return (
    <Card padded className={css.told}>
      <span className={classNames(css.tile, tone)}>{icon}</span>
      <div className={css.toldWords}>
        <h2>{title}</h2>
        <p>{text}</p>
        {children && <div className={css.deeds}>{children}</div>}
      </div>
    </Card>
  );
}

function Confirmation({ number }: { number: string }) {
  const { t } = useWords();
  const copy = useCopy();
  return (
    <p className={css.number}>
      <span>
        {t('hotels.confirmation')} <b>{number}</b>
      </span>
      <Button variant="plain" icon={<Copy size={16} aria-hidden="true" />} onClick={() => void copy(number)}>
        {t('hotels.copy')}
      </Button>
    </p>
  );
}
