import { calls } from 'virtual:contract';
import { useEffect, useState } from 'react';
import { useUserApi } from '../../api/user-api.tsx';
import { inShell } from '../../native/in-shell.ts';
import { contentAddress } from './content-address.ts';

/**
 * The address that an element of the page shows a file from. `copied`: of bytes that the page has fetched, for who cannot ask by
 * itself: a sandboxed frame without a network, which goes past the service worker, and everything in a phone shell, to whose
 * pages the server's cookie does not belong. Null while they are on the way.
 */
export function useShownAddress(attachmentId: string, copied = false): string | null {
  const api = useUserApi();
  const [made, setMade] = useState<string | null>(null);
  const needed = copied || inShell();

  useEffect(() => {
    if (!needed) return;
    let address: string | null = null;
    let gone = false;
    const bytes = inShell()
      ? api.send(calls.getAttachmentContent, { params: { id: attachmentId }, query: {} })
      : fetch(contentAddress(attachmentId)).then((response) => response.blob());
    bytes
      .then((blob) => {
        if (gone) return;
        address = URL.createObjectURL(blob as Blob);
        setMade(address);
      })
      // Not kept on this device: the element says by itself that there is nothing at the plain address.
      .catch(() => setMade(contentAddress(attachmentId)));
    return () => {
      gone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [api, attachmentId, needed]);

  return needed ? made : contentAddress(attachmentId);
}
