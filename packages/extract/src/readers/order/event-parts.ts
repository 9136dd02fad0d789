import { anyDay, findDates } from '../../text/dates.ts';
import { inLines } from '../../text/in-lines.ts';
import { plain } from '../../text/plain.ts';
import { findTimes } from '../../text/times.ts';
import type { Found } from '../text/found.ts';
import type { Item } from './items.ts';

/**
 * "Spectacle « Les Marées hautes », 20 h 30, Salle Desjardins, Rimouski : billets 55120-LMH", "Awards Ceremony, Black Box Theatre; your
 * passes are BB-301": what a short line tells between its commas. What it is stands first, and where it is played is a house of shows.
 */
export function eventBetween(item: Item): { name: string; place: string } | null {
  if (item.text.length > 350 || item.passages.length > 6 || ofWay.test(item.shape)) return null;
  const parts = item.passages.flatMap((p) =>
    p.label === 'reference' || p.label === 'date' || p.label === 'time'
      ? []
      : p.text.split(between).map((part) => part.trim()),
  );
  const named = parts.filter(isNamed);
  const venue = named.findIndex((part, i) => i > 0 && houseOf.test(plain(part)));
  const place = named[venue];
  // "Entrées | Vitrum Köln Fachmesse, …": the cell in front says what follows
  const kind = named.length > 2 && lone.test(plain(named[0] ?? '')) ? plain(named[0] ?? '') : '';
  const lead = kind ? named[1] : named[0];
  const printed = venue > 0 && lead !== place ? lead : undefined;
  const name = printed && (quoted.exec(printed)?.[1]?.trim() ?? printed);
  const isShow = printed !== undefined && (shown.test(plain(printed)) || shown.test(kind) || quoted.test(printed));
  return name && place && isShow && name.length < 80 ? { name, place } : null;
}

/** "19:00 Teatro La Fenice: La traviata. 4 tickets, stalls, order FEN-882047": a house of shows, what it plays, and how many come. */
export function playedAt({ passages: [p, more] }: Item): { name: string; place: string } | null {
  const said = p && !more && counted.test(p.shape) ? houseThenShow.exec(p.text)?.groups : undefined;
  const { place = '', name = '' } = said ?? {};
  return stage.test(plain(place)) && !ofWay.test(plain(name)) ? { name: name.trim(), place: place.trim() } : null;
}

const houseThenShow =
  /^(?:[•*–-] )?(?:\d{1,2}[:.h]\d\d(?: ?[ap]\.?m\.?)?,? (?:[–—-] )?)?(?<place>\p{Lu}[^,;:.\d\n]{3,50})(?: ?: | [–—-] )[«“„"]?(?<name>\p{Lu}[^:;.\d\n]{2,60}?)[»”“"]?(?=[.,;(]| [–—-] |$)/u;
const stage =
  /\b(?:operas?|opera house|opernhaus|oper|theatres?|theaters?|teatro|teatre|philharmoni\w+|auditorium|auditorio|conservatoire|playhouse|amphitheat\w+|concert hall|arenas?|arenes|stadiums?|stades?|zenith|scala)\b/;
const counted =
  /\b(?:\d{1,2}|two|three|four|deux|trois|quatre) (?:tickets?|seats?|stalls|places?|billets?|fauteuils?|entrees?|karten|biglietti|posti|entradas)\b/;

/** "billets 55120-LMH", "your passes are BB-301 (all three)", "ticket PCD-0388". */
export function ticketIn({ passages }: Item): Found<string> | null {
  const found = passages.flatMap((p) =>
    [...p.text.matchAll(ticketed)].flatMap(({ 1: value, index }) =>
      value ? [{ value, at: p.at + index, text: p.text }] : [],
    ),
  );
  const [only] = found;
  return only && found.every(({ value }) => value === only.value) ? only : null;
}

const ticketed = inLines('giu')`
  (?<!\p{L})(?:e-?)?(?:tickets?|billets?|pass(?:es)?|badges?|entr[ée]es?|invitations?|admissions?|places?|seats?|wristbands?)
  (?: (?:are|is|sont|est|no\.?|nos\.?|n°|number|numbers|num[ée]ros?|ref\.?|code|under|sous)){0,2} ?:? ?
  ((?=[A-Z/-]*\d)[A-Z\d]{2,}(?:[-/ ](?=[A-Z]*\d|[A-Z]{2})[A-Z\d]{2,})*)(?![\p{L}\d])
`;

const between = /,\s| [–—·|-] | ?[:;] |\. (?=\p{Lu})|\n/u;

/** Neither an hour or a day, nor a street, a number or how many come. */
function isNamed(part: string): boolean {
  if (!/\p{L}{3}/u.test(part) || !/^[«“"„]?\p{Lu}/u.test(part) || /^\d|\d{3}/.test(part)) return false;
  const isMoment = findTimes(part).length > 0 || findDates(part, anyDay).length > 0;
  return !isMoment || quoted.test(part);
}

const quoted = /[“«„"] ?([^“”«»„"\n]{3,90}?) ?[”»“"]/u;

/** A word in a cell of its own, in front of what it is. */
const lone =
  /^(?:entrees?|billets?|tickets?|places?|spectacles?|concerts?|evenements?|events?|shows?|salons?|foires?|fairs?|visites?|admissions?|sorties?|soirees?|culture|loisirs|entertainment|leisure|evening|operas?|operettes?|musicals?|ballets?|theatre|theater|recitals?|cabaret|cirque|circus|expositions?|exhibitions?)$/;

const shown = inLines()`
  \b(?:
    concerts?|recitals?|operas?|operette|musicals?|plays?|piece|ballets?|cirque|circus|spectacles?|representation|performances?
    |shows?|expositions?|exhibitions?|expo|vernissage|fairs?|trade show|foire|salons?|conferences?|colloques?|symposium|congres
    |congress|convention|summit|sommet|forum|galas?|awards?|ceremon(?:y|ie)|remise des prix|premiere|projection|screening|film
    |cabaret|comedy|humour|festivals?|tournoi|tournament|match|games?|finale?|grand prix|race|derby|bal|symphon\w+|quartett?
    |orchestra|orchestre|choir|choeur
  )\b
  |messe\b
`;

const houseOf = inLines()`
  \b(?:
    salles?|operas?|opera house|theatres?|theat(?:er|ers)|halls?|philharmoni\w+|zenith|arenas?|arenes?|stades?
    |stadiums?|stadion|auditoriums?|musees?|museums?|palais|conservatoires?|playhouse|amphitheat\w+|amphi|oper
    |teatro|pavilions?|pavillons?|chapelles?|chapels?|eglises?|church|cathedrales?|cathedral|abbayes?|abbey
    |basiliques?|temple|synagogue|chateaux?|castle|parcs? (?:des )?expo\w*|exhibition cent(?:re|er)
    |convention cent(?:re|er)|congress cent(?:re|er)|centre (?:culturel|des congres|de congres)
    |arts cent(?:re|er)|(?:koeln|koln)?messe\w*|halles?|galeries?|gallery|galleries|cinemas?|club|bandstand
    |kiosque|hippodrome|velodrome|racecourse|cirque|casino|espace
    |maison (?:de la culture|de la danse|des arts)|academy|forum|dome|colosseum|ballroom|gardens|grange|manege
    |atrium|agora|bataclan|olympia
    |[a-z]{3,20}(?:halle[nr]?|hall|haus|hus(?:et)?|philharmonie|theater|teater(?:et)?|oper|saal|salen?|zaal|arena|stadion|schouwburg|gebouw|talo)
  )\b
`;

/** Where somebody goes, sleeps and eats, and what is played nowhere there. */
export const ofWay =
  /\b(?:vols?|flights?|trains?|tgv|taxis?|transferts?|transfers?|hotels?|chambres?|rooms?|check-?in|restaurants?|dinner at|voiture|rental)\b/;
