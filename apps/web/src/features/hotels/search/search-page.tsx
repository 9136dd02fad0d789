import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { ChevronRight, History } from 'lucide-react';
import { Card, RowList, RowText, rowClass } from '../../../ui/card/card.tsx';
import { useOnline } from '../../../ui/offline/use-online.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { Page, PageBody, PageHeader, SectionHeader } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { daySpan } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import { BackToProfile } from '../../account/back-to-profile.tsx';
import { placeInput } from '../../places/place-input.ts';
import { nameOf, tripLink, useBookedFor } from '../booked-for.ts';
import { MyBookings } from '../booking/my-bookings.tsx';
import { type HotelSearch, readStay, type Stay } from '../stay.ts';
import { noteSearch, useRecentSearches } from './recent-searches.ts';
import { SearchForm } from './search-form.tsx';
import css from './search-page.module.css';
import { useTripDraft } from './use-trip-stay.ts';

const route = getRouteApi('/inside/hotels');

/** Where and when one needs a bed. From a trip, its place and days are already there. */
export function HotelSearchPage() {
  const { t } = useWords();
  const online = useOnline();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const search = route.useSearch();
  const asked = readStay(search);
  const bookedFor = useBookedFor(search);
  const { customer } = bookedFor;
  const tripName = bookedFor.trip?.name;
  const draft = useTripDraft(search.trip, bookedFor);
  const goal = { trip: search.trip, customer: search.customer };
  const from = asked ? draftOf(asked) : draft;
  const go = (stay: Stay) => {
    noteSearch(queries, stay);
    void navigate({ to: '/hotels/results', search: { ...stay, ...goal } });
  };
  return (
    <Page>
      <PageHeader
        title={t('hotels.title')}
        below={
          [
            customer && t('hotels.forCustomer', { name: nameOf(customer) }),
            search.trip && tripName && (customer ? tripName : t('hotels.forTrip', { trip: tripName })),
          ]
            .filter(Boolean)
            .join(' · ') || t('hotels.searchText')
        }
        back={
          search.trip ? (
            <BackLink {...tripLink(search.trip, search.customer !== undefined)}>
              {tripName ?? t('hotels.backToTrip')}
            </BackLink>
          ) : (
            <BackToProfile phoneOnly />
          )
        }
      />
      <PageBody narrow>
        <Card padded>
          {from ? <SearchForm from={from} onSearch={go} /> : <RowsSkeleton rows={3} tile={0} />}
          {!online && <p className={css.quiet}>{t('errors.offline')}</p>}
        </Card>
        <RecentSearches goal={goal} onSearch={go} />
        {!search.customer && <MyBookings />}
      </PageBody>
    </Page>
  );
}

type RecentProps = { goal: Pick<HotelSearch, 'trip' | 'customer'>; onSearch: (stay: Stay) => void };

function RecentSearches({ goal, onSearch }: RecentProps) {
  const { t, language } = useWords();
  const recent = useRecentSearches();
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent">
      <SectionHeader id="recent" title={t('hotels.recent')} />
      <RowList>
        {recent.map((stay) => (
          <li key={`${stay.place} ${stay.checkin} ${stay.checkout}`}>
            <Link
              to="/hotels/results"
              search={{ ...stay, ...goal }}
              className={rowClass}
              onClick={() => onSearch(stay)}
            >
              <History size={20} aria-hidden="true" className={css.rowIcon} />
              <RowText
                title={stay.place}
                text={[
                  daySpan(stay.checkin, stay.checkout, language),
                  t('hotels.guestsCount', { count: stay.guest }),
                  t('hotels.roomsCount', { count: stay.room }),
                ].join(' · ')}
              />
              <ChevronRight size={18} aria-hidden="true" className={css.rowIcon} />
            </Link>
          </li>
        ))}
      </RowList>
    </section>
  );
}

function draftOf({ place, latitude, longitude, checkin, checkout, guest, room, currency }: Stay) {
  const named = placeInput({ name: place || `${latitude}, ${longitude}`, latitude, longitude });
  return { place: named, checkin, checkout, guest, room, currency };
}
