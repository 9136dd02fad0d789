import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';

/** The maps that the operator offers beside our own world. */
export function useMaps(): { script: string | null; style: string | null; known: boolean } {
  const { data, isPending } = useQuery(callQuery(useUserApi(), calls.getAppConfig, { params: { id: 'escale' } }));
  return { script: data?.maps.script ?? null, style: data?.maps.style ?? null, known: !isPending };
}
