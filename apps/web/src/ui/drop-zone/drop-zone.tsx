import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useWords } from '../../words/words.ts';
import { classNames } from '../class-names.ts';
import css from './drop-zone.module.css';

type DropZoneProps = {
  onFiles: (files: File[]) => void;
  text?: string;
  /** As for `<input type=file>`; a hint only, the server decides by content. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
};

/** A place to drop files on, and at the same time an ordinary file field for keyboard and phone. */
export function DropZone({ onFiles, text, accept, multiple = false, disabled = false }: DropZoneProps) {
  const { t } = useWords();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) =>
    files && files.length > 0 && onFiles([...files].slice(0, multiple ? undefined : 1));
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };
  return (
    <label
      className={classNames(css.zone, over && css.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <FileUp size={24} aria-hidden="true" />
      <span className={css.title}>{over ? t('common.dropFileHere') : t('common.chooseFile')}</span>
      <span className={css.text}>{text ?? t('common.dropFile')}</span>
      <input
        className={css.input}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </label>
  );
}
