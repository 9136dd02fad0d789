import type { Evidence } from '../../booking.ts';

/** Gathers where the fields of one booking stood. */
export type Evidences = {
  all: { [field: string]: Evidence };
  put(field: string, found: { at: number; text: string }): void;
};

export function createEvidence(node: string): Evidences {
  const all: { [field: string]: Evidence } = {};
  return {
    all,
    put(field, { at, text }) {
      all[field] = { node, at, text: text.slice(0, 200) };
    },
  };
}
