import { calls } from 'virtual:contract';
import type { CalendarProblem } from '@escale/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { useCalendars } from './calendar-queries.ts';

/** What a misspelt address looks like from here. A wrong password is mended on the page, and what is away may come back. */
const misspelt: readonly CalendarProblem[] = ['not-found', 'not-a-calendar', 'address-refused', 'certificate'];
const patienceMs = 15_000;

/**
 * Waits for what became of a calendar that was just connected. One with a misspelt address is taken back and its problem
 * told; of everything else, and of one that takes its time, `onOver`.
 */
export function useTrial(onOver: () => void) {
  const [tried, setTried] = useState<string | null>(null);
  const [refused, setRefused] = useState<CalendarProblem | null>(null);
  const disconnect = useSend(calls.disconnectCalendar, [calls.listCalendars]);
  const account = useCalendars().data?.accounts.find(({ id }) => id === tried);
  const state = account?.state;
  const over = useEffectEvent(onOver);
  const settle = useEffectEvent((id: string) => {
    const problem = account?.problem;
    if (!problem || !misspelt.includes(problem)) return onOver();
    setTried(null);
    setRefused(problem);
    void disconnect.send({ params: { id }, query: { events: 'remove' } });
  });
  useEffect(() => {
    if (tried && state && state !== 'connecting') settle(tried);
  }, [tried, state]);
  useEffect(() => {
    if (!tried) return;
    const handle = setTimeout(() => over(), patienceMs);
    return () => clearTimeout(handle);
  }, [tried]);
  return { refused, underWay: tried !== null || disconnect.busy, begin: setTried, forget: () => setRefused(null) };
}
