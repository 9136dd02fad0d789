import type { ImportedBooking } from '@escale/contract';
import { createContext, useContext } from 'react';

/** Leads the original to the passage with this anchor; null: to none. */
export type Look = (mark: string | null) => void;

/** Left out where no original is beside. */
export const LookContext = createContext<Look | null>(null);
export const useLook = (): Look | null => useContext(LookContext);

/** The anchor of the passage in which a field was read; null where none is known. */
export function markOf({ index, evidence }: ImportedBooking, field: string): string | null {
  const at = evidence.findIndex((one) => one.field.split('.')[0] === field);
  return at < 0 ? null : `r${index}-${at}`;
}

/** The anchor of what was not taken. */
export const conflictMark = ({ index }: ImportedBooking, at: number) => `c${index}-${at}`;

/** The anchor of what was not made out. */
export const unreadMark = (at: number) => `u${at}`;
