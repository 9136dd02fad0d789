import { findTimes } from '../../../text/times.ts';
import type { SaidDay } from '../days/said-days.ts';
import type { Item } from '../items.ts';
import { columnEnd, labelledEnd } from './labelled-end.ts';

/** What may stand between a day and its time. */
const between =
  /^[ ,(]{0,3}(?:(?:ab|bis|vor|um|from|after|by|before|until|at|a partir de|a compter de|des|avant|apres|jusqu'a|au plus tard(?: a)?|pas avant|no later than|not before|a|de|dalle|entro)(?: les)? ?)?$/;

/** "Until noon on the 14th", "jusqu'à 11 h le 14". */
const dayBehind = /^ ?(?:le |on (?:the )?|am )?$/;

const since = /\b(?:ab|from|after|not before|a partir de|a compter de|des|apres|pas avant|dalle)(?: les)? $/;

/** "18 Jan 2028" over "15:00" or "dès 15.00" in one cell. */
const timeBelow =
  /^\n(?:(?:ab|bis|vor|from|after|by|before|until|a partir de|des|avant|apres|jusqu'a|dalle|entro|entre|between|zwischen|tra) ?)?(?=\d{1,2} ?[:.h] ?\d\d)/;

const rangeBefore =
  /\b(?:entre|between|zwischen|tra|de|from|von|dalle)(?: les)? \d{1,2}[^\d;,.]{0,3}(?:\d\d)?[^\d;,.]{0,4}(?:et|and|und|e|a|to|until|bis|alle|-)(?: les)? $/;

/** "Check-out Thursday 06.05.2027, 07:00 to 11:00" */
const goesOnTo = /^ ?(?:[-–—]|to|until|till|a|et|and|jusqu'a|bis|und|alle|hasta)(?: les)? ?$/;

/** "It is yours from three in the afternoon of the day you arrive until noon on Sunday". */
const yours =
  /\b(?:yours|at your disposal|a votre disposition|a vous)\b[^;.\n]*\b(from|des|until|till|jusqu'a)(?: (?:about|around))? $/;

/** "15:00 / 11:00", "from 14:00 / by 11:00" */
const betweenPair = /^ ?(?:[–—/-]|→|,) ?(?:(by|until|till|before|avant|jusqu'a|pour|bis|entro le|hasta las) )?$/;
/** "Check-in / out | ", "Arrivée et départ : " */
const bothEnds =
  /\b(?:check-?in|arriv\w*|anreise|in) ?(?:\/|and|et|&|-|–|und) ?(?:check-?out|out|depart\w*|abreise)\b[^\n;]{0,24}$/;

const beyond = /\b(?:early|late|anticipee?|tardif|tardive)\b[^\n;.]*$/;
const unsure =
  /^[^\n;.]*\b(?:request\w*|(?:not|non|pas) (?:yet )?(?:confirm|guarant|garanti)\w*|subject to|sous reserve|if available|on request|sur demande)\b/;

/** "07h12 – 10h29 : TGV INOUI 5102", "10:00 visit to the tower" in a line of its own: what else is done on that day, and no word of the room. */
function opensEntry(shape: string, at: number): boolean {
  const start = shape.lastIndexOf('\n', at) + 1;
  const end = shape.indexOf('\n', at);
  const line = shape.slice(start, end < 0 ? undefined : end);
  return entry.test(line) && !ofRoom.test(line);
}

const entry =
  /^(?:[-–•*] ?)?\d{1,2} ?[h:.] ?\d{0,2}(?: ?[–—-] ?\d{1,2} ?[h:.] ?\d{0,2})?(?: ?[:–—-] ?|,? )(?=[a-z]{3})(?!(?:to|until|till|bis|and|jusqu'a|hrs|uhr)\b)/;
const ofRoom =
  /\b(?:check(?:ing)?[ -]?(?:in|out)|arriv\w*|depart\w*|chambres?|rooms?|zimmer|hotel|remise|cles|keys?|installation|liber\w*|anreise|abreise|logement|hebergement|accommodation|lodge|guest ?house)\b/;

/** "Check-in 15.00, check-out 11.30", "Arrivée après 16h00", "14 Sep 2027 15:00"; never when a guest means to come. */
export function timesOf(item: Item, first: SaidDay, second: SaidDay): { in?: string; out?: string } {
  const times: { in?: string; out?: string } = {};
  const areBelow = [first, second].every(({ to }) => timeBelow.test(item.shape.slice(to, to + 24)));
  let lastSaid: 'in' | 'out' | null = null;
  const clocks = findTimes(item.text);
  for (const [i, { at, length, time }] of clocks.entries()) {
    if (opensEntry(item.shape, at)) continue;
    const before = item.shape.slice(Math.max(0, at - 60), at);
    const word = yours.exec(item.shape.slice(Math.max(0, at - 90), at))?.[1];
    if (word) {
      times[word === 'from' || word === 'des' ? 'in' : 'out'] ??= time;
      continue;
    }
    const words = [
      ...before.matchAll(
        /[\n;]|\b(?:(check-?in|(?:given|handed) out|arriv\w*|ready|free(?= from\b)|libres?(?= (?:des|a partir|a compter)\b)|(?:keys?|cles?|clefs?)(?= (?:from|after|as of|des|a partir|apres)\b)|prete?s?|entr(?:er|ee)|let you in|chambre vous attend|vous accueill\w*|welcom\w*|chambres? (?=des |a partir |a compter |a \d)|rooms? open(?:s|ed)?|chambres? (?:sont |seront |vous sont )?ouvertes?|rooms? (?=from |as of )|remise?s? (?=a partir |des |a compter )|(?:remet(?:tra|tent|tons)?|donn(?:e|era|ent|ons)|hands? (?:over|out)|gives? (?:out|you)) (?:[a-z']+ ){1,3}(?:cle|clef|badge|carte|key|card)s?|disposition|disponibles?|available(?= (?:from|after|as of|as from|at|by)\b)|any ?time|in)|(check-?out|depart\w*|sortie|liber\w*|vacate[sd]?|cleared|quitt\w*|leave|(?:left|gone)(?= (?:by|before|no later))|(?:keys?|rooms?|them|it) back|given back|(?:souhaite|aime|voudrait|veut|demande)\w* (?:a )?recuperer|handed? back|rend(?:re|ez|s|ras|rez|ue?s?)?|out))\b/g,
      ),
    ];
    if (
      /\b(?:request\w*|expected|previens|prevenez|prevenir|pens(?:es?|ez)|comptez|if you|si (?:tu|vous)|let (?:them|us) know|prevue?|early|demande\w*(?! (?:a ce que|de) (?:vous )?(?:rend|liber|quitt|restitu))|annonce\w*|cancel\w*|annul\w*|reception|petit-dejeuner|breakfast)\b[^\n;.]*$/.test(
        before,
      )
    )
      continue;
    // "Late departure 18:00 requested, not confirmed"
    if (beyond.test(before) && unsure.test(item.shape.slice(at + length, at + length + 60))) continue;
    const last = words.filter((match) => match[1] || match[2]).at(-1);
    const beside =
      [first, second].find(
        (said) =>
          at >= said.to &&
          (areBelow
            ? timeBelow.exec(item.shape.slice(said.to, at + 10))?.[0].length === at - said.to
            : between.test(item.shape.slice(said.to, at))),
      ) ?? [first, second].find(({ from }) => from > at && dayBehind.test(item.shape.slice(at + length, from)));
    // "départ entre 8 h 00 et 10 h 30": a room is left by the end of it
    const from = clocks[i - 1];
    const joint = from && from.time < time ? item.shape.slice(from.at + from.length, at) : '';
    const endsRange = rangeBefore.test(before) || /\d\d ?- ?$/.test(before) || goesOnTo.test(joint);
    if (times.out && endsRange && (last?.[2] || lastSaid === 'out')) times.out = time;
    const told = last ? (last[1] ? 'in' : 'out') : null;
    // "du 4 au 6 mai 2027, 15 h – 11 h": from then on one day, until then on the other
    const next = clocks[i + 1];
    const joinedBy = next && next.time < time ? betweenPair.exec(item.shape.slice(at + length, next.at)) : null;
    // "from 14:00 / by 11:00" needs no word for either
    const isOfBoth = beside === second || bothEnds.test(before) || (joinedBy?.[1] !== undefined && since.test(before));
    if (next && joinedBy && isOfBoth && times.in === undefined && times.out === undefined)
      return { in: time, out: next.time };
    // "du 4 au 6 mai 2027, à partir de 15 h": nobody has to leave from an hour on
    const isSince = beside === second && told !== 'out' && since.test(before);
    const side =
      columnEnd(item, at) ?? (beside ? (beside === first || isSince ? 'in' : 'out') : (labelledEnd(item, at) ?? told));
    lastSaid = side ?? (endsRange ? lastSaid : null);
    if (side) times[side] ??= time;
  }
  times.in ??= hourInWords(takenFrom.exec(item.shape)?.[1], 12);
  times.out ??= hourInWords(leftBy.exec(item.shape)?.[1], 0);
  return times;
}

/** "From two o'clock on the Friday … back by eleven on the Sunday": a room is taken in the afternoon and left in the morning. */
function hourInWords(word: string | undefined, half: 0 | 12): string | undefined {
  const hour = word === undefined ? 0 : hours.indexOf(word) + 1;
  if (hour === 0) return undefined;
  return `${String(hour === 12 ? 12 : hour + half).padStart(2, '0')}:00`;
}

const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const takenFrom =
  /\b(?:yours|ready|available|rooms?|check(?:ing)?[- ]?in|arriv\w+)\b[^.;\n\d]{0,30}\b(?:from|after|by) (twelve|one|two|three|four|five) o'clock\b(?! in the (?:morning|night))/;
const leftBy =
  /\b(?:back|vacate[sd]?|leave|left|check(?:ing)?[- ]?out|until|given up|cleared)\b[^.;\n\d]{0,30}\b(?:by|until|till|before) (nine|ten|eleven|twelve)(?: o'clock\b| (?=on (?:the |that )?(?:\w+ morning|\w+day\b)))(?! (?:at night|in the evening))/;
