import { calls } from 'virtual:contract';
import { useQueryClient } from '@tanstack/react-query';
import { useUserApi } from '../../api/user-api.tsx';
import { type SendFile, useSendFiles } from '../attachments/use-send-files.ts';

/** Sends scans to a document, and shows how far each is. */
export function useDocumentUploads() {
  const api = useUserApi();
  const queries = useQueryClient();
  const { uploads, add } = useSendFiles();
  const sendTo =
    (documentId: string): SendFile =>
    async (file, idempotencyKey, onProgress) => {
      const sent = { params: { id: documentId }, body: { name: file.name }, file, idempotencyKey };
      await api.send(calls.addDocumentFile, sent, { onProgress });
      await queries.invalidateQueries({ queryKey: [calls.listDocuments.path] });
    };
  return { uploads, add: (documentId: string, files: readonly File[]) => add(files, sendTo(documentId)) };
}
