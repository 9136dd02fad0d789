import { calls } from 'virtual:contract';
import type { CalendarAccount } from '@escale/contract';
import { RefreshCw, Unplug } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { whenHappened } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import css from './calendars-page.module.css';
import { SelectionForm } from './selection-form.tsx';
import { SignInButton } from './sign-in-button.tsx';

const DisconnectDialog = lazy(() => import('./disconnect-dialog.tsx'));
const PasswordDialog = lazy(() => import('./password-dialog.tsx'));
const EventsDialog = lazy(() => import('./events-dialog.tsx'));

type Opened = 'disconnect' | 'password' | 'events' | null;

/** One connected account: how it fares, which of its calendars are imported, and what became of their events. */
export function AccountCard({ account }: { account: CalendarAccount }) {
  const { t, language } = useWords();
  const [opened, setOpened] = useState<Opened>(null);
  const [choosing, setChoosing] = useState(false);
  const sync = useSend(calls.syncCalendar, [calls.listCalendars]);
  const { id, kind, state, problem, lastSyncedAt, calendars } = account;
  const listed = calendars.length > 0 && state !== 'connecting';
  const first = state === 'choosing' || (listed && !calendars.some(({ selected }) => selected));
  const imported = sum(calendars.map((calendar) => calendar.imported));
  const leftOut = sum(calendars.map((calendar) => calendar.leftOut));
  const close = () => setOpened(null);
  return (
    <Card padded aria-labelledby={`calendar-${id}`}>
      <div className={css.head}>
        <div className={css.who}>
          <h2 id={`calendar-${id}`} className={css.name}>
            {account.title}
          </h2>
          {account.username && <p className={css.text}>{account.username}</p>}
        </div>
        <StateChip state={state} />
      </div>
      {problem && (
        <div className={css.problem} role="alert">
          <p className={css.why}>{t(`calendars.problem_${problem}`)}</p>
          <p>{t(`calendars.remedy_${problem}`)}</p>
        </div>
      )}
      {lastSyncedAt && (
        <p className={css.text}>{t('calendars.lastSynced', { when: whenHappened(lastSyncedAt, language) })}</p>
      )}
      {listed && (first || choosing) && <SelectionForm account={account} onDone={() => setChoosing(false)} />}
      {listed && !first && !choosing && (
        <ul className={css.calendars}>
          {calendars
            .filter(({ selected }) => selected)
            .map(({ id: calendarId, name, color }) => (
              <li key={calendarId}>
                <span className={css.dot} style={color ? { background: color } : undefined} aria-hidden="true" />
                {name}
              </li>
            ))}
        </ul>
      )}
      {imported + leftOut > 0 && (
        <p className={css.text}>
          {t('calendars.imported', { count: imported })} · {t('calendars.leftOut', { count: leftOut })}
        </p>
      )}
      <div className={css.actions}>
        {problem === 'wrong-password' && kind === 'caldav' && (
          <Button variant="primary" onClick={() => setOpened('password')}>
            {t('calendars.newPassword')}
          </Button>
        )}
        {(kind === 'google' || kind === 'microsoft') && problem === 'consent-withdrawn' && (
          <SignInButton kind={kind} accountId={id} />
        )}
        {(state === 'synced' || state === 'failing') && (
          <Button icon={<RefreshCw size={17} />} busy={sync.busy} onClick={() => void sync.send({ params: { id } })}>
            {t('calendars.syncNow')}
          </Button>
        )}
        {imported + leftOut > 0 && <Button onClick={() => setOpened('events')}>{t('calendars.showEvents')}</Button>}
        {listed && !first && !choosing && (
          <Button onClick={() => setChoosing(true)}>{t('calendars.chooseCalendars')}</Button>
        )}
        <Button variant="dangerPlain" icon={<Unplug size={17} />} onClick={() => setOpened('disconnect')}>
          {t('calendars.disconnect')}
        </Button>
      </div>
      <Suspense>
        {opened === 'disconnect' && <DisconnectDialog account={account} onClose={close} />}
        {opened === 'password' && <PasswordDialog account={account} onClose={close} />}
        {opened === 'events' && <EventsDialog account={account} onClose={close} />}
      </Suspense>
    </Card>
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const tones = { connecting: 'accent', choosing: 'accent', syncing: 'accent', synced: 'ok', failing: 'bad' } as const;

function StateChip({ state }: { state: CalendarAccount['state'] }) {
  const { t } = useWords();
  const underWay = state === 'connecting' || state === 'syncing';
  return (
    <span role="status">
      <Chip tone={tones[state]} dot={underWay ? 'pulse' : true}>
        {t(`calendars.state_${state}`)}
      </Chip>
    </span>
  );
}
