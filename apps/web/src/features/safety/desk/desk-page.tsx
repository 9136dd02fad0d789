import { getRouteApi, Link } from '@tanstack/react-router';
import { MonitorCheck } from 'lucide-react';
import { isRefusal } from '../../../api/problem.ts';
import { buttonClass } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../../ui/error/error-state.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { DeadEnd } from '../../../ui/page/dead-end.tsx';
import { Page, PageHeader } from '../../../ui/page/page.tsx';
import { ShowMore } from '../../../ui/paged-rows/show-more.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../../words/words.ts';
import css from './desk.module.css';
import { useIncidents } from './desk-queries.ts';
import { IncidentDetail } from './incident-detail.tsx';
import { IncidentList } from './incident-list.tsx';

/** For the company's safety contacts: what its travellers reported. */
export function DeskPage() {
  return <Desk chosen={null} />;
}

const route = getRouteApi('/inside/safety/desk/$incidentId');

export function IncidentPage() {
  return <Desk chosen={route.useParams().incidentId} />;
}

/** On a wide screen the list and one incident beside it; on a phone one after the other. */
function Desk({ chosen }: { chosen: string | null }) {
  const { t } = useWords();
  const list = useIncidents();
  const first = list.data?.pages[0];
  const incidents = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (!first && isRefusal(list.error, 'company.not-found')) return <NotYours />;
  const open = incidents.filter(({ state }) => state !== 'closed').length;
  return (
    <Page>
      <PageHeader
        title={t('desk.title')}
        below={first && `${first.company.name} · ${t('desk.open', { count: open })}`}
        back={
          chosen && (
            <BackLink to="/safety/desk" className={css.backToList}>
              {t('desk.all')}
            </BackLink>
          )
        }
      />
      <div className={classNames(css.desk, chosen !== null && css.one)}>
        <div className={css.list}>
          {list.isPending && <RowsSkeleton rows={3} tile={40} />}
          {list.isError && !first && <ErrorState error={list.error} onRetry={() => list.refetch()} />}
          {first && incidents.length === 0 && (
            <Card>
              <EmptyState icon={MonitorCheck} title={t('desk.empty')} text={t('desk.emptyText')} />
            </Card>
          )}
          <IncidentList incidents={incidents} chosen={chosen} />
          <ShowMore list={list} wide />
          {first && incidents.length > 0 && (
            <p className={css.kept}>{t('desk.kept', { count: first.company.keptDays })}</p>
          )}
        </div>
        {chosen ? (
          <IncidentDetail key={chosen} id={chosen} />
        ) : (
          incidents.length > 0 && <p className={css.choose}>{t('desk.choose')}</p>
        )}
      </div>
    </Page>
  );
}

/** For somebody who is no safety contact of a company. */
function NotYours() {
  const { t } = useWords();
  return (
    <DeadEnd icon={MonitorCheck} title={t('desk.notYours')} text={t('desk.notYoursText')}>
      <Link to="/safety" className={buttonClass({ variant: 'primary' })}>
        {t('desk.toSafety')}
      </Link>
    </DeadEnd>
  );
}
