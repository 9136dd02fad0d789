import { useState } from 'react';
import { changedSince, typedSince } from './changed-since.ts';

/**
 * What a form holds while the record behind it may change elsewhere. A field that nobody touched here follows the record
 * (`now`: its fields as the form has them); what was typed stays until it is saved. `elsewhere` names the fields that changed
 * under somebody who has typed something.
 */
export function useTyped<T extends object>(now: T) {
  const [typed, setTyped] = useState<Partial<T>>({});
  const [seen, setSeen] = useState(now);
  const isTyped = Object.keys(typed).length > 0;
  const draft: T = { ...now, ...typed };
  return {
    draft,
    isTyped,
    elsewhere: isTyped ? changedSince(seen, now, typed) : [],
    type: (change: Partial<T>) => {
      if (!isTyped) setSeen(now);
      setTyped((before) => ({ ...before, ...change }));
    },
    /** `sent` is saved and the record stands as `then`; what was typed since it was sent stays. */
    saved: (sent: T, then: T) => {
      setSeen(then);
      setTyped((before) => typedSince(sent, before));
    },
  };
}
