import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';

/** What I reviewed, and what I may be asked now. */
export function useFeedback() {
  return useQuery(callQuery(useUserApi(), calls.getFeedback, {}));
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
