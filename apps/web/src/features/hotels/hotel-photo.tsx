import { BedDouble } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import css from './hotels.module.css';

type PhotoProps = { url: string | undefined; alt: string; className?: string; eager?: boolean };

/** A photo of the provider's, or a drawing where there is none or it does not come. */
export function HotelPhoto({ url, alt, className, eager = false }: PhotoProps) {
  const [failed, setFailed] = useState(false);
  if (!url || failed) {
    return (
      <span className={classNames(css.noPhoto, className)} aria-hidden="true">
        <BedDouble size={28} />
      </span>
    );
  }
  return (
    <img
      src={url}
      alt={alt}
      className={classNames(css.photo, className)}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}
