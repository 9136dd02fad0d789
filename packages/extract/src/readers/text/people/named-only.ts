import type { Candidate, Person } from '../../../booking.ts';
import { plain } from '../../../text/plain.ts';
import type { Passage } from '../passages/passages.ts';
import { mentionsOf } from './mentions.ts';
import { everybody } from './whole-party.ts';

/**
 * "Sund and Hedlund only; booking reference 5UYEPA" below the hours of a flight, "Pour Mme Sund uniquement", "Sunita: private car, …":
 * of all who travel, those for whom the lines of one booking say that it is.
 */
export function withNamedOnly(candidates: readonly Candidate[], passages: readonly Passage[]): void {
  const all = everybody(candidates);
  if (all.length < 2) return;
  const places = candidates.map(({ evidence }) => placesOf(evidence));
  for (const [i, { booking }] of candidates.entries()) {
    if (booking.travelers?.length !== all.length) continue;
    const others = places.flatMap((own, n) => (n === i ? [] : own));
    const lines = linesAround(places[i] ?? [], others, passages);
    const people = lines.flatMap((p) => peopleOf(p, all) ?? []);
    const own = all.filter((one) => people.includes(one));
    if (own.length > 0 && own.length < all.length) booking.travelers = own;
  }
}

/** Its lines, and those of their cells that tell nothing else; of their rows too, where these have one booking. */
function linesAround(places: readonly number[], others: readonly number[], passages: readonly Passage[]): Passage[] {
  const holds = (p: Passage, at: readonly number[]) => at.some((one) => p.at <= one && one <= p.at + p.text.length);
  const own = passages.filter((p) => !p.former && holds(p, places));
  const [rows, cells] = [new Set(own.map(({ row }) => row)), new Set(own.map(({ cell }) => cell))];
  const shared = new Set(
    passages
      .filter((p) => holds(p, others))
      .flatMap(({ row, cell, inTable }) => (inTable ? [`r${row}`, `c${cell}`] : [])),
  );
  return passages.filter(
    (p) =>
      !p.former &&
      (own.includes(p) ||
        (p.inTable && rows.has(p.row) && !shared.has(`r${p.row}`)) ||
        (p.inTable && cells.has(p.cell) && !shared.has(`c${p.cell}`))),
  );
}

const placesOf = (evidence: Candidate['evidence']): number[] =>
  ['number', 'line', 'from', 'to', 'departure', 'arrival', 'place', 'checkIn', 'checkOut'].flatMap((field) => {
    const at = evidence[field]?.at;
    return typeof at === 'number' ? [at] : [];
  });

function peopleOf(p: Passage, all: readonly Person[]): readonly Person[] | null {
  const head = /^([^:\n]{2,40}?) ?: \p{Ll}/u.exec(p.text)?.[1];
  const [leads, more] = head ? mentionsOf(head, all) : [];
  if (leads && !more && leads.length > (head?.length ?? 0) - 3) return leads.people;
  for (const clause of p.text.split(/[;()\n]|(?<!\b(?:M|Mr|Mrs|Ms|Mme|Mlle|Dr))[.] (?=\p{Lu})/u)) {
    const [said, another] = mentionsOf(clause, all);
    if (!said || another) continue;
    const before = plain(clause.slice(0, said.at));
    const behind = plain(clause.slice(said.at + said.length));
    if (without.test(before) || isOut.test(behind)) return all.filter((one) => !said.people.includes(one));
    if (onlyBefore.test(before) || onlyBehind.test(behind)) return said.people;
    if ((forWhom.test(before) || (isOfAll(p) && before.trim() === '')) && /^ ?(?:$|[,.–—-])/.test(behind))
      return said.people;
  }
  return null;
}

/** "Passengers: Sund, Hedlund"; who drives takes the others along. */
const isOfAll = ({ label, byColumn, called }: Passage) =>
  label === 'person' &&
  !byColumn &&
  !/\b(?:conduct\w*|drivers?|chauffeurs?|contacts?|fahrer\w*|guidatore)\b/.test(called);

const onlyBefore =
  /\b(?:only|uniquement|seulement|exclusivement|solely|just)(?: (?:for|pour|de|of))? ?$|^ ?(?:pour|for) (?:les? )?seuls?e?s? ?$/;
const onlyBehind = /^,? ?(?:\w+ )?(?:only|uniquement|seulement|exclusivement|alone|seuls?|seules?)(?![a-z])/;
/** At the head of a clause, and nothing else in it. */
const forWhom =
  /^ ?(?:(?:for|pour|concern(?:s|e|ing|ant)|passengers?|passagers?|pax|voyageu(?:rs?|ses?)|travell?ers?|guests?|clients?) ?:? ?)$/;
const without = /(?:^|[ (,])(?:sans|without|except(?: for)?|excluding|sauf|hormis|but not|pas pour|not for) $/;
const isOut = /^,? (?:(?:is|are|est|sont|n'est|ne sont) )?(?:not|pas) (?:on|in|sur|dans|de|du|of|with|booked|concerne)/;
