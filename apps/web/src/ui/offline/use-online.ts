import { useSyncExternalStore } from 'react';
import { isOnline, onNetwork } from '../../api/network.ts';

/** Whether anything passes to the service. By itself, so that who only asks does not fetch the banner and what it counts with. */
export function useOnline(): boolean {
  return useSyncExternalStore(onNetwork, isOnline);
}
