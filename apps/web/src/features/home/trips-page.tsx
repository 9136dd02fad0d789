import { calls } from 'virtual:contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Luggage, Plus, Search } from 'lucide-react';
import { pagedQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { SearchBox } from '../../ui/field/search-box.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { PagedRows } from '../../ui/paged-rows/paged-rows.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { useWords } from '../../words/words.ts';
import { NoUpcoming } from './empty-home.tsx';
import { TripRow } from './trip-row.tsx';
import css from './trips-page.module.css';

const rowsPerPage = 50;

/** In pixels. On a phone a name of two lines stands above days of two; on the narrowest the chip stands below both. */
function useRowHeight(): number {
  const phone = useMedia('(max-width: 430px)');
  const narrowest = useMedia('(max-width: 360px)');
  if (narrowest) return 120;
  return phone ? 96 : 84;
}

/** All trips: what comes, or what was; found by name or place. */
export function TripsPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { when = 'coming', query } = useSearch({ from: '/inside/trips' });
  const list = useInfiniteQuery(
    pagedQuery(useUserApi(), calls.listTrips, { query: { when, query, limit: rowsPerPage } }),
  );
  const rowHeight = useRowHeight();
  const trips = list.data?.pages.flatMap((page) => page.items);
  return (
    <Page>
      <PageHeader
        title={t('trips.title')}
        actions={
          <Link to="/trips/new" className={buttonClass({ variant: 'primary' })}>
            <Plus size={18} aria-hidden="true" />
            {t('home.addTrip')}
          </Link>
        }
      />
      <PageBody>
        <div className={css.tools}>
          <nav className={css.filters} aria-label={t('trips.title')}>
            <Filter when="coming" chosen={when === 'coming'} query={query} label={t('trips.filterUpcoming')} />
            <Filter when="past" chosen={when === 'past'} query={query} label={t('trips.filterPast')} />
          </nav>
          <SearchBox
            label={t('trips.search')}
            query={query ?? ''}
            className={css.search}
            onSearch={(next) =>
              void navigate({
                to: '/trips',
                search: { when: when === 'past' ? when : undefined, query: next || undefined },
                replace: true,
                viewTransition: false,
              })
            }
          />
        </div>
        {list.isPending && <RowsSkeleton rows={6} />}
        {list.isError && !trips && <ErrorState error={list.error} onRetry={() => list.refetch()} />}
        {trips?.length === 0 && (
          <Card>
            <NoTrips when={when} query={query} />
          </Card>
        )}
        {trips && trips.length > 0 && (
          <div className={css.rows}>
            <PagedRows
              items={trips}
              rowHeight={rowHeight}
              draw={(trip) => <TripRow trip={trip} />}
              keyOf={(trip) => trip.id}
              label={t('trips.title')}
              hasMore={list.hasNextPage}
              loadingMore={list.isFetchingNextPage}
              onMore={() => void list.fetchNextPage()}
            />
          </div>
        )}
      </PageBody>
    </Page>
  );
}

function Filter({
  when,
  chosen,
  query,
  label,
}: {
  when: 'coming' | 'past';
  chosen: boolean;
  query?: string;
  label: string;
}) {
  return (
    <Link
      to="/trips"
      search={{ when: when === 'past' ? when : undefined, query }}
      className={classNames(css.filter, chosen && css.chosen)}
      activeOptions={{ exact: true, includeSearch: true }}
    >
      {label}
    </Link>
  );
}

function NoTrips({ when, query }: { when: 'coming' | 'past'; query?: string }) {
  const { t } = useWords();
  if (query) return <EmptyState icon={Search} title={t('errors.noTrips')} text={t('trips.searchOther')} />;
  if (when === 'past') return <EmptyState icon={Luggage} title={t('trips.noPast')} text={t('trips.noPastText')} />;
  return <NoUpcoming quiet={false} />;
}
