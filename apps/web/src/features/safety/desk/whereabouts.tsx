import type { ExpectedPlace, Incident, SegmentType } from '@escale/contract';
import { ExternalLink, MapPin, Phone } from 'lucide-react';
import { buttonClass } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { KindTile } from '../../../ui/kind/kind.tsx';
import { howLongAgo } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import css from './desk.module.css';
import { placeMoment } from './place-moment.ts';

/** Where the person said that they are, and where their bookings say so; nothing of it once the report is closed. */
export function Whereabouts({ incident }: { incident: Incident }) {
  const { t } = useWords();
  if (incident.state === 'closed') return <p className={css.kept}>{t('desk.closedNoPlace')}</p>;
  return (
    <>
      <Card padded aria-labelledby="where">
        <h3 id="where" className={css.title}>
          {t('desk.where')}
        </h3>
        {incident.location ? <Location incident={incident} /> : <p>{t('desk.noLocation')}</p>}
      </Card>
      <Card padded aria-labelledby="expected">
        <h3 id="expected" className={css.title}>
          {t('desk.expected')}
        </h3>
        {incident.expected.length === 0 ? (
          <p>{t('desk.nothingExpected')}</p>
        ) : (
          <ul className={css.expected}>
            {incident.expected.map((one) => (
              <Expected key={`${one.when} ${one.title} ${one.start}`} one={one} />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}

function Location({ incident: { location, nearest } }: { incident: Incident }) {
  const { t, language } = useWords();
  if (!location) return null;
  const point = `${location.latitude.toFixed(5)}, ${location.longitude.toFixed(5)}`;
  const country =
    nearest && (new Intl.DisplayNames([language], { type: 'region' }).of(nearest.country) ?? nearest.country);
  return (
    <div className={css.place}>
      <MapPin size={22} aria-hidden="true" />
      <div>
        {nearest && (
          <p className={css.rowTitle}>
            {t('desk.near', {
              place: `${nearest.name}, ${country}`,
              km: new Intl.NumberFormat(language).format(nearest.distanceKm),
            })}
          </p>
        )}
        <p className={css.point}>{point}</p>
        <p className={css.kept}>
          {t('desk.accuracy', {
            metres: Math.round(location.accuracyM),
            ago: howLongAgo(Date.parse(location.fixedAt), language),
          })}
        </p>
      </div>
      <a
        href={`https://www.openstreetmap.org/?mlat=${location.latitude}&mlon=${location.longitude}#map=16/${location.latitude}/${location.longitude}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'soft' })}
      >
        <ExternalLink size={17} aria-hidden="true" />
        {t('desk.openMap')}
      </a>
    </div>
  );
}

function Expected({ one }: { one: ExpectedPlace }) {
  const { t, language } = useWords();
  return (
    <li>
      <KindTile type={one.segmentType as SegmentType} />
      <div>
        <p className={css.rowTitle}>
          {t(`desk.when_${one.when}`)} {one.title}
        </p>
        <p>{one.place}</p>
        <p className={css.kept}>
          {placeMoment(one.start, language)}
          {one.end && ` – ${placeMoment(one.end, language, one.start)}`}
        </p>
        {one.phone && (
          <a href={`tel:${one.phone.replace(/[^\d+]/g, '')}`} className={css.phone}>
            <Phone size={15} aria-hidden="true" />
            {one.phone}
          </a>
        )}
      </div>
    </li>
  );
}
