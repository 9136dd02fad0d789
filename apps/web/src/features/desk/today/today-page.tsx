import { calls } from 'virtual:contract';
import type { TodayBoard } from '@escale/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bookmark, FileInput, Palette, Plane, UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAgencyApi } from '../../../api/agency-api.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/error/error-state.tsx';
import { Page, PageBody, PageHeader } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { longDay, today } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import shared from '../desk.module.css';
import { agencyQuery } from '../desk-queries.ts';
import { AttentionLists } from './attention-lists.tsx';
import css from './today.module.css';
import { TravellingBoard } from './travelling-board.tsx';
import { WaitingLists } from './waiting-lists.tsx';

const ImportDialog = lazy(async () => ({ default: (await import('../import-for-customer.tsx')).ImportForCustomer }));

/** People move while nobody writes anything: the board is reckoned anew this often. */
const reckonEveryMs = 60_000;

/** Who is where, what needs somebody, and what waits to be sent. */
export function TodayPage() {
  const { t, language } = useWords();
  const [importing, setImporting] = useState(false);
  const board = useQuery({
    ...agencyQuery(useAgencyApi(), calls.getTodayBoard, {}),
    refetchInterval: reckonEveryMs,
  });
  const travelling = (count: number) =>
    count === 0 ? t('agency.noneTravelling') : t('agency.travellingNow', { count });
  const day = longDay(today(), language);
  return (
    <Page>
      <PageHeader
        title={t('agency.today')}
        eyebrow={day[0]?.toUpperCase() + day.slice(1)}
        below={board.data && travelling(board.data.travelling.total)}
        actions={
          <Button variant="primary" icon={<FileInput size={18} />} onClick={() => setImporting(true)}>
            {t('agency.import')}
          </Button>
        }
      />
      {board.data ? (
        <Board board={board.data} />
      ) : (
        <PageBody>
          {board.isError ? (
            <ErrorState error={board.error} onRetry={() => void board.refetch()} />
          ) : (
            <RowsSkeleton rows={6} tile={40} />
          )}
        </PageBody>
      )}
      <Suspense>{importing && <ImportDialog customer={null} onClose={() => setImporting(false)} />}</Suspense>
    </Page>
  );
}

/** What needs somebody stands before who merely travels: on a phone above, on a wide screen beside. */
function Board({ board }: { board: TodayBoard }) {
  return (
    <div className={css.board}>
      <div className={css.boardNeeds}>
        <AttentionLists board={board} />
        <WaitingLists board={board} />
      </div>
      <div className={css.boardMain}>
        <TravellingBoard travelling={board.travelling} />
        <Elsewhere />
      </div>
    </div>
  );
}

function Elsewhere() {
  const { t } = useWords();
  return (
    <nav aria-label={t('agency.more')} className={css.elsewhere}>
      <Link to="/desk/templates" className={shared.pill}>
        <Bookmark size={18} aria-hidden="true" />
        {t('agency.templates')}
      </Link>
      <Link to="/desk/imports" className={shared.pill}>
        <FileInput size={18} aria-hidden="true" />
        {t('imports.title')}
      </Link>
      <Link to="/desk/team" className={shared.pill}>
        <UsersRound size={18} aria-hidden="true" />
        {t('agency.team')}
      </Link>
      <Link to="/desk/agency" className={shared.pill}>
        <Palette size={18} aria-hidden="true" />
        {t('agency.brand')}
      </Link>
      <Link to="/" className={shared.pill}>
        <Plane size={18} aria-hidden="true" />
        {t('shell.ownTrips')}
      </Link>
    </nav>
  );
}
