import { inLines } from '../../../text/in-lines.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import { endWord } from './clock-ends.ts';
import type { Around } from './clocks.ts';
import { intends, ownComing } from './end-words.ts';
import { flats, rooms } from './vocabulary.ts';

/** Whether a clock is plainly no hour of a room: somebody travels, asks for it, or does something else then. */
export function isOfElse(around: Around, p: Passage, lead: string): boolean {
  const { clock, flow, from, to } = around;
  const sentence = flow.shape.slice(from, to);
  if (isOfJourney(around) && !ofRooms.test(sentence) && !/\bcheck-?(?:in|out)\b/.test(sentence)) return true;
  if (p.label === null ? opensEntry(sentence) : elseLabels.has(p.label)) return true;
  return (
    asARule.test(lead) ||
    intends.test(lead) ||
    ownComing.test(lead) ||
    isOffered(lead, flow.shape.slice(clock.to, clock.to + 60))
  );
}

/** "until 13:00 (normally 11:00)", "à 14 h au lieu de 11 h": what holds for others, beside what was granted. */
const asARule =
  /(?:[(,–—-] ?(?:normally|usually|ordinarily|as a rule|normalement|habituellement|d'habitude|d'ordinaire|en temps normal|normalerweise|sonst)|\b(?:instead of|rather than|au lieu (?:de|d')|plutot que|statt))(?: (?:the )?(?:usual|normal))?,?(?: (?:by|at|until|from|a|avant|jusqu'a|des|um|bis))? ?$/;

export const isOfJourney = ({ flow, from, to }: Around): boolean =>
  ofJourney.test(flow.shape.slice(from, to)) || airportCode.test(flow.text.slice(from, to));

/** Labels whose values hold no hour of a house. */
const elseLabels: ReadonlySet<Label> = new Set([
  'expected',
  'cancellation',
  'price',
  'phone',
  'flight',
  'train',
  'ship',
  'issued',
  'pickUp',
  'dropOff',
]);

/** "LX 325 at 16.05, arriving at Zurich": somebody travels, and no room is spoken of; but "confirmation OR 5520" is a house's. */
const ofJourney = inLines()`
  \b(?:
    flights?|vols?|trains?|tgv|ice|ferry|boat|bateau|flug|airport|aeroport|terminal|gare|station|coach|shuttle|navette|driver
    |chauffeur|sails?|sailing|hire car|rental|voiture
    |(?<!
      \b(?:
        conf(?:irmation|irmed)?|booking|reservation|resa?|ref(?:erence)?|dossier|voucher|bon|number|numero|n°|no|nr|code|buchung
        |reservierung|prenotazione|reserva
      )(?: (?:n°|no|nr|number|numero|is|est))?[.:]? ?(?:le |the )?
    )(?!(?:by|at|to|in|on|no|of|de|du|le|en|as|is|ab|um|od|do|al|pm|am)\b)[a-z][a-z\d] ?\d{3,4}
  )\b
`;
/** "(LHR)"; "(FRI)" is a day. */
const airportCode = /\((?!MON|TUE|WED|THU|FRI|SAT|SUN|LUN|MAR|MER|JEU|VEN|SAM|DIM)[A-Z]{3}\)/;

/** "Late check-out until 14:00 for €30", "LATE ARRIVAL 11:45 PM": what might be had, or is asked for, unless it was granted. */
const isOffered = (lead: string, behind: string) =>
  beyond.test(lead.slice(-60)) && !granted.test(`${lead} ${behind.split(/[.;\n]/)[0]}`);

const beyond = /\b(?:early|late|anticipee?|tardif|tardive)(?: [a-z-]+){0,4} ?$/;
const granted =
  /(?<!\b(?:not|non|pas) (?:yet )?)\b(?:confirmed|confirmee?|granted|included|incluse?|accordee?|accepted)\b/;

/** "07h12 – 10h29 : TGV INOUI 5102", "10:00 visit to the tower": what else is done on that day, and no word of the room. */
const opensEntry = (sentence: string) => entry.test(sentence) && !endWord.test(sentence) && !ofRooms.test(sentence);
const entry =
  /^(?:[-–•*] ?)?\d{1,2} ?[h:.] ?\d{0,2}(?: ?[–—-] ?\d{1,2} ?[h:.] ?\d{0,2})?(?: ?[:–—-] ?|,? )(?=[a-z]{3})(?!(?:noon|midday|to|until|till|bis|and|jusqu'a|hrs|uhr)\b)/;

/** A room, or the house. */
export const ofRooms = new RegExp(
  String.raw`\b(?:${rooms}|${flats}|hotels?|house|maison|logement|unterkunft|keys?|cles?)\b`,
);
