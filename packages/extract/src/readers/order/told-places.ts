import type { Passage } from '../text/passages.ts';
import { placeIn } from '../text/printed-place.ts';
import type { Role, Token } from '../text/token.ts';

/**
 * The ends of journeys in a sentence. A verb or a preposition tells which end a place is ("quitte Köln Hbf", "arriving
 * at Perth"); where none does, a known place right beside a clock is one, first where it leaves and then where it arrives:
 * "vous prendrez l'ICE 15 à Bruxelles-Midi à 8 h 25", "Stornoway 7.00am, Ullapool 9.30am".
 * @param ports of the sentences before; the names of this one are added.
 */
export function placesTold(
  p: Passage,
  others: readonly Token[],
  ports: Set<string>,
  about: { line: number; text: string },
): Token[] {
  const rides = others.some(({ kind }) => kind !== 'date' && kind !== 'time');
  const found: Token[] = [];
  let last: Role = null;
  for (const match of p.text.matchAll(properName)) {
    const [name] = match;
    const before = p.shape.slice(Math.max(0, match.index - 40), match.index);
    const behind = p.shape.slice(match.index + name.length);
    // "your train to Manchester: Tuesday, 07:20 from London Euston": where the journey goes to, before it is told
    if (/^ ?:/.test(behind)) continue;
    const said = toWord.test(before) ? 'to' : fromWord.test(before) || /^ (?:to|-|vers) /.test(behind) ? 'from' : null;
    // "leaving Cairnryan at 07:30": a port that no list has
    const isPort = rides && said !== null && /^ (?:at|a|um|alle) \d/.test(behind) && name.length < 40;
    const isBesideClock =
      said === null &&
      name.length > 2 &&
      (clockBehind.test(behind) || clockBefore.test(before)) &&
      !notStop.test(before);
    const isBare = isBesideClock && (ports.has(name) || placeIn(name, notVouched) !== null);
    const role: Role = isBare ? (last === 'from' ? 'to' : 'from') : said;
    const place = role && placeIn(name, { labelled: isPort || isBare, timed: false });
    if (!place || !(isPort || isBare || place.station || place.city || place.airport)) continue;
    last = role;
    ports.add(name);
    found.push({ kind: 'place', place, role, strong: true, cell: -1 - p.row, at: p.at + match.index, ...about });
  }
  // "You fly to Porto on Monday: TP 1331 leaves Gatwick … and gets in to Porto": told first as where it all goes
  return found.filter(
    (token, i) =>
      token.kind !== 'place' ||
      token.role !== 'to' ||
      !found
        .slice(i + 1)
        .some((other) => other.kind === 'place' && other.role === 'to' && other.place.name === token.place.name),
  );
}

const notVouched = { labelled: false, timed: false };
const properName =
  /\p{Lu}[\p{L}'’-]+(?: \(\p{Lu}\p{L}+\))?(?: (?:(?:de|du|des|la|le|les|am|of) )?(?:\p{Lu}[\p{L}'’-]*|l['’]\p{Lu}\p{L}+)(?: \(\p{Lu}\p{L}+\))?){0,4}/gu;
/** "Stornoway 7.00am", "à Bruxelles-Midi à 8 h 25", "Köln Hbf (10.15)". */
const clockBehind = /^,? \(?(?:at |a |um |alle |a las |vers )?\d{1,2}(?:[:.]\d\d| ?h\b| ?h ?\d\d| ?uhr| ?[ap]\.?m)/;
/** "arrive à 14 h 30 à London St Pancras", "due at 20.55 in Berlin Hbf". */
const clockBefore = /\d{1,2}(?:[:.]\d\d| ?h(?: ?\d\d)?| ?uhr(?: \d\d)?)(?: ?[ap]\.?m\.?)? (?:a|at|in|en|au|im) $/;
/** "l'usine de Ben Arous à 9 h", "the office in York at 9.00": where somebody is, and no train. */
const notStop =
  /\b(?:usine|site|siege|bureaux?|agence|reunion|rendez-vous|hotel|office|meeting|plant|factory)\b[^,;]{0,16}$/;
const fromWord =
  /\b(?:from|ab|von|embarqu\w+ a|embarking (?:at|in)|boarding (?:at|in)|au depart de|depart a|departure|leaves?|leaving|departs?|departing|depart|de|d'|partirez|part(?:ir)? a|quitt(?:e|ent|ez|ant|er|era|erez)|decoll\w+ (?:de|d')|s'elance de|set off from|pulls? out of) ?$/;
const toWord =
  /\b(?:to|into|reach(?:es|ed|ing)?|gett?(?:ing|s)? (?:in)?to|gets? (?:you )?(?:in(?:to| at)?)|arriv\w*(?: at| in| a| en gare de)?|ankunft(?: in)?|uhr in|an|docks? (?:in|at)|lands? (?:in|at)|landing (?:in|at)|touch(?:es|ing)? down (?:in|at)|(?:drops?|puts?|brings?|sets?) (?:you|him|her|them) (?:down |off )?(?:in|at)|se pos(?:e|ent|era|ant|er) (?:a|en)|due (?:in(?:to| at)?|at)|(?:vous|le|la|les|te|t') ?(?:depos\w+|conduit|conduira|amen\w+|emmen\w+) (?:a|en|jusqu'a)|atterri\w* (?:a|en)|rejoin\w+|attein\w+|gagn(?:e|ent|ez|era|erez)|touch(?:e|ent|era)|(?:fin|se termin\w+|s'achev\w+|prend(?:ra)? fin|terminus|descen\w+|debarqu\w+) (?:a|en)|vers|pour) $/;
