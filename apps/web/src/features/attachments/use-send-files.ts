import { maxFileBytes } from '@escale/contract/limits';
import { useState } from 'react';
import { errorText } from '../../ui/error/error-text.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';

export type Upload = { key: string; name: string; share: number };

/** Sends one file; `share` of it is on its way, from 0 to 1. Rejects when it was not taken. */
export type SendFile = (file: File, idempotencyKey: string, onProgress: (share: number) => void) => Promise<void>;

/** Sends files to whatever takes them, and shows how far each is. */
export function useSendFiles() {
  const { t } = useWords();
  const [uploads, setUploads] = useState<Upload[]>([]);

  async function upload(file: File, send: SendFile): Promise<boolean> {
    if (file.size > maxFileBytes) {
      toast({ severity: 'warning', title: t('files.tooLarge', { name: file.name }) });
      return false;
    }
    const key = crypto.randomUUID();
    const onProgress = (share: number) =>
      setUploads((before) => before.map((other) => (other.key === key ? { ...other, share } : other)));
    setUploads((before) => [...before, { key, name: file.name, share: 0 }]);
    try {
      await send(file, key, onProgress);
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
  async function add(files: readonly File[], send: SendFile): Promise<void> {
    let added = 0;
    for (const file of files) if (await upload(file, send)) added += 1;
    if (added > 0) toast({ severity: 'success', title: t('files.added') });
  }
  return { uploads, add };
}
