import type { Place, SegmentDraft } from '@escale/contract';
import { folded } from '@escale/contract/segment-places';
import { endsBeforeItStarts } from '@escale/contract/segment-times';
import { type NamedPerson, samePerson, withPeople } from './people-of-papers.ts';
import { type Fields, isPlace, isSameValue, samePlace } from './same-value.ts';

/** What one paper says of a segment. */
export type Paper = {
  readonly said: Fields;
  /** It cancels what it names: the whole, or the people that it names. */
  readonly cancels: boolean;
  /** At second hand, as in a calendar: whatever another paper says counts more. */
  readonly copy: boolean;
  /** When its sender wrote it, an instant; of a paper without a date, when it came. */
  readonly issuedAt: string;
};

/**
 * What all papers say together: the later written one speaks over the earlier, whichever came first, and what it is silent
 * about stays. What was cancelled stays cancelled: old confirmations are forwarded again too.
 */
export function foldPapers(papers: readonly Paper[]): Fields {
  const merged: Record<string, unknown> = {};
  for (const paper of inOrder(papers)) {
    if (paper.cancels) cancel(merged, paper.said);
    else if (merged.status === 'cancelled' && paper.said.status === 'cancelled') continue;
    else lay(merged, paper.said);
  }
  return merged;
}

/** Papers that came at once keep the order that they are given in. */
function inOrder(papers: readonly Paper[]): Paper[] {
  return papers.toSorted((a, b) => Number(b.copy) - Number(a.copy) || Date.parse(a.issuedAt) - Date.parse(b.issuedAt));
}

function lay(merged: Record<string, unknown>, said: Fields): void {
  const moved = said.start !== undefined && merged.start !== undefined && merged.start !== said.start;
  for (const [field, offered] of Object.entries(said)) {
    const known = merged[field];
    if (isSilence(field, known, offered)) continue;
    if (field === 'status' && known === 'cancelled') continue;
    merged[field] = known === undefined ? offered : joined(field, known, offered);
  }
  // It was moved behind its old end, and the paper does not tell the new one.
  if (moved && said.end === undefined && endsBeforeItStarts(merged as SegmentDraft)) delete merged.end;
}

/** What the schema puts where the paper said nothing; and a day alone, where that day's time is known already. */
function isSilence(field: string, known: unknown, offered: unknown): boolean {
  if (offered === undefined || (Array.isArray(offered) && offered.length === 0)) return true;
  if (known === undefined) return false;
  if (field === 'start' || field === 'end') return String(known).startsWith(String(offered));
  return field in schemaDefaults && schemaDefaults[field] === offered;
}

const schemaDefaults: Fields = { numberOfRooms: 1, dropOffSameAsPickUp: true, personal: false };

function joined(field: string, known: unknown, offered: unknown): unknown {
  if (field === 'travelers') return withPeople(known as NamedPerson[], offered as NamedPerson[]);
  if (isPlace(known) && isPlace(offered)) return samePlace(known, offered) ? joinedPlace(known, offered) : offered;
  // Two hands write one word: the order in which they came must not decide.
  if (typeof known === 'string' && typeof offered === 'string' && folded(known) === folded(offered))
    return kinder(known, offered);
  return isSameValue(known, offered) ? known : offered;
}

/** A place keeps what was known of it when the paper only names it again. */
function joinedPlace(known: Place, offered: Place): Place {
  const name = offered.name.length === known.name.length ? kinder(known.name, offered.name) : longer(known, offered);
  return { ...known, ...offered, name };
}

const longer = (a: Place, b: Place) => (a.name.length > b.name.length ? a.name : b.name);

/** The one that does not shout; of two that are alike, always the same. */
function kinder(a: string, b: string): string {
  const shouts = (text: string) => text === text.toUpperCase();
  if (shouts(a) !== shouts(b)) return shouts(a) ? b : a;
  return a < b ? a : b;
}

/** Of two passengers one: the other still travels. */
function cancel(merged: Record<string, unknown>, said: Fields): void {
  const people = (merged.travelers ?? []) as NamedPerson[];
  const named = (said.travelers ?? []) as NamedPerson[];
  const left = people.filter((person) => !named.some((gone) => samePerson(person.name, gone.name)));
  if (left.length > 0 && left.length < people.length) merged.travelers = left;
  else merged.status = 'cancelled';
}
