import { isGivenName } from '../knowledge/given-names.ts';
import { inLines } from '../text/in-lines.ts';
import { plain } from '../text/plain.ts';
import { isMoment } from './moments.ts';
import { isOfTrade } from './trade-words.ts';

/** "Coral Basin Minerals Pty", "Banner ID", "NON STOP", "Thu Oct": a firm, a card, words of a ticket or a day, and nobody's name. */
export function isNoPerson(name: string): boolean {
  const words = plain(name).split(/[ -]/);
  if (isMoment(name) || words.some((word) => ofFirms.has(word))) return true;
  return !isGivenName(words[0] ?? '') && isOfTrade(name);
}

/** What firms, their parts and their cards have in their names, and families have not. */
const ofFirms = new Set(
  'id pty pte llp dac srl ingenierie batiment batiments construction constructions industrie industries industriel assurances assurance mutuelle minerals mining petroleum pharma pharmaceuticals logistique logistics transports foundation fondation association universite lycee museum musee festival cooperative ministry ministere mairie council studies history sciences affairs projets projects project projet societe gesellschaft stiftung verein verband trust partners partenaires associates holding holdings international ventures systems systemes software consortium federation club saver railcard bahncard cartafreccia rewards stop nonstop insurance insurances bank banque college institute institut institution hospital hopital clinic clinique agency agence laboratory laboratories laboratoire laboratoires labs academy academie school schools ecole guild charity charities theatre orchestra orchestre ensemble media capital securities energy energies electronics electric electrical dynamics robotics therapeutics biotech chemicals instruments foods motors aerospace aviation shipping freight publishing publishers editions properties realty immobilier borough county directorate authority syndicate syndicat delegation jumelage chauffeurs limousines cabs centre center things suma summe know about'.split(
    ' ',
  ),
);

/** A word, alone, that is nobody's name. */
export const isNoName = (word: string): boolean => notNames.has(plain(word)) || ofFirms.has(plain(word));

/**
 * "May Train", "Faith M Price": a word of a ticket that is somebody's family name, behind what could be first names. Trains
 * are called by two words too: "Royal Scotsman Train" is somebody only by a title.
 */
export function couldBeName(name: string, isTitled: boolean): boolean {
  if (isNoPerson(name)) return false;
  const words = plain(name).split(' ');
  const [given, last] = [words.slice(0, -1), words.at(-1) ?? ''];
  if (houses.has(words[0] ?? '')) return false;
  // "Weekend Saver Price": of three words one that is no title and no initial could be anything
  const isShort = words.length === 2 || (last !== 'train' && given.slice(1).every((word) => word.length === 1));
  const isFamily = alsoFamilies.has(last) && (isShort || isTitled);
  if (isFamily && given.every((word) => !notNames.has(word) && !beforeThings.test(word))) return true;
  return !words.some((word) => notNames.has(word) || thingCompound.test(word));
}

/** "Keine Sitzplatzreservierung", "Extra Håndbagage": what is booked or paid, in one long word. */
const thingCompound =
  /^\p{L}{4,}(?:reservierung|reservering|reservasjon|buchung|boeking|bokning|bestatigung|versicherung|nummer|gepack|bagage|gebuhr|zahlung)$/u;

/** "Villa Sant’Anna" has two capitals too; behind a first name they are families. */
const houses = new Set(
  'villa casa residence residenz residencia residenza pension gasthof gasthaus landhaus albergo hostal maison chateau riad quinta pousada palazzo'.split(
    ' ',
  ),
);
const alsoFamilies = new Set(['train', 'price', 'guest']);
const beforeThings = inLines()`
  ^(?:
    ticket|unit|net|gross|full|fare|base|best|final|old|new|return|one|per|each|this|that|the|our|my|next|last
    |first|second|third|fourth|other|main|lead|primary|registered|additional|hotel|night|sleeper|direct
    |express|fast|local|regional|morning|evening|single|double|twin|triple|family|meeting|superior|deluxe
    |executive|standard|comfort|classic|business|economy|premium|coach|boat|bus|valued|dear|special|honou?red
    |esteemed|invited|paying|overnight|registered|vip|house|wedding|offer|saver|sale|public|average|nightly
    |weekly|daily|lowest|highest|low|high|regular|normal|usual|list|retail|early|late|advance|online|total
    |weekend|fair|great|good|better|railway|train|tram|metro|underground|central|main|north|south|east|west
    |union|grand
  )$
`;

// Words that stand where a name could, in capitals or at the start of a line.
const notNames = new Set(
  'rate rates fare fares tarif tarifs tarifa tarife classe economie deluxe superior limousine limousines taxi taxis transfert transferts s.a s.l s.p.a process safety quality maintenance research development communications legal compliance security planning production manufacturing recruitment treasury audit architects architectes consultants consulting engineers solutions technologies industries hydrology engineering procurement finance marketing sales operations accounting logistics purchasing dear hello bonjour bonsoir cher chere geehrte geehrter estimado estimada professor professeur accommodation prenom prenoms firstname adult adulte adults adultes passenger passengers passager passagers guest guests traveller traveler voyageur voyageurs name nom booking reservation reference ticket hotel flight vol train confirmed confirmation total price prix seat class economy business premium customer client service services details date room chambre your votre standard classic air airlines airport aeroport station gare check car rental information payment status baggage luggage bagage number inn lodge hostel resort suites auberge sarl sas ltd limited gmbh inc llc plc bv department departement abteilung faculty institute university voyages travel travels viagens holidays conference congress congres summit seminar seminaire workshop entreprise entreprises enterprise escale escales stopover group groupe gruppe gruppo grupo meeting committee comite tours corporate company rejser reisen viaggi viajes reizen resor economique superieure confort type types age ages seat seats'.split(
    ' ',
  ),
);
