import type { HotelBooking } from '@escale/contract';
import { getRouteApi, Link } from '@tanstack/react-router';
import { BedDouble, Trash2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { isRefusal } from '../../../api/problem.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ErrorState } from '../../../ui/error/error-state.tsx';
import { Fact, Facts } from '../../../ui/facts/facts.tsx';
import { More } from '../../../ui/more/more.tsx';
import { useOnline } from '../../../ui/offline/use-online.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { DeadEnd } from '../../../ui/page/dead-end.tsx';
import { Page, PageBody, PageHeader } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { whenHappened } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import { useSegmentDeeds } from '../../segments/use-segment-deeds.tsx';
import { useTrip } from '../../trips/trip-queries.ts';
import { AnsweredBy } from '../answered-by.tsx';
import { tripLink, useBookedFor } from '../booked-for.ts';
import common from '../hotels.module.css';
import { PolicySteps } from '../policy-steps.tsx';
import { StaySummary } from '../stay-summary.tsx';
import css from './booking.module.css';
import { useHotelBooking } from './booking-queries.ts';
import { BookingState, StateChip } from './booking-state.tsx';
import { VirtualCard } from './virtual-card.tsx';

const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }));
const route = getRouteApi('/inside/hotels/bookings/$bookingId');

/** A hotel booking from the first answer to the last: what is known, what was agreed to, and the way out of it. */
export function HotelBookingPage() {
  const { t } = useWords();
  const { bookingId } = route.useParams();
  const { data: booking, error, isPending, refetch } = useHotelBooking(bookingId);
  if (!booking && isRefusal(error, 'booking.not-found')) {
    return (
      <DeadEnd
        icon={BedDouble}
        title={t('hotels.bookingGone')}
        text={t('hotels.bookingGoneText')}
        back={<BackToHotels />}
      />
    );
  }
  return (
    <Page>
      <PageHeader
        title={booking?.hotel.name ?? t('hotels.booking')}
        below={booking && <StateChip state={booking.state} />}
        back={booking?.tripId ? <BackToTrip booking={booking} tripId={booking.tripId} /> : <BackToHotels />}
      />
      {booking && <OpenBooking booking={booking} />}
      {!booking && (
        <PageBody narrow>
          {error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {isPending && <RowsSkeleton rows={4} tile={0} />}
        </PageBody>
      )}
    </Page>
  );
}

function BackToTrip({ booking: { forCustomer }, tripId }: { booking: HotelBooking; tripId: string }) {
  const { t } = useWords();
  const { trip } = useBookedFor({ trip: tripId, customer: forCustomer?.id });
  return <BackLink {...tripLink(tripId, forCustomer !== null)}>{trip?.name ?? t('hotels.backToTrip')}</BackLink>;
}

function BackToHotels() {
  const { t } = useWords();
  return <BackLink to="/hotels">{t('hotels.title')}</BackLink>;
}

function OpenBooking({ booking }: { booking: HotelBooking }) {
  const { t, language } = useWords();
  const { rate, payment, virtualCard, acceptedTerms, cancellation, state } = booking;
  return (
    <PageBody aside={<StaySummary hotel={booking.hotel} stay={booking.stay} rate={rate} state={state} />}>
      <BookingState booking={booking} />
      {cancellation?.refused && state === 'confirmed' && (
        <Card padded role="alert" className={css.notice}>
          <p className={css.strong}>{t('errors.bookingCancelFailed')}</p>
          <p>{t('hotels.cancelRefused')}</p>
        </Card>
      )}
      <AnsweredBy provenance={booking.provenance} />
      {virtualCard && <VirtualCard bookingId={booking.id} card={virtualCard} />}
      <Card padded className={css.stack} aria-labelledby="details">
        <h2 id="details" className={css.cardTitle}>
          {t('hotels.details')}
        </h2>
        <Facts>
          <Fact label={t('hotels.guests')}>
            {booking.guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}
          </Fact>
          <Fact label={t('hotels.email')} wide>
            {booking.email}
          </Fact>
          <Fact label={t('hotels.payment')}>
            {t(`hotels.pay_${payment.kind}`)}
            {payment.last4 && ` · ${[payment.cardType, `•••• ${payment.last4}`].filter(Boolean).join(' ')}`}
          </Fact>
          {booking.forCustomer && (
            <Fact label={t('hotels.customer')}>
              <Link to="/customers/$customerId" params={{ customerId: booking.forCustomer.id }}>
                {booking.forCustomer.name}
              </Link>
            </Fact>
          )}
          {booking.bookedBy && <Fact label={t('hotels.bookedBy')}>{booking.bookedBy}</Fact>}
        </Facts>
        {booking.informationToHotel && (
          <div>
            <h3 className={css.small}>{t('hotels.information')}</h3>
            <p className={common.terms}>{booking.informationToHotel}</p>
          </div>
        )}
      </Card>
      {state === 'confirmed' && <WayOut booking={booking} />}
      {state !== 'failed' && (
        <Card padded className={css.stack}>
          <More title={t('hotels.acceptedTerms')}>
            <p className={common.small}>
              {t('hotels.acceptedAt', { when: whenHappened(acceptedTerms.at, language) })}
              {' · '}
              <span className={css.hash}>SHA-256 {acceptedTerms.hash.slice(0, 12)}</span>
            </p>
            <p className={common.terms}>{acceptedTerms.text}</p>
          </More>
        </Card>
      )}
    </PageBody>
  );
}

/** Cancelling where that is possible; where not, only the trip can do without it. */
function WayOut({ booking }: { booking: HotelBooking }) {
  const { t } = useWords();
  const online = useOnline();
  const [cancelling, setCancelling] = useState(false);
  return (
    <Card padded className={css.stack} aria-labelledby="way-out">
      <h2 id="way-out" className={css.cardTitle}>
        {t('hotels.cancelling')}
      </h2>
      <PolicySteps policy={booking.rate.cancellationPolicy} />
      {booking.cancellable ? (
        <div className={css.deeds}>
          <Button
            variant="secondary"
            icon={<Undo2 size={17} aria-hidden="true" />}
            disabled={!online}
            onClick={() => setCancelling(true)}
          >
            {t('hotels.cancelBooking')}
          </Button>
        </div>
      ) : (
        <>
          <p className={css.strong}>{t('errors.bookingCannotCancel')}</p>
          <p>{t('hotels.onlyRemove')}</p>
          {booking.tripId && booking.segmentId && !booking.forCustomer && (
            <RemoveFromTrip tripId={booking.tripId} segmentId={booking.segmentId} />
          )}
        </>
      )}
      <Suspense>{cancelling && <CancelDialog booking={booking} onClose={() => setCancelling(false)} />}</Suspense>
    </Card>
  );
}

function RemoveFromTrip({ tripId, segmentId }: { tripId: string; segmentId: string }) {
  const { t } = useWords();
  const { data: trip } = useTrip(tripId);
  const deeds = useSegmentDeeds();
  const segment = trip?.segments.find(({ id }) => id === segmentId);
  if (!segment) return null;
  return (
    <div className={css.deeds}>
      <Button
        variant="dangerPlain"
        icon={<Trash2 size={17} aria-hidden="true" />}
        onClick={() => deeds.askToDelete(segment)}
      >
        {t('hotels.removeFromTrip')}
      </Button>
      {deeds.dialog}
    </div>
  );
}
