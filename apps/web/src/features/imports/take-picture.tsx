import { Camera } from 'lucide-react';
import { buttonClass } from '../../ui/button/button.tsx';
import { useWords } from '../../words/words.ts';
import css from './imports.module.css';

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
          void Promise.all(taken.map(readable)).then(onFiles);
        }}
      />
    </label>
  );
}

/** A barcode needs no more; phones take up to four times that, which is more than the reader looks at. */
const longestSide = 4_000;

/** Drawn anew and smaller, which also leaves behind where it was taken. What this browser cannot draw goes as it is. */
async function readable(photo: File): Promise<File> {
  try {
    const picture = await createImageBitmap(photo);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const drawn = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
    return new File([drawn], `${photo.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
  } catch {
    return photo;
  }
}
