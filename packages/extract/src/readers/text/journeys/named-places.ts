import { airlineByName, airportByIata, findCity, findStation } from '../../../knowledge/index.ts';
import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import type { Passage } from '../passages/passages.ts';
import type { Surroundings } from '../passages/surroundings.ts';
import { stationOfTown } from './of-town.ts';
import { kindOfHall, type PrintedPlace, placeIn } from './printed-place.ts';
import { isRailway } from './vehicles.ts';

type End = 'from' | 'to' | null;
export type SaidPlace = { place: PrintedPlace; end: End; grade: number; at: number; length: number };

/**
 * The places of a passage in whose text all else is masked by bars. A name counts where a table knows it, where a word
 * or an arrow leads to it, or where its clock stands right beside it; `grade` tells how much of that is so.
 */
export function namedPlaces(p: Passage, { names, timedRows }: Surroundings, labelled: End): SaidPlace[] {
  const { text, shape } = p;
  const codes = codePairIn(text);
  if (codes) return codes;
  const found: (Omit<SaidPlace, 'place' | 'length'> & {
    place: PrintedPlace | null;
    name: string;
    isPaired: boolean;
  })[] = [];
  for (const { name, at } of [...text.matchAll(names_)].flatMap(namesOf).map((one) => withArticle(one, text))) {
    const before = shape.slice(Math.max(0, at - 30), at);
    const behind = shape.slice(at + name.length, at + name.length + 12);
    if (names.has(plain(name)) || notPlace.test(plain(name)) || isCompany.test(before)) continue;
    const end: End = fromBefore.test(before) ? 'from' : toBefore.test(before) ? 'to' : null;
    const isTimed = timeBehind.test(behind) || timeBefore.test(before);
    // "Ferry over – CalMac": what stands in front of the dash is no name
    const isBesideWord =
      smallBefore.test(text.slice(Math.max(0, at - 30), at)) || smallBehind.test(text.slice(at + name.length));
    const isPaired = !isBesideWord && (pairBehind.test(behind) || pairBefore.test(before));
    const isWhole = text.trim() === name && (p.inTable || timedRows.has(p.row));
    const known = placeIn(name, { labelled: false, timed: false });
    const isVouched = end !== null || labelled !== null || isTimed || isPaired || (isWhole && timedRows.has(p.row));
    if (!known && !isVouched) continue;
    if (airlineByName(name) || isRailway(name) || isRidesName.test(shape.slice(at + name.length))) continue;
    const place = known ?? placeIn(name, { labelled: true, timed: isTimed });
    const grade =
      (known ? 2 : 0) +
      (known?.codePrinted ? 2 : 0) +
      (end || labelled ? 1 : 0) +
      (isTimed ? 1 : 0) +
      (isPaired || isWhole ? 1 : 0);
    found.push({ place, name, end, grade, at, isPaired });
  }
  return found.flatMap(({ place, name, end, grade, at }) =>
    place && grade > 0 ? [{ place, end, grade, at, length: name.length }] : [],
  );
}

/** "Le Pirée 07h30 – Naxos", "Le Havre": an article that belongs to the town. */
function withArticle(one: { name: string; at: number }, text: string): { name: string; at: number } {
  const article = /(?<!\p{L})Les? $/u.exec(text.slice(Math.max(0, one.at - 4), one.at))?.[0];
  const name = `${article}${one.name}`;
  return article && (findCity(name) ?? findStation(name)) ? { name, at: one.at - article.length } : one;
}

/** "AMS-BUD", "CDG → JFK", "MRS/CDG". */
function codePairIn(text: string): SaidPlace[] | null {
  const match = /(?<![\p{L}\d])([A-Z]{3}) ?(?:[-–—→>/]|->|to) ?([A-Z]{3})(?![\p{L}\d])/u.exec(text);
  const ends = match ? [match[1], match[2]].map((code) => airportByIata(code ?? '')) : [];
  const [from, to] = ends;
  if (!match || !from || !to || from.weight < 1 || to.weight < 1) return null;
  const at = [match.index, match.index + match[0].length - 3];
  return [from, to].map((airport, i) => ({
    place: { name: airport.iata ?? '', iata: airport.iata, codePrinted: true, airport },
    end: i === 0 ? ('from' as const) : ('to' as const),
    grade: 6,
    at: at[i] ?? 0,
    length: 3,
  }));
}

/** What stands in the place of a clock, where bars stand in that of all else. */
export const clockMask = '§';

const word = String.raw`(?:\p{Lu}[\p{L}\d'’.&-]*(?:/\p{Lu}\p{Ll}+)?|\d(?= (?:\p{Lu}|et |and |&))|(?<=\d (?:et|and|&) )\d(?![\d.:h])|\d{1,3}(?:st|nd|rd|th)(?= \p{Lu}))`;
const link = String.raw`(?:de la|de l['’]|de|du|des|d['’]|la|le|les|l['’]|of|and|the|am|an der|a\. ?d\.|del|della|di|do|da|sur|en|et|&|upon|van|van den|op|aan den)`;
/** "Gare centrale", "Gare routière", "Gare d’autocars": which of a town's, in small letters. */
export const ofHall = String.raw`(?<=(?<!\p{L})(?:Gare|Station|Terminal|Port)) ${kindOfHall}`;
/** "Lyon Part-Dieu", "Aéroport de Nice", "Frankfurt (Main) Hbf", "Montréal (Gare Centrale)", "Chicago O’Hare (ORD), terminal 1". */
const names_ = new RegExp(
  String.raw`(?<![\p{L}\d]|A/)(?!(?:From|To|De|Du|À|Au|At|In|On|Via|Vers|Depuis|Vol|Flight|Train|Retour|Aller|Return|Back|Out|Your|The|Votre|Le|Ab|Nach|Von|Leg|Step|Trajet|Then|Puis|(?:Ferry|Boat|Bateau|Crossing|Sailing|Travers[ée]e|Coach|Bus|Autocar)(?= (?!Terminal|Station|Stop|Port|Park)\p{Lu})) |D['’])(?:(?:gare(?: ${kindOfHall})?|a[ée]roport|port|airport|station) (?:${link} ?)?)?${word}(?:[ ](?:${link} ?)?${word}|(?:de|du|l)['’]${word}|, [A-Z]{2}(?= \()|${ofHall})*(?: \((?:\p{Lu}\p{Ll}+|${stationOfTown})\)(?: ${word})?)?(?: ?[([][A-Z]{3}[)\]])?(?:,? (?:terminal|term\.|T|hall|a[ée]rogare) ?(?:\d[A-Z]?|[A-Z])(?![\p{L}\d]))?`,
  'gu',
);

/** "Nantes-Lisbonne" is two where each half is a place, "Saint-Denis" one. */
function namesOf(match: RegExpExecArray): { name: string; at: number }[] {
  const name = match[0].replace(/[.,' ]+$/u, '');
  const at = match.index;
  if (!name.includes('-') || placeIn(name, { labelled: false, timed: false })) return [{ name, at }];
  for (let dash = name.indexOf('-'); dash > 2; dash = name.indexOf('-', dash + 1)) {
    const halves = [name.slice(0, dash), name.slice(dash + 1)];
    if (halves.every((half) => half.length > 2 && placeIn(half, { labelled: false, timed: false })))
      return [
        { name: halves[0] ?? '', at },
        { name: halves[1] ?? '', at: at + dash + 1 },
      ];
  }
  return [{ name, at }];
}

const fromBefore =
  /(?:^|[^\p{L}])(?:from|de|du|d'|de la|depuis|ab|von|da|out of|au depart d[eu]|au depart de la|gare de depart|origin) ?[|:]{0,3} ?(?:the |la |le |l'|la gare d[eu] |l'aeroport d[eu] )?$/u;
const toBefore =
  /(?:(?:^|[^\p{L}])(?:to|into|vers|jusqu'a|a destination d[eu]|nach|destination)|→|➔|➜|⇒|->|[^|]>|› ?)[ |:]{0,3}(?:the |la |le |l')?$/u;
const timeBehind = /^,? ?\(?(?:at |a |um |@ ?|\/ ?)?§/u;
const timeBefore = /§\)?,? ?(?:[:/] ?)?(?:at |in |a |from |de |en gare de |- )?$/u;
const pairBehind = /^ ?(?:-|→|➔|➜|⇒|->|>|›|\/|to |a |nach ) ?[\p{L}§]|^ - /u;
const pairBefore = /\p{L}[)\]]? ?(?:-|→|➔|➜|⇒|->|>|›|\/| to| a| nach) ?$/u;
const smallBefore = /(?<!\p{L})\p{Ll}{3,} [–—-] $/u;
const smallBehind = /^ [–—-] \p{Ll}{3}/u;
/** "the Enterprise train", "LNER service": what goes, and not where. */
const isRidesName = /^ (?:train|service|sleeper|ferry|coach|bus|flight)\b/;
/** "with TAP", "chez Hertz", "operated by": whose it is. */
const isCompany =
  /\b(?:with|by|chez|avec|par|mr|mrs|ms|mme|dr|dear|for|pour|cher|chere|bonjour|monsieur|madame|at the|hotel|hotel de|lieu ?:?) $/u;
const notPlace = inLines('u')`
  ^(?:
    (?:the|le|la|les|in|at)$|you|your|vous|votre|vos|on|un|une|your|our|nous|we|it|i|il|elle|they|this|then|tu|ton|ta|please|and
    |et|back|out|retour|aller|return|outbound|inbound|flight|vol|train|coach|bus|ferry|ship|navire|crossing|traversee|sailing|date
    |class\w*|economy|business|premium|standard|first|second|confirm\w*|dossier|booking|reference|ref|order|pnr|locator|ticket
    |billet|e-ticket|seat|voiture|place|siege|terminal|direct|non-?stop|operator|operated|step|etape|day|jour|leg|monday|tuesday
    |wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ok|hk|am|pm|lt|utc|gmt|eta|etd
    |local|m|mr|mrs|ms|mme|dr
  )(?:[ .:]|$)
`;

/** "booking 7K2M9T", "dossier : RQT5KM", "coach 4, seat 51". */
export const numbered = inLines('giu')`
  (?<!\p{L})(?:
    r[ée]f(?:[ée]rence)?|pnr|dossier|locator|localisateur|code|conf(?:irmation)?|confirm[ée]e?|booking|r[ée]s(?:ervation)?|order
    |commande|ticket|billet|voucher|bon|(?:n°|no\.|nr\.|#)
  )(?:[ .:#(]{0,3}(?:sncf|n°|no\.?|nr\.?|number|code|ref\.?|r[ée]f\.?|num[ée]ro)?){0,2}[ .:#]{0,3}
  (?=[A-Z\d/-]*\d|[A-Z]{5,6}(?!\p{L}))[A-Z\d][A-Z\d/-]{3,24}(?:[ /]\d{2,6}){0,3}(?![\p{L}\d])
  |(?<!\p{L})(?:voitures?|voit\.?|coach|wagen|carriage|car|places?|pl\.|seats?|si[èe]ges?|quai|voie|gleis|platform|gate|porte)
  (?: n°)? ?:? ?[A-Z]?\d{1,3}[A-Z]?(?![\p{L}\d:h.])
`;

export const postcode = /(?<![\p{L}\d])[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}(?![\p{L}\d])/gu;

/** Verbs and nouns of leaving and of arriving; "vous ramène de Paris à Lyon" is neither, its prepositions say which is which. */
export const verbs = inLines('g')`
  (?<to>
    \b(?:
      arriv\w{0,6}|arr\b\.?|eta\b|sta\b|reach\w{0,4}|land(?:s|ing|ed)?\b|atterri\w{0,7}|accost\w{0,4}|due\b
      |gett?(?:s|ing)? (?:in\b|into\b|to\b)|gets? (?:you |him |her )(?:in|into|to)\b|dock(?:s|ing|ed)?\b|touch(?:es|ing)? down
      |berth(?:s|ing|ed)?\b|t(?:ies|ied|ying) up\b|(?:pull|com|put|roll|steam)(?:s|es|ing) in(?:to)?\b|mak(?:es|ing) port\b
      |(?:bring|tak)e?s you\b|and (?:is|are|you are|you will be) in\b|attei(?:nt|gn\w{1,5})\b|parv(?:ient|enant)\b
      |ankunft|rejoin\w{0,5}|regagn\w{0,5}|debarqu\w{0,6}|an(?= ?[|§])
    )
  )
  |(?<from>
    \b(?:
      departs?\b|departures?\b|departing|dep\b\.?|etd\b|std\b|leav(?:e|es|ing)\b|quitt\w{1,5}
      |part(?:ez|s|ira|irez|ons|ent|ant|irons|iras)?(?= (?:de|d'|du|a|le|en|[|§]))
      |take-?off|tak(?:es|e|ing) off|decoll\w{1,6}|envol\w{0,4}|sails\b|appareill\w{1,5}|embarqu(?:ez|erez|e|es)\b|s'elance\w{0,2}
      |abfahrt|abflug|lv\b|sets? off|pulls? out|starts?\b|ab(?= ?[|§])
    )
  )
`;
