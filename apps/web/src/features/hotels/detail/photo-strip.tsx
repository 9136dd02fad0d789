import { useWords } from '../../../words/words.ts';
import { HotelPhoto } from '../hotel-photo.tsx';
import type { HotelDetail } from '../hotel-queries.ts';
import css from './detail.module.css';

/** Photos side by side; a keyboard scrolls them too. */
export function PhotoStrip({ hotel: { name, photos } }: { hotel: HotelDetail['hotel'] }) {
  const { t } = useWords();
  if (photos.length === 0) return null;
  return (
    <section className={css.photos} aria-label={t('hotels.photos')} tabIndex={photos.length > 1 ? 0 : undefined}>
      {photos.map(({ url, caption }, i) => (
        <HotelPhoto
          key={url}
          url={url}
          alt={caption ?? t('hotels.photoOf', { name })}
          className={css.photo}
          eager={i === 0}
        />
      ))}
    </section>
  );
}
