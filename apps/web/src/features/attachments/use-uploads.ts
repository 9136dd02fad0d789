import { calls } from 'virtual:contract';
import { maxFileBytes } from '@escale/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUserApi } from '../../api/user-api.tsx';
import { errorText } from '../../ui/error/error-text.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';

export type Upload = { key: string; name: string; share: number };

/** Sends files to a trip, or to one of its segments, and shows how far each is. */
export function useUploads(tripId: string) {
  const { t } = useWords();
  const api = useUserApi();
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<Upload[]>([]);

  async function upload(file: File, segmentId: string | null): Promise<boolean> {
    if (file.size > maxFileBytes) {
      toast({ severity: 'warning', title: t('files.tooLarge', { name: file.name }) });
      return false;
    }
    const key = crypto.randomUUID();
    const onProgress = (share: number) =>
      setUploads((before) => before.map((other) => (other.key === key ? { ...other, share } : other)));
    setUploads((before) => [...before, { key, name: file.name, share: 0 }]);
    try {
      const sent = { body: { name: file.name }, file, idempotencyKey: key };
      await (segmentId
        ? api.send(calls.addSegmentAttachment, { params: { id: tripId, segmentId }, ...sent }, { onProgress })
        : api.send(calls.addTripAttachment, { params: { id: tripId }, ...sent }, { onProgress }));
      await queries.invalidateQueries({ queryKey: [calls.getTrip.path] });
      return true;
    } catch (error) {
      const title = t('files.uploadFailed', { name: file.name });
      toast({ severity: 'danger', title, message: errorText(error, t) });
      return false;
    } finally {
      setUploads((before) => before.filter((other) => other.key !== key));
    }
  }

  /** One after the other: on a phone's network they would only slow each other down. */
  async function add(files: readonly File[], segmentId: string | null): Promise<void> {
    let added = 0;
    for (const file of files) if (await upload(file, segmentId)) added += 1;
    if (added > 0) toast({ severity: 'success', title: t('files.added') });
  }
  return { uploads, add };
}
