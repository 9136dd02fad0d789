import { calls } from 'virtual:contract';
import type { NewSegment, SegmentType, Trip } from '@escale/contract';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Paperclip } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { useOnline } from '../../ui/offline/use-online.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { UnsavedGuard } from '../../ui/unsaved/unsaved-guard.tsx';
import { today } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { isTripGone, TripGone } from '../trips/trip-gone.tsx';
import { useTrip } from '../trips/trip-queries.ts';
import { type Faults, valuesOf } from './form/draft.ts';
import { refusedFields } from './form/refused-fields.ts';
import css from './form/segment-form.module.css';
import { SegmentForm } from './form/segment-form.tsx';
import { segmentOrder } from './segment-order.ts';
import { SegmentTypes } from './segment-types.tsx';

const route = getRouteApi('/inside/trips/$tripId/segments/new');

export function NewSegmentPage() {
  const { t } = useWords();
  const { tripId } = route.useParams();
  const search = route.useSearch();
  const { data: trip, error, isPending } = useTrip(tripId);
  if (!trip && isTripGone(error)) return <TripGone />;
  const type = segmentOrder.find((known) => known === search.type);
  return (
    <Page>
      <PageHeader
        title={type ? t('fields.newTitle', { type: t(`segments.${type}`) }) : t('fields.chooseType')}
        back={
          <BackLink to="/trips/$tripId" params={{ tripId }}>
            {trip?.name ?? t('trips.trip')}
          </BackLink>
        }
      />
      <PageBody narrow>
        <Card padded>
          {!type && <SegmentTypes tripId={tripId} />}
          {type && !isPending && <NewSegmentForm key={type} tripId={tripId} type={type} trip={trip} />}
        </Card>
      </PageBody>
    </Page>
  );
}

function NewSegmentForm({ tripId, type, trip }: { tripId: string; type: SegmentType; trip?: Trip }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const online = useOnline();
  const unsaved = useRef(false);
  const attach = useRef(false);
  const [refused, setRefused] = useState<Faults>();
  const { send, busy } = useSend(calls.addSegment, [calls.getTrip, calls.listTrips]);

  const save = (body: NewSegment) =>
    send(
      { params: { id: tripId }, body },
      {
        about: 'name' in body && body.name ? body.name : t(`segments.${type}`),
        onKept: async () => {
          unsaved.current = false;
          await navigate({ to: '/trips/$tripId', params: { tripId }, replace: true });
        },
        onDone: async (segment) => {
          unsaved.current = false;
          toast({ severity: 'success', title: t('fields.added') });
          const search = attach.current ? { tab: 'files' as const, segment: segment.id } : {};
          await navigate({ to: '/trips/$tripId', params: { tripId }, search, replace: true });
        },
        onRefused: (error) => {
          const fields = refusedFields(error, type);
          setRefused(fields ?? undefined);
          return fields !== null;
        },
      },
    );
  return (
    <>
      <UnsavedGuard unsaved={unsaved} />
      <SegmentForm
        id="segment"
        type={type}
        from={valuesOf(type, dayOf(trip))}
        refused={refused}
        onSave={(draft) => void save(draft)}
        onChange={() => {
          unsaved.current = true;
          setRefused(undefined);
        }}
      />
      {!online && <p className={css.why}>{t('fields.offlineFile')}</p>}
      <div className={css.actions}>
        <Button
          type="submit"
          form="segment"
          icon={<Paperclip size={17} />}
          disabled={!online || busy}
          onClick={() => {
            attach.current = true;
          }}
        >
          {t('fields.addFile')}
        </Button>
        <Button
          variant="primary"
          type="submit"
          form="segment"
          busy={busy}
          onClick={() => {
            attach.current = false;
          }}
        >
          {t('fields.addWithout')}
        </Button>
      </div>
    </>
  );
}

/** A new segment most likely begins on the first day of a coming trip, or today on the way. */
function dayOf(trip: Trip | undefined): Record<string, unknown> {
  if (trip?.timing === 'ongoing') return { start: today() };
  return trip?.start && trip.timing === 'upcoming' ? { start: trip.start } : {};
}
