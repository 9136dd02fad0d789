import { Camera } from 'lucide-react';
import { buttonClass } from '../../ui/button/button.tsx';
import { useWords } from '../../words/words.ts';
import css from './imports-page.module.css';

type TakePictureProps = { disabled: boolean; onFiles: (files: File[]) => void };

/** The phone's camera, held over a ticket or a boarding pass; on a computer, a picture that lies there. */
export function TakePicture({ disabled, onFiles }: TakePictureProps) {
  const { t } = useWords();
  return (
    <label className={`${buttonClass()} ${css.camera}`}>
      <Camera size={18} aria-hidden="true" />
      {t('imports.photo')}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="only-heard"
        disabled={disabled}
        onChange={(event) => {
          const taken = [...(event.target.files ?? [])];
          event.target.value = '';
          onFiles(taken);
        }}
      />
    </label>
  );
}
