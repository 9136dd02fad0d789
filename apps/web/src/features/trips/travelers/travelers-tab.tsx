import { calls } from 'virtual:contract';
import type { Traveler, Trip } from '@escale/contract';
import { useNavigate } from '@tanstack/react-router';
import { LogOut, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useSend } from '../../../api/use-send.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { IconButton } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useOnline } from '../../../ui/offline/use-online.ts';
import { PageBody } from '../../../ui/page/page.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useWords } from '../../../words/words.ts';
import { tripReads } from '../trip-queries.ts';
import { AddTraveler } from './add-traveler.tsx';
import css from './travelers-tab.module.css';

type TabProps = { trip: Trip; edit: { may: boolean; why: string | null } };

export function TravelersTab({ trip, edit }: TabProps) {
  const online = useOnline();
  const [leaving, setLeaving] = useState<Traveler | null>(null);
  return (
    <PageBody aside={edit.may ? <AddTraveler tripId={trip.id} /> : undefined}>
      <Card>
        <ul className={css.list}>
          {trip.travelers.map((traveler) => (
            <TravelerRow
              key={traveler.id}
              traveler={traveler}
              // One may always leave; removing others is for those who may edit. The primary stays.
              removable={online && !traveler.primary && (edit.may || traveler.you)}
              onRemove={() => setLeaving(traveler)}
            />
          ))}
        </ul>
      </Card>
      {edit.why && <p className={css.why}>{edit.why}</p>}
      {leaving && <RemoveTraveler trip={trip} traveler={leaving} onClose={() => setLeaving(null)} />}
    </PageBody>
  );
}

type RowProps = { traveler: Traveler; removable: boolean; onRemove: () => void };

function TravelerRow({ traveler, removable, onRemove }: RowProps) {
  const { t } = useWords();
  const name = traveler.name || traveler.email;
  const label = traveler.you ? t('trips.leave') : t('trips.removeNamed', { name });
  return (
    <li className={css.row}>
      <Avatar name={name} size={40} />
      <div className={css.words}>
        <p className={css.name}>
          <bdi>{name}</bdi>
          {traveler.primary && <Chip tone="accent">{t('trips.primary')}</Chip>}
          {traveler.you && <Chip>{t('trips.you')}</Chip>}
        </p>
        <p className={css.below}>
          {traveler.name && <bdi>{traveler.email}</bdi>}
          {!traveler.joined && <span>{t('trips.notJoined')}</span>}
        </p>
      </div>
      {removable && (
        <IconButton label={label} onClick={onRemove}>
          {traveler.you ? <LogOut size={19} aria-hidden="true" /> : <UserMinus size={19} aria-hidden="true" />}
        </IconButton>
      )}
    </li>
  );
}

function RemoveTraveler({ trip, traveler, onClose }: { trip: Trip; traveler: Traveler; onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { send, busy } = useSend(calls.removeTraveler, traveler.you ? [calls.listTrips] : tripReads);
  const remove = () =>
    send(
      { params: { id: trip.id, travelerId: traveler.id } },
      {
        onDone: async () => {
          toast({ severity: 'success', title: t(traveler.you ? 'trips.left' : 'trips.travelerRemoved') });
          onClose();
          if (traveler.you) await navigate({ to: '/trips' });
        },
      },
    );
  return (
    <ConfirmDialog
      open
      danger
      title={t(traveler.you ? 'trips.leaveTitle' : 'trips.removeTitle')}
      text={traveler.you ? t('trips.leaveText') : t('trips.removeText', { name: traveler.name || traveler.email })}
      action={t(traveler.you ? 'trips.leave' : 'common.remove')}
      busy={busy}
      onClose={onClose}
      onConfirm={() => void remove()}
    />
  );
}
