import type { Attachment } from '@escale/contract';
import { useDownload } from './attachment-row.tsx';
import { contentAddress } from './content-address.ts';
import { FilePreview } from './file-preview.tsx';

export function Preview({ attachment, onClose }: { attachment: Attachment; onClose: () => void }) {
  const download = useDownload(attachment);
  return (
    <FilePreview
      name={attachment.name}
      kind={attachment.preview}
      address={contentAddress(attachment.id)}
      onDownload={() => void download()}
      onClose={onClose}
    />
  );
}
