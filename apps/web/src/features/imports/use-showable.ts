import type { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '../../api/client.ts';

type Original = typeof calls.getImportOriginal | typeof calls.getAgencyImportOriginal;

/** As what an original can be shown: a plain text has no page of its own, a damaged file nothing at all. Null: not known yet. */
export type Showable = 'html' | 'text' | 'nothing' | null;

export function useShowable(api: Client, original: Original, importId: string): Showable {
  const { data } = useQuery({
    queryKey: [original.path, { id: importId }, 'showable'],
    queryFn: async () => {
      const params = { id: importId };
      for (const as of ['html', 'text'] as const) {
        const shown = await api.send(original as typeof calls.getImportOriginal, { params, query: { as } });
        if (new TextDecoder().decode(await shown.arrayBuffer()).trim()) return as;
      }
      return 'nothing' as const;
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { keep: false },
  });
  return data ?? null;
}
