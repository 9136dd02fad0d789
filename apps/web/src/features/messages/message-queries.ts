import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';

/** How many messages nobody has read; 0 while it is not known. */
export function useUnreadCount(): number {
  return useQuery(callQuery(useUserApi(), calls.listMessages, { query: { limit: 1 } })).data?.unread ?? 0;
}
