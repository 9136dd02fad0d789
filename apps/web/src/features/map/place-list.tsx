import { ExternalLink, MapPin } from 'lucide-react';
import { IconButton, iconButtonClass } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { KindTile } from '../../ui/kind/kind.tsx';
import { shortDay } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { nameWithCode } from '../places/place-input.ts';
import { whereText } from '../segments/places.ts';
import { IncompleteAddress } from './incomplete-address.tsx';
import css from './map.module.css';
import { mapsLink } from './maps-link.ts';
import { isIncomplete, kindOf, type MapPlace } from './trip-map.ts';

type ListProps = { places: readonly MapPlace[]; chosen: string | null; onShow: ((key: string) => void) | null };

/** What the map shows, in words: for who cannot see it, and for what it cannot show. */
export function PlaceList({ places, chosen, onShow }: ListProps) {
  return (
    <ol className={css.list}>
      {places.map((one) => (
        <PlaceLine key={one.key} one={one} chosen={one.key === chosen} onShow={onShow} />
      ))}
    </ol>
  );
}

function PlaceLine({
  one,
  chosen,
  onShow,
}: {
  one: MapPlace;
  chosen: boolean;
  onShow: ((key: string) => void) | null;
}) {
  const { t, language } = useWords();
  const { key, place, at, stops } = one;
  const type = kindOf(one);
  const days = [...new Set(stops.map(({ day }) => shortDay(day, language).replaceAll(' ', '\u00a0')))].join(' · ');
  const where = whereText(place);
  return (
    <li className={classNames(css.place, chosen && css.chosen)} aria-current={chosen || undefined}>
      <KindTile type={type} size={36} />
      <div className={css.words}>
        <p className={css.name}>{nameWithCode(place)}</p>
        <p className={css.text}>
          {where && (
            <>
              {where}
              <br />
            </>
          )}
          {t(`segments.${type}`)} · {days}
        </p>
        {!at && !isIncomplete(place) && <p className={css.text}>{t('map.notOnMap')}</p>}
      </div>
      <div className={css.deeds}>
        {at && onShow && (
          <IconButton label={t('map.show', { place: place.name })} onClick={() => onShow(key)}>
            <MapPin size={19} aria-hidden="true" />
          </IconButton>
        )}
        {!isIncomplete(place) && (
          <a
            href={mapsLink(place)}
            target="_blank"
            rel="noopener noreferrer"
            className={iconButtonClass}
            aria-label={t('map.openNamed', { place: place.name })}
            title={t('map.openPlace')}
          >
            <ExternalLink size={18} aria-hidden="true" />
          </a>
        )}
      </div>
      {isIncomplete(place) && (
        <div className={css.notice}>
          <IncompleteAddress place={place} />
        </div>
      )}
    </li>
  );
}
