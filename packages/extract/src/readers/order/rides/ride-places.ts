import { findAirports, findCity, findStation } from '../../../knowledge/index.ts';
import { isKindOfCar } from '../../../possible/car-kinds.ts';
import { isOfTrade } from '../../../possible/trade-words.ts';
import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import { isDoor } from '../../text/hires/doors.ts';
import type { RideEvent } from './ride-events.ts';

/** A full stop is of a word that is cut short, or within one: "St. Pancras"; elsewhere the sentence ends. */
const word = String.raw`(?:(?:Ste?|Av|Ave|Blvd|Bd|Dr|Mt|Pl|Pte?|Rd|Sq|Intl)\.|(?:\p{Lu}\.){2,3}(?= \p{Lu})|\p{Lu}(?:[\p{L}\d'’&-]|\.(?=[\p{L}\d])|(?<=/(?:Ste?|Mt|Ft))\.(?= \p{Lu})|/(?=\p{Lu}\p{Ll}))*)`;
const link =
  "(?:de|du|des|d['’]|da|do|das|dos|la|le|les|l['’]|of|upon|and|et|&|the|am|an der|von|van|zum|zur|di|del|della|delle|dei|degli|los|las|in)";
const kindOfPlace =
  '(?:a[ée]roport|gare|port|agence|celle|succursale|comptoir|h[ôo]tel|station|terminal|place|embarcad[èe]re|quai|airport|parking|[Ff]lughafen|[Hh]auptbahnhof|[Bb]ahnhof|aeroporto|aeropuerto|stazione|estaci[óo]n)';
const britishCode = String.raw`[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])`;
/** "69002 Lyon" over "On vous dépose …", "Part-Dieu" over "Réf. 55120": what is told next begins there. */
const sentence = String.raw`(?:On|Nous|We|Il|Elle|He|She) (?:vous|te|will|is|are|va|drops?|takes?|drives?|brings?)(?!\p{L})|(?:R[ée]f(?:[ée]rence)?|Prix|Price|Total|Montant|Forfait|Fare|T[ée]l)(?!\p{L})`;
const inTown = String.raw`(?:,? (?:à|in) |, )(?:\d{4,6} )?${word}(?:[ -](?!${britishCode}|${sentence})${word}){0,2}(?: ${britishCode})?`;
/** "East 40th Street", "350 5th Avenue" */
const ordinal = String.raw`\d{1,3}(?:st|nd|rd|th)(?= \p{Lu}\p{Ll})`;
/** "Skybus stop 1", "Coach bay C": where one waits. */
const stand = String.raw`(?:stop|stand|bay|rank|kerb|berth|pier|arr[êe]t|quai|emplacement|poste) (?:[A-Z]?\d{1,2}[A-Z]?|[A-Z])\b`;
const street = String.raw`(?:(?:Unit|Flat|Suite|Apartment|Studio|Block) (?:\d{1,3}[A-Za-z]?, (?=\d))?)?\d{1,4}(?:[a-z]| (?:bis|ter|quater)(?= ))?,? (?:(?:rue|avenue|av\.|boulevard|bd|quai|place|chemin|route|all[ée]e|impasse|cours) (?:${link} ?){0,2})?(?:${word}|${ordinal})(?:[ -](?:${link} ?){0,2}(?:${word}|${ordinal})){0,6}(?:${inTown})?`;
/** "to Bristol Airport" over "1 passenger, 1 big case": read as one line, and no number of the airport's. */
const counted =
  '(?:passengers?|passagers?|persons?|people|personnes?|adults?|adultes?|pax|(?:big |small |large )?(?:bags?|cases?|suitcases?)|(?:grosses? |petites? )?valises?|bagages?|sacs?)';
/** "Frankfurt (Main) Hbf": by which river the town of the station lies. */
const ofRiver = String.raw`(?: \(\p{Lu}[\p{L} ]{1,14}\)(?= (?:Hbf|Hauptbahnhof|Bahnhof|Bf|Flughafen|Airport|ZOB|Ost|West|S[üu]d|Nord|Messe|Stadt|[Gg]are|[Ss]tation|[Cc]entre)(?!\p{L})))?`;
const named = String.raw`(?:${kindOfPlace} (?:${link} ?){0,2}){0,2}${word}${ofRiver}(?:[ -](?!(?:Back|Return(?:ing)?|Then|Retour|Puis|End(?=:|s?$)|Start(?=:))(?!\p{L})|${sentence})(?:${link} ?){0,2}(?:${word}|${ordinal}|\d{1,2}[A-Z]?\b(?! ${counted}))| ${stand}| (?:station|airport|a[ée]roport|gare|centre-ville|ferry terminal|terminal|port|downtown|centrale?|principale?)\b){0,6}(?:, [Tt]erminal (?:[A-Z]?\d[A-Z]?|[A-Z])\b)?(?:, ${street})?|agence de (?:la gare|l['’]a[ée]roport)`;
/** "Transfer airport → Eko Shoreline Hotel": of the town where one is; the arrow is masked by then. */
const anyBeforeArrow = String.raw`(?:airport|a[ée]roport|station|gare|hotel|h[ôo]tel)(?= ?\|{1,2} ?\p{Lu})`;
/** "Gare de Halifax", "aéroport Montréal-Trudeau", "22 Elm Hollow Road, Newton". */
export const place = new RegExp(
  String.raw`(?<![\p{L}\d-])(?<!(?<![ld])['’])(?!L['’]\p{Ll}|(?:From|To|At|In|On|For|By|De|Du|À|Au|Un|Une|An?|Your|Votre|Il|Taxi|Transfert?|Navette|Trajet|Course|Chauffeur|Car|Voiture) )(?:${street}|${named}|${anyBeforeArrow})(?: \([A-Z]{3}\))?`,
  'gu',
);

/**
 * @param cueEnds behind which a place is meant. @param onwards in front of which one is, "to" and arrows.
 * @param behindNames where a company's name ends, and where it begins: "from Avis Cape Town Waterfront".
 */
export function placeAt(
  match: RegExpMatchArray,
  text: string,
  cueEnds: ReadonlySet<number>,
  onwards: ReadonlySet<number>,
  behindNames: ReadonlyMap<number, number> = new Map(),
): RideEvent | null {
  const at = match.index ?? 0;
  // "chez Sixt, agence Turin Porta Susa"
  const name = match[0]
    .replace(/[.,' -]+$/u, '')
    .replace(/^(?:(?:agence|succursale|comptoir) |celle (?:de |d['’]))(?=\p{Lu})/u, '')
    // "au comptoir de l’aéroport d’Oran": at the airport
    .replace(/^(?:comptoir|guichet) (?:de |du |à |dans )(?:la |l['’])?(?=a[ée]roport|gare)/u, '')
    .replace(branchOf, (words, at) => (isAtStation.test(at) ? at : words))
    .trim();
  if (name.length < 3 || name.length > 80 || noPlace.test(plain(name)) || isOfTrade(name) || isKindOfCar(name))
    return null;
  const isGeneric = generic.test(plain(name));
  if (isCode.test(name) || numbered.test(name) || /^[A-Z]{3} \d/.test(name)) return null;
  const lead = behindNames.get(at) ?? at;
  const before = text.slice(Math.max(0, lead - 24), lead);
  const isLed =
    /(?:^|[^\p{L}])(?:at|from|to|in|outside|devant|à|a|au|aux|vers|am|im|vom|zum|zur|ab|all['’]|departs?|(?:départ|transfert|taxi|navette|trajet|course|prise en charge) (?:de|du|d['’]))(?: (?:the|la|le|les))? (?:l['’])?$/iu.test(
      before,
    ) ||
    /(?:à|de) l['’]$/u.test(before) ||
    // "in the arrivals hall of Edinburgh Airport"
    /(?:hall|area|level|lobby|foyer|reception|entrance|forecourt|concourse|exit|parvis|sortie|entr[ée]e) (?:of|at|d['’]|d[eu]|de la)(?: the)? ?$/iu.test(
      before,
    ) ||
    // "à la succursale « Québec Centre-ville »", "at their “Lisbon Airport” desk"
    /(?:(?:agence|succursale|comptoir|bureau|station|branch|office|desk|counter|location|filiale)(?: (?:de|of|at))?|(?:^|[^\p{L}])(?:at|from|to|à|\|{1,3})(?: (?:the|their|its|la|leur))?) ?[«“"„] ?$/iu.test(
      before,
    ) ||
    // "au comptoir Budget Gare du Palais"
    (lead < at &&
      /(?:^|[^\p{L}])(?:agence|succursale|comptoir|bureau|station|branch|office|desk|counter) $/iu.test(before)) ||
    // "Taxi (réf. 88-4417) du 12 rue Lepic"
    (/^\d/.test(name) && /(?:^|[^\p{L}])(?:du|de|from) $/iu.test(before)) ||
    // "De Mascate à Nizwa", where a part begins
    /(?:^|[\n|:;,.] ?)d(?:e(?: la)?|u) $/iu.test(before);
  const isBehindCue = [...cueEnds].some(
    (end) =>
      end <= at &&
      /^[\s|:,–—-]*(?:(?:à|a|at|in|am|an|bei|dans|chez|devant) )?(?:(?:the|our|la|le|notre|unserer?) |l['’])?$/u.test(
        text.slice(end, at).replace(beforeMoment, ''),
      ),
  );
  const isOfRide =
    /(?:^|[^\p{L}])(?:(?:private|priv[ée]e?) )?(?:car|cab|taxi|transfert?|shuttle|navette|voiture)(?: priv[ée]e?)? $/iu.test(
      before,
    );
  const isOwnPart = /(?:^|[\n|:;→>]|, | [–—-] )[\s|]*$/u.test(before);
  const end = at + match[0].length;
  const isRoute = goesTo.test(text.slice(end, end + 24)) || onwardsAt(end, onwards);
  if (isGeneric) return isRoute && onwardsAt(end, onwards) ? { kind: 'place', name, at } : null;
  if (isCompanys.test(before) && !isPlace(name)) return null;
  // "9:15 AM – Silverline Sedan, conf. SS-20881, at 2417 Moreno Drive", "TRANSFER - BAYFRONT MOTORS - VOUCHER BM 7715": who has the number drives
  if (!isLed && !isPlace(name) && itsNumber.test(text.slice(end, end + 30))) return null;
  // "Yes no problem", "Just so we both have it right", "Flight's not till 7.30": a sentence begins, and a village is called so
  if (!isLed && !isBehindCue && / ?['’]s$|^\p{L}+$/u.test(name) && sentenceGoesOn.test(text.slice(at + name.length)))
    return null;
  // "Edinburgh Waverley, Market Street entrance": by which door of the place that was named
  if (/^ (?:entrance|exit|side|door|forecourt)\b/u.test(text.slice(end, end + 12))) return null;
  return isLed || isBehindCue || (isOfRide && isRoute) || (isOwnPart && (isRoute || isPlace(name)))
    ? { kind: 'place', name, at }
    : null;
}

/** " – Rome", " – aéroport de Séville" */
const goesTo = new RegExp(String.raw`^ ?[–—-] ?(?:\p{Lu}|${kindOfPlace} )`, 'u');

/** "Pickup 4/8/2027 at 2:15 PM, The Kalorama Row": day and hour, masked by then, stand between the word and its place. */
const beforeMoment = /(?<!\p{L})(?:at|on|from|à|a|le|dès|um|am|ab|alle|om)(?= ?\|)/gu;

/** "À l'agence de Bâle CFF": of a station, and not of a town as "agence de Bari" is. */
const branchOf = /^(?:agence|succursale|comptoir) (?:de |d['’])(?=\p{Lu})(.+)$/u;
const isAtStation = /(?<!\p{L})(?:Gare|CFF|SBB|SNCF|Hbf|Hauptbahnhof|Station|A[ée]roport|Airport)(?!\p{L})/u;

const sentenceGoesOn =
  /^(?:['’]\p{L}+)? (?!(?:at|on|from|to|by|for|and|à|le|vers|pour|et|um|am|ab|nach|und|a|au|h)\b)\p{Ll}{2}/u;

const onwardsAt = (end: number, onwards: ReadonlySet<number>) => onwards.has(end) || onwards.has(end + 1);

const itsNumber =
  /^(?:,| [–—·-]) ?(?:conf(?:irmation)?|r[ée]f(?:[ée]rence)?|booking|voucher|bon|job|r[ée]s(?:ervation)?|n°|no)\.? ?(?:n°|no\.?|#|:)? ?(?=[A-Z/-]*\d|[A-Z]{1,4} \d)/iu;

/** "with Bula Island Drivers", "chez Hertz": whose the car is. */
const isCompanys =
  /(?<!d[ée]part )(?:with|by|avec|par|chez|des|chauffeur de|driver from|car from|\p{Lu}\p{L}+ (?:de|for|pour)) (?:l['’])?$/u;

const isCode = /^[A-Z\d]{1,6}[-/]?(?=[A-Z/-]*\d)[A-Z\d/-]{2,}$/;
/** "Dossier TSD-718", "Docket KL4471": a word and its number. */
const numbered = /^\p{Lu}\p{L}+ (?=[A-Z/-]*\d)(?:[A-Z\d]{1,8}[-/][A-Z\d/-]{2,}|[A-Z]{2,4}\d{3,})$/u;
const generic = /^(?:airport|aeroport|gare|station|hotel|port|terminal|quai|place)(?: \w)?$/;
export const noPlace = inLines()`
  ^(?:
    [cjlnst]'(?:est|ai|y|en|il)|bonne|belle|bien|amicalement|salutations|sinceres|good|dear|all|best|kind
    |warm|many|with|yours|further|according|thanks|sincerely|regards|ihre?|unsere?|thanks?|mit|viele|beste
    |cordiali|saludos|run|chere?|cordialement|mr|mrs|ms|mme|m|mlle|dr|monsieur|madame|lun|mar|mer|jeu|ven
    |sam|dim|mon|tue|wed|thu|fri|sat|sun|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday
    |wednesday|thursday|friday|saturday|sunday|conf\w*|ref\w*|res(?!iden[ct]|taurant|ort\b)\w*|booking|order
    |voucher|bon|your|votre|vos|our|notre|you|vous|this|for|car|voiture|auto|vehicle|vehicule
    |(?:
      the|back|home|then|in|on|at|by|une?|la|le|il|elle|we|they|start|end|begin|debut|fin|ende?|beginn
      |inizio|fine|inicio|leave|leaving|depart|walk|take|meet|share|shared|pay|ask|allow|uber
    )$
    |total|ttc|tva|ht|meeting\w*|price|prix|job|eur|usd|gbp|chf|cad|aud|nok|sek|dkk|charge|paid|paye|km|suv
    |gps|rcs|siren|siret|cat|category|categorie|group|groupe|categ\w*|class\w*
  )\b
  |\b(?:
    transfers?|transferts?|trf|trsf|tfr|xfer|taxis?|chauffeurs?|limo(?:usine)?s?|livery|shuttle|navettes?
    |drivers?|minicabs?|minibus|vtc|sedans?|berlines?|cars|carriage|rentals?|travel|voyages|rent
  )\b
`;

const placeWord =
  /\b(?:airport|aeroport|flughafen|gare|station|hbf|hauptbahnhof|port|ferry|terminal|downtown|centre|center|hotel|hostel|quay|quai|marina|rue|street|road|avenue|square|place|plaza|embarcadero|harbour|city|ville|central|centrale|agence)\b/;

/** "Lille Flandres, plein fait": a known place, and in small letters what is to be done there. */
export function withoutAside(name: string): string {
  const [place = '', rest, more] = name.split(/, (?=\p{Ll})/u);
  return rest && !more && isPlace(place) && !isPlace(rest) && !isDoor(rest) ? place : name;
}

/** "Skybus stop 1, Melbourne Tullamarine": what has but a number of its own is where the next name says. */
export const isStandOf = (name: string, where: string): boolean => stands.test(name) && isPlace(where);
const stands = new RegExp(` ${stand}$`, 'u');

/** Which its own words or the tables say is one. */
export function isPlace(name: string): boolean {
  const shape = plain(name);
  return (
    placeWord.test(shape) ||
    /^\d/.test(name) ||
    findStation(name) !== null ||
    findCity(shape) !== null ||
    findAirports(name).length > 0
  );
}
