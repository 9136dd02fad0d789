import { britishRailways, withoutRailway } from '../../../knowledge/railways.ts';
import { inLines } from '../../../text/in-lines.ts';
import { findTimes } from '../../../text/times.ts';
import { labelOf } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import type { Surroundings } from '../passages/surroundings.ts';
import { findCoachSeats } from '../seats/seat-words.ts';
import { trainsInBlocks } from './block-letters.ts';
import { coachLines } from './companies-of-ways.ts';
import { flightByName, flightNumber, flightsNamedIn, readFlight } from './flight-numbers.ts';
import { flightBesideWay } from './flights-beside-ways.ts';
import { bareFlight, flightByHouse } from './flights-by-company.ts';
import { placeIn } from './printed-place.ts';
import { shipIn } from './ships.ts';
import type { Vehicle } from './token.ts';
import { products, productThenNumber, trainNumber } from './train-numbers.ts';
import { trainBelowTitle, trainTitle } from './trains-below-titles.ts';
import { trainByName } from './trains-by-name.ts';
import { trainOfRailway } from './trains-of-railways.ts';

export type FoundVehicle = { at: number; length: number; vehicle: Vehicle };

/** Numbers of flights, trains and buses and names of ships in a line, the surest first: "IC 148" is a train before it is a flight. */
export function findVehicles(
  p: Passage,
  {
    timedRows,
    flies,
    says,
    trainCells,
    crewed,
    carriages,
    companies,
    coaches,
    numbered,
  }: Pick<Surroundings, 'timedRows' | 'flies' | 'says' | 'trainCells'> &
    Partial<Pick<Surroundings, 'crewed' | 'carriages' | 'companies' | 'coaches' | 'numbered'>>,
): FoundVehicle[] {
  const { text, shape } = p;
  const found: FoundVehicle[] = [];
  const hasDigit = /\d/.test(text);
  // "Buss: NW160", "Line | NW420" below the title "Coach": a coach's line, whatever its letters are elsewhere
  const busLine = p.label === 'train' && saysBus.test(p.called) ? lineOfBus : letteredLine;
  const ofBus = busLine === lineOfBus || coachTitle.test(p.section) ? busLine.exec(text)?.[1] : undefined;
  if (ofBus) return [{ at: 0, length: text.length, vehicle: { kind: 'bus', number: ofBus } }];
  const below = numbered?.get(p.at);
  if (below) return [{ at: 0, length: text.length, vehicle: { kind: 'train', ...below } }];
  const whose = hasDigit ? trainOfRailway(text) : null;
  if (whose) found.push(whose);
  for (const match of hasDigit && !whose ? text.matchAll(trainNumber) : []) {
    const number = match[2] ?? match[3];
    // "London EC1", "Zurich RE5": a district or a line
    if (/^[A-Z]{2}\d$/.test(match[0]) && p.label !== 'train') continue;
    const behind = match[1] ? null : nameBehind(text.slice(match.index + match[0].length));
    found.push({
      at: match.index,
      length: match[0].length + (behind?.length ?? 0),
      vehicle: {
        kind: 'train',
        product: match[1]?.trim().replace(/^EST?$/, /^9\d{3}$/.test(number ?? '') ? 'Eurostar' : '$&') ?? behind?.name,
        number,
      },
    });
  }
  joinLine(found);
  // "à bord du TGV Lyria 9765": what has a train's number is no ship
  const ship = crewed ? null : shipIn(p);
  const isTrain = found.some(({ at, length }) => ship && at < ship.at + ship.length && at + length > ship.at);
  if (ship && !isTrain) found.unshift(ship);
  if (hasDigit && found.length === 0) found.push(...trainsInBlocks(text));
  const byName = hasDigit && found.length === 0 ? trainByName(text) : null;
  if (byName) found.push(byName);
  const coded = hasDigit && found.length === 0 ? headCode.exec(text) : null;
  if (coded?.[1] && coded[2])
    found.push({
      at: coded.index,
      length: coded[0].length,
      vehicle: { kind: 'train', product: coded[1], number: coded[2] },
    });
  // "Avanti West Coast towards Glasgow Central" between two stops: British trains are told by who runs them
  const towards = found.length === 0 ? runsTowards.exec(text) : null;
  const runs = towards?.[1] ?? towards?.[2] ?? towards?.[3];
  if (runs) found.push({ at: 0, length: runs.length, vehicle: { kind: 'train', product: runs } });
  // "GWR", "GWR 09:03" below the head "Train"
  const operator =
    p.label === 'train' && p.byColumn ? /^(\p{Lu}[\p{L} ]{2,24}?)(?: \d{1,2}[:.h]\d\d)?$/u.exec(text) : null;
  if (operator?.[1] && found.length === 0)
    found.push({ at: 0, length: text.length, vehicle: { kind: 'train', product: operator[1] } });
  // all that follows has a number
  if (!hasDigit) return found;
  for (const match of shape.matchAll(busNumber)) {
    found.push({ at: match.index, length: match[0].length, vehicle: { kind: 'bus', number: match[1]?.toUpperCase() } });
  }
  // "Coach 025, Brighton Coach Station 06:20 to London Victoria Coach Station 08:50": a line, for it tells the whole way
  const coach = /\bcoach (\d{3})(?=, \p{L})/u.exec(shape);
  if (coach?.[1] && found.length === 0 && findTimes(text).length === 2)
    found.push({ at: coach.index, length: coach[0].length, vehicle: { kind: 'bus', number: coach[1] } });
  // "Service 200. Duration 2 hrs 45 mins": a coach alone may be a train's, whose seat follows
  const service =
    /^(?:coach|linea|linie|ligne|line) (?:no\.? ?|number |n° ?)?([a-z]?\d{2,4}[a-z]?)$/.exec(shape) ??
    /^(?:coach |bus )?(?:service|route) (?:no\.? ?|number |n° ?)?([a-z]?\d{2,4}[a-z]?)(?=$|[.,;] | [–—(-])/.exec(shape);
  if (service?.[1] && found.length === 0 && !carriages?.has(p.at))
    found.push({ at: 0, length: service[0].length, vehicle: { kind: 'bus', number: service[1].toUpperCase() } });
  // "Tog: 61", "Tren: 03181": railways that have one kind of train; "81012 YHT": which kind
  const alone =
    p.label === 'train'
      ? /^(?:n[°or]\.? ?)?(\d{2,5})(?:$|(?![a-z])\p{L}(?=$| \p{L})| (?!h$|hrs$|min$|km$|eur$)\p{L}{1,4}$| ?[–,(/-] ?(?=[a-z]))/u.exec(
          shape,
        )
      : null;
  // "64 Car 2 Seat 11C" below "Train": what is behind the number is where one sits in it
  const ofSeats = p.label === 'train' && found.length === 0 && alone === null ? numberBeforeSeats(shape) : undefined;
  // "Train No. : 9": behind the word for a number it may have one figure
  const single = p.label === 'train' && asksNumber.test(p.called) ? /^\d$/.exec(text)?.[0] : undefined;
  // "Train | A802", "Vlak: R1523": a letter for its line or its kind, behind a word that no coach has
  const lettered = p.label === 'train' && saysTrain.test(p.called) ? /^[A-Z]\d{3,4}$/.exec(text)?.[0] : undefined;
  // "SE3": without a blank the letters are of the number, where no list has them
  const glued =
    p.label === 'train' && found.length === 0 && !coaches && (p.called === '' || saysTrain.test(p.called))
      ? /^[A-Z]{2}\d{1,2}$/.exec(text)?.[0]
      : undefined;
  const number = alone?.[1] ?? ofSeats ?? single ?? lettered ?? glued;
  if (number) found.push({ at: 0, length: (alone?.[0] ?? ofSeats ?? text).length, vehicle: { kind: 'train', number } });
  // "A6", "M12", "F7": lines of coaches have short names
  const line =
    p.label === 'train' && (coaches || ofLine.test(p.called)) ? /^[a-z]{1,2} ?\d{1,3}[a-z]?$/.exec(shape) : null;
  if (line && found.length === 0)
    found.push({ at: 0, length: text.length, vehicle: { kind: 'bus', number: text.replace(' ', '') } });
  // "Vlak: rj 1037 Vindobona": Czech trains are called in small letters
  const small =
    p.label === 'train' ? /^(rjx?|ec|en|ic|nj|os|sp|ex|rx?|sc|ice|lh|le) (\d{2,5})(?!\d)/.exec(p.text) : null;
  if (small?.[1] && small[2] && found.length === 0)
    found.push({ at: 0, length: small[0].length, vehicle: { kind: 'train', product: small[1], number: small[2] } });
  const titled = p.label === 'train' && found.length === 0 ? numberAndName.exec(text)?.groups : undefined;
  if (titled)
    found.push({
      at: 0,
      length: text.length,
      vehicle: { kind: 'train', product: titled.name ?? titled.title, number: titled.behind ?? titled.front },
    });
  // "Train: NOZOMI 25", "Train | Al Boraq n° 1008": the label vouches for a product that no list has, and not for the "KL. 2" beside it.
  const labelled =
    p.label === 'train' && !classInShort.test(text)
      ? (productThenNumber.exec(text) ??
        (!flies || saysTrain.test(p.called) ? (twoLetters.exec(text) ?? anyProduct.exec(text)) : null))
      : null;
  if (labelled?.[1] && labelled[2] && found.length === 0 && labelOf(labelled[1]) === null)
    found.push({
      at: 0,
      // "Vy 63, Oslo S to Bergen stasjon, arriving 18:56", "Al Boraq 1017, mardi 06/04/2027": the way or its day stands behind it
      length: /\d/.test(text.slice(labelled[0].length)) ? labelled[0].length : text.length,
      vehicle: { kind: 'train', product: withoutRailway(labelled[1].trim()), number: labelled[2] },
    });
  // "Train | LNER service, London 10:00 – Edinburgh 14:22": British trains have no number
  const isAlone = p.label === 'train' && p.inTable && !p.byColumn && !trainCells.has(p.cell);
  if (found.length === 0 && isAlone && findTimes(text).length === 2)
    found.push({ at: 0, length: 0, vehicle: { kind: 'train' } });
  const belowTitle = found.length === 0 && trainTitle.test(p.section) ? trainBelowTitle(p) : null;
  if (belowTitle) found.push(belowTitle);
  // Suburban trains have a letter and a digit, which mean nothing elsewhere.
  if (/^S ?\d{1,3}$/.test(text) && timedRows.has(p.row)) {
    found.push({ at: 0, length: text.length, vehicle: { kind: 'train', product: text } });
  }
  const short = timedRows.has(p.row) ? (shortProduct.exec(text) ?? regional.exec(text)) : null;
  if (short?.[1] && short[2]) {
    const at = short.index + short[0].length - `${short[1]} ${short[2]}`.length;
    found.push({ at, length: text.length - at, vehicle: { kind: 'train', product: short[1], number: short[2] } });
  }
  // "Train LNER 1214", "TRAIN - AL BORAQ 1052", alone in its cell; "Train Vy 602 Bergen – Oslo S" in front of where it goes
  const called =
    /(?:^[^\p{L}\d]{0,4}|(?<= [·•|] ))(?:[Tt]rain|TRAIN|[Zz]ug|[Tt]reno|[Tt]ren|[Tt]rein|[Tt]og|[Tt]åg|[Vv]lak|[Pp]ociąg|[Cc]omboio|[Jj]una|[Vv]onat) (?:[–—:-] )?(\p{Lu}[\p{L}.' ]{0,24}?) (\d{2,5})(?=$|,? \p{Lu}|, | [(–·•|-])/u.exec(
      text,
    );
  // "Train Berlin 1015 Hamburg": a stop and its hour
  const isStop = called?.[1] !== undefined && placeIn(called[1], { labelled: false, timed: false }) !== null;
  if (called?.[1] && called[2] && !isStop && found.length === 0)
    found.push({
      at: called.index,
      length: called[0].length,
      vehicle: { kind: 'train', product: called[1], number: called[2] },
    });
  // "IRN 3117 · direction Luzern": a train has a head sign
  const signed = flies ? null : /^(\p{Lu}[\p{L}]{0,5}) ?(\d{1,5})(?=[ ,·|–-])/u.exec(text);
  if (signed?.[1] && signed[2] && found.length === 0 && headSign.test(shape.slice(signed[0].length))) {
    // "Ligne 807 direction Amsterdam": a coach's
    const isLine = /^l[ií](?:gne|ne|nie|nea|nje|nja|nha|nka|jn)$/i.test(signed[1]);
    const vehicle = isLine
      ? ({ kind: 'bus', number: signed[2] } as const)
      : ({ kind: 'train', product: signed[1], number: signed[2] } as const);
    found.push({ at: 0, length: signed[0].length, vehicle });
  }
  // a row with an hour for each end
  const isLegRow = p.inTable && timedRows.get(p.row) === null;
  const beside = flightBesideWay(text, says);
  if (beside) found.push(beside);
  // "1h 20m • Iberia 3102"
  const named =
    !beside && (flies || isLegRow)
      ? text
          .split(/ ?[•·|] ?/)
          .map((part) => flightByName(part, says, isLegRow))
          .find((one) => one !== null)
      : undefined;
  if (named) found.push({ at: 0, length: text.length, vehicle: named });
  const told = !p.inTable && found.length === 0 && findTimes(text).length > 1 ? flightsNamedIn(text) : [];
  found.push(...told);
  const company = companies?.get(p.at);
  const bare = company && found.length === 0 ? bareFlight(p) : null;
  if (company && bare)
    found.push({
      at: 0,
      length: text.length,
      vehicle: { kind: 'flight', airline: company.name, iata: company.iata, number: bare },
    });
  for (const match of text.matchAll(flightNumber)) {
    const vehicle = readFlight(match, p, { flies, says });
    if (vehicle) found.push({ at: match.index, length: match[0].length, vehicle });
  }
  const ofHouse = found.length === 0 ? flightByHouse(p) : null;
  if (ofHouse) found.push(ofHouse);
  return found;
}

/** "64 Car 2 Seat 11C", "9 – coach D, seats 21 and 22" */
function numberBeforeSeats(shape: string): string | undefined {
  const [lead = '', number] = /^(\d{1,5})(?: | ?[–,·|-] ?)(?=[a-z])/.exec(shape) ?? [];
  return number && findCoachSeats(shape)[0]?.at === lead.length ? number : undefined;
}

/** "IC 3 train no. 574", "IR 36, Zug 1965": a line and the train that runs on it. */
function joinLine(found: FoundVehicle[]): void {
  const [line, train, more] = found;
  if (line?.vehicle.kind !== 'train' || train?.vehicle.kind !== 'train' || more || train.vehicle.product) return;
  const { product, number = '' } = line.vehicle;
  const gap = train.at - line.at - line.length;
  if (!product || !/^\d{1,2}$/.test(number) || gap < 0 || gap > 2) return;
  const vehicle = { ...train.vehicle, product: `${product} ${number}` };
  found.splice(0, 2, { at: line.at, length: train.at + train.length - line.at, vehicle });
}

/** "N° | National Express 858": nothing but what rides, whatever the label calls it. */
export const isBusAlone = (p: Passage, around: Surroundings): boolean =>
  p.text.length < 40 &&
  findVehicles(p, around).some(
    ({ vehicle, at, length }) => vehicle.kind === 'bus' && at === 0 && length === p.text.length,
  );

/**
 * "TRAIN 2150 ACELA", "Train 12011 Kalka Shatabdi, New Delhi 07:40 – Chandigarh 11:05": how the train is called, by a name
 * of the list or where its stops have each its clock.
 */
function nameBehind(rest: string): { name: string; length: number } | null {
  const product = productBehind.exec(rest);
  if (product?.[1]) return { name: product[1], length: product[0].length };
  const name = /^ (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3})(?=,| ?\()/u.exec(rest)?.[1];
  if (!name) return null;
  // "TRAIN 49 Lake Shore Limited (May 21, 2027)": no town, and its day in brackets
  const isTitle = /^ ?\((?:[^()]{0,20}\d{4}|[^()]{0,12}\d{1,2}[^()]{0,12})\)$/.test(rest.slice(name.length + 1));
  if (isTitle && placeIn(name, { labelled: false, timed: false }) === null) return { name, length: name.length + 1 };
  const [first, second] = findTimes(rest);
  return first && second && [first, second].every(({ at }) => /\p{L}[),]? (?:at |à )?$/u.test(rest.slice(0, at)))
    ? { name, length: name.length + 1 }
    : null;
}

const ofLine =
  /^(?:your )?(?:coach|bus|service|line|schedule|route|servicio|servico|servizio|linea|linie|linha|ligne|linje|linja|linka|spoj|vuoro)\b/;

/** "LNER", "South Western Railway": who runs a train, and not where. */
export const isRailway = (name: string): boolean => railway.test(name);
const railway = new RegExp(`^(?:${britishRailways})$`);
/** "LNER 1E12": what British railways print in place of a number. */
const headCode = new RegExp(String.raw`(?<![\p{L}\d])(${britishRailways}) (\d[A-Z]\d{2})(?![\p{L}\d])`, 'u');
const runsTowards = new RegExp(
  [
    String.raw`^(${britishRailways}),? (?:(?:service|train) )?(?:towards|to|for) \p{Lu}`,
    // "LNER, coach D, seat 31"
    String.raw`^(${britishRailways})(?:,| ?[·|–-]| \() ?(?:[Cc]oach|[Cc]arriage|[Ss]eat|[Ss]tandard|[Ff]irst|[Rr]eserved|[Aa]dvance|[Oo]ff-[Pp]eak|[Aa]nytime)\b`,
    // "Night Riviera Sleeper, towards Penzance"
    String.raw`^(?!(?:Trains?|Bus|Coach|M[eé]tro|Tram|Tramway|Ligne|Line|RER|Navette|Shuttle|U-Bahn|S-Bahn|Sortie|Exit|Zug|Treno)(?!\p{L}))(\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+){1,3}), (?:towards|(?:en )?direction(?: de)?|(?:in )?richtung|verso|hacia) \p{Lu}`,
  ].join('|'),
  'u',
);

const busNumber = new RegExp(
  String.raw`\b(?:bus|bussi?|busz|otobus|autobuz|autocar|autobus|coach service|linienbus|autobuses|autokar|${coachLines}) ?(?:n° ?|(?:, ?)?(?:no\.?|line|ligne|linie|linea|number|service|coach|route) ?)?(n?\d{2,5})\b(?![ .:/-]?\d| ?(?:€|eur\b|%))`,
  'g',
);

const productBehind = new RegExp(`^ ?(?:[(,:·–-] ?)?(${products})(?![\\p{L}\\d])`, 'iu');

/** Fast and regional trains of Europe's railways whose letters mean much else: only right behind a clock or alone in its cell. */
const shortProduct = /(?:^|\d{1,2}[:.]\d\d )(R|Rx|Ex|REX|REx|Zr|D|E|TLK|EIC|EIP|RV|REG|MV|RS) (\d{2,5})$/;
/** "CAN 24044", "HLB 24120": whose train it is, of the many that run on behalf of a region; the code of an airline is shorter. */
const regional = /^(?!EUR|CHF|GBP|USD|CZK|PLN|HUF|SEK|NOK|DKK|PNR|REF)([A-Z]{3}) (\d{4,5})$/;

const saysBus =
  /^(?:(?:(?:n°|no|numero) (?:du |de |d'|de l')|le |votre |your |the )?(?:buss?|autocar|autobus|coach (?:line|service)|(?:bus|ligne (?:de |d')(?:bus|car|autocar|autobus)) ?(?:line|route)?)|busz|bussi|autob[uo]s\w{0,2}|autokar|otobus|linja-auto|numer autobusu|cislo autobusu|bussnummer|busslinje|buszjarat)(?: (?:nr|no|n°|numero|number|numurs|numeris)\.?)? ?:? ?$/;
const coachTitle =
  /^(?:\d{1,2}[ .)–-]{1,3})?(?:(?:express|long-distance) )?(?:coach(?:es)?|bus|autocars?|autobus|reisebus|fernbus)\b/;
const letteredLine = /^([A-Z]{1,3} ?\d{1,4})$/;
const lineOfBus = /^(?:n[or°]\.? ?)?([A-Z]{0,3} ?\d{1,5}[A-Z]?)$/;

/** "Kereta : ARGO PARAHYANGAN (45)", "Train: V972 Spirit of Queensland" */
const numberAndName =
  /^(?<name>\p{Lu}[\p{L} ]{2,30}) \((?<behind>\d{1,5}[A-Z]?)\)$|^(?<front>[A-Z]?\d{3,5}) (?<title>\p{Lu}\p{L}{2,}(?: [\p{L}'’-]{2,}){0,4})$/u;
/** "Train No.", "Nomor Kereta", "Broj vlaka", "Číslo vlaku", "Vonat száma", "列車番号". */
const asksNumber = inLines()`
  ^(?:train|tog|tag|zug|trein|treno|tren|comboio|trem|vlak|pociag|juna|kereta)[ ]
  (?:no|nro?|number|n°|numero|numara(?:si)?|br|st|c|#)(?![a-z])
  |^(?:n°|no|nr|numero|numer|nomor|nombor|broj|cislo|stevilka|numar(?:ul)?|number) (?:(?:de|di|del|du|do) )?
  (?:train|trenu?|treno|trenului|comboio|trem|kereta|ka|vlak[ua]|voza|pociagu)\b
  |^(?:vonat|tog|tag|zug|trein|rong|tren) ?(?:szama?|nummer|numarasi)\b
  |^列車番号|^(?:αριθμοσ|αρ\.?) (?:τρενου|αμαξοστοιχιασ)
`;
const saysTrain =
  /^(?:tag|tog|train|zug|treno|tren|trein|vlak|pociag|comboio|juna|rong|vilciens|traukinys|vonat|spoj|tau|mac tau|so hieu tau|влак|поізд|потяг|列車|열차)(?: ?(?:\/|n[or]\.?|no|nro|cislo|c\.).{0,12})? ?:? ?$/;
/** "KL. 2", "Tř. 1", "CL. 2". */
const classInShort = /^\p{L}{2,3}\. ?[12]$/u;
/** "KTX-산천 237", "YHT: 81012", "のぞみ 25号": whatever stands before the only figures. */
const anyProduct = /^([\p{Lu}\p{Lo}][^\d:,]{1,23}?|\p{Lu}(?= \d{3})):? ?(\d{1,5})(?:号|호)?(?=$| ?[(,（])/u;

/** "SJ 572, SJ High-speed train": behind the very word for a train its railway's letters are no airline's code. */
const twoLetters = /^([A-Z]{2}) ?(\d{1,5})(?=$| ?[(,] ?\p{L})/u;

/** Where a train goes on to, not where one gets off. */
export const headSign =
  /(?:^|[\s,])(?:nach|richtung|direction|dir\.|vers|towards|kierunek|smer|mot|richting|direzione|direccion|sentido) /;
