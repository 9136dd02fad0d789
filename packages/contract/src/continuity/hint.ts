import type { Step } from './step.ts';

type Between = {
  /** The segments that it lies between, by id: it is shown after the first. */
  readonly before: string;
  readonly after: string;
  /** A short digest of what it was reckoned from: when that changes, a dismissed hint is a new one. */
  readonly facts: string;
};

/** Something about an itinerary that its traveller may want to know before they set off. Minutes are whole. */
export type Hint = Between &
  (
    | { readonly kind: 'overlap'; readonly minutes: number }
    | { readonly kind: 'two-hotels'; readonly nights: number; readonly day: string }
    | { readonly kind: 'no-bed'; readonly nights: number; readonly day: string; readonly place: string }
    /** Leaves from where one arrives, sooner than `needed`. */
    | { readonly kind: 'tight-connection'; readonly minutes: number; readonly needed: number; readonly place: string }
    /** Leaves from elsewhere in the same town, sooner than `needed`. */
    | {
        readonly kind: 'other-hub';
        readonly minutes: number;
        readonly needed: number;
        readonly from: string;
        readonly to: string;
      }
    | { readonly kind: 'late-drop-off'; readonly place: string }
    | { readonly kind: 'stay-after-leaving'; readonly nights: number; readonly place: string }
  );

export type HintKind = Hint['kind'];

/** By what a dismissal is kept. */
export const hintKey = ({ kind, before, after }: Hint): string => `${kind}.${before}.${after}`;

/** When and where the steps are: eight hexadecimal digits, the same on every machine (FNV-1a). */
export function factsOf(...steps: readonly Step[]): string {
  const said = steps
    .map(({ of, from, to }) => [of.start, of.end, from?.iata ?? from?.name, to?.iata ?? to?.name].join('|'))
    .join('\n');
  let hash = 0x811c9dc5;
  for (let at = 0; at < said.length; at += 1) hash = Math.imul(hash ^ said.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
