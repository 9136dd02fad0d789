import { calls } from 'virtual:contract';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { keyOf } from '../../api/call-query.ts';
import { isKeptOnDevice } from '../../api/kept-copies.ts';
import { howLongAgo } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import css from './now-page.module.css';

/** Copies are written with a delay: asked again until they are there, and then no more. */
const askAfterMs = [800, 2000, 5000, 15_000];

/** "Saved on this device", only where it is; and how old what is shown is. */
export function KeptNote({ tripId, updatedAt, nowMs }: { tripId: string; updatedAt: number; nowMs: number }) {
  const { t, language } = useWords();
  const kept = useKept(tripId, updatedAt);
  const age = t('now.seen', { time: howLongAgo(updatedAt, language, Math.max(nowMs, updatedAt)) });
  return (
    <p className={css.kept}>
      {kept && <CircleCheck size={15} aria-hidden="true" />}
      <span className={css.keptWords}>{kept ? `${t('now.kept')} · ${age}` : age}</span>
    </p>
  );
}

function useKept(tripId: string, updatedAt: number): boolean {
  const [keptAt, setKeptAt] = useState(0);
  useEffect(() => {
    let stopped = false;
    let handle: ReturnType<typeof setTimeout>;
    const ask = (attempt: number) => {
      const wait = attempt === 0 ? 0 : askAfterMs[attempt - 1];
      if (wait === undefined) return;
      handle = setTimeout(async () => {
        const kept = await isKeptOnDevice(keyOf(calls.getTrip, { params: { id: tripId } }), updatedAt);
        if (stopped) return;
        if (kept) setKeptAt(updatedAt);
        else ask(attempt + 1);
      }, wait);
    };
    ask(0);
    return () => {
      stopped = true;
      clearTimeout(handle);
    };
  }, [tripId, updatedAt]);
  return keptAt === updatedAt;
}
