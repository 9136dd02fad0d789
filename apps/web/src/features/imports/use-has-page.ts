import type { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '../../api/client.ts';

type Original = typeof calls.getImportOriginal | typeof calls.getAgencyImportOriginal;

/** A plain text has no page of its own: the answer is empty, and the text is shown instead. Null: not known yet. */
export function useHasPage(api: Client, original: Original, importId: string): boolean | null {
  const { data } = useQuery({
    queryKey: [original.path, { id: importId }, 'has-page'],
    queryFn: async () => {
      const page = await api.send(original as typeof calls.getImportOriginal, {
        params: { id: importId },
        query: { as: 'html' },
      });
      return page.size > 0;
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { keep: false },
  });
  return data ?? null;
}
