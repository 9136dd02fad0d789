import { onceForText } from '../../../once-for.ts';
import { currencySigns } from '../../../text/currencies.ts';
import { plain } from '../../../text/plain.ts';
import { isCarriersNumber } from '../numbers/carrier-number.ts';
import { composedLabel } from './composed-label.ts';
import { labelOfCounted } from './counted-field.ts';
import { versionLabel } from './version-label.ts';
import { languages } from './words/index.ts';
import { nordic } from './words/nordic.ts';

/** What the word in front of a value says the value is. */
export type Label =
  | 'departure'
  | 'arrival'
  | 'from'
  | 'to'
  | 'date'
  | 'time'
  | 'when'
  | 'flight'
  | 'train'
  | 'ship'
  | 'reference'
  | 'ticket'
  | 'seat'
  | 'coach'
  | 'person'
  | 'checkIn'
  | 'checkOut'
  | 'hotel'
  | 'address'
  | 'city'
  | 'pickUp'
  | 'dropOff'
  /** The way back, or where a hired car goes back: the rest of the paper decides. */
  | 'return'
  | 'place'
  | 'vehicle'
  | 'company'
  | 'price'
  | 'phone'
  | 'status'
  | 'room'
  | 'nights'
  | 'class'
  | 'expected'
  | 'cancellation'
  | 'former'
  | 'current'
  | 'issued'
  /** Who booked: the traveller where nobody else is named. */
  | 'bookedBy'
  /** "Harwich to Hook of Holland": both ends at once. */
  | 'route'
  /** Beside the family's name in a line of its own. */
  | 'givenName'
  /** "In / Out": both days of a stay at once. */
  | 'stayDates'
  /** How long a journey takes. */
  | 'lasts'
  /** For how many a table is kept. */
  | 'party'
  | 'other';

/**
 * Which label a phrase is, or null: "N° de réservation :", "Booking code", "Lead driver ......". Whether "Arrivée" is
 * the end of a journey or the start of a stay is for the reader to see from the rest.
 */
export const labelOf = onceForText((phrase) => {
  const label = readLabel(phrase);
  const umlauts = label === null && transcribed.test(phrase) ? phrase.replace(/([aou])e/gi, '$1') : phrase;
  return umlauts === phrase ? label : readLabel(umlauts);
});

/** "No. CORRIDA", "No. de ASIENTO": a sign in small letters before a word in large ones. */
const numberOf = /^N(?:o|r|ro|um)\.? (?:de |DE )?(?=\p{Lu}{3,}$)/u;

/** "RUECKGABE", "Bestaetigungsnr.": machines that have no umlauts print German so. */
const transcribed = /[aou]e/i;

/** "SUMA PLN", "Total EUR", "Summe CHF": in which money it is. */
function inCurrency(words: string): Label | null {
  const [, sum = ''] = /^(.{3,24}) (?:in )?([a-z]{3})$/.exec(words) ?? [];
  const isPrice = sum !== '' && synonyms.get(sum) === 'price' && ofCurrency.test(words);
  return isPrice ? 'price' : null;
}

const ofCurrency = new RegExp(` (?:${currencySigns})$`);

function readLabel(phrase: string): Label | null {
  if (phrase.length > 60) return null;
  // "Référence du dossier : RTKQZP", "Booking reference RXTPQL": the value is there already.
  if (/[:：]\s*\S/.test(phrase) || /\p{Ll}.*[\s:][A-Z0-9]{5,}[.!]?$/u.test(phrase.trim().replace(numberOf, '')))
    return null;
  // "Flug (Buchungscode KQ7ZT2)" says a number
  if (/\([^)]*\b(?=[A-Z]*\d)[A-Z0-9]{5,}\)/.test(phrase)) return null;
  const words = plain(phrase.replace(/º/g, '°').replace(/(?<!\p{L})n\. ?°/giu, 'n°'))
    .replace(/[æßœ]/g, (letter) => twoLetters[letter] ?? letter)
    .replace(/\([^)]{0,45}\)/g, ' ')
    .replace(
      /\.(\/)|[^a-z0-9°'/&\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Cyrillic}\p{Script=Greek}-]+/gu,
      (_, slash: string | undefined) => slash ?? ' ',
    )
    .trim();
  if (suppliersNumber.test(words)) return 'reference';
  if (bagDrop.test(words)) return 'other';
  const label =
    versionLabel(words) ??
    synonyms.get(words) ??
    synonyms.get(bare(words)) ??
    twice(phrase) ??
    joined(words) ??
    listed(phrase) ??
    inCurrency(words);
  // "Tåg" is a train, and "Tag" a German day
  if (words === 'tag' && /å/i.test(phrase.normalize('NFC'))) return 'train';
  // "Sète" is a town, and "sete" a Norwegian seat
  if (/[èêàùîô]/i.test(phrase) && nordicOnly.has(words)) return null;
  if (!label && aside.test(words)) return 'other';
  if (!label && short[words] && /^\p{L}+\.?$/u.test(phrase.trim())) return short[words] ?? null;
  // "Previous seat", "Ancien horaire de départ"
  const version = label ? null : (Object.entries(versions).find(([, pattern]) => pattern.test(words))?.[0] ?? null);
  if (version === 'former' || version === 'current') return version;
  const before = beforeChange.exec(words)?.[1];
  if (!label && before && (synonyms.has(before) || synonyms.has(bare(before)))) return 'former';
  // "Placement (voiture / place)"
  if (
    /\((?:voit(?:\.|ure)?|coach|wagen|carriage|car) ?[/,–-] ?(?:pl(?:\.|ace)?|seat|si[èe]ge|platz)\)$/i.test(
      phrase.trim(),
    )
  )
    return 'coach';
  // "Code voyage (PNR)"
  if (!label && /^(?:code|num[ée]ro|n°|no\.?)\b[^()]*\((?:PNR|record locator)\)/i.test(phrase)) return 'reference';
  return (
    label ??
    composedLabel(words) ??
    (isReference(words) || isReference(bare(words)) ? 'reference' : labelOfCounted(phrase, labelOf))
  );
}

/** "Check-in/Bag drop closes", "Boarding and gate close": an hour at the airport, and no house's. */
const bagDrop =
  /^(?:(?:web |online )?check-?in|counters?|boarding)? ?(?:\/|&|and)? ?(?:bag(?:gage)?[ -]?drop|gates?) (?:clos|open|cut)/;

/** "N° hôtel", "Hotel No.", "Code loueur": the number that the supplier knows, and not who it is. */
const suppliersNumber =
  /^(?:n°|no|numero|code) (?:(?:de|du|chez) )?(?:l'|le |la )?(?:hotel|hotelier|hebergeur|hebergement|logeur|residence|loueur|prestataire|fournisseur|transporteur|operateur|compagnie(?: (?:aerienne|maritime|de ferry))?|armateur|chauffeur|taxi|etablissement|restaurant|restaurateur|partenaire|correspondant)$|^(?:hotel|inn|guest ?house|supplier|property|provider|restaurant|hirer|rental|operator|carrier|airline|ferry(?: company)?|shipping line|driver|taxi|vendor|partner)(?:'s)? (?:no|number|n°|code)$/;

const twoLetters: { [letter: string]: string } = { æ: 'ae', ß: 'ss', œ: 'oe' };
/** "Check-in closes", "Clôture de l'embarquement", "Opening hours": times that are not the booking's. */
const aside =
  /^(?:(?:latest |last )?(?:vehicle |car |passenger |bag(?:gage)? )?(?:check-?in|boarding|embarkation|loading) (?:closes?|closure|closing(?: time)?|opens?|opening(?: time)?|starts?|begins?|ends?|by|until|before|deadline|cut-?off|time limit|latest)|(?:latest|last|final) (?:check-?in|boarding|embarkation|arrival at the (?:port|terminal|quay))(?: time)?|(?:desk|counter|gates?|doors?|terminal) (?:closes?|opens?|open)|(?:(?:heure|date) )?limite (?:d'|de l'|pour l')(?:enregistrement|embarquement|presentation)|(?:heure de |heure d')?(?:fermeture|cloture|ouverture|fin|debut) (?:(?:de l'|de la |des |du |d')?(?:enregistrement|embarquement|embarquements|portes?|comptoirs?|guichets?|quai|billetterie|depose des bagages))|presentation(?: (?:au port|a l'embarquement|a l'aeroport|en gare))?|check-?in-?schluss|einchecken bis|boarding-?(?:schluss|ende)|chiusura (?:dell')?(?:imbarco|check-?in)|cierre (?:de |del )?(?:embarque|facturacion)|convocation|presentation|opening (?:hours|times)|office hours|heures? d'ouverture|horaires d'ouverture)$/;

const beforeChange =
  /^(?:your |votre |ihre? )?(?:previous|old|original|former|ancien(?:ne)?|bisherige[rsn]?|alte[rsn]?|ursprungliche[rsn]?) (.+)$/;

/** "First ordered" beside "Now confirmed": of which version of an order a column is. */
const deed =
  '(?:ordered|booked|confirmed|planned|requested|reserved|arranged|scheduled|issued|agreed|commandee?|reservee?|confirmee?|prevue?|demandee?|planifiee?)';
const thing =
  '(?:order|booking|reservation|stay|sejour|trip|itinerary|plan|version|arrangements?|request|commande|demande|programme|prestations?)';
const versions = {
  former: new RegExp(
    `^(?:(?:as )?(?:first|originally|initially|previously|formerly) ${deed}|(?:as )?${deed} (?:first|originally|initially|previously|before)|${deed} (?:initialement|precedemment|auparavant|d'abord)|(?:initialement|precedemment|auparavant|d'abord) ${deed}|(?:first|initial|original|previous|void|superseded|cancelled|replaced) ${thing}|${thing} (?:initiale?|d'origine|precedente?|annulee?|remplacee?))$`,
  ),
  current: new RegExp(
    `^(?:now ${deed}|(?:newly|as now) ${deed}|${deed} now|as (?:amended|revised|changed|rebooked)|(?:amended|revised|changed) to|(?:your |the )?(?:amended|revised|current|new|updated|modified|changed) ${thing}|(?:desormais|maintenant|a present) ${deed}|${deed} (?:desormais|maintenant|a present)|(?:votre )?${thing} (?:modifiee?|mise? a jour|revisee?|actuelle?|en vigueur)|(?:votre )?nouvelle ${thing}|(?:votre )?nouveau ${thing}|remplace par|replaced by)$`,
  ),
};

/** "Compagnie et n° de vol", "Nom et prénom du missionnaire": the last part that is a label, without whose it is. */
function joined(words: string): Label | null {
  const short = words.replace(
    /(?<=[a-z]) (?:du|de la|de l'|of the|des) ?(?:missionnaire|collaborateur|collaboratrice|voyageurs?|voyageuse|passagers?|salariee?|interessee?|participant|travell?ers?|passengers?|guests?|client|employee|hotel|vehicule|vehicle)s?$/,
    '',
  );
  const parts = short.split(/ (?:et|and|&|\/) |(?<=[a-z])\/(?=[a-z])/);
  const known = short === words ? undefined : synonyms.get(short);
  if (known || parts.length === 1) return known ?? null;
  const labels = parts.map((part) => synonyms.get(part) ?? synonyms.get(bare(part)));
  if (parts.length > 2 || labels.some((label) => label === undefined)) return null;
  const [first, last] = labels;
  // "Pickup Location and Time": the place and the hour of one deed
  if (first && hasPlace.has(first) && (last === 'time' || last === 'date')) return first;
  if (last === 'seat' && (first === 'coach' || first === 'vehicle')) return 'coach';
  const isWhose = first === 'company' || first === 'class' || first === 'city';
  return (isWhose ? last : first === 'reference' || first === last || first === 'date' ? first : null) ?? null;
}

/** "Coach, seats", "Date, heure" */
function listed(phrase: string): Label | null {
  const [, first, last] = /^([^,]{3,20}), ([^,]{3,20})$/.exec(phrase) ?? [];
  return first && last ? joined(`${plain(first)} and ${plain(last)}`) : null;
}

const hasPlace: ReadonlySet<Label> = new Set(['pickUp', 'dropOff', 'departure', 'arrival', 'checkIn', 'checkOut']);

/** "Passager / Name", "De / From", "Väljumine / Departure / Отправление": tickets say it in two languages, or in three. */
function twice(phrase: string): Label | null {
  const parts = phrase.split(/\s?\/\s?/);
  if (parts.length < 2 || parts.length > 3 || !parts.every((part) => /\p{L}/u.test(part) && !/^\d/.test(part)))
    return null;
  const said = parts.map((part) => {
    const words = plain(part)
      .replace(/[^a-z0-9°' -]+/g, ' ')
      .trim();
    return { words, label: words ? labelOf(part) : null };
  });
  const [one, other, ...more] = said.map(({ label }) => label);
  if (said.some(({ words }) => words.length > 30)) return null;
  // "Train / Treno" over "Frecciarossa 9418" in one cell: the value is there already
  if (parts.some((part, i) => part.includes('\n') && said[i]?.label === null)) return null;
  // the word of a language that nobody here knows, and what it is in English
  const known = said.filter(({ label }) => label !== null);
  const [inEnglish] = known;
  if (inEnglish && known.length === 1 && beside.test(inEnglish.words) && said.every(({ words }) => !/\d/.test(words)))
    return inEnglish.label;
  // "Billet / Ticket / Fahrkarte" is what the paper is, and below "Místo / Seat / Sitzplatz" stands the coach as well
  if (more.length > 0)
    return known.length > 1 &&
      inEnglish?.label !== 'ticket' &&
      (known.length < 3 || inEnglish?.label !== 'seat') &&
      known.every(({ label }) => label === inEnglish?.label)
      ? (inEnglish?.label ?? null)
      : null;
  if (one === other || other === together[one ?? '']) return other ?? null;
  if (other === 'seat' && (one === 'coach' || one === 'vehicle')) return 'coach';
  if (one && one === together[other ?? '']) return one;
  // "Cena / Price": one word is of two languages
  const english = said.filter(({ words }) => beside.test(words));
  // "Liin / Line": a word that is a label in its own language alone
  if (english.length === 1 && known.length === 1) return inEnglish?.label ?? null;
  return english.length === 1 ? (english[0]?.label ?? null) : null;
}

/** What papers of one country say in English as well. */
const beside =
  /^(?:departures?|departs|dep|depart|arrivals?|arrives|arr|arrive|from|to|origin|destination|date|time|train|flight|coach|carriage|car|seat|seats|class|passenger|passenger name|passengers|name|price|fare|total|total price|ticket no|ticket number|ticket id|ticket|booking no|booking number|booking reference|booking ref|booking code|booking id|order no|order number|order id|purchased|purchase date|reservation no|reservation number|reservation code|pnr|line|route|carrier|platform|track|gate|via|vat|tax|taxes|paid|issued|payment|document|fare type|ticket type|seat number|coach number|service|valid on|train no|train number|flight no|flight number|departure station|arrival station|departure time|arrival time|departure date|travel date|check-in|check-out|hotel|guest|guest name|room)$/;

const together: { [label: string]: Label } = {
  arrival: 'checkIn',
  departure: 'checkOut',
  bookedBy: 'person',
};

/** "Dossier voyage SNCF", "Lufthansa booking code": what is before and after may be anything short. */
function isReference(words: string): boolean {
  if (ofYours.test(words) || isCarriersNumber(words)) return true;
  if (/\d/.test(words) || words.split(' ').length > 5) return false;
  if (
    /\b(?:date|status|statut|total|price|prix|name|nom|class|conditions|policy|fee|fees|frais|your|votre|options?|requests?|agent|search|recherche|quote|quotation|devis|basket|panier|confirmed|confirmee|has|have|been|are|was|were|will|sont|ete|sera|wurde|cancell?ed|annulee?|storniert|changed|modifiee?|updated)\b/.test(
      words,
    )
  )
    return false;
  return /\b(?:booking|reservation|confirmation|airline|hotel|supplier|provider|carrier|fournisseur) (?:conf(?:irmation)? )?(?:code|number|reference|ref|no|n°|numero|locator)\b|^(?:supplier|provider|operator|hotel|airline|carrier|property) (?:confirmation|booking|reservation)$|^(?:dossier|pnr|reference|ref|confirmation|reservation)(?! (?:at|with|for|in|chez|au|pour|a|im|bei)\b)(?: [a-z]+){1,4}$|^(?:n°|no|numero) (?:de )?conf(?:irmation)?\b|\b(?:reference|dossier|pnr|locator|ref)$/.test(
    words,
  );
}

/** "Référence de votre réservation", "Your booking's reference" */
const ofYours =
  /^(?:la |the |le )?(?:reference|numero|n°|number|code) (?:de |of |for |pour )(?:votre|your|la|the|cette|this|ta) (?:reservation|booking|dossier|commande|order|sejour|stay|billet|location|rental)$/;

/** Without what surrounds a label: "Votre nouvelle arrivée" → "arrivee", "Booking reference no" → "booking reference". */
function bare(words: string): string {
  return (
    words
      .replace(
        /^(?:(?:your|our|notre|nos|the|din|ditt|dine|dina|votre|vos|le|la|les|new|nouveau|nouvelle|nouvel|ihre?|deine?|tus?|sus?|il|tua|tuo|suo|je|jouw|uw|de|sua|seu|o|twoja|vas[ae]|main|lead|principal)(?: |$)|l')+/,
        '',
      )
      .replace(/^(?:n°|no|nr|num|numero|number) (?:de |of |du |d')?/, '')
      .replace(/ ?(?:n°|no|nr|num|numero|number|#)$/, '')
      // "Tu código de reserva es", over the code
      .replace(/(?<=.{6}) (?:is|are|est|es|ist|lautet|e|er|ar|on|jest|je|yra|ir)$/, '')
      .trim()
  );
}

/** As heads of narrow columns have them. */
const short: { [words: string]: Label } = { pl: 'seat', sg: 'seat', voit: 'coach', vt: 'coach' };

const lists: { [label in Label]: string } = {
  departure:
    'port de depart|dep date|dep date & time|dep date/time|dep station|boarding station|boarding stn|embarquement / depart|embarquement/depart|departure port|port of departure|lv|etd|std|departure|departs|depart|dep|departure from|departing|leaving|leaves|abfahrt|abflug|ab|salida|partenza|vertrek|partida|avgang|departure airport|departure station|aeroport de depart|gare de depart|lieu de depart|heure de depart|departure time|date de depart|departure date|date and time of departure|departs at|leaves at|scheduled departure|std|depart a|depart prevu|depart le|part a|sails|sails at|sailing time|departure date/time|departure date and time|departure date & time|date et heure de depart|departure on|departing at|boarding point|boarding pt|boarding point & time|boarding point and time|boarding stop|boarding place|dep time|dept|dept time',
  arrival:
    "port d'arrivee|arr date|arrive time|arrive date|arr date & time|arr date/time|arr station|alighting station|arrival port|port of arrival|ar|arrival|arrives|arrive|arr|arrivee|arriving|ankunft|an|llegada|arrivo|aankomst|chegada|ankomst|arrival airport|arrival station|aeroport d'arrivee|gare d'arrivee|lieu d'arrivee|heure d'arrivee|arrival time|date d'arrivee|arrival date|arrives at|arriving at|scheduled arrival|sta|lands|lands at|arrivee a|arrive a|arrivee le|arrival date/time|arrival date and time|arrival date & time|date et heure d'arrivee|arrival on|docking|docks|docks at|accostage|dropping point|dropping pt|drop point|drop pt|dropping point & time|dropping point and time|dropping at|dropping stop|alighting point|arr time|dropping time|drop time",
  from: 'from|station from|from station|origin station|booked from|de|origin|origine|provenance|von|desde|da|van|ville de depart|departure city|departing from|leaving from|depart de|au depart de|travelling from|flying from|boarding at|depart from',
  to: "to|station to|to station|destination station|vers|destination|nach|a|hasta|naar|ville d'arrivee|arrival city|para|going to|arriving in|a destination de|travelling to|flying to|alighting at",
  date: 'date|day|jour|date du voyage|travel date|datum|fecha|data|date of travel|date de voyage|date du vol|flight date|journey date|date / time|date/time|date & time|date and time|date et heure|date heure|dates|date of journey|outward date|valid on|valid for travel on|valid for|valable le|valable pour le|date de validite|date of flight|date of the flight|date du trajet|jour du voyage|date of stay|doj|d o j|journey date & time|date of boarding',
  time: 'time|heure|horaire|horaires|times|zeit|hora|ora|local time|heure locale',
  when: 'when|quand|pick-up time|pickup time|heure de prise en charge|date and time of pick-up|pickup date|pick-up date|date de prise en charge|rendez-vous|date and time of pickup|pick-up date and time|heure de rendez-vous|heure de depart souhaitee|heure de prise|date et heure de prise en charge|pick-up date & time|pickup date & time|pick-up date/time|pickup date/time|pickup date and time|date et heure de rendez-vous|pick up date & time|pick up date and time|pick up date/time|pick up date|pick up time|pick up time and date',
  flight:
    'flight|flt|flt no|flt nr|flt number|vol|flight number|cancelled flight|vol annule|vols annules|cancelled flights|numero de vol|flug|vuelo|volo|vlucht|voo|flyg|flight details|vols',
  train:
    'product|produit|train no / name|train no/name|train no & name|train no and name|train number / name|train|train number|numero de train|zug|tren|treno|trein|service|numero de bus|numero du bus|n° de bus|bus n°|bus number|bus no|numero de car|busnummer',
  ship: 'ship|boat|vessel|navire|bateau|ferry|schiff',
  reference:
    "dnr|dnr code|code dnr|n° de resa|n° resa|no de resa|numero de resa|ref resa|res|res no|resa no|res number|res n°|resa n°|code a rappeler|numero a rappeler|reference a rappeler|n° a rappeler|code a presenter|code a communiquer|code to quote|number to quote|reference to quote|please quote|a rappeler|their number|their reference|their ref|their booking|their booking number|leur numero|leur reference|leur ref|hotel's number|carrier's number|numero chez eux|ihre nummer|collect with|collection ref|ticket collection code|ticket collection number|code de retrait du billet|code de retrait des billets|abholcode|abholnummer|collection reference|collection code|collection number|ticket collection reference|ticket collection|ref de retrait|code de retrait|conf|conf number|booking reference|booking ref|booking code|booking number|booking|booking id|reservation|reservation code|reservation number|reservation reference|reservation id|reference|ref|reference number|confirmation|confirmation number|confirmation code|confirmation reference|pnr|pnr code|record locator|airline reference|airline booking reference|individual reservation code|order|order number|itinerary number|itinerary|trip id|voucher|voucher number|dossier|numero de dossier|reference dossier|reference du dossier|dossier voyage|reference de dossier|reference de reservation|reference de la reservation|reference reservation|numero de reservation|code de reservation|code reservation|code|commande|numero de commande|reference de commande|numero de confirmation|code de confirmation|code confirmation|confirmation de reservation|bon|bon d'echange|buchungsnummer|buchungscode|auftragsnummer|reservierungsnummer|localizador|numero de reserva|codice prenotazione|boekingsnummer|codigo de reserva|bokningsreferens|kod transakce|our reference|notre reference|your reference|votre reference|reservation n°|booking no|n° de reservation|n° de dossier|n° de confirmation|n° dossier|n° reservation|reservation ref|hotel confirmation|hotel confirmation number|confirmation hotel|reference compagnie|references compagnies|reference train|dossier train|dossier sncf|reference sncf|references|airline confirmation|airline confirmation number|carrier confirmation|ref dossier|ref reservation|airline ref|locator|file|contrat|contract|contract number|numero de location|n° de location|location n°|rental number|rental no|hire number|hire no|rental agreement|rental agreement number|numero de contrat|n° de contrat|contrat n°|ride number|ride id|ride reference|ride no|transfer number|transfer id|job number|job ref|job reference|ride number|ride no|ride reference|numero de course|n° de course|no de course|course no|trip number|journey number|numero de course|course n°|n° de course|numero de trajet|numero de transfert|our ref|your ref|order id|agreement number|agreement no|ra number|nos references|vos references|numero de billet d'echange|localisateur|job no|agency reference|supplier reference|booking confirmation number|numero de localisateur|tin|tin no|ticket id",
  ticket:
    'ticket|ticket number|e-ticket|e-ticket number|eticket|eticket number|etkt|electronic ticket number|billet|billets|numero de billet|numero billet|n° de billet|billet n°|ticket no|tickets|billet electronique|numero de billet electronique',
  seat: 'seat|berth|berth no|berth number|seat / berth|berth / seat|berth/seat|seats|place|places|siege|sieges|seat number|sitzplatz|platz|numero de place|place assise|seat assignment|seat selection|reserved seat|assigned seat|place attribuee|siege attribue|place reservee|seat nos|seat no s|seat nos.',
  coach:
    'coach|carriage|car|voiture|wagon|voit|wg|coach number|car number|coach / seat|coach/seat|car / seat|car/seat|car & seat|car and seat|coach and seat|carriage / seat|carriage/seat|voiture / place|voiture/place|coach & seat|voiture et place|coaches',
  person:
    "passenger's name|traveller's name|traveler's name|guest's name|name of the passenger|ticket holder|ticketholder|holder|titulaire|titulaire du billet|porteur|for|pour|names|noms|names of guests|guests' names|noms des clients|rider|rider name|who|qui|personne|person|who's coming|who is coming|who travels|who will travel|who will be travelling|who goes|who's going|wer reist|chi viaggia|quien viaja|wie reist|qui vient|who's travelling|who is travelling|who is traveling|who's traveling|qui voyage|personne qui voyage|personnes qui voyagent|person travelling|person traveling|people travelling|qui part|ils voyagent|ils partent|nom et prenom|nom et prenoms|nom prenom|prenom et nom|prenom nom|full name|missionnaire|personnel|personnel concerne|personnel en mission|intervenant|intervenants|collaborateur|collaboratrice|nom du missionnaire|nom du collaborateur|participant|participants|participante|attendee|attendees|delegate|delegue|beneficiaire|beneficiaires|au benefice de|en faveur de|in favour of|in favor of|agent beneficiaire|agent concerne|agent missionne|salarie|salariee|employee|employe|employee name|occupant|occupants|passenger|passengers|passager|passagers|passagere|passageres|traveller|travellers|traveler|travelers|voyageur|voyageurs|voyageuse|voyageuses|name|nom|guest|guests|guest name|driver|conducteur|conductrice|conducteur principal|main driver|lead driver|lead guest|lead passenger|primary guest|au nom de|in the name of|reservation name|nom du client|nom du voyageur|nom du passager|passenger name|traveller name|traveler name|hote|hotes|room for|rooms for|delegation|delegation members|members of the delegation|membres de la delegation|composition de la delegation|travelling party|booking for|services for|travel for|trip for|journey for|travel services for|travel arrangements for|prestations pour|voyage pour|voyage de|deplacement de|reservation au nom de|reisender|reisende|fahrgast|gast|passagier|pasajero|passeggero|resenar|voyageur principal|who's flying|pax|name of guest|travellers names|renter|locataire|surname|last name|family name|nom de famille|nachname|chauffeur principal|extra driver|ticket holder|registrant|participant name|itinerary for|itineraire de|name of passenger|name of traveller|nom des voyageurs|noms des voyageurs|noms des clients|nom des clients|travelling|additional driver|conducteur supplementaire|driver name|driver's name|au nom du|titulaire|nom de l'occupant|nom du conducteur|invite|under the name|passenger details|traveller details|traveler details|guest details|passenger information|traveller information|traveler information|passenger list|psgr|psgrs|psngr|psgr name|pax name|pax names|passenger names",
  checkIn:
    "check-in|check in|checkin|check-in date|date of arrival|arrival day|jour d'arrivee|date d'entree|entree|anreise|checked in|check-in from|checking in|check in from|debut du sejour|check-in after|check-in ab|check in ab|anreise ab|check-in des|check-in a partir de|arrivee des|arrivee a partir de|rooms from|rooms ready from|zimmer ab|chambre des|chambre a partir de|chambres des|check-in dalle|check-in a partire dalle|entrada desde",
  checkOut:
    "check-out|check out|checkout|check-out date|date of departure|departure day|jour de depart|date de sortie|sortie|abreise|check-out by|checking out|check-out until|fin du sejour|check-out before|check-out bis|check out bis|abreise bis|check-out avant|check-out jusqu'a|depart avant|depart jusqu'a|zimmer bis|check-out entro|salida hasta",
  hotel:
    "hotel|lodge|house|the house|maison|guest house|guesthouse|hostel|inn|motel|b&b|bed and breakfast|bed & breakfast|gite|auberge|maison d'hotes|chambre d'hotes|chambres d'hotes|pension|riad|aparthotel|appart-hotel|apart-hotel|homestay|b & b|auberge de jeunesse|hotel-restaurant|ryokan|camp site|campsite|camping|gasthof|gasthaus|pousada|refuge|hut|hotel details|property details|details de l'hotel|hotel name|nom de l'hotel|property|property name|etablissement|hebergement|accommodation|accommodations|unterkunft|votre hotel|your hotel|logement|nom de l'etablissement|lodging|your booked house|name of hotel|name of the hotel|name of property|name of the property|establishment|accommodation name|lieu de sejour|lieu d'hebergement|residence|nom de la residence|nom de l'hebergement",
  address:
    "address|adresse|hotel address|adresse de l'hotel|property address|street|rue|location|direccion|indirizzo|anschrift|adresse de l'etablissement|street address|full address|adresse complete|where|adresse du logement|adresse de la residence|address of property|address of hotel|address of the hotel",
  city: 'city|ville|stadt',
  pickUp:
    'remise du vehicule|remise de la voiture|remise de vehicule|prise|prise du vehicule|prise de vehicule|prise en charge du vehicule|pick-up|pick up|pickup|pick-up from|pick up from|pickup from|collect from|collection from|cueillette|lieu de cueillette|date de cueillette|cueillette du vehicule|prise de possession|pick-up location|pickup location|collection|prise en charge|lieu de prise en charge|retrait|retrait du vehicule|lieu de retrait|agence de depart|pick-up point|pick-up place|depart du vehicule|abholung|collect|rental start|debut de location|pick-up details|adresse de depart|pick-up address|pickup address|adresse de prise en charge|adresse de depart de la course|depart de la course|point de rendez-vous|agence de retrait|depart de la location|lieu de prise en charge et de retour|lieu de depart et de retour|agence de depart et de retour|pick-up and return location|pickup and return location|pick-up and return|pickup & return location|prise en charge et restitution|date et heure de depart de la location|vehicle pick-up|picking up|collect from|start of rental|start of hire|rental from|hire start|rental starts|hire starts|rental begins|car from|debut de votre location|votre location commence|votre location debute|la location commence|mietbeginn|beginn der miete|inizio noleggio|inicio del alquiler|depart de location|debut de la location|enlevement|enlevement du vehicule|enlevement de la voiture|vehicle out|car out|van out|collect your car|collect your vehicle|collect your van|pick up your car|pick up your vehicle|vehicle collection|car collection|date / time out|date/time out|date & time out|date and time out|date out|time out',
  dropOff:
    'give back|remise|lieu de remise|agence de remise|date de remise|remise a|given back|giving back|hand back|hand-back|handed back|bring back|leave it|rendre|a rendre|rendu|rendue|retour vehicule|retour voiture|vehicule rendu|voiture rendue|zuruckgeben|devolver|riconsegnare|drop|drop at|drop-off at|drop off at|drop-off|drop off|dropoff|drop-off location|dropoff location|restitution|lieu de restitution|restitution du vehicule|agence de retour|lieu de retour|depose|lieu de depose|drop-off address|adresse de destination|adresse de depose|ruckgabe|return location|rental end|heure de retour|date et heure de retour|heure de restitution|date de restitution|date et heure de restitution|return time|return date and time|return date/time|return date / time|drop-off date/time|dropoff date/time|drop off date/time|return date & time|drop-off time|dropoff time|drop-off date|dropoff date|drop-off date and time|destination finale|fin de location|drop-off point|return to|vehicle return|retour du vehicule|agence de restitution|retour de la location|vehicle drop-off|dropping off|end of rental|end of hire|hire end|rental ends|hire ends|fin de votre location|votre location se termine|votre location prend fin|la location se termine|mietende|ende der miete|fine noleggio|fin del alquiler|rental until|set down|destination address|rendu du vehicule|returning|returning to|retour de location|fin de la location|vehicle back|car back|van back|return your car|return your vehicle|return your van|drop off your car|drop off your vehicle|bring your car back|vehicle returned|date / time in|date/time in|date & time in|date and time in|date / time due in|date/time due in|date and time due in|date & time due in|date due in|due in|due back|date due back|date in|time in',
  return:
    'return|retour prevu|retour prevu le|back|homeward|homebound|retour|return date|date de retour|inbound|outbound|aller|outward|going out|coming back|hinfahrt|ruckfahrt|vol aller|vol retour|trajet aller|trajet retour',
  place:
    'station|agence|branch|office|place of|lieu|gare|airport|aeroport|terminal station|point de vente|location name|rental location|address of branch|station/stop',
  vehicle:
    'vehicle|vehicule|car type|car class|car group|group|groupe|categorie|category|vehicle type|type de vehicule|categorie de vehicule|modele|model|fahrzeug|vehicle class|your car|votre voiture|groupe de vehicule|vehicle category|make/model|make and model|marque et modele|modele du vehicule|vehicle model|vehicle group|car model|car category|type de voiture|categorie de voiture',
  company:
    'airline|carrier|operator|compagnie|compagnie aerienne|transporteur|company|supplier|rental company|loueur|societe de location|railway|fournisseur|operated by|prestataire|provider|car company|chain|ferry company|shipping line|operateur|opere par|assure par|compagnie maritime|compagnie ferroviaire|marketing carrier|operating carrier|exploitant|train operator|train company|bus company|car rental company|hire company|ferry operator|travels|bus operator|coach operator|bus partner|travel operator|transporter',
  price:
    'cost|cout|price|prix|total|total price|prix total|total amount|amount|montant|montant total|total paid|total paye|amount paid|montant paye|montant debite|total cost|total ttc|total du sejour|total for stay|total stay|total sum|grand total|montant ttc|paid|paye|fare|total fare|total to pay|total a payer|prix ttc|total prepaid|gesamtpreis|summe|gesamtbetrag|precio total|totale|totaal|new total|new total price|total approximatif|approximate total|prix total ttc|total estime|montant total a payer|total price paid|estimated total|total charge|total room charge|total sejour|prix du sejour|forfait|montant total ttc|total general|total reservation|total rental|totalpris|amount charged|total charged|amount due|total due|montant regle|cout total|tarif total|net a payer|price of stay|montant du sejour|montant de la reservation|total de la reservation|booking total|order total|total booking|total de la commande|total charges|prix de la location|prix de la course|total de la location',
  phone:
    'phone|telephone|tel|telefon|mobile|fax|t|phone number|email|e-mail|mail|courriel|web|site|website|hotel phone|call us|phone number of the hotel',
  status:
    'status|statut|etat|booking status|reservation status|statut de la reservation|etat de la reservation|statut de reservation',
  room: "room|chambre|room type|type de chambre|rooms|chambres|zimmer|apartment|appartement|room category|unit|room selection|type of room|accommodation type|type of accommodation|categorie de chambre|type de logement|type d'hebergement|room description",
  nights:
    'nights|nuits|nuitees|nuitee|duration|duree|length of stay|number of nights|nombre de nuits|sejour|stay|details|duree du sejour|duration of stay|nb de nuits|nb nuits|total nights|duree de sejour',
  lasts:
    'travel time|temps de trajet|journey time|flight time|temps de vol|temps de parcours|duree du vol|duree du trajet|duree de vol|duree de trajet|duree du voyage|flight duration|journey duration|travel duration',
  party:
    'couverts|couvert|nombre de couverts|nb de couverts|convives|nombre de convives|nombre de personnes|nb de personnes|number of people|number of diners|number of covers|covers|diners|party|party size|table for|table pour|coperti|comensales',
  class:
    'class|classe|cabin|cabine|cabin class|fare class|booking class|tarif|klasse|confort|class of travel|travel class|service class|classe de voyage|classe de reservation|classe tarifaire|classe de service|fare basis|fare basis code|farebasis|fare base|fare code|base tarif|base tarifaire|code tarif|code tarifaire|tarifbasis|tarifcode|base tariffaria|base tarifaria|base de tarifa',
  expected:
    "expected arrival|expected|expected at|expected at the hotel|expected at hotel|estimated arrival|heure d'arrivee prevue|arrivee prevue|estimated time of arrival|eta|your arrival time|arrivee annoncee",
  cancellation:
    "cancellation|annulation|cancellation policy|politique d'annulation|conditions d'annulation|free cancellation|conditions|cancel before|cancel by|annulation gratuite",
  former:
    'before|avant|old|ancien|ancienne|ancien vol|ancien horaire|old flight|previous|previously|was|former|former flight|old time|ancien trajet|ancien train|anciennement|original flight|vol initial|horaire initial|original|old booking|previous booking|ancien sejour|supprime|removed|ancienne reservation|original reservation|previous reservation|old reservation|ancienne date|ancien retour|avant modification|avant changement|before change|before the change|reservation initiale|old value|old journey|old details|old itinerary|previous journey|original journey|ancien voyage|ancien itineraire|old stay|old dates|anciennes dates|trajet initial|voyage initial|original booking|previous details|old departure|ancien depart',
  current:
    'now|maintenant|new flight|your new flight|nouveau vol|votre nouveau vol|nouvel horaire|new|nouveau|new time|new schedule|new train|nouveau train|desormais|apres|after|nouveau trajet|updated|nouvelle reservation|new reservation|nouvelle date|nouveau depart|apres modification|apres changement|after change|after the change|reservation modifiee|new value|new journey|new details|new itinerary|nouveau voyage|nouvel itineraire|nouveau sejour|new stay|new dates|nouvelles dates|new booking|updated journey|updated details',
  route:
    'route|trajet|liaison|ligne|parcours|traversee|crossing|sailing|journey|trip|outbound trip|return trip|inbound trip|outward journey|outbound journey|return journey|inbound journey|from / to|from/to|de / a|de/a|depart / arrivee|depart/arrivee|origin / destination|itineraire aller|itineraire retour|city pair|sector|segment|ferry out|ferry back|outward ferry|return ferry|traversee aller|traversee retour|ferry aller|ferry retour',
  givenName: 'prenom|prenoms|first name|first names|given name|given names|forename|forenames|vorname|nombre de pila',
  bookedBy:
    "demandeur|demandeuse|requested by|requester|ordered by|donneur d'ordre|commande par|client|cliente|clients|customer|customers|reserved by|booked by|reservation by|booking made by|booker|person who booked|person who made the booking|person who made the reservation|person booking|person making the booking|who booked|guest who booked|booking contact|booking guest|personne qui a reserve|personne ayant reserve|personne ayant effectue la reservation|auteur de la reservation|reserve par|reservation effectuee par|bokad av|gebucht von|reserviert von|reservado por|prenotato da|geboekt door|bestilt av|bestilt af|reservee par|contact name|nom du contact",
  stayDates:
    'check-in / out|check in / out|check-in/out|sejour annule|dates annulees|sejour concerne|cancelled stay|cancelled dates|stay cancelled|in / out|in/out|check-in / check-out|check-in/check-out|check in / check out|arrivee / depart|arrivee/depart|arrivee - depart|dates du sejour|dates de sejour|stay dates|dates of stay|stay period|periode du sejour|periode de sejour|periode|your stay|votre sejour|sejour du',
  issued:
    "issued|made on|booking made on|created on|date & time of booking|date and time of booking|date/time of booking|booking date and time|booking date & time|booking date/time|booking time|date et heure de reservation|date et heure de la reservation|date et heure d'achat|date et heure de commande|transaction date|date de la transaction|time of booking|date and time of purchase|issue date|date of issue|date d'emission|emis le|date of booking|booking date|date de reservation|date de la reservation|booked on|reserve le|date of change|invoice date|date de facturation|payment date|date de paiement|date de commande|order date|booked|paid on|purchased|ordered|purchase date|date of purchase|achete le|date d'achat|commande le|ordered on|purchased on|printed|imprime le|edite le|datum vystaveni|datum platby",
  other:
    'platform|platform number|track|bay|stand|departure platform|gleis|binario|via|document|documento|id document|vehicle check-in|car check-in|passenger check-in|foot passenger check-in|check-in desk|check-in counter|bag drop|baggage drop|enregistrement des vehicules|enregistrement des passagers|enregistrement vehicules|depose des bagages|depose bagages|prepayment|cancellation cost|you booked for|guests per room|boarding|boarding time|embarquement|porte|gate|description|rate|baggage|bagages|luggage|bagage|meal|repas|equipment|appareil|aircraft|avion|operated|mileage|kilometrage|fees|frais|taxes|tax|taxe|deposit|caution|depot de garantie|notes|remarks|remarques|contact|agent|conseiller|payment|paiement|insurance|assurance|options|extras|breakfast|petit-dejeuner|programme|loyalty|membership|co2|frequent flyer number|frequent flyer|freq flyer|flying blue|miles & more|mileageplus|skymiles|aadvantage|executive club|iberia plus|eurobonus|krisflyer|skywards|privilege club|asia miles|aeroplan|rapid rewards|avios|bahncard|frequent flyer no|frequent flier|loyalty number|membership number|member number|fidelite|numero de fidelite|carte de fidelite|programme de fidelite|vielflieger|vielfliegernummer|agency|agence de voyages|customer service|service client|excess|franchise|out-of-hours fee|cost centre|centre de cout|objet|subject|objet de la mission|company name|societe|entreprise',
};

const synonyms = new Map<string, Label>();
for (const [label, list] of [lists, ...languages.map(({ labels }) => labels)].flatMap((words) =>
  Object.entries(words),
)) {
  for (const phrase of list.split('|').flatMap(shortened))
    if (!synonyms.has(phrase)) synonyms.set(phrase, label as Label);
}

/** "reservationsnummer" is "reservationsnr" in print, and "varausnumero" "varausnro". */
function shortened(phrase: string): string[] {
  const short = phrase.replace(/(?<=[a-z]{3}s?-?)nummer$/, 'nr').replace(/(?<=[a-z]{4})numero$/, 'nro');
  return short === phrase ? [phrase] : [phrase, short];
}

const known = new Set(Object.values(lists).flatMap((list) => list.split('|')));
const nordicOnly = new Set(
  Object.values(nordic.labels)
    .flatMap((list) => list.split('|'))
    .filter((phrase) => !known.has(phrase)),
);
