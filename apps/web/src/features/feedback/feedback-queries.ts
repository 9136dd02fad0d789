import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { whenIdle } from '../../ui/when-idle.ts';

/** What I reviewed, and what I may be asked now. */
export function useFeedback() {
  return useQuery(callQuery(useUserApi(), calls.getFeedback, {}));
}

/**
 * Is this a moment to ask somebody something? Asked once the first screen stands, and on most days that is all of it. Stays true
 * once it was: the thanks are still to be shown.
 */
export function useFeedbackWanted(): boolean {
  const [isIdle, setIdle] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const { data } = useQuery({ ...callQuery(useUserApi(), calls.getFeedback, {}), enabled: isIdle });
  if (data && !wanted && (data.survey || data.rateApp)) setWanted(true);
  return wanted;
}

export function useSurveyedTrip(id: string) {
  return useQuery(callQuery(useUserApi(), calls.getSurveyedTrip, { params: { id } }));
}

/** A review as it was written; nothing while there is none to read. */
export function useReview(id: string | undefined) {
  return useQuery({
    ...callQuery(useUserApi(), calls.getReview, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
}

/** What any answer makes stale. */
export const touched = [calls.getFeedback, calls.getSurveyedTrip, calls.getReview] as const;
