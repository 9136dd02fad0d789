import type { Customer } from '@escale/contract';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeftRight, Ellipsis, FileInput, FilePlus2, Info, Luggage, Pencil, Trash2, UserX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { isRefusal } from '../../api/problem.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Button, buttonClass, IconButton } from '../../ui/button/button.tsx';
import { Card, RowList } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { Menu, MenuItem } from '../../ui/menu/menu.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { DeadEnd } from '../../ui/page/dead-end.tsx';
import { Page, PageBody, PageHeader, SectionHeader, sectionLinkClass } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { TripCard } from '../desk/trips/trip-card.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { nameOf, useCustomer, useTripsOf } from './customer-queries.ts';
import { StateChip } from './customer-row.tsx';
import css from './customers.module.css';

const EditCustomer = lazy(async () => ({ default: (await import('./customer-form.tsx')).EditCustomer }));
const TransferCustomer = lazy(async () => ({ default: (await import('./customer-deeds.tsx')).TransferCustomer }));
const DeleteCustomer = lazy(async () => ({ default: (await import('./customer-deeds.tsx')).DeleteCustomer }));
const NewTrip = lazy(async () => ({
  default: (await import('../desk/trips/new-trip-for-customer.tsx')).NewTripForCustomer,
}));
const ImportFor = lazy(async () => ({ default: (await import('../desk/import-for-customer.tsx')).ImportForCustomer }));
const route = getRouteApi('/inside/agency/customers/$customerId');

/** One customer: their trips, and what the agency knows of them. */
export function CustomerPage() {
  const { t } = useWords();
  const { customerId } = route.useParams();
  const customer = useCustomer(customerId);
  // Also where they were there a moment ago: whoever is deleted or handed on is out of reach.
  if (isRefusal(customer.error, 'customer.not-found')) return <Gone />;
  if (customer.data) return <Shown customer={customer.data} />;
  return (
    <Page>
      <PageHeader title={t('people.customer')} back={<Back />} />
      <PageBody>
        {customer.isPending && <RowsSkeleton rows={4} />}
        {customer.isError && <ErrorState error={customer.error} onRetry={() => void customer.refetch()} />}
      </PageBody>
    </Page>
  );
}

function Gone() {
  const { t } = useWords();
  return (
    <DeadEnd icon={UserX} title={t('people.gone')} text={t('people.goneText')}>
      <Link to="/customers" className={buttonClass({ variant: 'primary' })}>
        {t('people.customers')}
      </Link>
    </DeadEnd>
  );
}

function Back() {
  const { t } = useWords();
  return <BackLink to="/customers">{t('people.customers')}</BackLink>;
}

function Shown({ customer }: { customer: Customer }) {
  const { t } = useWords();
  const [deed, setDeed] = useState<'edit' | 'transfer' | 'delete' | null>(null);
  const close = () => setDeed(null);
  return (
    <Page>
      <PageHeader
        title={nameOf(customer)}
        back={<Back />}
        before={
          <span className={css.face}>
            <Avatar name={nameOf(customer)} size={56} />
          </span>
        }
        below={<StateChip customer={customer} />}
        actions={
          <>
            <Button icon={<Pencil size={17} />} onClick={() => setDeed('edit')}>
              {t('common.edit')}
            </Button>
            <Menu
              trigger={
                <IconButton label={t('people.more')}>
                  <Ellipsis size={20} aria-hidden="true" />
                </IconButton>
              }
            >
              <MenuItem icon={<ArrowLeftRight size={17} />} onSelect={() => setDeed('transfer')}>
                {t('people.transfer')}
              </MenuItem>
              <MenuItem icon={<Trash2 size={17} />} danger onSelect={() => setDeed('delete')}>
                {t('common.delete')}
              </MenuItem>
            </Menu>
          </>
        }
      />
      <PageBody aside={<CustomerFacts customer={customer} />}>
        {!customer.acceptedAt && (
          <Card padded className={css.note}>
            <Info size={18} aria-hidden="true" />
            <p>{t('people.askedText')}</p>
          </Card>
        )}
        <Trips customer={customer} />
      </PageBody>
      <Suspense>
        {deed === 'edit' && <EditCustomer customer={customer} onClose={close} />}
        {deed === 'transfer' && <TransferCustomer customer={customer} onClose={close} />}
        {deed === 'delete' && <DeleteCustomer customer={customer} onClose={close} />}
      </Suspense>
    </Page>
  );
}

function Trips({ customer }: { customer: Customer }) {
  const { t } = useWords();
  const trips = useTripsOf(customer.id);
  const [bringing, setBringing] = useState<'new' | 'import' | null>(null);
  const chosen = { id: customer.id, name: nameOf(customer) };
  return (
    <section aria-labelledby="trips" className={css.stack}>
      <SectionHeader
        id="trips"
        title={t('people.trips')}
        link={
          <Link to="/desk/trips" search={{ customer: customer.id }} className={sectionLinkClass}>
            {t('people.allTrips')}
          </Link>
        }
      />
      <div className={css.deeds}>
        <Button variant="soft" icon={<FilePlus2 size={17} />} onClick={() => setBringing('new')}>
          {t('agency.newTrip')}
        </Button>
        <Button variant="soft" icon={<FileInput size={17} />} onClick={() => setBringing('import')}>
          {t('people.importDocument')}
        </Button>
      </div>
      <Suspense>
        {bringing === 'new' && <NewTrip customer={chosen} onClose={() => setBringing(null)} />}
        {bringing === 'import' && <ImportFor customer={chosen} onClose={() => setBringing(null)} />}
      </Suspense>
      {trips.isPending && <RowsSkeleton rows={2} />}
      {trips.isError && !trips.data && <ErrorState error={trips.error} onRetry={() => void trips.refetch()} />}
      {trips.data?.items.length === 0 && (
        <Card padded>
          <EmptyState icon={Luggage} title={t('errors.noTrips')} text={t('people.noTripsText')} />
        </Card>
      )}
      {trips.data && trips.data.items.length > 0 && (
        <RowList aria-label={t('people.trips')}>
          {trips.data.items.map((trip) => (
            <li key={trip.id}>
              <TripCard trip={trip} whose={false} />
            </li>
          ))}
        </RowList>
      )}
    </section>
  );
}
