import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';

export function useNotificationSettings() {
  return useQuery(callQuery(useUserApi(), calls.getNotificationSettings, {}));
}

/** The server's public key, which a browser subscribes with. */
export function usePushKey(): string | null {
  return (
    useQuery(callQuery(useUserApi(), calls.getAppConfig, { params: { id: 'escale' } })).data?.vapidPublicKey ?? null
  );
}
