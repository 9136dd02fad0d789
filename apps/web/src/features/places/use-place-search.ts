import { calls } from 'virtual:contract';
import type { autocompletePlaces, ReplyOf } from '@escale/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';

export type Prediction = ReplyOf<typeof autocompletePlaces>['predictions'][number];

const pauseMs = 200;
const shortest = 2;

/** Places whose name begins like the text; asked only once the typing pauses. */
export function usePlaceSearch(text: string, types: string, sessionToken: string, active: boolean) {
  const input = useDeferredValue(usePaused(text.trim()));
  const enabled = active && input.length >= shortest;
  const { data, isFetching } = useQuery({
    ...callQuery(useUserApi(), calls.autocompletePlaces, { query: { input, types, sessionToken } }),
    enabled,
    gcTime: 60_000,
    // The list of before stays until the new one is there: it would flicker at every letter.
    placeholderData: (before) => before,
  });
  const found = enabled ? data : undefined;
  return {
    predictions: found?.predictions ?? [],
    /** Who said so. */
    source: found?.provenance ?? null,
    searching: isFetching,
    asked: enabled,
  };
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
