import { calls } from 'virtual:contract';
import type { Message } from '@escale/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery, keyOf } from '../../api/call-query.ts';
import type { Client } from '../../api/client.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { kept, sendOrKeep } from '../../outbox/send-or-keep.ts';
import { withoutMessage, withRead } from './as-they-will-be.ts';

/** One read for the count in the navigation and the few newest on Home. */
export const newestMessages = (api: Client) => callQuery(api, calls.listMessages, { query: { limit: 3 } });

/** How many messages nobody has read; 0 while it is not known. */
export function useUnreadCount(): number {
  return useQuery(newestMessages(useUserApi())).data?.unread ?? 0;
}

/** The three newest; none while they are not known. */
export function useRecentMessages(): readonly Message[] {
  return useQuery(newestMessages(useUserApi())).data?.items ?? [];
}

/** Marks as read; the list and every count follow. */
export function useReadMessages() {
  const api = useUserApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (which: { ids: string[] } | { all: true }) => sendOrKeep(api, calls.readMessages, { body: which }),
    onSuccess: (reply, which) =>
      reply === kept
        ? withRead(queries, 'ids' in which ? which.ids : null)
        : queries.invalidateQueries({ queryKey: keyOf(calls.listMessages) }),
  });
}

export function useDeleteMessage() {
  const api = useUserApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => sendOrKeep(api, calls.deleteMessage, { params: { id } }),
    onSuccess: (reply, id) =>
      reply === kept ? withoutMessage(queries, id) : queries.invalidateQueries({ queryKey: keyOf(calls.listMessages) }),
  });
}
