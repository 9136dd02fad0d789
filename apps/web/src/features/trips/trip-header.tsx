import type { Trip } from '@escale/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Combine, Copy, Ellipsis, Pencil, Plus, Share, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { AvatarStack } from '../../ui/avatar/avatar.tsx';
import { Button, IconButton, iconButtonClass } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Menu, MenuItem, MenuLine } from '../../ui/menu/menu.tsx';
import { BackArrow, backClass } from '../../ui/page/page.tsx';
import { useWords } from '../../words/words.ts';
import { AddToTrip } from './add-to-trip.tsx';
import css from './trip-header.module.css';
import { daysText, TimingChips } from './trip-timing.tsx';
import { useShareTrip } from './use-share-trip.ts';

// Opened from a menu: not worth a byte before.
const EditTrip = lazy(async () => ({ default: (await import('./trip-form.tsx')).EditTripDialog }));
const CloneTrip = lazy(async () => ({ default: (await import('./clone-dialog.tsx')).CloneDialog }));
const DeleteTrip = lazy(async () => ({ default: (await import('./delete-trip.tsx')).DeleteTrip }));

export type TripDeed = 'add' | 'edit' | 'clone' | 'delete' | null;

/** The name, when, how soon, who; and what can be done with the trip as a whole. */
export function TripHeader({ trip, mayEdit }: { trip: Trip; mayEdit: boolean }) {
  const { t, language } = useWords();
  const [deed, setDeed] = useState<TripDeed>(null);
  const share = useShareTrip(trip);
  useEffect(() => {
    document.title = `${trip.name} · Escale`;
  }, [trip.name]);
  const close = () => setDeed(null);
  const names = trip.travelers.map(({ name, email }) => name || email);

  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Link to="/trips" aria-label={t('trips.title')} className={classNames(iconButtonClass, css.phone, css.arrow)}>
          <ArrowLeft size={22} aria-hidden="true" />
        </Link>
        <Link to="/trips" className={classNames(backClass, css.desktop)}>
          <BackArrow />
          {t('trips.title')}
        </Link>
        <div className={css.buttons}>
          <IconButton label={t('trips.share')} className={css.phone} onClick={() => void share()}>
            <Share size={20} aria-hidden="true" />
          </IconButton>
          <TripMenu trip={trip} mayEdit={mayEdit} onDeed={setDeed} />
          <button
            type="button"
            className={classNames(css.plus, css.phone)}
            aria-label={t('trips.addToTrip')}
            disabled={!mayEdit}
            onClick={() => setDeed('add')}
          >
            <Plus size={22} aria-hidden="true" />
          </button>
        </div>
      </div>
      <div className={css.titles}>
        <div className={css.words}>
          <h1 tabIndex={-1}>{trip.name}</h1>
          <p className={css.days}>{daysText(trip, t, language)}</p>
        </div>
        <div className={css.desktopActions}>
          <AvatarStack names={names} size={38} />
          <Button icon={<Share size={17} />} onClick={() => void share()}>
            {t('trips.share')}
          </Button>
          <Button variant="primary" icon={<Plus size={18} />} disabled={!mayEdit} onClick={() => setDeed('add')}>
            {t('trips.add')}
          </Button>
        </div>
      </div>
      <div className={css.chips}>
        <TimingChips trip={trip} />
        <span className={css.people}>
          <AvatarStack names={names} size={30} />
        </span>
      </div>
      <AddToTrip tripId={trip.id} open={deed === 'add'} onClose={close} />
      <Suspense>
        {deed === 'edit' && <EditTrip trip={trip} onClose={close} />}
        {deed === 'clone' && <CloneTrip trip={trip} onClose={close} />}
        {deed === 'delete' && <DeleteTrip trip={trip} onClose={close} />}
      </Suspense>
    </header>
  );
}

function TripMenu({ trip, mayEdit, onDeed }: { trip: Trip; mayEdit: boolean; onDeed: (deed: TripDeed) => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <Menu
      trigger={
        <IconButton label={t('trips.options')}>
          <Ellipsis size={22} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil size={17} />} disabled={!mayEdit} onSelect={() => onDeed('edit')}>
        {t('trips.editTrip')}
      </MenuItem>
      <MenuItem
        icon={<Combine size={17} />}
        disabled={!mayEdit}
        onSelect={() => void navigate({ to: '/trips/$tripId/merge', params: { tripId: trip.id } })}
      >
        {t('trips.merge')}
      </MenuItem>
      <MenuItem icon={<Copy size={17} />} onSelect={() => onDeed('clone')}>
        {t('trips.clone')}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<Trash2 size={17} />} danger disabled={!mayEdit} onSelect={() => onDeed('delete')}>
        {t('trips.deleteTrip')}
      </MenuItem>
    </Menu>
  );
}
