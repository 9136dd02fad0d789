import { calls } from 'virtual:contract';
import { maxFileBytes } from '@escale/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAgencyApi } from '../../api/agency-api.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DropZone } from '../../ui/drop-zone/drop-zone.tsx';
import { errorText } from '../../ui/error/error-text.ts';
import { Select } from '../../ui/field/field.tsx';
import { useOnline } from '../../ui/offline/use-online.ts';
import { Progress } from '../../ui/progress/progress.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { fitted } from '../imports/fitted.ts';
import { type Chosen, CustomerPicker } from './customer-picker.tsx';
import css from './desk.module.css';
import { useAgencyTrips, useReadDeskAgain } from './desk-queries.ts';

type Props = {
  /** Null: to be chosen. */
  customer: Chosen | null;
  trip?: Chosen;
  onClose: () => void;
};

/** A document for a customer: whose it is, perhaps which trip's, and the file. What is read of it is told on its page. */
export function ImportForCustomer({ customer: given, trip: givenTrip, onClose }: Props) {
  const { t } = useWords();
  const online = useOnline();
  const [customer, setCustomer] = useState(given);
  const [tripId, setTripId] = useState(givenTrip?.id ?? '');
  const { sending, sent, send } = useSending();
  return (
    <Dialog open onClose={onClose} title={t('agency.importTitle')} text={t('agency.importText')}>
      <div className={css.stack}>
        {!given && <CustomerPicker label={t('agency.forWhom')} chosen={customer} onChoose={setCustomer} />}
        {customer && (
          <>
            {given && <p>{t('agency.forCustomer', { name: customer.name })}</p>}
            {givenTrip ? (
              <p className={css.quiet}>{t('agency.intoTrip', { name: givenTrip.name })}</p>
            ) : (
              <TripChoice customerId={customer.id} value={tripId} onChange={setTripId} />
            )}
            <DropZone
              disabled={!online || sending !== null}
              text={t('agency.importDrop')}
              onFiles={([file]) => file && void send(file, customer.id, tripId)}
            />
          </>
        )}
        <div aria-live="polite" className={css.stack}>
          {sending && <Progress label={t('agency.sendingFile', { name: sending.name })} share={sending.share} />}
          {sent.map(({ id, title }) => (
            <Link key={id} to="/desk/imports/$importId" params={{ importId: id }} className={buttonClass()}>
              {t('agency.lookAtImport', { name: title })}
            </Link>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function TripChoice({
  customerId,
  value,
  onChange,
}: {
  customerId: string;
  value: string;
  onChange: (id: string) => void;
}) {
  const { t } = useWords();
  const trips = useAgencyTrips({ customerId }).data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Select label={t('agency.whichTrip')} required value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t('agency.tripThatFits')}</option>
      {trips.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

function useSending() {
  const { t } = useWords();
  const api = useAgencyApi();
  const queries = useQueryClient();
  const readAgain = useReadDeskAgain();
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
  const [sent, setSent] = useState<readonly { id: string; title: string }[]>([]);
  async function send(chosen: File, userId: string, tripId: string): Promise<void> {
    const file = await fitted(chosen);
    if (file.size > maxFileBytes) {
      toast({ severity: 'warning', title: t('agency.tooLarge', { name: file.name }) });
      return;
    }
    if (file.size === 0) {
      const title = t('imports.emptyFile', { name: file.name });
      toast({ severity: 'warning', title, message: t('imports.emptyFileNow') });
      return;
    }
    setSending({ name: file.name, share: 0 });
    try {
      const body = { name: file.name, userId, ...(tripId && { tripId }) };
      const onProgress = (share: number) => setSending({ name: file.name, share });
      const { id, title } = await api.send(calls.importTripForCustomer, { body, file }, { onProgress });
      setSent((before) => [...before, { id, title }]);
      toast({ severity: 'success', title: t('agency.importTaken') });
      await queries.invalidateQueries({ queryKey: [calls.listAgencyImports.path] });
      await readAgain();
    } catch (error) {
      toast({ severity: 'danger', title: t('agency.importFailed'), message: errorText(error, t) });
    } finally {
      setSending(null);
    }
  }
  return { sending, sent, send };
}
