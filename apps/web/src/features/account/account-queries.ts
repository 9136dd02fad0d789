import { calls } from 'virtual:contract';
import type { Sent } from '@escale/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery, keyOf } from '../../api/call-query.ts';
import { etagOf } from '../../api/client.ts';
import { useUserApi } from '../../api/user-api.tsx';

export function useAccount() {
  return useQuery(callQuery(useUserApi(), calls.getAccount, {}));
}

type Details = Sent<NonNullable<(typeof calls.updateAccountDetails)['contract']>>['body'];

/** Refused with `record.changed` when the details were changed elsewhere since they were read. */
export function useUpdateDetails(version: number) {
  const api = useUserApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Details) => api.send(calls.updateAccountDetails, { body, ifMatch: etagOf({ version }) }),
    onSuccess: (account) => queries.setQueryData(keyOf(calls.getAccount), account),
  });
}

/** Mails, pushes and the names of new trips are written where nobody's device is asked. Without a network it is told later. */
export function useTellLanguage() {
  const api = useUserApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (language: Details['language']) => api.send(calls.updateAccountDetails, { body: { language } }),
    onSuccess: (account) => queries.setQueryData(keyOf(calls.getAccount), account),
  });
}
