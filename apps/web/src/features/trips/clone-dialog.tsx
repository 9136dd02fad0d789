import { calls } from 'virtual:contract';
import type { Trip } from '@escale/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { EmailField } from '../../ui/field/email-field.tsx';
import { isEmail } from '../../ui/field/is-email.ts';
import { useOnline } from '../../ui/offline/use-online.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { useAccount } from '../account/account-queries.ts';
import { tripReads } from './trip-queries.ts';

/** Copies the trip for somebody, and says what is copied and what is not. */
export function CloneDialog({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const online = useOnline();
  const own = useAccount().data?.email;
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const { send, busy } = useSend(calls.cloneTrip, tripReads);
  const toUser = email.trim().toLowerCase();
  const fault = !toUser ? t('common.required') : !isEmail(toUser) && t('errors.email');

  const clone = () => {
    setTried(true);
    if (fault) return;
    void send(
      { body: { tripId: trip.id, toUser } },
      {
        onDone: async ({ tripId }) => {
          const message = toUser === own ? undefined : t('trips.clonedFor', { email: toUser });
          toast({ severity: 'success', title: t('trips.cloned'), message });
          onClose();
          await navigate({ to: '/trips/$tripId', params: { tripId } });
        },
      },
    );
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('trips.cloneTitle')}
      text={t('trips.cloneText')}
      action={t('trips.cloneAction')}
      busy={busy}
      disabled={!online}
      onSubmit={clone}
    >
      <EmailField
        label={t('trips.cloneEmail')}
        hint={t('trips.cloneHint')}
        autoComplete="email"
        value={email}
        error={tried && fault}
        onChange={(event) => setEmail(event.target.value)}
      />
    </FormDialog>
  );
}
