import { calls } from 'virtual:contract';
import type { Import } from '@escale/contract';
import { maxFileBytes } from '@escale/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useUserApi } from '../../api/user-api.tsx';
import { errorText } from '../../ui/error/error-text.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { fitted } from './fitted.ts';

export type Sending = { key: string; name: string; share: number };

/** Gives documents and pasted texts to be read, with how far each has gone out. `tripId`: where the bookings belong. */
export function useImportSender(tripId?: string) {
  const { t } = useWords();
  const api = useUserApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [sending, setSending] = useState<Sending[]>([]);

  /** Resolves to whether it was taken. */
  async function sendFile(chosen: File): Promise<boolean> {
    const file = await fitted(chosen);
    if (file.size > maxFileBytes) {
      toast({ severity: 'warning', title: t('imports.tooLarge', { name: file.name }) });
      return false;
    }
    if (file.size === 0) {
      toast({
        severity: 'warning',
        title: t('imports.emptyFile', { name: file.name }),
        message: t('imports.emptyFileNow'),
      });
      return false;
    }
    const key = crypto.randomUUID();
    setSending((before) => [...before, { key, name: file.name, share: 0 }]);
    const onProgress = (share: number) =>
      setSending((before) => before.map((other) => (other.key === key ? { ...other, share } : other)));
    const taken = await attempt(() =>
      api.send(
        calls.createImport,
        { body: { name: file.name, ...(tripId && { tripId }) }, file, idempotencyKey: key },
        { onProgress },
      ),
    );
    setSending((before) => before.filter((other) => other.key !== key));
    return taken;
  }

  /** Resolves to whether it was taken. */
  function sendText(text: string): Promise<boolean> {
    return attempt(() => api.send(calls.createImport, { body: { text, ...(tripId && { tripId }) } }));
  }

  async function attempt(send: () => Promise<Import>): Promise<boolean> {
    try {
      const taken = await send();
      // A new one is at its first version.
      if (taken.version > 1) sayThatItIsHere(taken);
      await queries.invalidateQueries({ queryKey: [calls.listImports.path] });
      return true;
    } catch (error) {
      toast({ severity: 'danger', title: t('imports.importFailed'), message: errorText(error, t) });
      return false;
    }
  }

  function sayThatItIsHere({ id, title, trips: [trip] }: Import): void {
    toast({
      severity: 'info',
      title: trip ? t('imports.alreadyInTrip', { trip: trip.name }) : t('imports.alreadyHere'),
      message: t('imports.alreadyRead', { title }),
      action: {
        label: t('imports.alreadyOpen'),
        onSelect: () => void navigate({ to: '/imports/$importId', params: { importId: id } }),
      },
    });
  }

  const sendFiles = async (files: readonly File[]) => {
    for (const file of files) await sendFile(file);
  };
  return { sending, sendFile, sendFiles, sendText };
}
