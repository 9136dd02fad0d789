import type { Place } from '@escale/contract';
import { ExternalLink, MapPinOff } from 'lucide-react';
import { buttonClass } from '../../ui/button/button.tsx';
import { useWords } from '../../words/words.ts';
import css from './incomplete-address.module.css';
import { mapsLink } from './maps-link.ts';

/** A place that we cannot show: the maps service may know it by its name. */
export function IncompleteAddress({ place }: { place: Place }) {
  const { t } = useWords();
  return (
    <div className={css.notice}>
      <p>
        <MapPinOff size={18} aria-hidden="true" />
        {t('errors.addressIncomplete')}
      </p>
      <a
        href={mapsLink(place)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'primary' })}
        aria-label={t('map.openNamed', { place: place.name })}
        title={t('map.leaves')}
      >
        <ExternalLink size={17} aria-hidden="true" />
        {t('map.openPlace')}
      </a>
    </div>
  );
}
