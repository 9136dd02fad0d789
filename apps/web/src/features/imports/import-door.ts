import type { Import, NewSegment } from '@escale/contract';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { ownImports } from './own-imports.tsx';
import type { Showable } from './use-showable.ts';

type Answers = {
  onDone?: () => void | Promise<void>;
  /** True: answered. Otherwise the refusal becomes a toast. */
  onRefused?: (error: unknown) => boolean;
};
type Deed<Body> = { send(body: Body, answers?: Answers): Promise<void>; busy: boolean };

/**
 * By which calls an import is worked on: the traveller's own, or those of an advisor who brought it for a customer. What is
 * called `use…` is a hook.
 */
export type ImportDoor = {
  readonly forCustomer: boolean;
  /** Fields that whoever works on it has no say in. */
  readonly without: readonly string[];
  /** Whom it was brought for, by name; null: they have said none. */
  useName(one: Import): string | null;
  useAccept(importId: string): Deed<{ index?: number }>;
  useComplete(importId: string): Deed<{ index?: number; segment: NewSegment; tripId?: string }>;
  useSettle(importId: string): Deed<{ index: number; field: string; take: 'kept' | 'offered' }>;
  useUndo(importId: string): Deed<Record<never, never>>;
  /** What it may be put into; null: where it fits, and nothing is asked. */
  useTrips(one: Import): readonly { id: string; name: string }[] | null;
  /** Opens the segment in its trip. */
  readonly SegmentLink: ComponentType<{ tripId: string; segmentId: string; children: ReactNode }>;
  /** Of what arrived, without `?as=`. */
  originalOf(importId: string): string;
  /** Null: that is not known yet. */
  useShowable(importId: string): Showable;
};

export const ImportDoorContext = createContext<ImportDoor>(ownImports);
export const useImportDoor = (): ImportDoor => use(ImportDoorContext);
