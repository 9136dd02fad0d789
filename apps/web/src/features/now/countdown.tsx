import { useEffect, useState } from 'react';
import { shortDay, today, wallTime, zoneName } from '../../words/dates.ts';
import type { Language } from '../../words/language.ts';
import type { WordKey } from '../../words/namespaces.ts';
import { type Say, useWords } from '../../words/words.ts';
import css from './now-page.module.css';
import { type Aim, countdownTo, type Countdown as Left, saidMinutes } from './rules/aim.ts';

const aimWords: Record<Aim['what'], WordKey> = {
  boards: 'now.boardsIn',
  departs: 'now.departsIn',
  arrives: 'now.arrivesIn',
  'check-in': 'now.checkInIn',
  'pick-up': 'now.pickUpIn',
  embarks: 'now.embarksIn',
  starts: 'now.startsIn',
};
const dueWords: Record<Aim['what'], WordKey> = {
  boards: 'now.boardsNow',
  departs: 'now.departsNow',
  arrives: 'now.arrivesNow',
  'check-in': 'now.checkInNow',
  'pick-up': 'now.pickUpNow',
  embarks: 'now.embarksNow',
  starts: 'now.startsNow',
};

/** The clock that runs down, and the moment by the clocks of the place. */
export function Countdown({ aim, place }: { aim: Aim; place: string | null }) {
  const { t, language } = useWords();
  const nowMs = useTicking(aim.atMs);
  const left = countdownTo(aim.at, aim.atMs, nowMs);
  const due = left.kind === 'due';
  return (
    <div className={css.countdown}>
      <p className={css.aim}>{t(due ? dueWords[aim.what] : aimWords[aim.what])}</p>
      {!due && (
        <p className={css.left} role="timer" aria-label={t(aimWords[aim.what])}>
          {leftText(left, t)}
        </p>
      )}
      <p className={css.clock}>
        {clockText(aim.at, nowMs, t, language)}
        {place && ` · ${place}`}
      </p>
      <p className="only-heard" aria-live="polite">
        {heard(aim, nowMs, t)}
      </p>
    </div>
  );
}

function leftText(left: Left, t: Say) {
  switch (left.kind) {
    case 'days':
      return t('now.days', { count: left.days });
    case 'minutes': {
      const [hours, minutes] = [Math.floor(left.minutes / 60), left.minutes % 60];
      return (
        <>
          <Unit value={hours} unit={t('now.h')} />
          {minutes > 0 && <Unit value={minutes} unit={t('now.min')} />}
        </>
      );
    }
    case 'seconds':
      return (
        <>
          {left.minutes > 0 && <Unit value={left.minutes} unit={t('now.min')} />}
          <Unit value={left.seconds} unit={t('now.s')} />
        </>
      );
    case 'due':
      return null;
  }
}

function Unit({ value, unit }: { value: number; unit: string }) {
  return (
    <span className={css.unit}>
      {value}
      <small>{`\u00a0${unit}`}</small>{' '}
    </span>
  );
}

/** `today at 19:40 WET`; the day alone where no time is known. */
function clockText(at: string, nowMs: number, t: Say, language: Language): string {
  const day = at.slice(0, 10);
  const named =
    day === today(new Date(nowMs))
      ? t('now.today')
      : day === today(new Date(nowMs + 86_400_000))
        ? t('now.tomorrow')
        : shortDay(day, language).replaceAll(',', '');
  return [[named, wallTime(at)].filter(Boolean).join(', '), zoneName(at, language)].filter(Boolean).join('\u00a0');
}

function heard(aim: Aim, nowMs: number, t: Say): string {
  const minutes = saidMinutes(aim.atMs, nowMs);
  if (minutes === null) return '';
  return minutes === 0
    ? t(dueWords[aim.what])
    : t('now.heard', { what: t(aimWords[aim.what]), time: t('now.minutesHeard', { count: minutes }) });
}

/** Now, anew at each change that the clock shows: by the second in the last hour before `atMs`, else by the minute. */
function useTicking(atMs: number): number {
  const [nowMs, setNow] = useState(Date.now);
  useEffect(() => {
    let handle: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = Date.now();
      setNow(now);
      const left = atMs - now;
      const stepMs = left > 0 && left <= 3_600_000 ? 1000 : 60_000;
      // Together with the whole second or minute of what is left, so that what is shown is never late.
      const untilNext = left > 0 ? left % stepMs || stepMs : stepMs;
      handle = setTimeout(tick, untilNext + 5);
    };
    const again = () => {
      clearTimeout(handle);
      if (document.visibilityState === 'visible') tick();
    };
    tick();
    document.addEventListener('visibilitychange', again);
    return () => {
      clearTimeout(handle);
      document.removeEventListener('visibilitychange', again);
    };
  }, [atMs]);
  return nowMs;
}
