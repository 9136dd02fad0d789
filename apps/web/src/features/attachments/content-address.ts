import { calls } from 'virtual:contract';
import { baseAddress } from '../../api/base-address.ts';

/** Where a file's bytes are; the access-token cookie opens it, so that `<img>` and `<iframe>` can. */
export function contentAddress(attachmentId: string, download = false): string {
  const path = calls.getAttachmentContent.path.replace('{id}', encodeURIComponent(attachmentId));
  return `${baseAddress()}${path}${download ? '?download=1' : ''}`;
}
