import type { Candidate, Evidence, PlaceTime } from '../../booking.ts';
import { readIsoTime } from '../../iso-time.ts';
import { isObject } from '../../json.ts';
import type { PassField, PlainDay, WalletPass } from '../../source.ts';
import { type Draft, draft } from '../draft.ts';
import { labelOf } from '../text/labels/labels.ts';
import { endsOf, type PassEnd } from './ends.ts';
import { evidenceOf, fieldNamed, fieldOf, semantic, taggedTraveler, travelerOf } from './fields.ts';
import { arrives, dayPrinted, departs, evidenceOfMoment, momentOf, timeAt } from './moments.ts';

type Ride = 'TrainReservation' | 'BusReservation' | 'BoatReservation';
const types: { [transit: string]: Ride } = {
  Train: 'TrainReservation',
  Bus: 'BusReservation',
  Boat: 'BoatReservation',
};
/** How passes that are for "something that leaves" call what leaves. */
const vehicles: [RegExp, Ride][] = [
  [/\b(?:train|zug|tren|treno|trein|tåg|tog|tgv|ice|ave|inoui|eurostar|vlak|pociąg)\b/iu, 'TrainReservation'],
  [/\b(?:bus|coach line|autocar|autobus|autobús|fernbus)\b/iu, 'BusReservation'],
  [/\b(?:ferry|ship|boat|fähre|schiff|bateau|navire|vessel)\b/iu, 'BoatReservation'],
];

/** A train, bus or boat ticket: the two large fields are from and to, the pass comes up when it leaves. */
export function readRidePass(pass: WalletPass, node: string, contextDate: PlainDay): Candidate[] {
  const type = types[pass.transit ?? ''] ?? typeByWords(pass);
  if (!type) return [];
  const { semantics } = pass;
  const ride = draft(type as 'TrainReservation');
  const [first, second] = endsOf(pass, contextDate);
  for (const [field, end, key] of [
    ['from', first, 'departureStationName'],
    ['to', second, 'destinationStationName'],
  ] as const) {
    const name = semantic(semantics, key) ?? end?.name ?? end?.code;
    if (name) ride.set(field, { name }, evidenceOf(node, end?.field));
  }
  setTimes(ride, pass, node, contextDate, [first, second]);
  setNumber(ride, pass, node);
  const coach = fieldOf(
    pass,
    /\b(?:coach|voiture|wagen|wg|carriage|carrozza|coche|rijtuig|car|vagn|vogn)\b/i,
    short,
    'coach',
  );
  setTags(ride, pass);
  const seat = fieldOf(
    pass,
    /\b(?:seats?|siège|place|(?:sitz)?platz|plaza|asiento|posto|stoel|plats)\b/i,
    short,
    'seat',
  );
  const travelClass = fieldOf(pass, /^(?:class|classe|klasse|clase|comfort)$/i, /^[12]\b/)?.value.trim()[0];
  if (coach || seat)
    ride.set(
      'seats',
      [{ coach: coach?.value, number: seat?.value, ...(travelClass ? { class: travelClass } : {}) }],
      evidenceOf(node, seat ?? coach),
    );
  const reference = fieldNamed(
    pass,
    /pnr|booking|référence|reference|auftrag|confirmation|dossier|buchung|localizador|prenotazione|r[eé]servation (?:code|no|number)|code de réservation|\bref\b/i,
    'reference',
  );
  ride.set('reference', reference?.value, evidenceOf(node, reference));
  const traveler = travelerOf(pass);
  if (traveler) ride.set('travelers', [traveler.person], evidenceOf(node, traveler.field));
  if (pass.organization) ride.set('carrier', { name: pass.organization });
  const { from, to, departure } = ride.booking;
  return from && to && departure ? [ride.done('markup', 0.8)] : [];
}

/** What the print of a pass does not say and Apple's tags may: the seat, the number and the name. */
function setTags(ride: Draft<'TrainReservation'>, pass: WalletPass): void {
  const { semantics } = pass;
  const tag = (key: string) => semantic(semantics, key);
  const seats = (Array.isArray(semantics.seats) ? semantics.seats.filter(isObject) : []).flatMap((one) => {
    const number = semantic(one, 'seatNumber') ?? semantic(one, 'seatIdentifier');
    const coach = semantic(one, 'seatSection') ?? tag('carNumber');
    return number ? [{ number, ...(coach ? { coach } : {}) }] : [];
  });
  const confirmation = tag('confirmationNumber');
  if (seats.length > 0) ride.set('seats', seats);
  if (confirmation) ride.set('reference', confirmation);
  ride.set('departurePlatform', tag('departurePlatform'));
  ride.set('arrivalPlatform', tag('destinationPlatform'));
  const tagged = taggedTraveler(pass);
  if (tagged) ride.set('travelers', [tagged]);
}

/** Of a seat or a coach; what is longer is a sentence, what has no digit is "any". */
const short = /^(?=.*\d).{1,12}$/;

function typeByWords(pass: WalletPass): Ride | undefined {
  const front = pass.fields.filter(({ section }) => section !== 'backFields' && section !== 'primaryFields');
  const said = [pass.description ?? '', ...front.map(({ label, value }) => `${label} ${value}`)].join('\n');
  return vehicles.find(([word]) => word.test(said))?.[1];
}

/** A printed clock is when it leaves; the pass may come up an hour before. */
function setTimes(
  ride: Draft<'TrainReservation'>,
  pass: WalletPass,
  node: string,
  contextDate: PlainDay,
  [first, second]: (PassEnd | undefined)[],
): void {
  const said = (key: string): PlaceTime | undefined =>
    readIsoTime(semantic(pass.semantics, `current${key}`) ?? semantic(pass.semantics, `original${key}`)) ?? undefined;
  const at = (pointer: string, time: PlaceTime): Evidence => ({ node, at: pointer, text: time.local });
  const departure = said('DepartureDate');
  if (departure) ride.set('departure', departure, at('/semantics/currentDepartureDate', departure));
  const arrival = said('ArrivalDate');
  if (arrival) ride.set('arrival', arrival, at('/semantics/currentArrivalDate', arrival));

  const shown = readIsoTime(pass.relevantDate);
  const day = dayPrinted(pass, contextDate)?.day ?? shown?.local.slice(0, 10);
  const leaves = momentOf(pass, departs, contextDate) ?? first?.moment;
  ride.set('departure', timeAt(leaves, day), evidenceOfMoment(node, leaves));
  if (shown) ride.set('departure', shown, at('/relevantDate', shown));
  if (day) ride.set('departure', { local: day });
  const left = ride.booking.departure?.local;
  const lands = momentOf(pass, arrives, contextDate) ?? second?.moment;
  const landed = timeAt(lands, day);
  // through the night to a day that is not printed: nobody knows which
  if (left && landed && landed.local > left) ride.set('arrival', landed, evidenceOfMoment(node, lands));
}

const named =
  /\b(?:train|zug|tren|treno|trein|tåg|tog|bus|line|ligne|linie|línea|service|coach no|fahrt|tgv|inoui|ice|ter|ave|ship)\b|^train|^zug|^bus/iu;

/** "ICE 612", "TGV INOUI" above "6609", "Train 9213", the bus "N71"; a ship has a name. */
function setNumber(ride: Draft<'TrainReservation'>, pass: WalletPass, node: string): void {
  const ship = fieldOf(
    pass,
    /^(?:ship|vessel|ferry|schiff|fähre|navire|bateau|nave|barco|buque)$/i,
    /^\p{L}[\p{L} '-]{2,30}$/u,
  );
  if (types.Boat === (ride.booking.type as string)) ride.set('line', ship?.value.trim(), evidenceOf(node, ship));
  const about = ({ label, key }: PassField) => named.test(label) || named.test(key) || labelOf(label) === 'train';
  const field = pass.fields.find(
    (one) => one.section !== 'backFields' && about(one) && productAndNumber.test(withoutKind(one.value)),
  );
  const evidence = evidenceOf(node, field);
  const [, printed, figures] = productAndNumber.exec(withoutKind(field?.value ?? '')) ?? [];
  const digits = semantic(pass.semantics, 'vehicleNumber') ?? figures;
  ride.set('number', digits, evidence);
  const product =
    semantic(pass.semantics, 'vehicleName')
      ?.replace(/ ?\d+$/, '')
      .trim() ??
    (printed?.trim() || productIn(field?.label));
  if (product && digits) ride.set('line', product, evidence);
}

/** "ICE 612", "Frecciarossa9615", "X2000 421", "N71", where a lone letter is part of the number. */
const productAndNumber = /^((?:\p{L}[\p{L}\d ]{0,20} |\p{L}[\p{L} ]{0,20}\p{L} ?)?)(\p{L}?\d{1,6})$/u;

/** "Bus N63" beside "Line": the word for what it is, and its number. */
const withoutKind = (value: string) =>
  value.trim().replace(/^(?:bus|line|ligne|linie|línea|linea|train|zug)[ :]+/iu, '');

/** A label that is a product's name: "TGV INOUI", and not "Zug". */
function productIn(label: string | undefined): string | undefined {
  return /^(?:TGV(?: INOUI)?|OUIGO|ICE|IC|EC|AVE|TER|INTERCIT[EÉ]S|EUROSTAR)$/i.exec(label?.trim() ?? '')?.[0];
}
