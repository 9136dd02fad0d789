import { calls } from 'virtual:contract';
import type { QueryClient } from '@tanstack/react-query';
import { onAvailability, unavailableUntil } from '../api/availability.ts';
import type { Client } from '../api/client.ts';

const soonestMs = 1_000;

/** While the service is away it is asked when it said that it is worth it; once it is back the pages are read anew by themselves. */
export function openRecovery(client: Client, queries: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let away = false;
  const look = () => {
    clearTimeout(timer);
    const until = unavailableUntil();
    if (until !== null) {
      away = true;
      timer = setTimeout(ask, Math.max(soonestMs, until - Date.now()));
    } else if (away) {
      away = false;
      void queries.invalidateQueries();
      dispatchEvent(new Event('escale:back'));
    }
  };
  // The answer itself is heard by `noteAnswer`; without any the network is gone, which is another matter.
  const ask = () => client.open(calls.ping, {}).catch(() => (timer = setTimeout(ask, 10_000)));
  onAvailability(look);
  look();
}
