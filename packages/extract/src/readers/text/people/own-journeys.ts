import type { Candidate, Person } from '../../../booking.ts';
import { fold } from '../../../knowledge/index.ts';
import { isSameBooking } from '../../../same.ts';
import { findTimes } from '../../../text/times.ts';
import type { Passage } from '../passages/passages.ts';
import { paragraphsOf, sentencesOf } from '../passages/sentences.ts';
import { seatOrTicket } from '../seats/seat-words.ts';
import { type Mention, mentionsOf } from './mentions.ts';
import { everybody, placeOf } from './whole-party.ts';

/** From here on the paper speaks of some of them; null where it speaks of all again. */
type Turn = { at: number; people: readonly Person[] | null; isToReader: boolean };

/**
 * "Gareth leaves London at 09.03 … . Helen travels from Edinburgh at 08.00 …" in a note to both: what a sentence tells of one of
 * them is theirs alone, up to where it speaks of another or of all. Only where at least two of them are told apart.
 */
export function withOwnJourneys(candidates: readonly Candidate[], passages: readonly Passage[]): void {
  const all = everybody(candidates);
  if (all.length < 2) return;
  const paragraphs = paragraphsOf(passages.filter(({ former }) => !former));
  const turns = turnsOf(paragraphs, all);
  const shared = candidates.filter(({ booking }) => booking.travelers?.length === all.length);
  const places = shared.map(({ evidence }) => placeOf(evidence));
  const own = shared.map((_, i) => {
    const at = places[i];
    if (at === undefined) return null;
    const next = Math.min(...places.filter((other) => other !== undefined && other > at).map(Number));
    return turns.findLast((turn) => turn.at <= at)?.people ?? namedBehind(at, next, paragraphs, all);
  });
  const told = new Set(own.flatMap((people) => (people?.length === 1 ? people : [])));
  // a ticket for each of those who sit in one bus is one journey of all
  const [first, ...others] = shared;
  const isOne = first !== undefined && others.every(({ booking }) => isSameBooking(first.booking, booking));
  if (told.size < 2 || isOne) return;
  for (const [i, { booking }] of shared.entries()) {
    const people = own[i];
    if (people && people.length < all.length) booking.travelers = [...people];
  }
}

function turnsOf(paragraphs: readonly Passage[], all: readonly Person[]): Turn[] {
  const turns: Turn[] = [];
  let isBelowName = false;
  for (const p of paragraphs) {
    const alone = p.text.length < 60 && !/\d/.test(p.text) ? mentionsOf(p.text, all) : [];
    // "For Gareth:" or his name in a line of its own, over the lines that are his
    const rest = alone[0] ? plainRest(p.text, alone[0]) : '.';
    const isName =
      alone.length === 1 &&
      // "À : Cyril Adamczyk, Noémie Grandjean": whom the paper is for
      (alone[0]?.people.length ?? 0) < all.length &&
      /^(?:(?:for|pour|concernant|regarding) ?)?(?:mr|mrs|ms|miss|dr|m|mme|mlle)?\.? ?[:–—-]?$/.test(rest);
    if (isName && alone[0]) {
      turns.push({ at: p.at, people: alone[0].people, isToReader: false });
      isBelowName = true;
      continue;
    }
    if (p.isHeading) isBelowName = false;
    if (!isBelowName) turns.push({ at: p.at, people: null, isToReader: false });
    for (const sentence of sentencesOf(p)) {
      const said = ofAll.test(sentence.shape.slice(0, 24))
        ? []
        : mentionsOf(sentence.text, all).filter(
            (one, i) => isSubject(sentence.text.slice(0, one.at), i === 0) && !isSeated(one, sentence),
          );
      const before = turns.at(-1);
      const isToReader = toReader.test(sentence.shape);
      const isOfAll = ofAll.test(sentence.shape) || (isToReader && !before?.isToReader);
      if (said.length === 0 && isOfAll && before?.people) turns.push({ at: sentence.at, people: null, isToReader });
      for (const { at, people } of said)
        turns.push({ at: at < 40 ? sentence.at : sentence.at + at, people, isToReader });
    }
  }
  return turns;
}

const plainRest = (text: string, { at, length }: { at: number; length: number }): string =>
  fold(text.slice(0, at)).trim() + text.slice(at + length).trim();

/** Whose the sentence is: the first whom it names, and whoever stands at the head of a further part. */
function isSubject(before: string, isFirst: boolean): boolean {
  const words = fold(before.slice(-30));
  if (beside.test(words)) return false;
  if (/(?:^| )(?:for|pour|fur)$/.test(words)) return before.length < 16;
  return (
    isFirst ||
    /(?:[,;:–—(•.-]|(?:^| )(?:and|et|while|whereas|but|then|tandis que|alors que|mais|puis)) ?$/iu.test(before)
  );
}

/** "Vagn 3 Plats 45 – Ingrid", "Ingrid: coach 3, seat 45": where somebody sits on the journey above, which may be one of all. */
function isSeated({ at, length }: Mention, { text, shape }: Passage): boolean {
  const [before, behind] = [shape.slice(0, at), shape.slice(at + length).replace(/^[^a-z\d]+/, '')];
  const seat = before.trim() === '' ? behind : behind === '' ? before : '';
  return text.length < 90 && seatOrTicket.test(seat) && findTimes(text).length === 0;
}

/** What leads to somebody whom the sentence is not about. */
const beside =
  /(?:^| )(?:with|avec|by|par|mit|chez|to|a|than|que|like|comme|see|voir|ask|demand\w*|contact\w*|call|appel\w*)$/;

const ofAll =
  /\b(?:both|together|all of (?:you|them|us)|everyone|everybody|each|the (?:two|three|four|five) of (?:you|them|us)|les (?:deux|trois|quatre|cinq)|tous|toutes|chacune?|ensemble|they|ils|elles|commune?s?|shared?)\b/;
const toReader = /\b(?:you|your|vous|votre|vos)\b/;

/** "BA 1370 at 09.05 for Gareth, BA 1393 at 12.05 for Helen": behind each, whose it is. */
function namedBehind(
  at: number,
  next: number,
  paragraphs: readonly Passage[],
  all: readonly Person[],
): readonly Person[] | null {
  const sentence = paragraphs
    .filter((p) => p.at <= at && at < p.at + p.text.length)
    .flatMap(sentencesOf)
    .find((p) => p.at <= at && at < p.at + p.text.length);
  if (!sentence) return null;
  const behind = sentence.text.slice(at - sentence.at, next - sentence.at);
  const [only, more] = mentionsOf(behind, all).filter(({ at: index }) =>
    /(?:\(|(?:^| )(?:for|pour|fur|in the name of|au nom de)) ?$/iu.test(behind.slice(Math.max(0, index - 16), index)),
  );
  return only && !more ? only.people : null;
}
