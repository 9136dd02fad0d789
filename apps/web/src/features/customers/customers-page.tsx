import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Search, UserPlus, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { SearchBox } from '../../ui/field/search-box.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { TableOrRows } from '../desk/table-or-rows.tsx';
import { useCustomers } from './customer-queries.ts';
import { CustomerRow } from './customer-row.tsx';
import { CustomerTable } from './customer-table.tsx';
import css from './customers.module.css';

const AddCustomer = lazy(async () => ({ default: (await import('./customer-form.tsx')).AddCustomer }));
const route = getRouteApi('/inside/agency/customers');

/** Everybody whom the advisor looks after, found by what stands in the address. */
export function CustomersPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { query = '' } = route.useSearch();
  const list = useCustomers(query);
  const [adding, setAdding] = useState(false);
  const customers = list.data?.pages.flatMap(({ items }) => items);
  const add = () => setAdding(true);
  return (
    <Page>
      <PageHeader
        title={t('people.customers')}
        actions={
          <Button variant="primary" icon={<UserPlus size={18} />} onClick={add}>
            {t('people.add')}
          </Button>
        }
      />
      <PageBody>
        <SearchBox
          label={t('people.search')}
          query={query}
          slash
          onSearch={(next) =>
            void navigate({
              to: '/customers',
              search: { query: next || undefined },
              replace: true,
              viewTransition: false,
            })
          }
        />
        {list.isPending && <RowsSkeleton rows={8} />}
        {list.isError && !customers && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        <div role="status" className="only-heard">
          {customers && !list.isPlaceholderData && query && t('people.found', { count: customers.length })}
        </div>
        {customers?.length === 0 && <Nobody searched={query !== ''} onAdd={add} />}
        {customers && customers.length > 0 && (
          <div aria-busy={list.isPlaceholderData || undefined} className={css.stack}>
            <TableOrRows
              items={customers}
              list={list}
              table={<CustomerTable customers={customers} />}
              label={t('people.customers')}
              rowHeight={72}
              draw={(customer) => <CustomerRow customer={customer} />}
            />
          </div>
        )}
      </PageBody>
      <Suspense>{adding && <AddCustomer onClose={() => setAdding(false)} />}</Suspense>
    </Page>
  );
}

function Nobody({ searched, onAdd }: { searched: boolean; onAdd: () => void }) {
  const { t } = useWords();
  return (
    <Card padded>
      {searched ? (
        <EmptyState icon={Search} title={t('errors.noCustomer')} text={t('people.otherWords')} />
      ) : (
        <EmptyState icon={Users} title={t('people.none')} text={t('people.noneText')}>
          <Button variant="soft" icon={<UserPlus size={17} />} onClick={onAdd}>
            {t('people.add')}
          </Button>
        </EmptyState>
      )}
    </Card>
  );
}
