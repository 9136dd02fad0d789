import type { Trip } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { Combine, Copy, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Fact, Facts } from '../../../ui/facts/facts.tsx';
import { useOnline } from '../../../ui/offline/use-online.ts';
import { PageBody } from '../../../ui/page/page.tsx';
import { fullDate } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import type { MayEdit } from '../use-may-edit.ts';
import css from './detail-tab.module.css';
import { RatingStars } from './rating-stars.tsx';

const EditTrip = lazy(async () => ({ default: (await import('../trip-form.tsx')).EditTripDialog }));
const CloneTrip = lazy(async () => ({ default: (await import('../clone-dialog.tsx')).CloneDialog }));
const DeleteTrip = lazy(async () => ({ default: (await import('../delete-trip.tsx')).DeleteTrip }));

type TabProps = { trip: Trip; edit: MayEdit };

export function DetailTab({ trip, edit }: TabProps) {
  const { t, language } = useWords();
  const online = useOnline();
  const [deed, setDeed] = useState<'edit' | 'clone' | 'delete' | null>(null);
  const close = () => setDeed(null);
  const facts = [
    [t('trips.name'), trip.name],
    [t('trips.purpose'), trip.purpose],
    [t('trips.start'), trip.start && fullDate(trip.start, language)],
    [t('trips.end'), trip.end && fullDate(trip.end, language)],
    [t('trips.destination'), trip.destination?.town ?? trip.destination?.name],
  ] as const;
  return (
    <PageBody
      aside={
        <Card padded aria-labelledby="manage">
          <h2 id="manage" className={css.heading}>
            {t('trips.manage')}
          </h2>
          <div className={css.deeds}>
            {edit.may && (
              <Link to="/trips/$tripId/merge" params={{ tripId: trip.id }} className={buttonClass({ wide: true })}>
                <Combine size={18} aria-hidden="true" />
                {t('trips.merge')}
              </Link>
            )}
            <Button wide icon={<Copy size={18} />} disabled={!online} onClick={() => setDeed('clone')}>
              {t('trips.clone')}
            </Button>
            {edit.may && (
              <Button wide variant="dangerPlain" icon={<Trash2 size={18} />} onClick={() => setDeed('delete')}>
                {t('trips.deleteTrip')}
              </Button>
            )}
            {edit.why && <p className={css.why}>{edit.why}</p>}
          </div>
        </Card>
      }
    >
      <Card padded aria-labelledby="about">
        <div className={css.head}>
          <h2 id="about" className={css.heading}>
            {t('trips.about')}
          </h2>
          {edit.mayLater && (
            <Button variant="soft" icon={<Pencil size={17} />} onClick={() => setDeed('edit')}>
              {t('common.edit')}
            </Button>
          )}
        </div>
        <Facts single>
          {facts.map(([label, value]) => (
            <Fact key={label} label={label}>
              {value || <span className={css.why}>{t('trips.notSaid')}</span>}
            </Fact>
          ))}
        </Facts>
      </Card>
      {(trip.timing !== 'upcoming' || trip.rating !== null) && <RatingStars trip={trip} />}
      <Suspense>
        {deed === 'edit' && <EditTrip trip={trip} onClose={close} />}
        {deed === 'clone' && <CloneTrip trip={trip} onClose={close} />}
        {deed === 'delete' && <DeleteTrip trip={trip} onClose={close} />}
      </Suspense>
    </PageBody>
  );
}
