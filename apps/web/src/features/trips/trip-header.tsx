import type { Trip } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Map as MapIcon, Plus, Share } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { AvatarStack } from '../../ui/avatar/avatar.tsx';
import { Button, IconButton, iconButtonClass } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { useInheritedFocus } from '../../ui/page/use-inherited-focus.ts';
import { useOutOfView } from '../../ui/use-out-of-view.ts';
import { loadWords, useWords } from '../../words/words.ts';
import css from './trip-header.module.css';
import { type TripDeed, TripMenu } from './trip-menu.tsx';
import { daysText, KeptChip, TimingChips } from './trip-timing.tsx';
import type { MayEdit } from './use-may-edit.ts';

// The header is drawn first; what opens from it comes later.
const AddToTrip = lazy(async () => ({ default: (await import('./add-to-trip.tsx')).AddToTrip }));
const EditTrip = lazy(async () => ({ default: (await import('./trip-form.tsx')).EditTripDialog }));
const CloneTrip = lazy(async () => ({ default: (await import('./clone-dialog.tsx')).CloneDialog }));
const ShareTrip = lazy(async () => {
  await loadWords('sharing');
  return { default: (await import('../sharing/share-dialog.tsx')).ShareDialog };
});
const DeleteTrip = lazy(async () => ({ default: (await import('./delete-trip.tsx')).DeleteTrip }));

/** Of the bar that stays at the top, as in the style sheet. */
const barPx = 52;

/** The name, when, how soon, who; and what can be done with the trip as a whole. */
export function TripHeader({ trip, edit }: { trip: Trip; edit: MayEdit }) {
  const { t, language } = useWords();
  const [deed, setDeed] = useState<TripDeed | null>(null);
  useEffect(() => {
    document.title = `${trip.name} · Escale`;
  }, [trip.name]);
  const close = () => setDeed(null);
  const [titles, isAway] = useOutOfView<HTMLDivElement>(barPx);
  const names = trip.travelers.map(({ name, email }) => name || email);

  const menu = <TripMenu trip={trip} edit={edit} onDeed={setDeed} />;

  return (
    <>
      <div className={css.bar}>
        <Link to="/trips" aria-label={t('trips.title')} className={classNames(iconButtonClass, css.phone, css.arrow)}>
          <ArrowLeft size={22} aria-hidden="true" />
        </Link>
        <BackLink to="/trips" className={css.desktop}>
          {t('trips.title')}
        </BackLink>
        {/* On the way the page opens at today, with its heading scrolled out. */}
        <p className={css.compact} aria-hidden="true">
          {isAway && trip.name}
        </p>
        <div className={classNames(css.buttons, css.phone)}>
          <IconButton label={t('trips.share')} onClick={() => setDeed('share')}>
            <Share size={20} aria-hidden="true" />
          </IconButton>
          {menu}
          <button
            type="button"
            className={css.plus}
            aria-label={t('trips.addToTrip')}
            disabled={!edit.mayLater}
            onClick={() => setDeed('add')}
          >
            <Plus size={22} aria-hidden="true" />
          </button>
        </div>
      </div>
      <header>
        <div className={css.titles} ref={titles}>
          <div className={css.words}>
            <h1 ref={useInheritedFocus()} tabIndex={-1}>
              {trip.name}
            </h1>
            <p className={css.days}>{daysText(trip, t, language)}</p>
          </div>
          <div className={css.desktopActions}>
            <AvatarStack names={names} size={38} />
            {menu}
            <Button icon={<Share size={17} />} onClick={() => setDeed('share')}>
              {t('trips.share')}
            </Button>
            <Button
              variant="primary"
              icon={<Plus size={18} />}
              disabled={!edit.mayLater}
              onClick={() => setDeed('add')}
            >
              {t('trips.add')}
            </Button>
          </div>
        </div>
        <div className={css.chips}>
          <TimingChips trip={trip} />
          <KeptChip trip={trip} />
          {trip.segments.length > 0 && (
            <Link to="/trips/$tripId/map" params={{ tripId: trip.id }} className={css.map}>
              <MapIcon size={16} aria-hidden="true" />
              {t('map.open')}
            </Link>
          )}
          <span className={css.people}>
            <AvatarStack names={names} size={30} />
          </span>
        </div>
      </header>
      <Suspense>
        {deed === 'add' && <AddToTrip tripId={trip.id} onClose={close} />}
        {deed === 'edit' && <EditTrip trip={trip} onClose={close} />}
        {deed === 'share' && <ShareTrip trip={trip} onClose={close} />}
        {deed === 'clone' && <CloneTrip trip={trip} onClose={close} />}
        {deed === 'delete' && <DeleteTrip trip={trip} onClose={close} />}
      </Suspense>
    </>
  );
}
