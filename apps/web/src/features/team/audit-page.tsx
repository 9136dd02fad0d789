import { calls } from 'virtual:contract';
import type { AuditEntry } from '@escale/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ScrollText } from 'lucide-react';
import { useAgencyApi } from '../../api/agency-api.tsx';
import { pagedQuery } from '../../api/call-query.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Card, RowList } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { ShowMore } from '../../ui/paged-rows/show-more.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { dateAndTime } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import css from '../customers/customers.module.css';
import { AuditFilters } from './audit-filters.tsx';
import { askedBy } from './audit-search.ts';

const route = getRouteApi('/inside/agency/desk/audit');

/** Who did what for whom, newest first. */
export function AuditPage() {
  const { t } = useWords();
  const search = route.useSearch();
  const list = useInfiniteQuery({
    ...pagedQuery(useAgencyApi(), calls.listAudit, { query: askedBy(search) }),
    meta: { keep: false },
  });
  const entries = list.data?.pages.flatMap(({ items }) => items);
  const customerName = entries?.find((entry) => entry.customer?.name)?.customer?.name ?? null;
  const isFiltered = Object.values(search).some(Boolean);
  return (
    <Page>
      <PageHeader
        title={t('people.audit')}
        below={t('people.auditText')}
        back={<BackLink to="/desk/team">{t('people.team')}</BackLink>}
      />
      <PageBody narrow>
        <AuditFilters search={search} customerName={customerName} />
        {list.isPending && <RowsSkeleton rows={6} />}
        {list.isError && !entries && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {entries?.length === 0 && (
          <Card padded>
            <EmptyState
              icon={ScrollText}
              title={t(isFiltered ? 'people.noAuditFound' : 'people.noAudit')}
              text={t(isFiltered ? 'people.noAuditFoundText' : 'people.noAuditText')}
            />
          </Card>
        )}
        {entries && entries.length > 0 && (
          <RowList aria-label={t('people.audit')}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} />
              </li>
            ))}
          </RowList>
        )}
        <ShowMore list={list} wide />
      </PageBody>
    </Page>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t, language } = useWords();
  const by = entry.by ? (entry.by.name ?? t('people.somebodyGone')) : t('people.operator');
  const at = dateAndTime(entry.at, language);
  return (
    <div className={css.entry}>
      <Avatar name={by} size={34} />
      <div className={css.entryText}>
        <p>
          <strong className={css.name}>{by}</strong> · {t(`people.deed_${entry.deed}`)}
          {entry.agent && entry.agent.id !== entry.by?.id && ` → ${entry.agent.name ?? t('people.somebodyGone')}`}
        </p>
        {!isTheirOwn(entry) && (entry.customer || entry.tripId) && (
          <p>
            <About entry={entry} />
          </p>
        )}
        <time className={css.quiet} dateTime={entry.at}>
          {at}
        </time>
      </div>
    </div>
  );
}

/** What a customer did for themselves: their name stands there already. */
const isTheirOwn = ({ deed }: AuditEntry) => deed === 'customer-agreed' || deed === 'customer-left';

/** For whom, and in which trip. Who is out of reach has no name here and leads nowhere. */
function About({ entry: { customer, tripId } }: { entry: AuditEntry }) {
  const { t } = useWords();
  return (
    <>
      {customer?.name && (
        <Link to="/customers/$customerId" params={{ customerId: customer.id }}>
          {customer.name}
        </Link>
      )}
      {customer && !customer.name && <span className={css.quiet}>{t('people.outOfReach')}</span>}
      {customer && tripId && ' · '}
      {tripId && (
        <Link to="/desk/trips/$tripId" params={{ tripId }}>
          {t('people.theTrip')}
        </Link>
      )}
    </>
  );
}
