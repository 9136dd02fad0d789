import { calls } from 'virtual:contract';
import { pageSize } from '@escale/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';

/** What a change to a document makes stale. */
export const documentReads = [calls.listDocuments, calls.listDocumentWarnings];

/** All of them at once: nobody has hundreds, and a desk without a network asks for any one. */
export function useDocuments() {
  const list = useQuery(callQuery(useUserApi(), calls.listDocuments, { query: { limit: pageSize.max } }));
  return { ...list, documents: list.data?.items };
}

export function useDocument(id: string) {
  const list = useDocuments();
  return { ...list, document: list.documents?.find((document) => document.id === id) ?? null };
}
