import { calls } from 'virtual:contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useSend } from '../../api/use-send.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { useOnline } from '../../ui/offline/use-online.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { UnsavedGuard } from '../../ui/unsaved/unsaved-guard.tsx';
import { useWords } from '../../words/words.ts';
import type { TripDraft } from './trip-draft.ts';
import css from './trip-form.module.css';
import { emptyTrip, TripForm } from './trip-form.tsx';
import { tripReads } from './trip-queries.ts';

export function NewTripPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const online = useOnline();
  const unsaved = useRef(false);
  const { send, busy } = useSend(calls.createTrip, tripReads);
  const save = (body: TripDraft) =>
    send(
      { body },
      {
        onDone: async (trip) => {
          unsaved.current = false;
          toast({ severity: 'success', title: t('trips.tripCreated') });
          await navigate({ to: '/trips/$tripId', params: { tripId: trip.id }, replace: true });
        },
      },
    );
  return (
    <Page>
      <UnsavedGuard unsaved={unsaved} />
      <PageHeader title={t('trips.newTrip')} back={<BackLink to="/trips">{t('trips.title')}</BackLink>} />
      <PageBody narrow>
        <Card padded>
          <TripForm
            id="new-trip"
            from={emptyTrip}
            onSave={(draft) => void save(draft)}
            onChange={() => {
              unsaved.current = true;
            }}
          />
          {!online && <p className={css.hint}>{t('trips.offlineEdit')}</p>}
          <div className={css.actions}>
            <Link to="/trips" className={buttonClass()}>
              {t('common.cancel')}
            </Link>
            <Button variant="primary" type="submit" form="new-trip" busy={busy} disabled={!online}>
              {t('trips.createTrip')}
            </Button>
          </div>
        </Card>
      </PageBody>
    </Page>
  );
}
