import { CameraButton } from '../../ui/button/file-button.tsx';
import { DropZone } from '../../ui/drop-zone/drop-zone.tsx';
import { useWords } from '../../words/words.ts';

type ScansProps = { disabled: boolean; onFiles: (files: File[]) => void };

/** Dropped, chosen, or taken with the phone's camera. */
export function ChooseScans({ disabled, onFiles }: ScansProps) {
  const { t } = useWords();
  return (
    <>
      <DropZone
        multiple
        accept="image/*,application/pdf"
        disabled={disabled}
        text={t('documents.dropHere')}
        onFiles={onFiles}
      />
      <CameraButton besideZone disabled={disabled} onFiles={onFiles}>
        {t('files.camera')}
      </CameraButton>
    </>
  );
}
