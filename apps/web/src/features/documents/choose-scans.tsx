import { Camera } from 'lucide-react';
import { buttonClass } from '../../ui/button/button.tsx';
import { DropZone } from '../../ui/drop-zone/drop-zone.tsx';
import { useWords } from '../../words/words.ts';
import css from './documents.module.css';

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
      <label className={`${buttonClass()} ${css.camera}`}>
        <Camera size={18} aria-hidden="true" />
        {t('files.camera')}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className="only-heard"
          disabled={disabled}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </label>
    </>
  );
}
