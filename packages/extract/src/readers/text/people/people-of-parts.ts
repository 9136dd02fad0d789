import type { Candidate, Person } from '../../../booking.ts';
import { fold } from '../../../knowledge/index.ts';
import { readName } from '../../../text/names.ts';
import { whereOf } from '../numbers/near-reference.ts';
import type { Passage } from '../passages/passages.ts';
import { everybody } from './whole-party.ts';

/**
 * "A. On-signer" over a table of who that is and what is booked for him, "B. Off-signers" over a table of theirs: a part of an order that
 * begins with its people is of these, where each has something of its own.
 */
export function withPeopleOfParts(candidates: readonly Candidate[], passages: readonly Passage[]): void {
  const all = everybody(candidates);
  const parts = partsOf(passages, all);
  if (all.length < 2 || parts.length < 2) return;
  const owners = candidates.map(({ evidence }) => {
    const at = whereOf(evidence, passages);
    return at === undefined ? undefined : parts.findLast((part) => part.at < at);
  });
  if (!parts.every((part) => owners.includes(part)) || owners.includes(undefined)) return;
  candidates.forEach(({ booking }, i) => {
    if (booking.travelers?.length === all.length && owners[i]) booking.travelers = owners[i].people;
  });
}

type Part = { at: number; title: number; people: Person[] };

/** Titles, and who is named right below each; nobody is in two parts. */
function partsOf(passages: readonly Passage[], all: readonly Person[]): Part[] {
  const parts: Part[] = [];
  let title = -1;
  let isOpen = false;
  for (const p of passages) {
    if (p.former) continue;
    if (p.isHeading && !p.inTable) {
      title = p.at;
      isOpen = true;
      continue;
    }
    const own = isOpen ? namedIn(p, all) : [];
    const last = parts.at(-1);
    if (own.length > 0 && last?.title === title) last.people.push(...own);
    else if (own.length > 0) parts.push({ at: p.at, title, people: own });
    else if (!p.inTable || !last || last.title !== title || !isRowOf(p, last, passages)) isOpen = false;
  }
  const people = parts.flatMap((part) => part.people);
  return new Set(people).size === people.length && people.length === all.length ? parts : [];
}

/** "2/ENG", "WQ4T7L": what else the row of somebody says. */
const isRowOf = (p: Passage, { at }: Part, passages: readonly Passage[]): boolean =>
  passages.find((one) => one.at === at)?.block === p.block;

function namedIn(p: Passage, all: readonly Person[]): Person[] {
  const name = p.label === null || p.label === 'person' ? fold(readName(p.text) ?? p.text) : '';
  return all.filter((one) => one.name !== undefined && (name === fold(one.name) || endsWithName(p, one.name)));
}

/** "1) Second engineer Ionuț DRĂGOI": his post in front of him. */
const endsWithName = ({ text, inTable }: Passage, name: string): boolean =>
  !inTable && text.length < name.length + 40 && fold(text).endsWith(` ${fold(name)}`);
