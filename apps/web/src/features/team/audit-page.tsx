import { calls } from 'virtual:contract';
import type { AuditEntry } from '@escale/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ScrollText, UserRound, X } from 'lucide-react';
import { useAgencyApi } from '../../api/agency-api.tsx';
import { pagedQuery } from '../../api/call-query.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card, RowList } from '../../ui/card/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { BackArrow, backClass, Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/words.ts';
import css from '../customers/customers.module.css';
import desk from '../desk/desk.module.css';

const route = getRouteApi('/inside/agency/desk/audit');

/** Who did what for whom, newest first. */
export function AuditPage() {
  const { t } = useWords();
  const { customer } = route.useSearch();
  const list = useInfiniteQuery({
    ...pagedQuery(useAgencyApi(), calls.listAudit, { query: { ...(customer && { customerId: customer }), limit: 50 } }),
    meta: { keep: false },
  });
  const entries = list.data?.pages.flatMap(({ items }) => items);
  return (
    <Page>
      <PageHeader
        title={t('people.audit')}
        below={t('people.auditText')}
        back={
          <Link to="/desk/team" className={backClass}>
            <BackArrow />
            {t('people.team')}
          </Link>
        }
      />
      <PageBody narrow>
        {customer && (
          <div>
            <Link to="/desk/audit" search={{}} className={classNames(desk.pill, desk.chosenPill)}>
              <UserRound size={16} aria-hidden="true" />
              {entries?.find((entry) => entry.customer?.name)?.customer?.name ?? t('people.oneCustomer')}
              <span className="only-heard">{t('people.showAll')}</span>
              <X size={16} aria-hidden="true" />
            </Link>
          </div>
        )}
        {list.isPending && <RowsSkeleton rows={6} />}
        {list.isError && !entries && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {entries?.length === 0 && (
          <Card padded>
            <EmptyState icon={ScrollText} title={t('people.noAudit')} text={t('people.noAuditText')} />
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
        {list.hasNextPage && (
          <Button wide busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('common.showMore')}
          </Button>
        )}
      </PageBody>
    </Page>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t, language } = useWords();
  const by = entry.by ? (entry.by.name ?? t('people.somebodyGone')) : t('people.operator');
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(entry.at));
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
