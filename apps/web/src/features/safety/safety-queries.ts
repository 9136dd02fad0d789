import { calls } from 'virtual:contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callQuery, keyOf } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { sendWaiting, whenSent } from './send-waiting.ts';
import { readWaiting } from './waiting-reports.ts';

/** The company, as it was last heard of. */
export function useCompany() {
  return useQuery(callQuery(useUserApi(), calls.getCompany, {}));
}

/** What I reported, newest first. */
export function useMyIncidents() {
  return useQuery(callQuery(useUserApi(), calls.listMyIncidents, {}));
}

/** Shows what waits on this device and sends it; what arrives is read again from the server. */
export function useSending(): void {
  const queries = useQueryClient();
  useEffect(() => {
    whenSent(() => void queries.invalidateQueries({ queryKey: keyOf(calls.listMyIncidents) }));
    void readWaiting().then(sendWaiting);
    return () => whenSent(() => undefined);
  }, [queries]);
}
