import { calls } from 'virtual:contract';
import type { Segment, Trip } from '@escale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { callQuery } from '../../api/call-query.ts';
import { etagOf } from '../../api/client.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { dropEdit, keepEdit } from '../../outbox/outbox-store.ts';
import type { QueuedEdit } from '../../outbox/queued-edit.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { useErrorToast } from '../../ui/toast/use-error-toast.ts';
import { whenHappened } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { ConflictDialog } from '../segments/conflict-dialog.tsx';
import css from './changes-page.module.css';
import { TripConflict } from './trip-conflict.tsx';

/** What was done, how it stands, and what can be done about it. */
export function ChangeRow({ edit }: { edit: QueuedEdit }) {
  const { t, language } = useWords();
  const [theirs, setTheirs] = useState<{ trip: Trip; segment?: Segment } | null>(null);
  const latest = useLatestTrip();
  const failed = useErrorToast();
  const tripId = edit.call === 'deleteMessage' ? undefined : edit.sent.params?.id;

  const sendAgain = (ifMatch = edit.sent.ifMatch) => {
    void keepEdit({ ...edit, sent: { ...edit.sent, ifMatch }, state: 'waiting', refusal: undefined }).then(() =>
      dispatchEvent(new Event('escale:kept')),
    );
  };
  const compare = async () => {
    try {
      const trip = await latest(edit.sent.params?.id ?? '');
      const segment = trip.segments.find(({ id }) => id === edit.sent.params?.segmentId);
      setTheirs({ trip, segment });
    } catch (error) {
      failed(error);
    }
  };
  const version = theirs?.segment ?? (edit.call === 'updateTrip' ? theirs?.trip : undefined);
  const mine = { onClose: () => setTheirs(null), onTheirs: () => void dropEdit(edit.id), busy: false };
  const takeMine = () => {
    setTheirs(null);
    if (version) sendAgain(etagOf(version));
  };
  return (
    <li className={css.row}>
      <div className={css.head}>
        <p className={css.title}>
          {t(`changes.${edit.call}`)}
          {edit.about && (
            <>
              {': '}
              <bdi>{edit.about}</bdi>
            </>
          )}
        </p>
        <Chip tone={edit.state === 'waiting' ? 'quiet' : 'warn'}>{t(`changes.${edit.state}`)}</Chip>
      </div>
      <p className={css.when}>{whenHappened(new Date(edit.madeAt).toISOString(), language)}</p>
      {edit.state === 'conflict' && <p className={css.why}>{t('changes.conflictText')}</p>}
      {edit.state === 'refused' && (
        <p className={css.why}>
          {edit.refusal?.title} {edit.refusal?.status === 422 ? t('changes.refusedField') : t('changes.refusedText')}
        </p>
      )}
      <div className={css.deeds}>
        {edit.state === 'conflict' && (
          <Button variant="primary" onClick={() => void compare()}>
            {t('changes.compare')}
          </Button>
        )}
        {edit.state === 'refused' && <Button onClick={() => sendAgain()}>{t('changes.again')}</Button>}
        {tripId && (
          <Link to="/trips/$tripId" params={{ tripId }} className={buttonClass({ variant: 'plain' })}>
            {t('changes.openTrip')}
          </Link>
        )}
        <Button variant="dangerPlain" onClick={() => void dropEdit(edit.id)}>
          {t('changes.giveUp')}
        </Button>
      </div>
      {theirs?.segment && edit.call === 'updateSegment' && (
        <ConflictDialog
          {...mine}
          mine={(edit.sent.body ?? {}) as Record<string, unknown>}
          theirs={theirs.segment}
          onMine={takeMine}
        />
      )}
      {theirs && !(theirs.segment && edit.call === 'updateSegment') && (
        <TripConflict {...mine} edit={edit} theirs={theirs.trip} gone={!version} onMine={takeMine} />
      )}
    </li>
  );
}

/** As the server has it now, not as it was last seen. */
function useLatestTrip(): (tripId: string) => Promise<Trip> {
  const api = useUserApi();
  const queries = useQueryClient();
  return (id) => queries.fetchQuery({ ...callQuery(api, calls.getTrip, { params: { id } }), staleTime: 0 });
}
