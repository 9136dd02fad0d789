import type { HotelOffer } from '@escale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, Navigate, useNavigate } from '@tanstack/react-router';
import { BedDouble, CloudOff, RotateCw, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { isRefusal } from '../../../api/problem.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { errorText } from '../../../ui/error/error-text.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { Page, PageBody, PageHeader } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { UnsavedGuard } from '../../../ui/unsaved/unsaved-guard.tsx';
import { daySpan } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import { AnsweredBy } from '../answered-by.tsx';
import { nameOf, useBookedFor } from '../booked-for.ts';
import { noteBooking } from '../booking/booking-queries.ts';
import { priceText } from '../price-text.ts';
import { type HotelSearch, readStay, type Stay } from '../stay.ts';
import { StaySummary } from '../stay-summary.tsx';
import css from './book.module.css';
import { bodyOf } from './booking-draft.ts';
import { ChangedOffer } from './changed-offer.tsx';
import { FilledForm } from './filled-form.tsx';
import { NoAnswerYet } from './no-answer-yet.tsx';
import { useBooking } from './use-booking.ts';
import { useOffer } from './use-offer.ts';

const route = getRouteApi('/inside/hotels/$hotelCode/book');

/** The form that books a rate. First of all the provider is asked whether it still stands by it. */
export function BookHotelPage() {
  const search = route.useSearch();
  const { hotelCode } = route.useParams();
  const stay = readStay(search);
  const rateId = String(search.rate ?? '');
  if (!stay || rateId === '') return <Navigate to="/hotels" search={search} replace />;
  return <Book stay={stay} search={search} hotelCode={hotelCode} rateId={rateId} />;
}

type BookProps = { stay: Stay; search: HotelSearch; hotelCode: string; rateId: string };

function Book({ stay, search, hotelCode, rateId }: BookProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const unsaved = useRef(false);
  const hotel = { chainCode: String(search.chainCode ?? '--'), hotelCode };
  const [agreed, setAgreed] = useState<string | null>(null);
  const checked = useOffer(hotel, rateId, stay);
  const { customer, isPending: isWaiting } = useBookedFor(search);
  const { offer, before = null } = checked.data ?? {};
  const { sending, book } = useBooking(hotelCode, {
    onBooked: async (booking) => {
      unsaved.current = false;
      noteBooking(queries, booking);
      await navigate({ to: '/hotels/bookings/$bookingId', params: { bookingId: booking.id }, replace: true });
    },
    onRefused: (error) => {
      if (isRefusal(error, 'session.step-up-needed')) return;
      toast({ severity: 'danger', title: t('hotels.notBooked'), message: errorText(error, t) });
      const asksAnew = ['booking.changed', 'hotel.rate-gone', 'booking.offer-used'] as const;
      if (asksAnew.some((code) => isRefusal(error, code))) void checked.refetch();
    },
  });
  const changed = Boolean(offer?.changes && before && agreed !== offer.id);
  const fillable = offer && !changed && !checked.error && sending !== 'waiting';
  return (
    <Page>
      <UnsavedGuard unsaved={unsaved} />
      <PageHeader
        title={t('hotels.bookTitle')}
        below={offer && <Shortly offer={offer} />}
        back={
          <BackLink to="/hotels/$hotelCode" params={{ hotelCode }} search={{ ...search, rate: undefined }}>
            {offer?.hotel.name ?? t('hotels.hotel')}
          </BackLink>
        }
      />
      <PageBody aside={offer && <StaySummary hotel={offer.hotel} stay={offer.stay} rate={offer.rate} />}>
        {customer && <BookingFor name={nameOf(customer)} />}
        {offer && <AnsweredBy provenance={offer.provenance} />}
        {sending === 'waiting' && <NoAnswerYet />}
        {checked.isPending && <RowsSkeleton rows={4} tile={0} />}
        {checked.error && (
          <NoOffer error={checked.error} hotelCode={hotelCode} search={search} onRetry={() => void checked.refetch()} />
        )}
        {offer && changed && before && !checked.error && (
          <ChangedOffer
            before={{ ...before, total: offer.changes?.priceBefore ?? before.total }}
            now={offer.rate}
            hotelCode={hotelCode}
            search={search}
            onAccept={() => setAgreed(offer.id)}
          />
        )}
        {offer && !isWaiting && (
          // Hidden and not gone: what was typed is still there when the question above it is answered.
          <div hidden={!fillable}>
            <FilledForm
              offer={offer}
              customer={customer}
              unsaved={unsaved}
              busy={sending === 'sending' || checked.isFetching}
              onExpired={() => void checked.refetch()}
              onBook={(draft) => {
                const body = bodyOf(draft, offer, search.trip);
                const { customer: customerId } = search;
                void book({ key: keyFor(offer), body, customerId, hotelCode, sentAt: Date.now() });
              }}
            />
          </div>
        )}
      </PageBody>
    </Page>
  );
}

/** Said above everything: an advisor has many customers, and this is one's own name and address no longer. */
function BookingFor({ name }: { name: string }) {
  const { t } = useWords();
  return (
    <Card padded className={css.bookingFor}>
      <UserRound size={20} aria-hidden="true" />
      <p>
        <b>{t('hotels.forCustomer', { name })}</b>
        <br />
        {t('hotels.forCustomerText')}
      </p>
    </Card>
  );
}

/** What is being booked in one line: on a phone the whole of it comes after the form. */
function Shortly({ offer: { rate, stay } }: { offer: HotelOffer }) {
  const { t, language } = useWords();
  return [
    rate.room,
    t(`hotels.board_${rate.board}`),
    daySpan(stay.checkin, stay.checkout, language),
    priceText(rate.total, language),
  ].join(' · ');
}

/** One offer, one key: whatever is sent for it is the same booking. */
const keys = new Map<string, string>();
function keyFor({ id }: HotelOffer): string {
  const key = keys.get(id) ?? crypto.randomUUID();
  keys.set(id, key);
  return key;
}

type NoOfferProps = { error: unknown; hotelCode: string; search: HotelSearch; onRetry: () => void };

function NoOffer({ error, hotelCode, search, onRetry }: NoOfferProps) {
  const { t } = useWords();
  const isGone = isRefusal(error, 'hotel.rate-gone') || isRefusal(error, 'hotel.not-found');
  return (
    <Card role="alert">
      <EmptyState
        icon={isGone ? BedDouble : CloudOff}
        title={t(isGone ? 'hotels.soldOut' : 'errors.hotelSearchFailed')}
        text={errorText(error, t)}
      >
        <Link
          to="/hotels/$hotelCode"
          params={{ hotelCode }}
          search={{ ...search, rate: undefined }}
          className={buttonClass({ variant: isGone ? 'primary' : 'secondary' })}
        >
          {t('hotels.otherRoom')}
        </Link>
        {!isGone && (
          <Button variant="primary" icon={<RotateCw size={17} aria-hidden="true" />} onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
        )}
      </EmptyState>
    </Card>
  );
}
