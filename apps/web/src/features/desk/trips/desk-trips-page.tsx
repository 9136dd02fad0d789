import { getRouteApi } from '@tanstack/react-router';
import { FilePlus2, Luggage, Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../../ui/error/error-state.tsx';
import { Page, PageBody, PageHeader } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../../words/words.ts';
import { useAgencyTrips } from '../desk-queries.ts';
import { TableOrRows } from '../table-or-rows.tsx';
import { TripCard } from './trip-card.tsx';
import { TripFilterBar } from './trip-filter-bar.tsx';
import { filterOf } from './trip-filters.ts';
import { TripTable } from './trip-table.tsx';

const NewTrip = lazy(async () => ({ default: (await import('./new-trip-for-customer.tsx')).NewTripForCustomer }));
const route = getRouteApi('/inside/agency/desk/trips');

/** The trips of all customers, found by what stands in the address. */
export function DeskTripsPage() {
  const { t } = useWords();
  const search = route.useSearch();
  const list = useAgencyTrips(filterOf(search));
  const [making, setMaking] = useState(false);
  const trips = list.data?.pages.flatMap(({ items }) => items);
  const filtered = Object.values(search).some(Boolean);
  return (
    <Page>
      <PageHeader
        title={t('agency.trips')}
        actions={
          <Button variant="primary" icon={<FilePlus2 size={18} />} onClick={() => setMaking(true)}>
            {t('agency.newTrip')}
          </Button>
        }
      />
      <PageBody>
        <TripFilterBar search={search} />
        {list.isPending && <RowsSkeleton rows={6} />}
        {list.isError && !trips && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {trips?.length === 0 && (
          <Card padded>
            {filtered ? (
              <EmptyState icon={Search} title={t('errors.noTrips')} text={t('agency.otherFilter')} />
            ) : (
              <EmptyState icon={Luggage} title={t('errors.noTrips')} text={t('agency.noTripsText')} />
            )}
          </Card>
        )}
        {trips && trips.length > 0 && (
          <TableOrRows
            items={trips}
            list={list}
            table={<TripTable trips={trips} />}
            label={t('agency.trips')}
            rowHeight={124}
            draw={(trip) => <TripCard trip={trip} />}
          />
        )}
      </PageBody>
      <Suspense>{making && <NewTrip onClose={() => setMaking(false)} />}</Suspense>
    </Page>
  );
}
