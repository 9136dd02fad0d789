import { airlineByName, findCity } from '../../../knowledge/index.ts';
import { monthNames } from '../../../text/calendar-words.ts';
import { inLines } from '../../../text/in-lines.ts';
import { ofHall } from '../../text/journeys/named-places.ts';
import { stationOfTown } from '../../text/journeys/of-town.ts';
import { placeIn } from '../../text/journeys/printed-place.ts';
import type { Role, Token } from '../../text/journeys/token.ts';
import type { Passage } from '../../text/passages/passages.ts';

/** A day or a clock of a sentence, and where it stands in it. */
export type Moment = { from: number; to: number; isClock: boolean };

/**
 * The ends of journeys in a sentence. A verb or a preposition tells which end a place is ("quitte Köln Hbf", "arriving
 * at Perth"); where none does, a known place right beside a clock is one, first where it leaves and then where it arrives:
 * "vous prendrez l'ICE 15 à Bruxelles-Midi à 8 h 25", "Stornoway 7.00am, Ullapool 9.30am".
 * @param told by the sentences before: the ports, to which the names of this one are added, and whether they left and came nowhere
 */
export function placesTold(
  p: Passage,
  others: readonly Token[],
  { ports, isUnderWay }: { ports: Set<string>; isUnderWay: boolean },
  moments: readonly Moment[],
  about: { line: number; text: string },
): Token[] {
  const rides = isUnderWay || saysRide(p.shape) || others.some(({ kind }) => kind !== 'date' && kind !== 'time');
  // what has a number or a name goes somewhere
  const isNamed = others.some((token) => ('number' in token && token.number) || ('name' in token && token.name !== ''));
  const hasTwoClocks = moments.filter(({ isClock }) => isClock).length === 2;
  const starts = [
    ...moments.map(({ from }) => from),
    ...others.flatMap(({ kind, at }) => (kind === 'train' || kind === 'flight' || kind === 'bus' ? [at - p.at] : [])),
  ].sort((a, b) => a - b);
  const found: Token[] = [];
  let last: Role = null;
  // behind the dash that stands behind the last place
  let dashEnd = Number.NaN;
  let lastEnd = Number.POSITIVE_INFINITY;
  for (const match of namesIn(p.text)) {
    // "Frankfurt Hbf am Dienstag", "Narbonne le TGV INOUI 9713", "Lille l’Eurostar 9116": neither the day nor what goes there is a part of the name
    const end = starts.find((from) => from > match.index && from < match.index + match[0].length);
    const before = p.shape.slice(Math.max(0, match.index - 40), match.index);
    const isLabelled = labelledFrom.test(before) || labelledTo.test(before);
    const printed = isLabelled
      ? (/^[^,.;:()\d]{2,60}/.exec(p.text.slice(match.index))?.[0].trimEnd() ?? match[0])
      : match[0];
    const name: string = printed
      .slice(0, end && end - match.index)
      .replace(/(?: (?:am|le|la|du|de|of))? $| [ld]['’]$/, '');
    const behind = p.shape.slice(match.index + name.length);
    // "your train to Manchester: Tuesday, 07:20 from London Euston": where the journey goes to, before it is told; but "from Armadale
    // over to Mallaig: the Loch Fyne sails at 13:40" tells no place behind it
    if (/^ ?:/.test(behind) && namesPlace(p.text.slice(match.index + name.length))) continue;
    // "on Thursday 18 March at 17.00": the month, and not the town of that name
    if (monthNames.has(name.toLowerCase()) && /\d(?:st|nd|rd|th|er|\.)? (?:of |de )?$/.test(before)) continue;
    // "avec le vol LX 2806 de Swiss à 9 h 55": who flies
    if (airlineByName(name) && !placeIn(name, notVouched)?.city) continue;
    const lead = leadingTo(match.index, p.shape, moments);
    // "train 28 leaves Montréal Central Station at 3:15 p.m. for Québec Gare du Palais"
    const isBound: boolean = last === 'from' && rides && / for (?:the )?$/.test(lead);
    // "AF 1742, 12h35 – 13h45, Paris CDG – Genève": the other end of a way of which the one is told
    const isOtherEnd: boolean = last === 'from' && match.index === dashEnd;
    // "vous conduit de Lyon Part-Dieu à Marseille Saint-Charles, où vous arrivez à 13h50"
    const isWay: boolean = hasTwoClocks && rides && last === 'from' && wayTo.test(p.shape.slice(lastEnd, match.index));
    // "… leaves Oban at 09:50. You are in Craignure at 10:50.": where those who left are next
    const isThere = isUnderWay && thereNext.test(lead) && !notStop.test(`${name.toLowerCase()} `);
    const said: Role = isBound || isOtherEnd || isWay || isThere ? 'to' : roleSaid(lead, behind);
    // "leaving Cairnryan at 07:30", "landen um 11.20 Uhr in Lissabon": a port that no list has
    const isBefore = isBeforeClock(match.index + name.length, p.shape, moments);
    // "vous serez à Nice-Ville le lendemain matin à 9 h 04"
    const isBehindDay = clockWordBehind.test(withoutDays(match.index + name.length, p.shape, moments));
    const isTimed = isBefore || isBehindDay || isBehindClock(match.index, p.shape, moments);
    const isPort =
      rides &&
      said !== null &&
      (isTimed || isLabelled || (isBound && hasTwoClocks) || isOfRoute(p, match.index, name, isNamed)) &&
      name.length < 40 &&
      !notPort.test(name);
    const isBesideClock: boolean =
      said === null &&
      name.length > 2 &&
      (isBefore || isBehindDay || clockBehind.test(behind) || clockBefore.test(before)) &&
      !notStop.test(before);
    // "sail from Oban at 16:00 and come alongside at Craignure at 16:50": whatever the deed, the second of two clocks is there
    const isOther: boolean = hasTwoClocks && rides && last === 'from' && / (?:at|in|a|en) $/.test(before);
    const isBare: boolean = isBesideClock && (isOther || ports.has(name) || placeIn(name, notVouched) !== null);
    // "Il part de Toulouse par l'Intercités 3630 : Toulouse Matabiau 6h48, Limoges 10h12": at the first of the clocks it begins
    const isFirst = hasTwoClocks && isBefore && moments.every(({ isClock, from }) => !isClock || from > match.index);
    const role: Role = isBare ? (last === 'from' && !isFirst ? 'to' : 'from') : said;
    const place = role && placeIn(name, { labelled: isPort || isBare, timed: false });
    if (!place || !(isPort || isBare || place.station || place.city || place.airport)) continue;
    last = role;
    lastEnd = /(?:gare|aeroport) d[eu' ]+$/.test(before) ? Number.POSITIVE_INFINITY : match.index + name.length;
    dashEnd = match.index + name.length + (/^ [–—-] /.exec(p.text.slice(match.index + name.length))?.[0].length ?? NaN);
    ports.add(name);
    found.push({ kind: 'place', place, role, strong: true, cell: -1 - p.row, at: p.at + match.index, ...about });
  }
  // "You fly to Porto on Monday: TP 1331 leaves Gatwick … and gets in to Porto": told first as where it all goes
  return found.filter(
    (token, i) =>
      token.kind !== 'place' ||
      token.role !== 'to' ||
      !found.slice(i + 1).some(
        (other) =>
          other.kind === 'place' &&
          other.role === 'to' &&
          // "You go on to Montréal overnight: train 15 … pulls into Montréal Central Station"
          `${other.place.name} `.startsWith(`${token.place.name} `),
      ),
  );
}

/** "Envol de Genève", "Ferry Ullapool to Stornoway": what is done there stands at the head of the sentence, and in capitals as a name. */
function withoutDeed(match: RegExpExecArray): Name {
  const deed =
    /^(?:Envol|Départ|Décollage|Retour|Vol|Train|Arrivée|Atterrissage|Embarquement|Abflug|Abfahrt|Flug) (?:de|des|du|à|au|ab|von|nach) (?=\p{Lu})|^(?:Ferry|Boat|Bateau|Crossing|Sailing|Traversée|Coach|Bus|Autocar|Flight|Train) (?!Station|Terminal|Stop|Port|Park)(?=\p{Lu})/u.exec(
      match[0],
    );
  const length = deed?.[0].length ?? 0;
  return { 0: match[0].slice(length), index: match.index + length };
}

type Name = { 0: string; index: number };

function namesIn(text: string): Name[] {
  const names: Name[] = [];
  for (const match of text.matchAll(properName)) {
    const last = names.at(-1);
    if (last && match.index < last.index + last[0].length) continue;
    names.push(inState(inTwoLanguages(withoutDeed(match), text), text));
  }
  return names;
}

/** "Brussels Midi/Zuid", "Biel/Bienne": what stands behind the stroke calls the same station in another language. */
function inTwoLanguages(name: Name, text: string): Name {
  const [twin = ''] = /^\/\p{Lu}[\p{L}'’-]+/u.exec(text.slice(name.index + name[0].length)) ?? [];
  const whole = name[0] + twin;
  const station = twin === '' ? undefined : placeIn(name[0], notVouched)?.station;
  return station && placeIn(whole, notVouched)?.station?.id === station.id ? { ...name, 0: whole } : name;
}

/** "leaves Albany, NY at 8:16 AM": the state by which towns of one name are told apart. */
function inState(name: Name, text: string): Name {
  const [behind = '', state] = /^, ([A-Z]{2})(?![\p{L}\d-])/u.exec(text.slice(name.index + name[0].length)) ?? [];
  const whole = name[0] + behind;
  return behind !== '' && findCity(whole)?.state === state ? { ...name, 0: whole } : name;
}

/** "from Ullapool to Stornoway", "de Sète à Nador": one end of two that stand side by side, where a list has the other or what goes there is named. */
function isOfRoute({ text }: Passage, at: number, name: string, isNamed: boolean): boolean {
  const isKnown = (other: string | undefined) =>
    other !== undefined && (isNamed || placeIn(other, notVouched) !== null);
  const behind = text.slice(at + name.length, at + name.length + 60);
  if (/(?<!\p{L})(?:from|de|d['’]|von|da|desde) ?$/iu.test(text.slice(Math.max(0, at - 8), at)))
    return isKnown(routeEnd.exec(behind)?.[1]);
  return isKnown(routeStart.exec(text.slice(Math.max(0, at - 70), at))?.[1]);
}

const routeEnd =
  /^ (?:(?:back|over|across|on|down|up|out|home) )?(?:to|à|vers|nach|a|hasta) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3})/u;
const routeStart =
  /(?<!\p{L})(?:from|de|d['’]|von|da|desde) ?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}) (?:(?:back|over|across|on|down|up|out|home) )?(?:to|à|vers|nach|a|hasta) $/u;

const namesPlace = (text: string): boolean =>
  [...text.matchAll(properName)].some(([name]) => placeIn(name.trim(), notVouched) !== null);

/** Right between two places. */
const wayTo = /^ (?:a|au|aux|to|vers|jusqu'a|nach|hasta)(?: la| le)? $/;

/** The words in front of a place, without the days and clocks between: "landen um 11.20 Uhr in Lissabon" is "landen in". */
function leadingTo(at: number, shape: string, moments: readonly Moment[]): string {
  return without(moments, shape, Math.max(0, at - 100), at).slice(-60);
}

/** What stands behind a place, without a day: "Atocha el martes 16 de marzo a las 8:35". */
function withoutDays(at: number, shape: string, moments: readonly Moment[]): string {
  return without(
    moments.filter(({ isClock }) => !isClock),
    shape,
    at,
    at + 60,
  );
}

function without(moments: readonly Moment[], shape: string, start: number, end: number): string {
  let words = shape.slice(start, end);
  for (const { from, to } of moments)
    if (from >= start && to <= end)
      words = words.slice(0, from - start) + '\0'.repeat(to - from) + words.slice(to - start);
  return words.replace(momentWords, ' ');
}

const momentWords =
  /[ ,(]*(?:(?<=[ ,(])(?:at|a|um|alle(?: ore)?|ore|a las?|le|on|am|il|el|den|vers|gegen|by|around) )?\0+(?: uhr\b| h\b)?[ ,]*/g;

function roleSaid(before: string, behind: string): Role {
  // "fährt um 9.20 Uhr in Frankfurt ab", "kommt in Berlin Hbf an"
  if (/ in $/.test(before) && /^ (?:ab|los)\b/.test(behind)) return 'from';
  if (/ in $/.test(before) && /^ (?:an|ein)\b/.test(behind)) return 'to';
  if (toWord.test(before) || labelledTo.test(before)) return 'to';
  return labelledFrom.test(before) ||
    fromWord.test(before) ||
    boarded.test(before) ||
    startsIn.test(before) ||
    /^ (?:to|-|vers|nach) /.test(behind)
    ? 'from'
    : null;
}

function isBehindClock(at: number, shape: string, moments: readonly Moment[]): boolean {
  return moments.some(
    ({ to, isClock }) =>
      isClock &&
      to <= at &&
      at - to < 24 &&
      /^(?: uhr| h)?,? (?:\p{L}{1,4} |(?:ferry|boat|bateau|crossing|sailing|traversee|coach|autocar|train) )?$/u.test(
        shape.slice(to, at),
      ),
  );
}

/** "Dijon-Ville à huit heures cinq": in words as in figures. */
function isBeforeClock(end: number, shape: string, moments: readonly Moment[]): boolean {
  return moments.some(({ from, isClock }) => isClock && from >= end && upToClock.test(shape.slice(end, from)));
}

/** "Paris CDG T2F 08h15", "Heathrow (Terminal 5) 9.00" */
const upToClock =
  /^(?:,? \(?t(?:erminal )?\d[a-z]?\)?)?,? \(?(?:(?:(?:is|est|sera|will be) )?(?:(?:set|due|prevue?|planned) )?(?:for |pour |at |a )|des |vers |by |around |about |towards )?$/;

const clockWordBehind =
  /^ \(?(?:(?:is |est |sera |will be )?(?:at |a |for |pour )|um |alle |alle ore |a las |ab |an |vers |by |around |about |towards )(?:\d|(?:a )?(?:half|quarter|five|ten|twenty(?:-five)?) (?:past|to) |(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:in|o'clock)\b|noon\b|midi\b|midnight\b|minuit\b)/;
/** "um 9.20 Uhr an Bord": no port, whatever stands before it. */
const notPort = /^(?:Bord|Wagen|Gleis|Platz|Sitz|Halle|Terminal|Richtung|Board|Reception|Check)\b/;
/** "startet Ihr Flug LH 1176 in Frankfurt" */
const startsIn = /\b(?:startet|starten|abfahrt|abflug|fahren|fahrt|geht|legt)(?: [^ .,;]+){0,4} in $/;
/** "De : Brest Moulin Blanc. À : Roscoff Gare maritime": each end behind its word and a colon. */
const labelledFrom = /(?:^|[.;,] |[–—-] )(?:de|from|von|da) ?: $/;
const labelledTo = /(?:^|[.;,] |[–—-] )(?:a|to|nach|vers) ?: $/;
/** What goes by a word alone: British trains and most coaches have no number. */
export const saysRide = (shape: string): boolean => rideWord.test(shape);
const rideWord =
  /\b(?:trains?|bus(?:ses)?|coach|autocars?|(?:le|du|en|notre|votre) car|ferry|boat(?! (?:trip|tour|ride|cruise|excursion|hire))|ship|vessel|catamaran|sail(?:s|ing)?|crossing|(?:you|we) cross|bateau|navire|traversier|traversee|vous traversez|zug|fernbus|treno|pullman|tren|autobus)\b/;
const notVouched = { labelled: false, timed: false };
/** "Montréal (Gare Centrale)": which of a town's stations. */
const inBrackets = String.raw`(?: \((?:\p{Lu}\p{L}+|${stationOfTown})\))?`;
/** Without the word with which a sentence begins: "From Glasgow Central the train …". */
const properName = new RegExp(
  String.raw`(?!(?:From|To|At|In|On|Von|Vom|Depuis|Desde|Leaving|Departing|Arriving|Reaching) )\p{Lu}[\p{L}'’-]+${inBrackets}(?: (?:(?:de|du|des|la|le|les|am|of|\d(?= \p{Lu})|\d{1,3}(?:st|nd|rd|th)(?= \p{Lu})) )?(?!T\d)(?:\p{Lu}[\p{L}'’-]*|l['’]\p{Lu}\p{L}+)${inBrackets}|${ofHall}){0,4}`,
  'gu',
);
/** "Stornoway 7.00am", "à Bruxelles-Midi à 8 h 25", "Köln Hbf (10.15)". */
const clockBehind =
  /^,? \(?(?:at |a |um |alle |a las |vers |by |around |about )?\d{1,2}(?:[:.]\d\d| ?h\b| ?h ?\d\d| ?uhr| ?[ap]\.?m)/;
/** "arrive à 14 h 30 à London St Pancras", "due at 20.55 in Berlin Hbf". */
const clockBefore = /\d{1,2}(?:[:.]\d\d| ?h(?: ?\d\d)?| ?uhr(?: \d\d)?)(?: ?[ap]\.?m\.?)? (?:a|at|in|en|au|im) $/;
/** "l'usine de Ben Arous à 9 h", "the office in York at 9.00": where somebody is, and no train. */
const notStop =
  /\b(?:usine|site|siege|bureaux?|agence|reunion|rendez-vous|hotel|office|meeting|meet|plant|factory|table|lunch|dinner|dejeuner|diner)\b[^,;]{0,16}$/;
const fromWord = inLines()`
  \b(?:
    from|ab|von|vous attend(?:ra)? (?:a|au)|awaits? you (?:at|in)|embarqu\w+ a|embarking (?:at|in)|boarding (?:at|in)|au depart de
    |depart a|departure|leaves?|leaving|departs?|departing|depart|de|d'|da|dal|dall'|dalla|desde|lascia|lasciate|deja|verlass\w*
    |verlasst|salida|partirez|part(?:ir)? a|quitt(?:e|ent|ez|ant|er|era|erez)|decoll\w+ (?:de|d')|s'elance de|set off from
    |out of|(?:leve(?:ra)? l'ancre|largu\w+ les amarres|monte[zr]? a bord) (?:a|au|en)|embarqu\w+ au
    |(?:join|board|catch|prenez|(?:re)?prendr(?:ez|as|a)|mont(?:ez|es|erez|eras|era)|embarqu(?:ez|es|erez|eras|era))(?:s|es|ing)?
    (?: [^,.;]{2,40})? (?:at|in|a|en gare de)
  ) ?$
`;
/** "You'll be in Armadale", "Il est à Mallaig", in a sentence of its own. */
const thereNext =
  /^(?:you|we|she|it|they|vous|nous|on|tu|il|elle|ils|the \w{4,6}|le \w{5,10})(?: are|'re| will be|'ll be| is|'s| etes| serez| sommes| serons| es| seras| est| sera| sont)(?: then| back| there| ensuite| donc)? (?:in|at|a|au|en) $/;
/** "Vous reprendrez l'avion le vendredi 2 avril à …", "you take the train on Friday at …", "le TGV 5202 en gare …". */
const boarded = inLines()`
  \b(?:(?:re)?pren(?:ez|dre|drez|ds|d|dra|nent|dront)|embarqu\w+|take|takes|catch|catches|board|boards|nehmen|nimmt)\b
  (?: (?:sur |a bord d[eu] )?(?:le|l'|un|votre|the|your|a|den|ihren)) ?
  (?:avion|vol|train|tgv|ter|eurostar|ferry|bateau|bus|car|flight|plane|coach|boat|flug|zug|flieger)\b[^;:!?]{0,50}[ ]
  (?:a|en gare(?: d[eu]| d')?|at|from|in|ab) ?$
`;
const toWord = inLines()`
  \b(?:
    to|into|reach(?:es|ed|ing)?|gett?(?:ing|s)? (?:in)?to|gets? (?:you )?(?:in(?:to| at)?)
    |arriv\w*(?: at| in| a| en gare de)?|ankunft(?: in)?|an|docks? (?:in|at)|wak(?:e|es|ing) up (?:in|at)
    |reveill\w+ (?:a|en)|lands? (?:in|at)|landing (?:in|at)|touch(?:es|ing)? down (?:in|at)
    |(?:drops?|puts?|brings?|sets?) (?:you|him|her|them) (?:down |off )?(?:in|at)
    |(?:se|vous|te) pos(?:e|ent|era|ant|er|ez|erez|es|eras) (?:a|en)|due (?:in(?:to| at)?|at)|back (?:in|at)
    |(?:vous|le|la|les|te|t') ?(?:depos\w+|conduit|conduira|a?men\w+|emmen\w+|transport\w+) (?:a|en|jusqu'a)
    |atterri\w* (?:a|en)|rejoin\w+|retrouv\w+|regagn\w+|accost\w+ (?:a|en)|attein\w+|gagn(?:e|ent|ez|era|erez)
    |(?:touch|ralli)(?:e|ent|era)(?: terre a)?|comes? to|alongside (?:at|in)|berth(?:s|ing) (?:at|in)|ti(?:es|ing) up (?:at|in)|puts? in (?:at|to)|(?:step|drive|walk|get)s? off (?:at|in)
    |disembark\w* (?:at|in)|(?:entre|entrera|entrant) (?:au port d[eu'] ?|dans le port d[eu'] ?)
    |(?:fin|se termin\w+|s'achev\w+|prend(?:ra)? fin|terminus|descen\w+|debarqu\w+) (?:a|en)
    |entr(?:e|es|ent|ez|era|eras|erez|ant|er) (?:a|en gare(?: de)?)
    |(?:pull|roll|steam|com)(?:s|es|ing) in(?:to)?(?: at)?|vers|pour|nach|verso|hacia|hasta|erreich\w*
    |(?:llega\w*|aterriza\w*|atraca\w*|atterra\w*|giung\w+|attracca\w*) (?:a|en|in)
    |(?:landet|landen|landung|kommt|kommen|ankommen|trifft|legt) in
  ) $
  |\ba destination (?:de |d'|du )$
`;
