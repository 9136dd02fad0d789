import { airportByIata } from '../../../knowledge/index.ts';
import { withoutBesidePlace } from '../journeys/beside-place.ts';
import { type PrintedPlace, placeIn } from '../journeys/printed-place.ts';
import { roleOfEnd, roleOfStart, roleStart } from '../journeys/roles.ts';
import { isStopBehindTown } from '../journeys/stops-of-towns.ts';
import type { Role } from '../journeys/token.ts';
import { lengthOfState } from '../state-said.ts';

/** A stretch of a line that may be a place, and which end of the journey it is. */
export type Piece = {
  text: string;
  at: number;
  role: Role;
  /** One end of a way whose other end is a known place. */
  isEnd?: boolean;
};

/** What is left of a line between dates, times, numbers, arrows and bars. */
export function piecesBetween(
  text: string,
  shape: string,
  taken: { at: number; end: number }[],
  isRoute = false,
): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const end of [...taken, { at: text.length, end: text.length }]) {
    if (end.at > from) {
      const stretch = text.slice(from, end.at);
      // "New York - Moynihan Hall to Boston - South Station": each end has its dash.
      const halves = dashedRoute.exec(stretch);
      if (halves?.[1] && halves[2]) {
        pieces.push({ text: halves[1], at: from + stretch.indexOf(halves[1]), role: 'from' });
        pieces.push({ text: halves[2], at: from + stretch.lastIndexOf(halves[2]), role: 'to' });
        from = end.end;
        continue;
      }
      const ends = stationsAtArrow(stretch, from);
      if (ends) {
        pieces.push(...ends);
        from = end.end;
        continue;
      }
      for (const match of text
        .slice(from, end.at)
        .replace(/ \/ /g, isTwin(stretch) ? '$&' : ' | ')
        .replace(sentenceEnd, '| ')
        .replace(codedPair, '$1|')
        .replace(dashPair, (pair, from: string, to: string) => (areKnown(from, to) ? `${from}|${to}` : pair))
        .replace(codePair, (pair, from: string, to: string) => (areAirports(from, to) ? `${from}|${to}` : pair))
        .matchAll(pieceShape)) {
        const count = from + match.index === 0 ? lengthOfMark(match[0]) : 0;
        const at = from + match.index + count;
        pieces.push(
          ...splitRoute(match[0].slice(count), shape.slice(at, from + match.index + match[0].length), at, isRoute),
        );
      }
    }
    from = Math.max(from, end.end);
  }
  return pieces;
}

/** "1. TOULON > AJACCIO": the first of several; "[VALABLE] Toulon > Ajaccio". */
const lengthOfMark = (text: string) => /^\d{1,2}[.)] (?=\p{Lu})/u.exec(text)?.[0].length ?? lengthOfState(text);

/** "AC 857 LHR–YYZ 15/03/2027": a seat or a price behind it is said of the way, which is told elsewhere. */
const codePair = /(?<![\p{L}\d-])([A-Z]{3})[–—-]([A-Z]{3})(?![\p{L}\d-])(?! ?:? ?(?:\d{1,2}[A-K](?!\p{L})|[€$£]))/gu;

/** "Helsinki–London Heathrow", "London Paddington–Cardiff Central": without spaces, and both are on the map. */
const dashPair =
  /(?<![\p{L}\d–—-])(\p{Lu}[\p{L}'’.]+(?: \p{Lu}[\p{L}'’.]+){0,3})[–—](\p{Lu}[\p{L}'’.]+(?: \p{Lu}[\p{L}'’.]+){0,3})(?![\p{L}–—-])/gu;

/** "Seattle-Tacoma (SEA) Anchorage (ANC)", of two lines of a cell: each with its code. */
const codedPair = /(\([A-Z]{3}\)) (?=\p{Lu}[^()|]{2,40} \([A-Z]{3}\))/gu;

const areKnown = (...names: string[]): boolean =>
  names.every((name) => placeIn(name, { labelled: false, timed: false }) !== null);

function areAirports(...codes: string[]): boolean {
  return codes.every((code) => airportByIata(code) !== null);
}

/** "Bruxelles-Midi / Brussel-Zuid", "Biel / Bienne": one station in two languages, and no two ends. */
function isTwin(stretch: string): boolean {
  const [, one, other] = /^\s*(\p{Lu}[^/\d]{2,40}) \/ (\p{Lu}[^/\d]{2,40}?)\s*$/u.exec(stretch) ?? [];
  const [first, second] = [one, other].map((name) => (name ? placeIn(name, unsaid) : null));
  const where = (place: PrintedPlace | null | undefined) => (place?.station ?? place?.city)?.id;
  return where(first) !== undefined && where(first) === where(second);
}

/** "Madrid - Puerta de Atocha → Barcelona Sants": beside an arrow a dash is part of a station's name. */
function stationsAtArrow(stretch: string, from: number): Piece[] | null {
  const [, left = '', right = ''] = oneArrow.exec(stretch) ?? [];
  const isDashed = (name: string) => name.includes(' - ') && placeIn(name, unsaid)?.station !== undefined;
  const isWay = left !== '' && [left, right].every((name) => isDashed(name) || !name.includes(' - '));
  if (!isWay || !(isDashed(left) || isDashed(right)) || !areKnown(left, right)) return null;
  return [left, right].map((text) => ({ text, at: from + stretch.indexOf(text), role: null }));
}

const unsaid = { labelled: false, timed: false };
const oneArrow = /^\s*(\p{Lu}[^→➔➜>\d]{2,40}?) ?(?:→|➔|➜|->|>) ?(\p{Lu}[^→➔➜>\d]{2,40}?)\s*$/u;

const dashedRoute =
  /^[ :]{0,3}(\p{Lu}[^→\n–-]{2,40} [–-] [^→\n–-]{3,50}) to (\p{Lu}[^→\n–-]{2,40} [–-] [^→\n–-]{3,50}?)(?: \(one-way\))?$/iu;

// Between arrows, bars, bullets and dashes that stand between spaces.
const pieceShape = /(?:[^→›><⇄↔➔➞➜➝➡⟶⮕▶►▸⇨⇒✈»|·•@;–—-]|[–—-](?! )|(?<! )[–—-](?= )|(?<=\S)-(?=\S))+/gu;

/** "Arrival of Color Magic in Oslo", "Départ du ferry de Marseille": who moves stands before where. */
const whoMoves =
  /^(?:of .{2,50}? (?:in|at|into|from)|(?:du|de la|de l['’]|des) .{2,50}? (?:à|au|en|de|depuis)|de[rs]? .{2,50}? (?:in|ab|von)) (?=\p{Lu})/u;

/** "departure from Kiel. Four-star cabin", "Hamburg Hbf. Coach 262", "booking 4471. Arrives Calais": in one cell, and of the same length. */
const sentenceEnd =
  /(?<=\p{Ll}{3}|Hbf|\))(?<!\b(?:Intl|Aerop|Term|Stat|Hosp|Dept))\. (?=\p{Lu})|(?<=\d{2})\. (?=(?:Arriv|Reach|Dock|Land|Accost)\p{Ll}* )/gu;

function splitRoute(text: string, shape: string, at: number, isRoute: boolean): Piece[] {
  const start = roleStart.exec(shape);
  const role = roleOfStart(shape);
  const skip = start ? start[0].length : 0;
  const middle =
    / (?:to|nach|vers(?= [^\d])|naar) /.exec(shape.slice(skip)) ??
    (start ? null : / a (?=[^a-z]*[a-z])/.exec(shape.slice(skip)));
  if (middle && text.length < 90) {
    const said = text.slice(skip, skip + middle.index);
    const stops = townsInSentence(said, text.slice(skip + middle.index + middle[0].length));
    if (stops) {
      const ends = [skip + stops.from, skip + middle.index + middle[0].length];
      return [stops.left, stops.right].map((end, i) => ({
        text: end,
        at: at + (ends[i] ?? 0),
        role: null,
        isEnd: true,
      }));
    }
    const isWhole = placeIn(said, { labelled: isRoute, timed: false }) !== null;
    // "GWR, Cardiff Central to London Paddington", "Homeward: Amsterdam to Newcastle"
    const lead = isWhole ? -1 : Math.max(said.lastIndexOf(', '), said.lastIndexOf(': '));
    const left = withoutFrom(lead < 0 ? said : said.slice(lead + 2));
    const right = text.slice(skip + middle.index + middle[0].length);
    if (placeIn(left, { labelled: isRoute, timed: false }) && placeIn(right, { labelled: isRoute, timed: false })) {
      return [
        { text: left, at: at + skip + said.length - left.length, role: null },
        { text: right, at: at + skip + middle.index + middle[0].length, role: null },
      ];
    }
  }
  const onward = role === 'from' ? boundFor.exec(shape.slice(skip)) : null;
  if (onward && text.length < 90) {
    const left = text.slice(skip, skip + onward.index).replace(/^(?:from|de) (?=\p{Lu})/u, '');
    const right = text.slice(skip + onward.index + onward[0].length).replace(/[ ,]+$/, '');
    if ([left, right].every((name) => placeIn(name, { labelled: false, timed: false }) !== null))
      return [
        { text: left, at: at + skip + onward.index - left.length, role },
        { text: right, at: at + skip + onward.index + onward[0].length, role: 'to' },
      ];
  }
  const end = role ? null : roleOfEnd(shape);
  if (end) return [{ text: text.slice(0, -end.length), at, role: end.role }];
  const of = role ? (whoMoves.exec(text.slice(skip))?.[0].length ?? 0) : 0;
  return [{ text: text.slice(skip + of), at: at + skip + of, role }];
}

/** "Depart London Heathrow (LHR) for Vienna (VIE)", "Départ de Nantes pour Lyon": behind a word that says that one leaves. */
const boundFor = / (?:bound for|for|pour) (?=\S)/;

/** "RegioJet bus from Brno, Zvonařka to Linz, Hessenplatz, arriving": behind the word for it the stops of two towns, each behind its town. */
function townsInSentence(said: string, behind: string): { left: string; right: string; from: number } | null {
  const from = /(?:^|\s)(?:from|de|von|da) (?=\p{Lu}[^,]{2,30}, \p{Lu}[^,]{2,40}$)/u.exec(said);
  if (!from) return null;
  const start = from.index + from[0].length;
  const [left, right] = [said.slice(start), withoutBesidePlace(behind)];
  const isEnd = (end: string) => isStopBehindTown(end) || placeIn(end, { labelled: false, timed: false }) !== null;
  return isStopBehindTown(left) && isEnd(right) ? { left, right, from: start } : null;
}

/** "De Paris Gare de Lyon à Lyon Part-Dieu": from where, and no part of what it is called, as it is of "De Haan". */
function withoutFrom(text: string): string {
  const bare = text.replace(/^(?:De|Da|Von|Desde|Van) (?=\p{Lu})/u, '');
  const called = (one: string) => {
    const place = placeIn(one, { labelled: false, timed: false });
    return place && (place.station ?? place.airport ?? place.city)?.name;
  };
  return bare !== text && called(bare) && !/^(?:De|Da|Von|Desde|Van) /.test(called(text) ?? '') ? bare : text;
}
