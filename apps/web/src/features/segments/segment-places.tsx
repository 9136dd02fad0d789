import type { Segment } from '@escale/contract';
import { ExternalLink } from 'lucide-react';
import { buttonClass } from '../../ui/button/button.tsx';
import { useWords } from '../../words/words.ts';
import { IncompleteAddress } from '../map/incomplete-address.tsx';
import { mapsLink } from '../map/maps-link.ts';
import { isIncomplete } from '../map/trip-map.ts';
import { endPlace, shortName, startPlace } from './places.ts';
import css from './segment-detail.module.css';

/** Each place of a segment in the maps service: by a quiet button, or by the notice where we cannot show it ourselves. */
export function SegmentPlaces({ segment }: { segment: Segment }) {
  const { t } = useWords();
  const [first, last] = [startPlace(segment), endPlace(segment)];
  const places = [first, last === first ? null : last].filter((place) => place !== null);
  const known = places.filter((place) => !isIncomplete(place));
  return (
    <>
      {places
        .filter((place) => isIncomplete(place))
        .map((place) => (
          <IncompleteAddress key={place.name} place={place} />
        ))}
      {known.length > 0 && (
        <div className={css.actions}>
          {known.map((place) => (
            <a
              key={`${place.name} ${place.address}`}
              href={mapsLink(place)}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: 'plain' })}
              aria-label={t('map.openNamed', { place: place.name })}
              title={t('map.leaves')}
            >
              <ExternalLink size={17} aria-hidden="true" />
              {known.length > 1 ? shortName(place) : t('map.openPlace')}
            </a>
          ))}
        </div>
      )}
    </>
  );
}
