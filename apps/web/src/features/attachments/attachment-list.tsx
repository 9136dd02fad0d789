import type { Attachment } from '@escale/contract';
import { lazy, Suspense, useState } from 'react';
import { RowList } from '../../ui/card/card.tsx';
import { AttachmentRow } from './attachment-row.tsx';

const Preview = lazy(async () => ({ default: (await import('./preview.tsx')).Preview }));
const Rename = lazy(async () => ({ default: (await import('./rename-dialog.tsx')).RenameDialog }));
const Remove = lazy(async () => ({ default: (await import('./delete-attachment.tsx')).DeleteAttachment }));

export type AttachmentDeed = 'preview' | 'rename' | 'delete';

/** Files and links, each with what can be done with it. Draws nothing where there are none. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  const [asked, setAsked] = useState<{ deed: AttachmentDeed; attachment: Attachment } | null>(null);
  if (attachments.length === 0) return null;
  const close = () => setAsked(null);
  return (
    <>
      <RowList>
        {attachments.map((attachment) => (
          <AttachmentRow
            key={attachment.id}
            attachment={attachment}
            onDeed={(deed) => setAsked({ deed, attachment })}
          />
        ))}
      </RowList>
      <Suspense>
        {asked?.deed === 'preview' && <Preview attachment={asked.attachment} onClose={close} />}
        {asked?.deed === 'rename' && <Rename attachment={asked.attachment} onClose={close} />}
        {asked?.deed === 'delete' && <Remove attachment={asked.attachment} onClose={close} />}
      </Suspense>
    </>
  );
}
