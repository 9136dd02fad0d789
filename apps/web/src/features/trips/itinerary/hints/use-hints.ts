import { calls } from 'virtual:contract';
import type { Trip } from '@escale/contract';
import { continuityHints, type Hint, hintKey } from '@escale/contract/continuity/hints';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../../../../api/call-query.ts';
import { useSend } from '../../../../api/use-send.ts';
import { useUserApi } from '../../../../api/user-api.tsx';
import { msOf } from '../../../home/rules/next-up.ts';

export type Hints = {
  shown: readonly Hint[];
  dismissed: readonly Hint[];
  dismiss: (hint: Hint) => void;
  restoreAll: () => void;
};

/**
 * What does not fit together in the part of the trip that is still to come, without what this person has put away. In the
 * trip of `others` nothing can be put away.
 */
export function useHints(trip: Trip, nowMs: number, others: boolean): Hints {
  const api = useUserApi();
  const params = { id: trip.id };
  const put = useQuery({ ...callQuery(api, calls.listDismissedHints, { params }), enabled: !others });
  const { send: sendDismissal } = useSend(calls.dismissHint, [calls.listDismissedHints]);
  const { send: sendRestoral } = useSend(calls.restoreHint, [calls.listDismissedHints]);
  const all = useMemo(() => continuityHints(trip.segments, trip.travelers.length), [trip]);
  const coming = all.filter(({ after }) => {
    const segment = trip.segments.find(({ id }) => id === after);
    return segment && msOf(segment.end ?? segment.start) > nowMs;
  });
  const isDismissed = (hint: Hint) =>
    put.data?.items.some(({ hint: key, facts }) => key === hintKey(hint) && facts === hint.facts) ?? false;
  // Until it is known what was put away nothing is said: a hint that comes and goes is worse than a late one.
  const known = put.isPending && !others ? [] : coming;
  const dismissed = known.filter(isDismissed);
  return {
    shown: known.filter((hint) => !isDismissed(hint)),
    dismissed,
    dismiss: (hint) => void sendDismissal({ params: { ...params, hint: hintKey(hint) }, body: { facts: hint.facts } }),
    restoreAll: () => {
      for (const hint of dismissed) void sendRestoral({ params: { ...params, hint: hintKey(hint) } });
    },
  };
}
