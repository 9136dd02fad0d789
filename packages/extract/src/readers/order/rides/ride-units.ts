import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import { hirerByCar } from '../../text/hires/hirer-by-car.ts';
import { hirerTells, namesHirer } from '../../text/hires/hirers.ts';
import { metFlightIn } from '../../text/journeys/met-flights.ts';
import { isNotHeld } from '../../text/not-held.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { namesTopic, topicOf } from '../../text/topics.ts';
import { type Item, itemOf } from '../items.ts';
import type { OrderFacts } from '../stays/stays.ts';
import { type Unit, unitsOf } from '../units.ts';
import { carIn } from './car-model.ts';
import { makes } from './ride-events.ts';
import { ridesApart } from './rides-apart.ts';

export type RideKind = 'car' | 'transfer';

/** What a unit is about, as far as its own words say so. */
export type RideUnit = Unit & { about: readonly RideKind[] | 'other' | null };

export function rideUnitsOf(passages: readonly Passage[], facts: OrderFacts): RideUnit[] {
  const letter = onlyDriven(passages, facts.document.origin.subject ?? '');
  return unitsOf(passages, facts)
    .flatMap((unit, i, units) => ridesApart(unit, units[i + 1], facts))
    .map(withoutDeclined)
    .map((unit) => (isDayOfRide(unit) ? { ...unit, isTitle: true } : unit))
    .map((unit) => ({ ...unit, about: aboutOf(unit.item, unit.isTitle) ?? (isCounted(unit) ? letter : null) }));
}

/** "Mon 22 Nov 2027 – Transfer" over what is said of it. */
function isDayOfRide({ item: { shape, passages } }: Unit): boolean {
  const what = /^[^\n:]*\d[^\n:]* - ([a-z ]{4,24})$/.exec(shape)?.[1] ?? '';
  const topic = passages.length === 1 && passages[0]?.label === null && namesTopic.test(what) ? topicOf(what) : null;
  return topic === 'car' || topic === 'transfer';
}

/** Where all of the paper is about drivers, "Run 1 - Sunday 12 September 2027, 14:20" is one, over its "from" and "to". */
function onlyDriven(passages: readonly Passage[], subject: string): readonly RideKind[] | null {
  const words = [plain(subject), ...passages.map(({ shape }) => shape)].join('\n');
  return words.length < 8000 && kindOfLetter(words) === 'transfer' ? ['transfer'] : null;
}

const isCounted = ({ item, isTitle }: Unit) =>
  !isTitle && ((item.text.length < 90 && counted.test(item.shape) && !ofElse.test(item.shape)) || isWayOfRide(item));

/** "1. Your train is booked under reference 50724071." in a memo that has a driver too. */
const ofElse =
  /\b(?:trains?|flights?|vols?|rooms?|chambres?|tables?) (?:is|are|est|sont|has|have|a|ont) (?:been |ete )?(?:booked|reserved|confirmed|reservee?s?|confirmee?s?)\b/;

/** "Aller : mercredi 10 mars 2027, prise en charge à 11h45, Aéroport de Malaga": the label is cut off. */
function isWayOfRide({ shape, passages }: Item): boolean {
  const [first] = passages;
  return (
    first?.label === 'return' &&
    first.inTable === false &&
    shape.length < 200 &&
    fetches.test(shape) &&
    /\d/.test(shape)
  );
}

const counted =
  /^[-–•* ]*(?:(?:run|job|ride|drive|trip|journey|leg|booking|course|trajet|prise en charge|fahrt|abholung|corsa|viaje|recogida|outward|outbound|return|way (?:out|back)|aller|retour|hinfahrt|ruckfahrt)(?: (?:n° ?|no\.? ?)?[\da-c])?|\d(?![:.]\d\d)) ?[-–—:.)]+ ?[^\n]*\d/;

/** "Return to the airport: taxi, not ordered." below the lines of a driver who is, in one cell. */
function withoutDeclined(unit: Unit): Unit {
  const { passages } = unit.item;
  const held = passages.filter((p) => !isNotHeld(p.shape));
  const isBeside = passages.length > 2 && held.length < passages.length && held.some(({ label }) => label === 'pickUp');
  return isBeside ? { ...unit, item: itemOf(held) } : unit;
}

function aboutOf({ shape, text, passages }: Item, isTitle: boolean): RideUnit['about'] {
  if (isTitle) {
    const topic = topicOf(shape);
    return topic === 'car' || topic === 'transfer' ? [topic] : topic ? 'other' : null;
  }
  // "Your flight OS 261 lands at 10:45": said so that one knows of whom the driver waits
  const isMet = passages.every(({ inTable, label }) => !inTable && label === null) && metFlightIn(shape) !== null;
  if (!isMet && /\b(?:flights?|vols?|flug)\b[^.]{0,20}\b(?!\d{1,2}h)[a-z\d]{2} ?\d{2,4}\b/.test(shape.slice(0, 60)))
    return 'other';
  if (!isMet && /^(?:\p{Lu}[\p{L}.]* ){0,3}[A-Z][A-Z\d] ?\d{2,4}(?:[, ]|$)/u.test(text)) return 'other';
  if (passages.some((p) => sails.test(p.shape))) return 'other';
  const labels = passages.map(({ label }) => label);
  const kinds: RideKind[] = [];
  const namesIts =
    namesHirer(text) || (hirerTells.test(text) && carIn(passages) !== null) || hirerByCar(passages) !== null;
  if (
    hired.test(shape) ||
    isFetchedAndGivenBack(shape) ||
    passages.some(isOfCar) ||
    (namesIts && !/\b(?:vol|flight)\b/.test(shape))
  )
    kinds.push('car');
  // "Toyota Fortuner or similar · driver Johan Steyn": who drives what is hired
  const isOwnDriver = kinds.length > 0 && /(?<!\p{L})driver:? (?:is )?\p{Lu}\p{Ll}+ \p{Lu}/u.test(text);
  const drives = isOwnDriver ? driven.test(shape.replace(/\bdriver\b/g, '')) : driven.test(shape);
  if ((drives || broughtOn.test(shape)) && !needless.test(shape)) kinds.push('transfer');
  if (isNotHeld(shape)) return 'other';
  if (kinds.length > 0) return kinds;
  // "From: Hotel Maaszicht Zuid | To: ferry terminal": where to is not what
  const words = passages.flatMap((p) => (p.label && whereTo.has(p.label) ? [] : p.shape)).join('\n');
  return labels.some((label) => label && others.has(label)) ||
    // "Friday's dinner is at Can Roure at 21:00, reservation CR-1022" in a letter too
    ((passages[0]?.inTable ? otherWords : elseTold).test(words) && !fetches.test(shape))
    ? 'other'
    : null;
}

/** "Voiture | Loueur : Rent Naxos. Fiat Panda. Prise en charge : …": what is hired may stand in front of a label, or be said of whose it is. */
const isOfCar = ({ label, under, called }: Passage): boolean =>
  label === 'vehicle' || under === 'vehicle' || (label === 'company' && letsCars.test(called));
const letsCars = /\b(?:loueur|(?:car|vehicle) (?:rental|hire)|rental|vermieter|noleggi)/i;

/** "Bateau Archipel Navettes": whoever sails may be called after shuttles. */
const sails =
  /^(?:bateau|ferry|traversee|navire|vedette|boat|crossing|sailing|catamaran)\b(?! (?:terminal|port|pier|station|transfer|transfert|shuttle|navette|taxi))/;

const whereTo = new Set(['from', 'to', 'pickUp', 'dropOff']);
const others = new Set(['flight', 'train', 'ship', 'hotel', 'checkIn', 'checkOut', 'nights', 'stayDates', 'room']);
/** "Pick-up 4:05 PM, to New York Moynihan Train Hall" */
const fetches = /\b(?:pick-?up|drop-?off|prise en charge|depose|restitution)\b/;
const otherWords =
  /\b(?:hotel|restaurant|dinner|diner|lunch|dejeuner|breakfast|flight|vol|train|tgv|ferry|traversee|sailing|nuits?|nights?|chambres?|rooms?)\b/;

/** A meal, or a room: "La chambre est prête dès 15h00" is where nobody is fetched. */
const elseTold =
  /\b(?:dinner|diner|lunch|dejeuner|supper|souper)\b[^\n]*\d|\b(?:(?:chambres?|rooms?)\b[^\n]*\b(?:prete?s?|libres?|disponibles?|rendre|rendue?s?|liberer|liberee?s?|ready|free|available|vacated?|yours|side|vue|view)|\d{1,2} (?:nuits?|nuitees?|nights?))\b/;

/** What only a hired car is said to be; a coach of a train is a "voiture" too. */
const hired = inLines()`
  \b(?:ou|or|oder) (?:similaire|semblable|(?:l'|un |une )?equivalente?|(?:an |its )?equivalent|similar|equivalent|sim\b|ahnlich)
  |\blocation (?:de |d'une? )?(?:voiture|vehicule|auto)\b
  |\b(?:voiture|vehicule|auto) de location\b|\b(?:car|van) (?:hire|rental)\b|\b(?:hire|hired|rental) (?:car|van)\b
  |\b(?:a|your|the|une|votre|ta|la) (?:(?:small|little|large|medium|compact|hired?|petite|grande) ){0,2}
  (?:car|voiture|auto|vehicule)\b[^.\n]{0,60}\b(?:for you|chez|aupres de|reservee?|from|with|by)\b
  |\bmietwagen\b|\bloueur\b
`;
const driven = inLines('u')`
  \b(?:
    transfers?|transferts?|trf|trsf|xfer|chauffeurs?|taxi(?!way)\p{L}*|private hire
    |(?:car|voiture)(?: back)? (?:to|from|vers|pour) (?:the |le |la |l')?(?:
      port|airport|station|hotel|ferry|terminal|pier|quay|harbour|aeroport|gare
    )\b
    |minicab|limousines?|livery|vtc
    |(?<!\b(?:main|lead|first|second|other|additional|named|extra|young|under) )drivers?(?!
      's? (?:licen[cs]e|age\b|credit|card|name|mobile)|'s?,? (?:at least|over|under)
    )
    |private ca[rb]|cabs?|car service
    |(?:a|your) (?:car|sedan|minibus) (?:will|is|collects?|picks?|waiting|meets?)|car waiting
    |(?:a|your|the) (?:car|sedan|minibus) (?:from|of|with|by) [^.;\n]{2,50}? (?:will|is to) (?:fetch|collect|pick|meet|drive|take|bring|call)
    |sends? (?:a|you a) (?:car|sedan|van)
    |(?:a|your) car (?:from|by|with)\b[^.\n]{0,60}\b(?:collects?|picks?|meets?|waits?|takes?)|car by
    |cars?, job|meet and greet|navettes?|shuttles?
  )\b
`;
/** "L'agent vous attend à l'aéroport et vous conduit à l'hôtel", "will collect you at 10.15 and drive you to the port": whoever does it. */
const broughtOn = inLines()`
  \b(?:vous|te|les|la|le|t'|l') ?(?:attend\w*|accueill\w+|recuper\w+|prend\w* en charge)\b(?:[^.;!?]|\.(?=\d)){0,200}\b
  (?:vous|te|les|la|le|t'|l') ?(?:condui\w+|emmen\w+|amen\w+|achemin\w+|depos\w+)\b
  |\b(?:(?:meets?|will meet|awaits?|collects?|fetch(?:es)?) (?:you|him|her|them)|picks? (?:you|him|her|them) up)\b(?:[^.;!?]|\.(?=\d)){0,200}\b(?:drives?|takes?|brings?) (?:you|him|her|them)[ ]
  (?:on )?to\b
  |\b(?:(?:mini)?(?:bus|van|coach)|car|driver) (?:will )?(?:meets?|awaits?|collects?|picks? up|waits? for)\b(?:[^.;!?]|\.(?=\d)){0,120}\b
  (?:goes|runs|heads|drives|continues) (?:on |straight |directly )?(?:to|into)\b
  |\b(?:accueil|met|meeting|welcome[ds]?|greeted|empfang) (?:a|en|at|in|am) (?:l'|(?:[a-z-]+ ){0,3})
  (?:aeroport|gare|port|airport|station|flughafen|bahnhof) (?:par|by|durch) [a-z]
  |\b(?:met|collected|picked up|welcomed|greeted|fetched)\b(?:[^.;!?]|\.(?=\d)){0,200}\b(?:driven|taken|transferred|brought|escorted)[ ]
  (?:on |back |straight |directly )?to\b
  |\b(?:accueillie?s?|attendue?s?|recue?s?|prise?s? en charge)\b(?:[^.;!?]|\.(?=\d)){0,200}\b
  (?:condui\w+|emmenee?s?|amenee?s?|transferee?s?|deposee?s?|ramenee?s?) (?:a|au|aux|jusqu)\b
`;
const ride =
  '(?:transfers?|transferts?|taxis?|chauffeurs?|drivers?|navettes?|shuttles?|minibus|minibuses|cars?|voitures?|bus|buses)';
/** What runs for everybody, or is somebody else's to see to. */
const needless = new RegExp(
  [
    String.raw`\b(?:own|usual|regular|company|propre|habituel) (?:driver|chauffeur|car|voiture)\b`,
    String.raw`\b(?:free|complimentary|metered|hotel'?s?|public|courtesy)(?: (?:airport|hotel|courtesy))? ${ride}\b`,
    String.raw`\b${ride} (?:is |are |est |sont )?(?:free|gratuite?s?|complimentary|every \d|toutes les \d|tous les \d|runs?\b|circule)`,
    String.raw`\b(?:every|toutes les|tous les) \d{1,2} ?min`,
    // "Le taxi pour l'aéroport est à commander à la réception"
    String.raw`\b${ride}\b[^.;!?\n]{0,50} (?:is|are|est|sont|reste(?:nt)?)(?: still)? (?:to be|a) (?:ordered|booked|arranged|called|organised|organized|commander|reserver|demander|organiser|appeler)\b`,
    // "sauf le taxi entre la gare et l'hôtel, que nous vous rembourserons sur justificatif", "Keep the taxi receipt"
    String.raw`\b${ride}\b[^.!?\n]{0,80}\b(?:rembours\w+|notes? de frais|justificatifs?|receipts?|recus?|reimburs\w+|refund\w*|(?:with|on|in) (?:your |the )?expenses|expenses? claim|claim(?:ed)? (?:it )?back)\b`,
    String.raw`\b(?:rembours\w+|notes? de frais|frais|reimburs\w+|refund\w*|receipts? for)(?: [\p{L}']+){0,4} ${ride}\b`,
    // "For the Sunday, ask the front desk to call a cab"
    String.raw`\b(?:call|hail|order|appeler|commander|heler) (?:for )?(?:a|an|un|une) (?:[\p{L}']+ )?(?:cab|taxi)\b`,
    // "Comptoir hors terminal, navette", "Desk off the airport (shuttle bus)": how one comes to the car
    String.raw`\b(?:comptoir|agence|guichet|desk|counter|branch)\b[^.\n\d]{0,40}[,(:;–-] ?(?:par |by |via )?(?:navettes?|shuttles?)\b`,
    String.raw`\b${ride}\b[^.!?\n]{0,60}\b(?:rien a (?:reserver|commander)|nothing (?:for you )?to (?:book|order|arrange)|no need to (?:book|order))\b`,
    String.raw`\btaxi rank|\brank at|\bstation de taxis?\b|\bpermis\b|\btransfers? (?:to your account|of funds)`,
    String.raw`\b(?:no|not|aucune?|pas de|sans) (?:[\p{L}']+ ){0,3}${ride}\b`,
    String.raw`\b(?:show|hand|give|present|display|montrez|presentez|remettez|zeigen)\b[^.\n]{0,50}\b(?:to|au|aux|dem|a)(?: the| your| votre)? ${ride}\b`,
    String.raw`\b(?:if you (?:wish|like)|si vous le souhaitez|could be)\b`,
    String.raw`\b${ride} (?:available |possible )?(?:on request|sur demande)\b`,
    String.raw`\b(?:a (?:votre|sa|leur) charge|own expense)\b`,
    // "Shared taxi to the airport, arranged on the spot", "taxi à commander sur place", "by taxi, under your own arrangements"
    String.raw`\b(?:arranged?|organi[sz]ed?|ordered|order|booked|book|called|call|hailed?|found|find|taken|take|pris|prendre|commander|commandee?|trouver|organiser|organisee?)(?: (?:one|un|it|directly|directement))? (?:on the spot|locally|on the day|on site|there|when you (?:get there|arrive|land)|sur place|le moment venu|a la sortie)\b`,
    String.raw`\b(?:own (?:cost|arrangements?|means|way)|(?:vos|ses|leurs) (?:propres )?(?:frais|soins|moyens))\b`,
    String.raw`\b(?:provided|offered|arranged) by the (?:hotel|organi[sz]er|host|client)|\bofferte? par\b|\bof the organi[sz]er\b|\bde l'organisateur\b`,
    String.raw`\b(?:we |nous vous |vous )?(?:recommend(?:s|ed)?|conseill(?:ons|ee?s?|e)) (?:[\p{L}']+ ){0,3}${ride}\b`,
  ].join('|'),
  'u',
);
/** What a letter as a whole is about, which need not say it in the sentence that tells where and when. */
export function kindOfLetter(shape: string): RideKind | null {
  if (hired.test(shape) || ((aVehicle.test(shape) || aMake.test(shape)) && givenBack.test(shape))) return 'car';
  return driven.test(shape) || fetchesYou.test(shape) ? 'transfer' : null;
}

/** "You collect the car yourselves on Thursday at 11:00 …, and hand it back on Monday": in one sentence, with its hours. */
const isFetchedAndGivenBack = (shape: string): boolean =>
  aVehicle.test(shape) &&
  taken.test(shape) &&
  givenBack.test(shape) &&
  /\d ?[:h.] ?\d\d|\d ?[ap]m\b|\d ?h\b/.test(shape);
const taken = inLines()`
  \b(?:
    collect(?:s|ed)?
    |pick(?:s|ed)?(?: it| the [a-z]+| your [a-z]+)? ?-?up
    |tak(?:e|es|ing) (?:it|over|the (?:car|vehicle)|your (?:car|vehicle)|delivery|possession)
    |fetch(?:es|ed)?|yours from
    |(?:prend|recuper|retir)(?:s|rez|ez|es?|erez|eras?)
    |prise en charge|a votre disposition|abholen|ubernehmen|holen sie
  )\b
`;
const aVehicle = /\b(?:car|vehicle|voiture|vehicule|wagen|auto|fahrzeug|coche|veicolo|location|rental|mietwagen)\b/;
/** "Votre Fiat 500 sera prête" */
const aMake = new RegExp(String.raw`\b(?:your|the|an?|votre|la|une?|ihren?|einen?|il suo|su) (?:${makes})\b`);
const givenBack = inLines()`
  \b(?:
    return\w{0,3}|drop-?off
    |(?:bring|hand|give|take)s? (?:it |the (?:car|vehicle|keys) |them )?back
    |(?:brought|handed|given|taken|due) back
    |(?:leave|drop) (?:it|the (?:car|vehicle|keys))
    |rend(?:rez|ez|re|s|ras)|rendue?|rapport(?:ez|er|erez|es)|restitu\w{2,6}|ramen(?:ez|er)|retour|ruckgabe|zuruck|devolucion
    |riconsegna
  )\b
`;
const fetchesYou =
  /\b(?:votre (?:course|trajet)|your (?:lift|ride|run) |ihre (?:taxi)?fahrt|(?:viens|vient|viendrai|viendra|viendrons|venons|passe|passera|passerai|passons|passerons) vous (?:chercher|prendre|recuperer)|vous (?:prends|prendrai|conduire|conduis|deposer)|pick you up|picking (?:you )?up|wir holen sie|fahrer|abholung|conductor|autista)\b/;
