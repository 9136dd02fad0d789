import { CameraButton } from '../../ui/button/file-button.tsx';
import { useWords } from '../../words/words.ts';

type TakePictureProps = { disabled: boolean; onFiles: (files: File[]) => void };

/** Held over a ticket or a boarding pass. */
export function TakePicture({ disabled, onFiles }: TakePictureProps) {
  const { t } = useWords();
  return (
    <CameraButton disabled={disabled} onFiles={onFiles}>
      {t('imports.photo')}
    </CameraButton>
  );
}
