import { calls } from 'virtual:contract';
import type { Attachment } from '@escale/contract';
import type { UserApi } from '../../api/user-api.tsx';

/** Fetches a file and hands it to the browser's downloads. Rejects when it cannot be had. */
export async function saveFile(api: UserApi, attachment: Attachment): Promise<void> {
  const bytes = await api.send(calls.getAttachmentContent, { params: { id: attachment.id }, query: { download: '1' } });
  const url = URL.createObjectURL(bytes as Blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = attachment.name;
  link.click();
  // The browser has taken hold of the bytes once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
