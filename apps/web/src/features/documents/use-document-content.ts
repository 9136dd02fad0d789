import { calls } from 'virtual:contract';
import type { DocumentFile } from '@escale/contract';
import { isRefusal } from '../../api/problem.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { saveBytes } from '../attachments/save-file.ts';

/**
 * A document's file opens with the Authorization header alone, never with a cookie, and only after a fresh proof: so its
 * bytes are fetched, and lie in memory while they are shown. Null: the person did not prove it, or it failed and was said.
 */
export function useDocumentContent(documentId: string, file: DocumentFile) {
  const { t } = useWords();
  const api = useUserApi();

  async function fetchBytes(): Promise<Blob | null> {
    try {
      const bytes = await api.send(calls.getDocumentFileContent, {
        params: { id: documentId, fileId: file.id },
        query: {},
      });
      return bytes as Blob;
    } catch (error) {
      if (!isRefusal(error, 'session.step-up-needed')) {
        toast({ severity: 'danger', title: t('errors.downloadFailed'), message: t('errors.downloadFailedText') });
      }
      return null;
    }
  }

  async function save(): Promise<void> {
    const bytes = await fetchBytes();
    if (bytes) saveBytes(bytes, file.name);
  }
  return { fetchBytes, save };
}
