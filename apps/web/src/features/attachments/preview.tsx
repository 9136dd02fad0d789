import type { Attachment } from '@escale/contract';
import { useOnline } from '../../ui/offline/use-online.ts';
import { useDownload } from './attachment-row.tsx';
import { FilePreview } from './file-preview.tsx';
import { useShownAddress } from './use-shown-address.ts';

export function Preview({ attachment, onClose }: { attachment: Attachment; onClose: () => void }) {
  const download = useDownload(attachment);
  const online = useOnline();
  const address = useShownAddress(attachment.id, attachment.preview === 'html' && !online);
  if (address === null) return null;
  return (
    <FilePreview
      name={attachment.name}
      kind={attachment.preview}
      address={address}
      onDownload={() => void download()}
      onClose={onClose}
    />
  );
}
