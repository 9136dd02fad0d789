import { calls } from 'virtual:contract';
import type { CalendarAccount, CalendarEvent } from '@escale/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { keyOf } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Choice } from '../../ui/choice/choice.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { shortDay, wallTime } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import css from './calendars-page.module.css';

type Which = 'imported' | 'left-out';

/** What became of each event, and why. Default export: loaded only when somebody wants to know. */
export default function EventsDialog({ account, onClose }: { account: CalendarAccount; onClose: () => void }) {
  const { t } = useWords();
  const imported = account.calendars.some((calendar) => calendar.imported > 0);
  const [which, setWhich] = useState<Which>(imported ? 'imported' : 'left-out');
  const api = useUserApi();
  const found = useInfiniteQuery({
    queryKey: keyOf(calls.listCalendarEvents, { params: { id: account.id }, query: { which } }),
    queryFn: ({ pageParam, signal }) =>
      api.send(
        calls.listCalendarEvents,
        { params: { id: account.id }, query: { which, limit: 50, cursor: pageParam ?? undefined } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const events = found.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Dialog open onClose={onClose} size="broad" title={t('calendars.eventsTitle')} text={t('calendars.rules')}>
      <Choice
        legend={t('calendars.showEvents')}
        legendHeard
        value={which}
        options={[
          { value: 'imported', label: t('calendars.inTrips') },
          { value: 'left-out', label: t('calendars.notInTrips') },
        ]}
        onChange={setWhich}
      />
      {found.isPending && <RowsSkeleton rows={4} />}
      {found.isError && <ErrorState error={found.error} onRetry={() => found.refetch()} />}
      {found.data && events.length === 0 && <p className={css.text}>{t('calendars.noEvents')}</p>}
      <ul className={css.events}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      {found.hasNextPage && (
        <Button wide busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('calendars.more')}
        </Button>
      )}
    </Dialog>
  );
}

function EventRow({ event: { title, start, location, decision, trip } }: { event: CalendarEvent }) {
  const { t, language } = useWords();
  const when = [shortDay(start.slice(0, 10), language), wallTime(start)].filter(Boolean).join(' · ');
  return (
    <li className={css.event}>
      <span className={css.eventTitle}>{title || t('calendars.untitled')}</span>
      <span className={css.text}>{[when, location].filter(Boolean).join(' · ')}</span>
      {trip ? (
        <Link to="/trips/$tripId" params={{ tripId: trip.id }} className={css.link}>
          {trip.name}
        </Link>
      ) : (
        <span className={css.reason}>{t(`calendars.decision_${decision}`)}</span>
      )}
    </li>
  );
}
