import type { DocumentFile } from '@escale/contract';
import { useEffect, useRef, useState } from 'react';
import { FilePreview } from '../attachments/file-preview.tsx';
import { useDocumentContent } from './use-document-content.ts';

type PreviewProps = { documentId: string; file: DocumentFile; onClose: () => void };

/** Opens once the bytes are there: before that, the person may have been asked to prove who they are. */
export function PreviewDocumentFile({ documentId, file, onClose }: PreviewProps) {
  const { fetchBytes, save } = useDocumentContent(documentId, file);
  const [address, setAddress] = useState<string | null>(null);
  const start = useRef({ fetchBytes, onClose });

  useEffect(() => {
    let made: string | null = null;
    let gone = false;
    void start.current.fetchBytes().then((bytes) => {
      if (gone) return;
      if (!bytes) return start.current.onClose();
      made = URL.createObjectURL(bytes);
      setAddress(made);
    });
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, []);

  if (!address) return null;
  return (
    <FilePreview
      name={file.name}
      kind={file.preview}
      address={address}
      onDownload={() => void save()}
      onClose={onClose}
    />
  );
}
