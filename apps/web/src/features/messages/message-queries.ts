import { calls } from 'virtual:contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery, keyOf } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';

/** How many messages nobody has read; 0 while it is not known. */
export function useUnreadCount(): number {
  return useQuery(callQuery(useUserApi(), calls.listMessages, { query: { limit: 1 } })).data?.unread ?? 0;
}

/** Marks as read; the list and every count follow. */
export function useReadMessages() {
  const api = useUserApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (which: { ids: string[] } | { all: true }) => api.send(calls.readMessages, { body: which }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(calls.listMessages) }),
  });
}

export function useDeleteMessage() {
  const api = useUserApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.send(calls.deleteMessage, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(calls.listMessages) }),
  });
}
