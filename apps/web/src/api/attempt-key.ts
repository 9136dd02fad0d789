import { useRef } from 'react';

/** The Idempotency-Key of a control's writes: the same thing sent again after a lost answer carries the same. */
export function useAttemptKey() {
  const last = useRef({ said: '', key: '' });
  return {
    keyFor(sent: unknown): string {
      const said = JSON.stringify(sent, fileFacts);
      if (last.current.said !== said) last.current = { said, key: crypto.randomUUID() };
      return last.current.key;
    },
    answered(): void {
      last.current = { said: '', key: '' };
    },
  };
}

/** A camera calls all its pictures the same. */
const fileFacts = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;
