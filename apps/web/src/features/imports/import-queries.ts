import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';

/** How many imports wait for their person; 0 while it is not known. */
export function useWaitingCount(): number {
  return useQuery(callQuery(useUserApi(), calls.listImports, { query: { waiting: '1', limit: 1 } })).data?.waiting ?? 0;
}
