import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';

export function useAccount() {
  return useQuery(callQuery(useUserApi(), calls.getAccount, {}));
}
