import { calls } from 'virtual:contract';
import type { Attachment } from '@escale/contract';
import type { UserApi } from '../../api/user-api.tsx';

/** Fetches a file and hands it to the browser's downloads. Rejects when it cannot be had. */
export async function saveFile(api: UserApi, attachment: Attachment): Promise<void> {
  const bytes = await api.send(calls.getAttachmentContent, { params: { id: attachment.id }, query: { download: '1' } });
  saveBytes(bytes as Blob, attachment.name);
}

/** Hands bytes to the browser's downloads. */
export function saveBytes(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken hold of the bytes once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
