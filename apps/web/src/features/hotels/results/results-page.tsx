import type { FoundHotel } from '@escale/contract';
import { hotelSearchDefaults } from '@escale/contract/limits';
import { getRouteApi, Link, Navigate, useNavigate } from '@tanstack/react-router';
import { BedDouble, CloudOff, List, Map as MapIcon, RotateCw, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { errorText } from '../../../ui/error/error-text.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { Page, PageBody, PageHeader } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWide } from '../../../ui/use-media.ts';
import { daySpan, daysBetween } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import { AnsweredBy } from '../answered-by.tsx';
import { nameOf, useBookedFor } from '../booked-for.ts';
import { numberText } from '../hotel-facts.tsx';
import { useHotelSearch } from '../hotel-queries.ts';
import common from '../hotels.module.css';
import { type HotelSearch, readStay, type Stay } from '../stay.ts';
import { countFilters, type Filters, type HotelSort, readFilters, readPage, sorts, writeFilters } from './filters.ts';
import { HotelCard } from './hotel-card.tsx';
import { HotelsMap } from './hotels-map-card.tsx';
import { Pages } from './pages.tsx';
import css from './results.module.css';

const FilterDialog = lazy(async () => ({ default: (await import('./filter-dialog.tsx')).FilterDialog }));
const route = getRouteApi('/inside/hotels/results');

/** What is free there then: as a list, and on a map. */
export function HotelResultsPage() {
  const search = route.useSearch();
  const stay = readStay(search);
  // An address that somebody broke: the form asks again for what is missing.
  if (!stay) return <Navigate to="/hotels" search={search} replace />;
  return <Results stay={stay} search={search} />;
}

function Results({ stay, search }: { stay: Stay; search: HotelSearch }) {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const wide = useWide();
  const [filtering, setFiltering] = useState(false);
  const filters = readFilters(search);
  const page = readPage(search);
  const found = useHotelSearch(stay, filters, page);
  const { customer } = useBookedFor({ customer: search.customer });
  const narrowed = countFilters(filters);
  const onMap = search.view === 'map';
  const change = (next: Filters) => {
    setFiltering(false);
    void navigate({ to: '/hotels/results', search: { ...search, ...writeFilters(next) } });
  };
  const map = found.data && found.data.hotels.length > 0 && (
    <HotelsMap stay={stay} filters={filters} hotels={found.data.hotels} search={search} />
  );
  return (
    <Page>
      <PageHeader
        title={stay.place ? t('hotels.inPlace', { place: stay.place }) : t('hotels.results')}
        eyebrow={customer && t('hotels.forCustomer', { name: nameOf(customer) })}
        back={
          <BackLink to="/hotels" search={search}>
            {t('hotels.changeSearch')}
          </BackLink>
        }
        below={[
          daySpan(stay.checkin, stay.checkout, language),
          t('hotels.guestsCount', { count: stay.guest }),
          t('hotels.roomsCount', { count: stay.room }),
        ].join(' · ')}
      />
      <PageBody aside={wide && map}>
        <div className={css.bar}>
          <Button icon={<SlidersHorizontal size={17} aria-hidden="true" />} onClick={() => setFiltering(true)}>
            {narrowed > 0 ? t('hotels.filtersCount', { count: narrowed }) : t('hotels.filters')}
          </Button>
          {!wide && (
            <Link
              to="/hotels/results"
              search={{ ...search, view: onMap ? undefined : 'map' }}
              replace
              className={buttonClass()}
            >
              {onMap ? <List size={17} aria-hidden="true" /> : <MapIcon size={17} aria-hidden="true" />}
              {t(onMap ? 'hotels.showList' : 'hotels.showMap')}
            </Link>
          )}
          <label className={common.inlineSelect}>
            <span>{t('hotels.sort')}</span>
            <select
              value={filters.sort}
              onChange={({ target: { value } }) => change({ ...filters, sort: value as HotelSort })}
            >
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`hotels.sort_${sort}`)}
                </option>
              ))}
            </select>
          </label>
          <p className={css.count} role="status">
            {found.data && !found.isPlaceholderData && t('hotels.found', { count: found.data.total })}
          </p>
        </div>
        {found.data && <AnsweredBy provenance={found.data.provenance} />}
        {found.isPending && <RowsSkeleton rows={5} tile={96} />}
        {found.error && <SearchFailed error={found.error} onRetry={() => void found.refetch()} />}
        {found.data && !found.error && (
          <div aria-busy={found.isPlaceholderData} className={found.isPlaceholderData ? css.fading : undefined}>
            {onMap && !wide ? map : <HotelList hotels={found.data.hotels} {...{ stay, search, filters, change }} />}
            <Pages search={search} page={page} pages={Math.ceil(found.data.total / hotelSearchDefaults.pageSize)} />
          </div>
        )}
      </PageBody>
      <Suspense>
        {filtering && (
          <FilterDialog
            filters={filters}
            currency={stay.currency}
            onChange={change}
            onClose={() => setFiltering(false)}
          />
        )}
      </Suspense>
    </Page>
  );
}

type ListProps = {
  hotels: readonly FoundHotel[];
  stay: Stay;
  search: HotelSearch;
  filters: Filters;
  change: (filters: Filters) => void;
};

function HotelList({ hotels, stay, search, filters, change }: ListProps) {
  const { t } = useWords();
  const nights = daysBetween(stay.checkin, stay.checkout);
  if (hotels.length === 0) return <NoHotels filters={filters} change={change} />;
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="only-heard">
        {t('hotels.results')}
      </h2>
      <ul className={css.list}>
        {hotels.map((hotel) => (
          <li key={`${hotel.chainCode} ${hotel.hotelCode}`}>
            <HotelCard hotel={hotel} search={search} measure={filters.radiusMeasure} nights={nights} />
          </li>
        ))}
      </ul>
      {hotels.length < hotelSearchDefaults.pageSize && (
        <div className={css.further}>
          <LookFurther filters={filters} change={change} />
        </div>
      )}
    </section>
  );
}

/** From streets to the town, from the town to its surroundings. */
function LookFurther({ filters, change }: Pick<ListProps, 'filters' | 'change'>) {
  const { t, language } = useWords();
  const radius = [5, 25].find((next) => next > filters.radius);
  if (!radius) return null;
  const unit = t(filters.radiusMeasure === 'MI' ? 'hotels.miles' : 'hotels.kilometres', {
    number: numberText(radius, language, 0),
  });
  return <Button onClick={() => change({ ...filters, radius })}>{t('hotels.lookFurther', { distance: unit })}</Button>;
}

function NoHotels({ filters, change }: Pick<ListProps, 'filters' | 'change'>) {
  const { t } = useWords();
  const narrowed = countFilters(filters) > 0;
  return (
    <Card>
      <EmptyState
        icon={BedDouble}
        title={t('errors.noHotels')}
        text={t(narrowed ? 'hotels.noneFiltered' : 'hotels.noneNear')}
      >
        {narrowed && (
          <Button onClick={() => change({ ...filters, byMinPrice: undefined, byMaxPrice: undefined, amenities: [] })}>
            {t('hotels.clearFilters')}
          </Button>
        )}
        <LookFurther filters={filters} change={change} />
      </EmptyState>
    </Card>
  );
}

function SearchFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useWords();
  return (
    <Card role="alert">
      <EmptyState icon={CloudOff} title={t('errors.hotelSearchFailed')} text={errorText(error, t)}>
        <Button variant="primary" icon={<RotateCw size={17} aria-hidden="true" />} onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      </EmptyState>
    </Card>
  );
}
