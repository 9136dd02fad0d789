import { calls } from 'virtual:contract';
import type { Trip, TripSummary } from '@escale/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Combine } from 'lucide-react';
import { useState } from 'react';
import { callQuery } from '../../api/call-query.ts';
import { useSend } from '../../api/use-send.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { FieldError } from '../../ui/field/field.tsx';
import { useOnline } from '../../ui/offline/use-online.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import css from './merge-page.module.css';
import { mergedSpan, nearbyTrips } from './nearby-trips.ts';
import { isTripGone, TripGone } from './trip-gone.tsx';
import { tripReads, useTrip } from './trip-queries.ts';
import { daysText } from './trip-timing.tsx';

const route = getRouteApi('/inside/trips/$tripId/merge');

export function MergePage() {
  const { t } = useWords();
  const { tripId } = route.useParams();
  const trip = useTrip(tripId);
  const all = useQuery(callQuery(useUserApi(), calls.listTrips, { query: { limit: 200 } }));
  if (!trip.data && isTripGone(trip.error)) return <TripGone />;
  return (
    <Page>
      <PageHeader
        title={t('trips.merge')}
        back={
          <BackLink to="/trips/$tripId" params={{ tripId }}>
            {trip.data?.name ?? t('trips.trip')}
          </BackLink>
        }
      />
      {trip.data && all.data ? (
        <Merge trip={trip.data} others={all.data.items} />
      ) : trip.error || all.error ? (
        <ErrorState error={trip.error ?? all.error} onRetry={() => void Promise.all([trip.refetch(), all.refetch()])} />
      ) : (
        <RowsSkeleton />
      )}
    </Page>
  );
}

function Merge({ trip, others }: { trip: Trip; others: TripSummary[] }) {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const online = useOnline();
  const [everything, setEverything] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const { send, busy } = useSend(calls.mergeTrips, tripReads);
  const nearby = nearbyTrips(trip, others);
  const offered = everything ? others.filter(({ id }) => id !== trip.id) : nearby;
  const sources = others.filter(({ id }) => chosen.has(id));

  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const merge = () => {
    setTried(true);
    if (sources.length === 0) return;
    void send(
      { body: { targetTripId: trip.id, sourceTripIds: sources.map(({ id }) => id) } },
      {
        onDone: async () => {
          toast({ severity: 'success', title: t('trips.merged') });
          await navigate({ to: '/trips/$tripId', params: { tripId: trip.id }, replace: true });
        },
      },
    );
  };
  return (
    <PageBody aside={<Result trip={trip} sources={sources} />}>
      <fieldset className={css.choice}>
        <legend>
          <h2>{t('trips.mergeInto', { name: trip.name })}</h2>
        </legend>
        <p className={css.text}>{t('trips.mergeText')}</p>
        {offered.length === 0 ? (
          <Card padded>
            <EmptyState icon={Combine} title={t('trips.mergeEmpty')} />
          </Card>
        ) : (
          <Card>
            {offered.map((other) => (
              <label key={other.id} className={css.row}>
                <input type="checkbox" checked={chosen.has(other.id)} onChange={() => toggle(other.id)} />
                <span>
                  <strong>{other.name}</strong>
                  <small className="figures">{daysText(other, t, language)}</small>
                </span>
              </label>
            ))}
          </Card>
        )}
        {!everything && nearby.length < others.length - 1 && (
          <Button variant="plain" onClick={() => setEverything(true)}>
            {t('trips.showAll')}
          </Button>
        )}
        <FieldError>{tried && sources.length === 0 && t('trips.mergeNone')}</FieldError>
        <p className={css.text}>{online ? t('trips.mergeNote') : t('trips.offlineEdit')}</p>
        <Button variant="primary" icon={<Combine size={18} />} busy={busy} disabled={!online} onClick={merge}>
          {sources.length > 0 ? t('trips.mergeAction', { count: sources.length }) : t('trips.merge')}
        </Button>
      </fieldset>
    </PageBody>
  );
}

/** What the one trip will be. */
function Result({ trip, sources }: { trip: Trip; sources: TripSummary[] }) {
  const { t, language } = useWords();
  const span = mergedSpan([trip, ...sources]);
  const people = new Set([...trip.travelers, ...sources.flatMap(({ travelers }) => travelers)].map(({ name }) => name));
  const nights = span.start && span.end ? (Date.parse(span.end) - Date.parse(span.start)) / 86_400_000 : null;
  return (
    <Card padded aria-live="polite">
      <h2 className={css.result}>{t('trips.mergeResult')}</h2>
      <p className={css.name}>{trip.name}</p>
      <p className="figures">{daysText({ ...trip, ...span, nights }, t, language)}</p>
      <ul className={css.kept}>
        {[trip, ...sources].map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        <li>{t('trips.mergePeople', { count: people.size })}</li>
      </ul>
    </Card>
  );
}
