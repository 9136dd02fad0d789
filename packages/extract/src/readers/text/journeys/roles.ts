import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import { languages } from '../labels/words/index.ts';
import type { Passage } from '../passages/passages.ts';
import type { Role } from './token.ts';

/** Which end of the journey the label over a line names. */
export function roleOfLabel(p: Passage): Role {
  if (p.label === 'departure' || p.label === 'from' || p.under === 'departure' || p.under === 'from') return 'from';
  if (p.label === 'arrival' || p.label === 'to' || p.under === 'arrival' || p.under === 'to') return 'to';
  return null;
}

/** "dep. " in front of a time; "à 18h40" and "de 9h à 10h" say nothing of departure. */
export function roleBefore(before: string): Role {
  const match = roleWord.exec(before.slice(-36));
  if (!match) return null;
  const word = match[1] ?? match[2];
  if (word === 'a' || word === 'de' || word === 'von') return null;
  return match[1] ? 'from' : 'to';
}

/** "Salida 16:45h", "Odjazd 7:20": as its language calls an end, in one word. */
const abroad = (label: 'departure' | 'arrival') =>
  languages
    .flatMap(({ labels }) => labels[label]?.split('|') ?? [])
    .filter((words) => /^[a-z]{4,}$/.test(words))
    .join('|');
const leaves = `${abroad('departure')}|salida|partenza|vertrek|partida|avgang|abfahrt|abflug`;
const lands = `${abroad('arrival')}|llegada|arrivo|aankomst|ankomst|ankunft`;

/** "Salida", "Llegada" alone: an end, and no place. */
export const isWordOfEnd = (name: string): boolean => wordOfEnd.test(plain(name));
const wordOfEnd = new RegExp(`^(?:${leaves}|${lands})$`);

/** "avg 07.07", "ank. 11.24", "odj. 8:15": as timetables shorten them. */
const leavesInShort = 'avg|afg|odj|odl|wyj|sal|vertr|part|ind';
const landsInShort = 'ank|prij|przyj|prz|lleg|aank|cheg|saap|erk';

const roleWord = new RegExp(
  String.raw`(?:^|[\s,;(|·•-])(?:(${leaves}|${leavesInShort}|departing|departs?|departure|depart|dep|ab|leaves?|leaving|sailing|sails?|takes? ?-?off|taking off|decollage|decolle|partant|appareille|appareillage|lv|von|de)|(${lands}|${landsInShort}|arriving|docking|docks?|landing|lands?|atterrissage|atterrit|accoste|accostage|arrives?|arrival|arrivee?|arr|ar|an|a))\.?:? ?(?:(?:prevue?|estimee?|programmee?|scheduled|expected|due|planned|geplant|prevista?) )?(?:at |a |le |vers |about |around |kl\.? |klo |ore |a las |as |om |o )?$`,
);

/** "Avg.", "Salida" alone: an end in any language, whose hour and whose place stand behind it. */
export const roleAlone = new RegExp(
  String.raw`^[\s,:.]*(?:(?<leaves>${leaves}|${leavesInShort})|${lands}|${landsInShort})[.:]?$`,
);

/** "From Paris", "LV AUSTIN": the word that a line begins with. */
export function roleOfStart(shape: string): Role {
  const start = roleStart.exec(shape);
  if (!start) return null;
  return /^(?:dep|from|lv|leav|sail|appareil|quitt|ab$|von|tak|dec|fra|desde|avg|afg|part|sal|vert|odj|laht|ori)/.test(
    start[1] ?? '',
  )
    ? 'from'
    : 'to';
}

/** The word that says of which end a line is, perhaps behind what goes there: "Leaves Irvine", "jusqu'à Rennes", "The coach leaves Irvine", "le bateau quitte Sète". */
export const roleStart = inLines()`
  ^[\s,:.]*
  (?:
    (?:(?:the|your|our|le|la|un|votre|notre) )?
    (?:coach|bus|minibus|train|ferry|boat|ship|plane|flight|(?:auto)?car|bateau|navire|avion|vol)[ ]
    (?=(?:departs|leaves|sails|lands|docks|reaches|arrives?|appareille|quitte|decolle|accoste|atterrit|atteint|rejoint) )
  )?(
    departure|departing|departs?|depart|dep|leaves?|leaving|sails?|fra|fran|desde|avgang|afgang|partenza|salida|vertrek|odjezd
    |odjazd|lahto|appareille|quitte|takes? ?-?off|decollage|decolle|from|lv|ab|von|landing|lands?|docks?|reach(?:es)?|accoste
    |atterrissage|atterrit|arrival|arriving|arrives?|arrivee?|arr|ar|to|an|nach|vers|til|till|naar|hasta|ankomst|arrivo|llegada
    |aankomst|prijezd|przyjazd|origine?|destination|jusqu'(?:a|en|au)|as far as|depuis|atteint|rejoint
  )\b ?[.:]?\s+
`;

/** "Union Station is the destination", "Lyon est l’origine": the end that is said behind the place, and how long the words are. */
export function roleOfEnd(shape: string): { role: Role; length: number } | null {
  const [words, origin] = roleEnd.exec(shape) ?? [];
  return words === undefined ? null : { role: origin ? 'from' : 'to', length: words.length };
}

const roleEnd =
  / (?:is|est|ist|es) (?:(?:the|your|la|le|votre|der|das|el) |l['’])?(?:(origine?|start(?:ing point)?|departure point|point de depart|abfahrtsort|origen)|destination|terminus|end point|point d['’]arrivee|ziel(?:ort)?|destino)[\s.]*$/;
