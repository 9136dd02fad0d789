import { findCity } from '../../../knowledge/index.ts';
import { findDates } from '../../../text/dates.ts';
import { daysBetween, isDay } from '../../../text/days.ts';
import { plain } from '../../../text/plain.ts';
import { findPrices } from '../../../text/prices.ts';
import { findTimes } from '../../../text/times.ts';
import { doorAt } from '../../text/hires/doors.ts';
import { isDayOfWriting, isLongAgo } from '../../text/journeys/days-of-else.ts';
import { daysIn } from '../days/said-days.ts';
import { weekdaysAlone } from '../days/weekdays-alone.ts';
import type { Item } from '../items.ts';
import type { OrderFacts } from '../stays/stays.ts';
import { withHoursOfNights } from './hour-of-night.ts';
import { withHoursInFront } from './hours-in-front.ts';
import { hoursWithoutDay, isUntil } from './hours-of-others.ts';
import { isStandOf, noPlace, place, placeAt, withoutAside } from './ride-places.ts';
import { saysWay } from './says-way.ts';

/** What a piece says of a ride, in reading order: which end it speaks of from here on, a day, an hour, a place. */
export type RideEvent = { at: number } & (
  | { kind: 'end'; end: 'from' | 'to'; sure: boolean; isReturn?: boolean }
  | { kind: 'day'; day: string; sure: boolean }
  | { kind: 'time'; time: string }
  | { kind: 'place'; name: string }
  | { kind: 'same' }
);

/** @param names of companies and people, which are no places. */
export function rideEvents(item: Item, facts: OrderFacts, names: readonly string[]): RideEvent[] {
  const events: RideEvent[] = [];
  let { text, shape } = item;
  const mask = (at: number, length: number) => {
    text = text.slice(0, at) + '|'.repeat(length) + text.slice(at + length);
    shape = shape.slice(0, at) + '|'.repeat(length) + shape.slice(at + length);
  };
  for (const words of [untilWhen, answerBy])
    for (const match of shape.matchAll(words)) mask(match.index, match[0].length);
  for (const { at, length } of numbersIn(item)) mask(at, length);
  for (const day of daysIn(item, facts.dates, facts.wholeDays)) {
    if (text[day.from] === '|' || isLongAgo(day.day, facts.dates.contextDate) || isUntil(shape, day.from)) continue;
    if (isDayOfWriting(shape, day.from)) continue;
    events.push({ kind: 'day', day: day.day, sure: day.sure, at: day.from });
    mask(day.from, day.to - day.from);
  }
  const near = facts.wholeDays.findLast((day) => day.at < (item.passages[0]?.at ?? 0))?.day;
  for (const { day, from, to } of weekdaysAlone(shape, facts, near, item.passages[0]?.at)) {
    events.push({ kind: 'day', day, sure: true, at: from });
    mask(from, to - from);
  }
  for (const match of shape.matchAll(sameDay)) {
    const day = sameDayAt(match.index, events, item, facts);
    if (day) events.push({ kind: 'day', day, sure: true, at: match.index });
    mask(match.index, match[0].length);
  }
  for (const { at, length, day } of weakDaysIn(text, facts)) {
    events.push({ kind: 'day', day: inYearOf(near, day), sure: true, at });
    mask(at, length);
  }
  for (const match of shape.matchAll(besides)) mask(match.index, match[0].length);
  for (const span of hoursWithoutDay(item, events)) mask(span.at, span.length);
  for (const { at, length } of findPrices(text)) mask(at, length);
  const hours = withHoursBehindDays(timesIn(text), text, item.text);
  const clocks = hours.filter(({ at, length }) => /\d/.test(text.slice(at, at + length)));
  for (const { at, length, time } of hours) {
    // "à partir de midi … enlèvement à 12 h 15, restitution avant 20 h 00": beside clocks of both ends a word is about when
    if (clocks.length < 2 || clocks.some((clock) => clock.at === at)) events.push({ kind: 'time', time, at });
    mask(at, length);
  }
  /** "from Avis Cape Town Waterfront": behind whose it is, where. */
  const behindNames = new Map<number, number>();
  for (const name of names) {
    const said = plain(name);
    for (let at = shape.indexOf(said); name && at >= 0; at = shape.indexOf(said, at + said.length)) {
      // "National" is no part of "Denver International Airport"
      if (/\p{L}/u.test(`${shape[at - 1] ?? ''}${shape[at + said.length] ?? ''}`)) continue;
      // and "Avis Cape Town Waterfront", behind "from", is what one of its desks is called
      if (isOfDesk(text, at, said.length)) continue;
      mask(at, name.length);
      behindNames.set(at + name.length + 1, at);
    }
  }
  for (const match of shape.matchAll(model)) mask(match.index, match[0].length);
  for (const match of shape.matchAll(same)) {
    events.push({ kind: 'same', at: match.index });
    mask(match.index, match[0].length);
  }
  /** Behind these a place is meant, whatever it is called. */
  const labelled = new Set<number>();
  const isWay = saysWay(item);
  let start = 0;
  for (const p of item.passages) {
    const end = p.label && !isWay && ends[p.label];
    if (end) events.push({ kind: 'end', end, sure: true, at: start - 0.5 });
    const own = text.slice(start, start + p.text.length);
    if (end && wholePlace.test(own) && !noPlace.test(plain(own))) {
      events.push({ kind: 'place', name: withoutAside(own.trim()), at: start });
      mask(start, own.length);
    } else if (end) labelled.add(start);
    start += p.text.length + 1;
  }
  for (const match of shape.matchAll(bothEnds)) {
    events.push({ kind: 'end', end: 'from', sure: true, at: match.index });
    mask(match.index, match[0].length);
    labelled.add(match.index + match[0].length);
  }
  const cues = [...shape.matchAll(cue)].filter(({ index, 0: words }) => !/^d[eu]$/.test(words) || isOfWay(text, index));
  for (const { index, groups, 0: words } of cues) {
    const isTo = groups?.to !== undefined || groups?.toward !== undefined;
    const isReturn = /^retours?|^return/.test(words);
    events.push({ kind: 'end', end: isTo ? 'to' : 'from', sure: groups?.toward === undefined, isReturn, at: index });
    mask(index, words.length);
  }
  const cueEnds = new Set([...labelled, ...cues.map(({ index, 0: words }) => index + words.length)]);
  const onwards = new Set(cues.flatMap(({ index, groups }) => (groups?.toward ? [index] : [])));
  let from = -1;
  for (const match of text.matchAll(place)) {
    if (match.index < from) continue;
    // "Private car YYZ – The Marlowe": the other end of a way, whatever it is called
    if (from >= 0 && /^ ?[–—-] ?$/u.test(text.slice(from, match.index))) cueEnds.add(match.index);
    const found = placeAt(match, text, cueEnds, onwards, behindNames);
    const last = events.at(-1);
    // "Hôtel Sol Playamar, Torremolinos": a house, and the town that it is in
    const isItsTown =
      found?.kind === 'place' && last?.kind === 'place' && from >= 0 && /^, $/.test(text.slice(from, match.index));
    const isTown = isItsTown && findCity(found.name) !== null && findCity(last.name) === null;
    if (isItsTown && (isTown || isStandOf(last.name, found.name))) last.name = `${last.name}, ${found.name}`;
    else if (found) events.push(found);
    from = found ? match.index + match[0].length : -1;
    const door = found?.kind === 'place' ? doorAt(text, from) : '';
    const whole = events.at(-1);
    if (door && whole?.kind === 'place') whole.name += door;
    from += door.length;
  }
  if (!isWay) events.push(...restOfLabelled(item, text, events));
  const sorted = (isWay ? events : withoutRemarks(events, item)).sort((a, b) => a.at - b.at);
  return [...withHoursInFront(withHoursOfNights(sorted, item.shape), item)];
}

/** "transfert privé du Grand Hôtel vers Bruges", and not "Taxis du Môle", who drive. */
const isOfWay = (text: string, at: number): boolean => wayFrom.test(text.slice(Math.max(0, at - 60), at));
const wayFrom =
  /(?:(?<!\p{L})(?:transferts?|navettes?|taxis?|trajets?|courses?|liaisons?|vtc)|(?:^|\n|[:–—·|-] )(?:Transfert|Navette|Taxi|Trajet|Course|Liaison|VTC))(?: \p{Ll}+){0,3} $/u;

function isOfDesk(text: string, at: number, length: number): boolean {
  return (
    /\b(?:from|at|to|chez|bei|von) $/i.test(text.slice(Math.max(0, at - 6), at)) &&
    /^ \p{Lu}\p{L}/u.test(text.slice(at + length))
  );
}

/** "Prise en charge à 16h00" over "Référence : CZTFGP": where the driver waits is no number. */
function numbersIn({ passages }: Item): { at: number; length: number }[] {
  let at = 0;
  return passages.flatMap(({ label, text }) => {
    const own = { at, length: text.length };
    at += text.length + 1;
    return label === 'reference' ? [own] : [];
  });
}

/** "Prise en charge : Aéroport Mohammed V | 15h30 | Sortie Arrivées": behind one label one place, and then by which door. */
function withoutRemarks(events: readonly RideEvent[], { passages }: Item): RideEvent[] {
  const open = new Set<string>();
  const remarks: { from: number; to: number }[] = [];
  let from = 0;
  for (const p of passages) {
    const to = from + p.text.length;
    const end = p.label && ends[p.label] ? `${p.row} ${p.label}` : null;
    if (end && open.has(end)) remarks.push({ from, to });
    if (end && events.some(({ kind, at }) => kind === 'place' && at >= from && at < to)) open.add(end);
    from = to + 1;
  }
  return events.filter(({ kind, at }) => kind !== 'place' || !remarks.some((one) => at >= one.from && at < one.to));
}

/** "Gare maritime de Bergevin, 24/11 à 18 h 15" behind its label: what is left beside the moment is where, whatever it is called. */
function restOfLabelled({ passages }: Item, masked: string, events: readonly RideEvent[]): RideEvent[] {
  let start = 0;
  return passages.flatMap((p) => {
    const own = { from: start, to: start + p.text.length };
    start = own.to + 1;
    const isSaid = events.some(
      ({ kind, at }) => (kind === 'place' || kind === 'same') && at >= own.from && at < own.to,
    );
    if (!p.label || !ends[p.label] || isSaid) return [];
    const parts = [...masked.slice(own.from, own.to).matchAll(/[^|]+/g)].flatMap(({ 0: part, index }) => {
      const name = part.replace(/^[^\p{L}\d]+|(?:[^\p{L}\d](?:à|a|at|le|on|um|am|dès|from|ab)?)+$/gu, '');
      return wholePlace.test(name) && name.length > 3 && !noPlace.test(plain(name)) && !isModel(name)
        ? [{ kind: 'place' as const, name, at: own.from + index + part.indexOf(name) }]
        : [];
    });
    return parts.length === 1 ? parts : [];
  });
}

/** "24/11" below "Du lundi 22 au mercredi 24 novembre 2027": of the year in which it is near. */
function inYearOf(near: string | undefined, day: string): string {
  if (!near) return day;
  const years = [0, 1, -1].map((more) => String(Number(near.slice(0, 4)) + more) + day.slice(4));
  return years.find((one) => isDay(one) && Math.abs(daysBetween(near, one)) < 62) ?? day;
}

const sameDay =
  /\b(?:(?:on |later )?the same (?:day|morning|afternoon|evening)|(?:on )?that (?:same )?(?:day|morning|afternoon|evening)|(?:ce|cet|cette) (?:jour|matin|soir|apres-midi|soiree)-la|(?:le|ce) meme (?:jour|matin|soir|apres-midi)|le jour meme|am (?:gleichen|selben) (?:tag|morgen|nachmittag|abend))\b/g;

/** "Le même jour", "ce même jour": the day that the piece, or else the paper before it, named last. */
function sameDayAt(
  at: number,
  events: readonly RideEvent[],
  { passages }: Item,
  { wholeDays }: OrderFacts,
): string | null {
  const own = events.findLast((event) => event.kind === 'day' && event.at < at);
  if (own?.kind === 'day') return own.day;
  return wholeDays.findLast((day) => day.at < (passages[0]?.at ?? 0))?.day ?? null;
}

/** "Barcelona, Moll de Costa" */
const wholePlace = /^\p{Lu}[\p{L}\d'’.&-]*(?:,? [\p{L}\d'’.&-]+){0,6}$/u;

const ends: Partial<Record<string, 'from' | 'to'>> = {
  pickUp: 'from',
  from: 'from',
  departure: 'from',
  dropOff: 'to',
  return: 'to',
  to: 'to',
  arrival: 'to',
};

/** "23/06 à 11h30": an hour beside it says that it is a day. */
const weakDaysIn = (text: string, { dates }: OrderFacts) =>
  findDates(text, dates).filter(
    ({ weak, at, length }) =>
      weak && /^,? ?(?:à |at |um |- ?|– ?)?\d{1,2} ?[h:]\d?/u.test(text.slice(at + length, at + length + 12)),
  );

/** "Sat 11 Sep, 0600: met on arrival": a clock by the day before it, which is masked by then. */
function withHoursBehindDays(hours: ReturnType<typeof timesIn>, masked: string, text: string): typeof hours {
  const more = findTimes(text).filter(
    ({ at, length }) =>
      masked.slice(at, at + length) === text.slice(at, at + length) &&
      !hours.some((one) => at < one.at + one.length && one.at < at + length),
  );
  return more.length > 0 ? [...hours, ...more].sort((a, b) => a.at - b.at) : hours;
}

/** "Collect Honolulu Airport 0900", "18JAN28 0930 NAIROBI AIRPORT": four digits alone, where no time is said in another way. */
function timesIn(text: string) {
  const times = findTimes(text);
  if (times.some(({ at }) => !/^\d{4}(?!\d)/.test(text.slice(at, at + 5)))) return times;
  const runs = [
    ...text.matchAll(/(?<=[\p{L}|] )((?:[01]\d|2[0-3]))([0-5]\d)(?= ?(?:hrs|[|,.;\n]|$)|(?<=\| \d{4}) \p{Lu})/gu),
  ];
  return [
    ...times,
    ...runs
      .filter(({ index }) => times.every(({ at }) => at !== index))
      .map((match) => ({ at: match.index, length: match[0].length, time: `${match[1]}:${match[2]}` })),
  ];
}

const hour = String.raw`\d{1,2}(?: ?[h:.] ?\d{2}| ?h)?(?: ?[ap]\.?m\b\.?)?`;
const landing = String.raw`land(?:s|ing|ed|et)?|arriv\w{0,6}|atterri\w{0,7}|se pose\w{0,3}|due|prevue?|scheduled|touch(?:es|ing) down|comes in|gets in|ankunft|ankommt|llega|aterriza|atterra`;
/** Hours that are nobody's ride: when an office is open, and when a flight with its number lands. Telephone numbers. */
const besides = new RegExp(
  [
    String.raw`\b(?:opens?|opening|ouvre|ouverte?|ouverture|horaires)\b(?:[^\d.;()\n]|(?<=terminal )\d){0,30}${hour}(?: ?(?:-|–|to|a|et|and|until|jusqu'a) ?${hour})?`,
    String.raw`\b(?:flights?|vols?|flug|volo|vuelo|train|zug|tgv(?: inoui)?|eurostar) (?:[a-z]{1,3} )?(?:[a-z]{2}|[a-z]\d|\d[a-z])? ?\d{1,4}\b(?:[^.;\n\d]{0,30}\b(?:${landing})\b[^.;\n\d]{0,24}(?:${hour})?)?`,
    String.raw`\b(?:avion|vol|plane|flight|train|tgv|flug|flugzeug|volo|vuelo)\b[^\d.;()\n]{0,30}\b(?:${landing})\b[^\d.;()\n]{0,24}${hour}`,
    String.raw`\b(?:call|ring|phone|contact|text|tell us|let us know|appel\w{1,4}|telephon\w{1,5}|contact\w{2,4}|prevene?z|prevenir|melden|rufen|chiam\w{2,4}|llam\w{2,4})\b[^\d.;()\n]{0,30}\b(?:before|by|until|avant|vor|bis|prima delle|antes de las) ${hour}`,
    // "outside at 4.50am instead of 5.30am", "à 7 h et non plus à 8 h": when it was to be
    String.raw`\b(?:instead of|rather than|no longer|and not|previously|au lieu de?|plutot que?|et non(?: plus| pas)?|statt|anstatt|invece d(?:i|elle)|en lugar de)(?: (?:at|a|um|alle|las|the|our))*[ ']${hour}`,
    // "Fin de journée prévue vers 1h00 ; un taxi …"
    String.raw`\b(?:fin|end|ends|finish|wrap)\b[^.;\n\d]{0,24}\b(?:prevue?|estimee?|expected|estimated|scheduled|due|about|around)\b[^.;\n\d]{0,12}${hour}`,
    String.raw`\b(?:decollage|atterrissage|take-?off)\b[^\d\n]{0,8}${hour}`,
    String.raw`\b(?:arrivee|arrives?|arrival|arriving|ankunft) (?:prevue )?(?:vers|around|about|approx\.?|env\.?|gegen|ca\.?) ${hour}`,
    String.raw`(?:tel|phone|telephone|mobile|portable|\bt)[.:]? ?\+?\d[\d ().-]{6,20}`,
    String.raw`\+\d[\d ().-]{7,20}`,
  ].join('|'),
  'g',
);

/** "Annulation gratuite jusqu'au 17 septembre à 17h00", "cancel free of charge until 22 November, 10 pm": no moment of the ride. */
const untilWhen =
  /\b(?:cancell?ation|free cancell?ation|cancel|annulation|annul(?:able|ez|er)|storn\w{4,8}|cancellazione|cancelacion)\b[^.;\n]{0,50}?\b(?:before|until|till|by|up to|no later than|avant|jusqu'?(?:a|au)?|au plus tard|bis|fino al?|hasta)\b[^.;\n]{0,60}?(?=[.;\n]|$)/g;

/**
 * "Bon à retourner signé avant le 20/01/2027, 12 h 00", "Please confirm by 12 April, 5 pm": neither is when one must have answered. Right
 * behind the word stands a day, for a driver may be "confirmed by Skyline Cars".
 */
const answerBy =
  /\b(?:(?:counter|contre)?sign(?:ed|ee?s?)|approv(?:e|ed|al)|approuv(?:er|ez|ee?s?)|approbation|confirm(?:er|ez)?|valid(?:er|ez|ation|ated?)|repond(?:re|ez)|reponse|reply|answer|response|regl(?:er|ez|able|ement)|pay(?:er|ez|able|ment)?|unterschrieben|bestatigen|antwort\w*|firmad[ao]s?|firmat[aeio])\b(?:(?!\b(?:return|rend|restit|retour|remis|drop|pick|prise|back|bring))[^.;,\n]){0,30}?\b(?:before|until|by|no later than|avant|jusqu'au|d'ici|au plus tard|pour(?= le \d)|bis|vor)(?: the| le| au| dem| zum)?(?: [a-z]{3,9}\.?,?)?(?: the| le)? \d[^.;\n]{0,40}?(?=[.;\n]|$)/g;

export const makes =
  'toyota|peugeot|renault|citroen|fiat|ford|volkswagen|vw|opel|vauxhall|seat|nissan|mercedes(?:-benz)?|bmw|audi|skoda|hyundai|kia|dacia|mini|tesla|volvo|chevrolet|jeep|mazda|honda|suzuki|cupra|mg|lynk|alfa romeo|lancia|chrysler|dodge|lexus|subaru|mitsubishi|land rover|range rover|buick|gmc|polestar|smart|ds';
const model = new RegExp(
  String.raw`\b(?:${makes})\b[^,;:()|\n]{0,30}?(?=,|;|:|\(|\)|\||\n|\.(?: |$)|$| (?:ou|or|oder|de|d'|from|chez|for|pour|at|a|au|in|with|avec)\b)|(?:[^\n|:;,(–.]|\.(?! )){2,40} (?:ou|or|oder) (?:similaire|semblable|equivalente?|similar|equivalent|sim\b\.?|ahnlich)`,
  'g',
);

/** "Citroën C3": a car, and no house that has it. */
export const isModel = (name: string): boolean => makeFirst.test(plain(name));
const makeFirst = new RegExp(String.raw`^(?:${makes})\b`);

const same =
  /\b(?:(?:the )?same (?:place|location|branch|station|office|address|desk)|(?:le |la |au )?meme (?:lieu|agence|endroit|adresse|station)|idem)\b/g;

/** "Retrait et retour à l'aéroport de Lyon" */
const bothEnds =
  /\b(?:retrait|retirer|prise en charge|prise|(?:a )?prendre|(?:to be )?(?:pick(?:ed)? ?-?up|collect(?:ed)?)|collection)(?: (?:et|and|&) (?:a )?|\/| \/ )(?:retour|restitution|restituer|remise|rendre|ramener|return(?:s|ed)?|drop(?:ped)? ?-?off|brought back|given back)\b(?: (?:at|to|a)(?= ))?/g;

const it =
  '(?: (?:it|you|him|her|them|(?:the |your |our |a )?(?:car|vehicle)|(?:le|la|votre|ce|un|une) (?:vehicule|voiture|auto)|(?:den|das|ihren?|ein|einen) (?:wagen|auto|mietwagen|fahrzeug)|(?:el|su) coche|(?:il|la) (?:veicolo|macchina)))?';
const transfer = '(?:transferts?|navettes?|taxis?|trajets?|courses?|liaisons?|vtc)';
const said = {
  to: [
    `drop(?:ping|ped|s)?${it} ?-?offs?`,
    String.raw`(?<=\n|^)drop(?=\n)`,
    'dropped',
    `return(?:s|ed|ing)?${it}`,
    String.raw`retours?|restitution|restituer\w{0,3}${it}|remise|rapporter\w{0,3}|rapport(?:ez|es)${it}|rendre|rend(?:r?ez|ras|s)${it}|rendue?s?|ramen(?:ez|er\w{0,3}|es)${it}`,
    'to (?:get|go|travel)(?= to )|(?:to )?go(?:es)? back|to be back|leave it|(?:to )?be left(?= (?:at|in|on|with))|(?:vous |tu )?(?:laiss|depos)(?:er(?:ez|as)|ez|es)(?: (?:le|la|l.|votre) ?(?:voiture|vehicule|auto))?',
    `(?:bring|take|hand|give)s?${it} back|(?:brought|taken|handed|given) back`,
    String.raw`condui(?:re|ra|rai|ront|t)|depos(?:er\w{0,3}|ee?s?|e|ons)|pour vous mener|mener|pour (?:(?:te |vous |se )?rendre|aller|rejoindre|gagner)(?= (?:a|au|aux|vers|l'|la|le|[a-z]))|emmen\w{0,4}|destination`,
    '(?:driven|taken|transferred|brought|escorted)(?: on| back| straight| directly)?(?= to )|set(?:s|ting)? down|(?:takes?|drives?|brings?|drops?) you(?: off)?',
    'ruckgabe|zuruckgeben|geben(?: ihn| es| sie)?|bringt sie|devolucion|riconsegna',
  ],
  from: [
    String.raw`(?<=\n|^)report(?:ing)?(?=\n)|report(?:ing)? at|(?:leaving|departing|departure)(?=(?: from)? [^\n]{3,60}\b(?:for|to)\b)`,
    `pick(?:s|ed|ing)?${it} ?-?up`,
    `(?:collect(?:s|ion|ed|ing)?|fetch(?:es|ed|ing)?)${it}`,
    String.raw`prise(?: en charge)?|retrait|cueillette|enlevement|mise a disposition|depart(?=[^\n]{3,90}\b(?:retour|arrivee|vers|pour|a destination|jusqu')\b)`,
    `(?:prendr(?:ez|as)|pren(?:ez|ds)|recuperer(?:ez|as)?|recuper(?:ez|es)|retirer(?:ez|as)?|retir(?:ez|es))${it}`,
    '(?:ready|waiting|prete?|disponible)(?: for (?:you|him|her|them))?',
    String.raw`(?:vous |te |t')(?:attend\w{0,4}|prends|prend(?:ra|rai|rons)?)(?: en charge)?|(?:vous|te) prendre|(?:viens?|vient|viendra|viendrai|viendrons|venons|passe|passera|passerai|passons|passerons) (?:vous |te )(?:chercher|prendre|recuperer)|(?:vous |te |t')(?:remett\w{1,4}|remis\w{0,2}|accueill\w{1,5})`,
    '(?:receives?|meets?|awaits?) you|(?:met|welcomed|greeted)(?: by [a-z ]{3,40}?)?(?: on arrival)?(?= (?:at|in|from|outside) )|sends? a (?:car|sedan|van|minibus)',
    "au depart d[eu']",
    String.raw`depuis|(?<=\b${transfer}(?: (?!vers|au?|pour|aller|retour)[a-z]+){0,3} )(?:du|de)`,
    `abholung|ubernahme|holen(?: sie)?${it}|holt sie|steht|recogida|ritiro|prelievo`,
  ],
};
// longer wordings first: "vous attendra à" says the place itself with its last word
const cue = new RegExp(
  String.raw`(?<to>\b(?:${said.to.join('|')})\b(?! (?:charges?|fees?|costs?|frais)\b)(?: (?:to|at|a|au|vers)(?= ))?)|(?<from>\b(?:${said.from.join('|')})(?=\W)(?: (?:at|from|to|a|au)(?: (?:their|its|our|leur|notre))?(?= ))?)|(?<toward>→|➔|➜|⇒|->| > |\bvers\b|\b(?:en )?direction(?: de)?\b|\bbound for\b|\bpour (?=(?:l'|la |le )?(?:aeroport|gare|port|hotel|embarcadere)\b)|\bfor (?=the (?:airport|station|port|hotel)\b|(?:[a-z'-]+ ){1,3}(?:airport|station|ferry terminal)\b)|\bjusqu'(?:a|au)\b|(?<=[\p{L}\d|)] |\n)to(?= [\p{L}\d])|(?<=\n)(?:au?|nach|jusqu'au?|hasta)(?= [\p{L}\d])|\|,? ?(?:- ?(?=[\p{L}|])|to(?= )|au(?= ?\|)))`,
  'gu',
);
