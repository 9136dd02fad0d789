import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';

const underWay = ['connecting', 'syncing'];
const askAgainMs = 1500;

/** While something is under way it is asked again now and then: the live line may be away. */
export function useCalendars() {
  return useQuery({
    ...callQuery(useUserApi(), calls.listCalendars, {}),
    refetchInterval: ({ state }) =>
      state.data?.accounts.some((account) => underWay.includes(account.state)) ? askAgainMs : false,
  });
}
