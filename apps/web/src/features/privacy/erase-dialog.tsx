import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { signOut } from '../../session/session.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { useErrorToast } from '../../ui/toast/use-error-toast.ts';
import { useWords } from '../../words/words.ts';
import css from './data-page.module.css';

/** Says what becomes of everything before it asks. Default export: loaded only when somebody wants it. */
export default function EraseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const api = useUserApi();
  const failed = useErrorToast();
  const plan = useQuery({ ...callQuery(api, calls.getErasure, {}), staleTime: 0, gcTime: 0 });
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const email = plan.data?.email ?? '';

  async function erase(): Promise<void> {
    if (typed.trim().toLowerCase() !== email.toLowerCase()) return setWrong(true);
    setBusy(true);
    try {
      await api.send(calls.eraseAccount, { body: { confirm: typed.trim() } });
      await signOut();
    } catch (error) {
      failed(error);
      setBusy(false);
    }
  }

  return (
    <FormDialog
      onClose={onClose}
      title={t('privacy.eraseTitle')}
      text={t('privacy.eraseWhat')}
      action={t('privacy.eraseNow')}
      danger
      busy={busy}
      disabled={!plan.data}
      className={css.form}
      onSubmit={() => void erase()}
    >
      {plan.isPending && <RowsSkeleton rows={1} tile={40} />}
      {plan.isError && <ErrorState error={plan.error} onRetry={() => plan.refetch()} />}
      {plan.data && (
        <>
          <ul className={css.facts}>
            <li>{t('privacy.eraseOwn', { count: plan.data.ownTrips })}</li>
            {plan.data.sharedTrips.map((trip) => (
              <li key={trip.id}>{t('privacy.eraseShared', { trip: trip.name, organiser: trip.organiser })}</li>
            ))}
            <li>{t('privacy.eraseFiles')}</li>
            <li>{t('privacy.eraseServices')}</li>
            <li>{t('privacy.eraseMessages')}</li>
          </ul>
          <TextField
            label={t('privacy.eraseType', { email })}
            error={wrong && t('privacy.eraseTypeWrong')}
            type="email"
            autoComplete="off"
            spellCheck={false}
            required
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
          />
        </>
      )}
    </FormDialog>
  );
}
