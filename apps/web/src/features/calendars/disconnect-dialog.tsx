import { calls } from 'virtual:contract';
import type { CalendarAccount } from '@escale/contract';
import { useId, useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import css from './calendars-page.module.css';

/** Asks what becomes of the events that are in trips. Default export: loaded only when somebody wants it. */
export default function DisconnectDialog({ account, onClose }: { account: CalendarAccount; onClose: () => void }) {
  const { t } = useWords();
  const id = useId();
  const [events, setEvents] = useState<'keep' | 'remove'>('keep');
  const disconnect = useSend(calls.disconnectCalendar, [calls.listCalendars, calls.listTrips, calls.getTrip]);
  const imported = account.calendars.reduce((all, calendar) => all + calendar.imported, 0);
  return (
    <Dialog
      open
      onClose={onClose}
      size="narrow"
      title={t('calendars.confirmDisconnect', { name: account.title })}
      text={t('calendars.disconnectText')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="danger"
            busy={disconnect.busy}
            onClick={() =>
              void disconnect.send(
                { params: { id: account.id }, query: { events } },
                {
                  onDone: () => {
                    toast({ severity: 'success', title: t('calendars.disconnected') });
                    onClose();
                  },
                },
              )
            }
          >
            {t('calendars.disconnect')}
          </Button>
        </>
      }
    >
      {imported > 0 && (
        <fieldset className={css.group}>
          <legend className={css.legend}>{t('calendars.imported', { count: imported })}</legend>
          {(['keep', 'remove'] as const).map((choice) => (
            <label key={choice} className={css.choice}>
              <input type="radio" name={id} checked={events === choice} onChange={() => setEvents(choice)} />
              <span className={css.choiceName}>{t(`calendars.events_${choice}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </Dialog>
  );
}
