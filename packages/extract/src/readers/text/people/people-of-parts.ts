import type { Candidate, Person } from '../../../booking.ts';
import { fold } from '../../../knowledge/index.ts';
import { readNames } from '../../../text/names.ts';
import { startsWithTitle } from '../../../text/titles.ts';
import type { Found } from '../found.ts';
import { whereOf } from '../numbers/near-reference.ts';
import type { Passage } from '../passages/passages.ts';
import { unique } from './bookers.ts';
import { isFirstKnown } from './trip-names.ts';
import { everybody } from './whole-party.ts';

/**
 * "I – Débarquants" over two men and their flights, "II – Embarquant" over a third and her trains: where every part of a paper that
 * has a booking names people of its own, what stands in it is theirs and nobody else's.
 */
export function withPeopleOfParts(candidates: readonly Candidate[], passages: readonly Passage[]): void {
  const parts = Map.groupBy(passages, ({ section }) => section);
  if (parts.size < 2 || parts.size > 40) return;
  const known = everybody(candidates);
  const people = new Map([...parts].map(([section, own]) => [section, namedIn(own, known)]));
  const sections = candidates.map(({ evidence }) => sectionAt(whereOf(evidence, passages), passages));
  const booked = [...new Set(sections)];
  if (booked.length < 2 || booked.some((section) => section === undefined || !people.get(section)?.length)) return;
  const names = booked.flatMap(
    (section) => people.get(section ?? '')?.map(({ value }) => fold(value.name ?? '')) ?? [],
  );
  if (new Set(names).size !== names.length) return;
  candidates.forEach(({ booking, evidence }, i) => {
    const own = people.get(sections[i] ?? '') ?? [];
    const travelers = own.map(({ value }) => value);
    // the row says which of them
    const isFewer = booking.travelers?.every(({ name }) => travelers.some((one) => one.name === name));
    if (!own[0] || (isFewer && booking.travelers)) return;
    booking.travelers = travelers;
    evidence.travelers = { node: evidence.travelers?.node ?? '', at: own[0].at, text: own[0].text };
  });
}

function sectionAt(at: number | undefined, passages: readonly Passage[]): string | undefined {
  return passages.find((p) => at !== undefined && p.at <= at && at <= p.at + p.text.length)?.section;
}

/** Below a label or alone in a line, perhaps behind what they are aboard. */
function namedIn(passages: readonly Passage[], known: readonly Person[]): Found<Person>[] {
  const found = passages.flatMap((p) => {
    if (p.former || p.text.length > 120 || (p.label !== null && p.label !== 'person')) return [];
    // "EMBARQUE : Lt Solenn KERAMPRAT" over what is hers
    const titled = p.isHeading ? /^[^:]{3,40} ?: ?(\p{Lu}.*)$/u.exec(p.text)?.[1] : p.text;
    if (!titled) return [];
    const text = titled.replace(/^\d{1,2} ?[.)–-] ?/u, '');
    const rank = /^\p{Lu}?[\p{Ll}-]+ (?:[\p{Ll}-]+ ){0,2}(?=\p{Lu}[\p{L}'’-]+ \p{Lu})/u.exec(text)?.[0] ?? '';
    const isKnown = (name: string) => known.some((one) => fold(one.name ?? '') === fold(name));
    const each = [text, text.slice(rank.length)].map(readNames).find((all) => all.length > 0 && all.every(isKnown));
    const alone = [text, text.slice(rank.length)]
      .map(readNames)
      .find((all) => all.length > 0 && all.every(isFirstKnown));
    const isPerson = p.label === 'person' || startsWithTitle.test(text);
    return (each ?? (isPerson ? readNames(text) : p.inTable ? [] : (alone ?? []))).map((name) => ({
      value: { name },
      at: p.at,
      text: p.text,
    }));
  });
  return unique(found);
}
