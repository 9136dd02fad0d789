import type { Candidate, Person } from '../../../booking.ts';
import { fold } from '../../../knowledge/index.ts';
import type { Passage } from '../passages/passages.ts';
import { paragraphsOf, sentencesOf } from '../passages/sentences.ts';
import { mentionsOf } from '../people/mentions.ts';
import { everybody, placeOf } from '../people/whole-party.ts';

type Own = { code: string; at: number; people: readonly Person[]; text: string };

/**
 * "Two rooms at …, under two numbers: 70418 for Jérémie, 70419 for Assia", "references QX7PLM (Gareth) and ZK3WQN (Helen)": as
 * many numbers as people, in turn. What was read as one booking of all of them is one for each, under their own number.
 */
export function withNumberOfEach(candidates: Candidate[], passages: readonly Passage[]): Candidate[] {
  const paragraphs = paragraphsOf(passages.filter(({ former }) => !former));
  return withNumberOfOwner(oneForEach(candidates, paragraphs), paragraphs);
}

function oneForEach(candidates: Candidate[], paragraphs: readonly Passage[]): Candidate[] {
  const all = everybody(candidates);
  if (all.length < 2) return candidates;
  return candidates.flatMap((candidate) => {
    const { booking, evidence } = candidate;
    const place = placeOf(evidence);
    const p = paragraphs.find(({ at, text }) => place !== undefined && at <= place && place <= at + text.length);
    const own =
      p && booking.travelers?.length === all.length
        ? numbersOfEach(p, all, 'number' in booking ? booking.number : undefined)
        : [];
    const isTheirs = booking.reference === undefined || own.some(({ code }) => code === booking.reference);
    if (own.length < 2 || !isTheirs) return [candidate];
    return own.map(({ code, at, people, text }, i) => {
      const seats = booking.seats?.length === own.length ? booking.seats.slice(i, i + 1) : booking.seats;
      const travelers = [...people];
      return {
        ...candidate,
        booking: { ...booking, reference: code, travelers, ...(seats && { seats }) },
        evidence: { ...evidence, reference: { ...evidence.reference, node: nodeOf(candidate), at, text } },
      };
    });
  });
}

/**
 * "Dossiers SNCF : Mme Wernert WQ4TNB (148,00 €), M. Jacquemin WQ4V7H (139,00 €)" below rows that say whose each journey is: none
 * has the number of the other.
 */
function withNumberOfOwner(candidates: Candidate[], paragraphs: readonly Passage[]): Candidate[] {
  const named = candidates.flatMap(({ booking }) => booking.travelers ?? []);
  const all = [...new Map(named.map((person) => [fold(person.name ?? ''), person])).values()];
  const each = all.length < 2 ? [] : paragraphs.map((p) => numbersOfEach(p, all)).filter((own) => own.length > 1);
  if (each.length === 0) return candidates;
  return candidates.map((candidate) => {
    const { booking, evidence } = candidate;
    const own = each.find((turns) => turns.some(({ code }) => code === booking.reference));
    const theirs = own?.find(({ people }) => areSame(people, booking.travelers ?? []));
    if (!theirs || theirs.code === booking.reference) return candidate;
    const { code, at, text } = theirs;
    const reference = { ...evidence.reference, node: nodeOf(candidate), at, text };
    return { ...candidate, booking: { ...booking, reference: code }, evidence: { ...evidence, reference } };
  });
}

function areSame(some: readonly Person[], others: readonly Person[]): boolean {
  const names = new Set(others.map(({ name = '' }) => fold(name)));
  return some.length === others.length && some.every(({ name = '' }) => names.has(fold(name)));
}

const nodeOf = ({ evidence }: Candidate): string => Object.values(evidence)[0]?.node ?? '';

/** @param ride the number of what they travel with, which is none of theirs. */
export function numbersOfEach(p: Passage, all: readonly Person[], ride = '-'): Own[] {
  const sentences = sentencesOf(p);
  for (const [i, sentence] of sentences.entries()) {
    const own = inTurn(sentence, all, ride);
    if (own.length > 1) return own;
    // "Gareth’s reference is QX7PLM. Helen’s is ZK3WQN."
    const next = sentences[i + 1];
    const both = next && own.length === 1 ? [...own, ...inTurn(next, all, ride)] : [];
    if (both.length === 2 && areApart(both)) return both;
  }
  return [];
}

/** Numbers and people of a sentence that take turns, whoever comes first. */
function inTurn(sentence: Passage, all: readonly Person[], ride: string): Own[] {
  const people = mentionsOf(sentence.text, all);
  // what stands in front of them is a street's or a town's
  const codes = [...sentence.text.matchAll(code)].filter(([value]) => !ride.endsWith(value)).slice(-people.length);
  if (codes.length === 0 || people.length === 0) return [];
  const isAfter = (codes[0]?.index ?? 0) < (people.at(-codes.length)?.at ?? 0);
  const named = people.slice(people.length - codes.length);
  const turns = codes.flatMap((match, i) => {
    const who = named[i];
    const [value] = match;
    const next = (isAfter ? codes[i + 1]?.index : named[i + 1]?.at) ?? Number.POSITIVE_INFINITY;
    const isInTurn =
      who && (isAfter ? match.index < who.at && who.at < next : who.at < match.index && match.index < next);
    const gap = who ? sentence.text.slice(Math.min(who.at, match.index), Math.max(who.at, match.index)) : '';
    return who && isInTurn && gap.length < 60
      ? [{ code: value, at: sentence.at + match.index, people: who.people, text: sentence.text }]
      : [];
  });
  return turns.length === codes.length && areApart(turns) ? turns : [];
}

function areApart(own: readonly Own[]): boolean {
  const people = own.flatMap((one) => one.people);
  return new Set(people).size === people.length && new Set(own.map((one) => one.code)).size === own.length;
}

/** "QX7PLM", "MQ-44170", "70418": no year, no amount, no hour, no part of a telephone's number. */
const code =
  /(?<![\p{L}\d€$£+./:,-]|\d )(?!(?:19|20)\d\d(?!\d))(?:[A-Z]{6}|(?=[A-Z/-]{0,8}\d)[A-Z\d]{2,}(?:[/-][A-Z\d]+){0,3})(?<=[A-Z\d/-]{4})(?![\p{L}\d€$£:/-]|[.,]\d| ?[€$£%]| \d{2,4}(?!\d)| (?:EUR|CHF|GBP|USD)|h\d)/gu;
