import { calls } from 'virtual:contract';
import type { Publication } from '@escale/contract';
import { useQuery } from '@tanstack/react-query';
import { CheckCheck, Clock } from 'lucide-react';
import { useState } from 'react';
import { useAgencyApi } from '../../../api/agency-api.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { useWords } from '../../../words/words.ts';
import { dayAndTime } from '../day-and-time.ts';
import shared from '../desk.module.css';
import { agencyQuery } from '../desk-queries.ts';
import css from './trip.module.css';

/** The newest publication and who has had it on screen; the older ones on request. */
export function ReadersCard({ publication, tripId }: { publication: Publication; tripId: string }) {
  const { t } = useWords();
  const [all, setAll] = useState(false);
  return (
    <Card padded aria-labelledby="readers" className={css.readers}>
      <h2 id="readers" className={shared.cardTitle}>
        {t('agency.seenTitle')}
      </h2>
      <OnePublication publication={publication} />
      {all ? (
        <Older tripId={tripId} newestId={publication.id} />
      ) : (
        <Button variant="plain" className={css.older} onClick={() => setAll(true)}>
          {t('agency.olderPublications')}
        </Button>
      )}
    </Card>
  );
}

function OnePublication({ publication }: { publication: Publication }) {
  const { t, language } = useWords();
  const { by, publishedAt, readers, added, changed, removed } = publication;
  const at = dayAndTime(publishedAt, language);
  const what = [
    added.length > 0 && t('agency.countAdded', { count: added.length }),
    changed.length > 0 && t('agency.countChanged', { count: changed.length }),
    removed.length > 0 && t('agency.countRemoved', { count: removed.length }),
  ].filter(Boolean);
  return (
    <div className={css.publication}>
      <p className={shared.quiet}>
        {by ? t('agency.publishedBy', { name: by, at }) : t('agency.publishedAt', { at })}
        {what.length > 0 && <> · {what.join(', ')}</>}
      </p>
      <ul>
        {readers.map(({ name, seenAt }) => (
          <li key={name} className={css.reader} data-seen={seenAt !== null || undefined}>
            {seenAt ? <CheckCheck size={17} aria-hidden="true" /> : <Clock size={17} aria-hidden="true" />}
            <span>{name}</span>
            <span className={css.seenAt}>
              {seenAt ? t('agency.seenAt', { at: dayAndTime(seenAt, language) }) : t('agency.notSeen')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Older({ tripId, newestId }: { tripId: string; newestId: string }) {
  const { t } = useWords();
  const read = useQuery(agencyQuery(useAgencyApi(), calls.listPublications, { params: { id: tripId }, query: {} }));
  const older = read.data?.items.filter(({ id }) => id !== newestId);
  if (older?.length === 0) return <p className={shared.quiet}>{t('agency.noOlder')}</p>;
  return older?.map((one) => <OnePublication key={one.id} publication={one} />);
}
