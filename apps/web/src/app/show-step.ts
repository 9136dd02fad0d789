import { calls } from 'virtual:contract';
import type { Import, ReadingStep } from '@escale/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

type Page = { items: readonly Import[] };
type Step = { importId: string; progress: number; step: ReadingStep };

/** Writes how far a reading is into what the pages show of it: nothing else has changed, and nothing need be asked. */
export function showStep(queries: QueryClient, { importId, progress, step }: Step): void {
  const further = <T extends Import>(one: T): T =>
    one.id === importId && one.state === 'reading' ? { ...one, progress, step } : one;
  for (const { path } of [calls.getImport, calls.getAgencyImport])
    queries.setQueriesData<Import>({ queryKey: [path] }, (one) => one && further(one));
  for (const { path } of [calls.listImports, calls.listAgencyImports])
    queries.setQueriesData<InfiniteData<Page> | Page>({ queryKey: [path] }, (list) => {
      if (!list) return list;
      if ('items' in list) return { ...list, items: list.items.map(further) };
      return { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(further) })) };
    });
}
