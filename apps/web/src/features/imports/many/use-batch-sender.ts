import { calls } from 'virtual:contract';
import { maxArchiveBytes } from '@escale/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUserApi } from '../../../api/user-api.tsx';
import { errorText } from '../../../ui/error/error-text.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useWords } from '../../../words/words.ts';
import { splitMailbox } from './split-mailbox.ts';

export type BatchSending = { sent: number; of: number; name: string; share: number };

/** Well below what the server takes, so that a mail at the cut fits too. */
const pieceBytes = maxArchiveBytes * 0.6;

/** Brings many files as one batch. Resolves to its id, or null when not one file was taken. */
export function useBatchSender() {
  const { t } = useWords();
  const api = useUserApi();
  const queries = useQueryClient();
  const [sending, setSending] = useState<BatchSending | null>(null);

  async function send(files: readonly File[]): Promise<string | null> {
    if (files.length === 0) return null;
    const first = files[0]?.name ?? '';
    setSending({ sent: 0, of: files.length, name: first, share: 0 });
    let taken = 0;
    const refused: string[] = [];
    let why: unknown = null;
    try {
      const { id } = await api.send(calls.createImportBatch, { body: {} });
      for (const [index, file] of files.entries()) {
        const onProgress = (share: number) => setSending({ sent: index, of: files.length, name: file.name, share });
        onProgress(0);
        try {
          for await (const piece of splitMailbox(file, pieceBytes)) {
            if (piece.size > maxArchiveBytes) throw new Error('too large');
            const sent = {
              params: { id },
              body: { name: piece.name },
              file: piece,
              idempotencyKey: crypto.randomUUID(),
            };
            await api.send(calls.addToImportBatch, sent, { onProgress });
          }
          taken++;
        } catch (error) {
          why = error;
          refused.push(file.name);
        }
      }
      await api.send(calls.closeImportBatch, { params: { id } });
      if (refused.length > 0)
        toast({
          severity: 'warning',
          title: t('many.notTaken', { count: refused.length }),
          message: refused.slice(0, 3).join(', '),
        });
      await queries.invalidateQueries({ queryKey: [calls.listImportBatches.path] });
      return taken > 0 ? id : null;
    } catch (error) {
      why = error;
      toast({ severity: 'danger', title: t('imports.importFailed'), message: errorText(why, t) });
      return null;
    } finally {
      setSending(null);
    }
  }

  return { sending, send };
}
