import type { Candidate, Place } from '../../booking.ts';
import { addDays } from '../../text/days.ts';
import { dateOfDay } from '../bcbp/day.ts';
import { type Draft, draft } from '../draft.ts';
import {
  classOf,
  endsOf,
  type FcbContext,
  personOf,
  referenceOf,
  type Shared,
  seatsOf,
  seen,
  sharedOf,
} from './fcb-fields.ts';
import { issuedOn, timeOn, validityOf } from './fcb-times.ts';
import { listIn, numberIn, objectIn, textIn } from './packed.ts';
import type { PackedObject } from './uper.ts';

/**
 * The bookings of a flexible content barcode: each reserved train and each train that a ticket is bound to is a journey,
 * as is a ticket from here to there on a day. What is for a region or a time is a ticket; a card is a card.
 */
export function fcbBookings(ticket: PackedObject, context: FcbContext): Candidate[] {
  const issuing = objectIn(ticket, 'issuingDetail');
  const issued = issuedOn(issuing);
  if (!issued) return [];
  const shared = sharedOf(ticket, issued, context);
  return listIn(ticket, 'transportDocument').flatMap((document, index) => {
    const choice = objectIn(document, 'ticket');
    const at = `/transportDocument/${index}/ticket`;
    const reservation = objectIn(choice, 'reservation');
    if (reservation) return reservedTrain(reservation, shared, `${at}/reservation`);
    const open = objectIn(choice, 'openTicket');
    if (open) return openTicket(open, shared, `${at}/openTicket`);
    const pass = objectIn(choice, 'pass');
    if (pass) return [validTicket(pass, shared, `${at}/pass`)];
    const passage = objectIn(choice, 'stationPassage');
    if (passage) return [validTicket(passage, shared, `${at}/stationPassage`)];
    const card = objectIn(choice, 'customerCard');
    return card ? customerCard(card, shared, `${at}/customerCard`) : [];
  });
}

function reservedTrain(reservation: PackedObject, shared: Shared, at: string): Candidate[] {
  const { from, to } = endsOf(reservation, 1);
  if (!from || !to) return [];
  const day = addDays(shared.issued, numberIn(reservation, 'departureDate') ?? 0);
  const ride = rideOf(reservation, shared, at);
  const departure = timeOn(day, numberIn(reservation, 'departureTime'), numberIn(reservation, 'departureUTCOffset'));
  ride.set('from', from, seen(shared, `${at}/fromStationNameUTF8`, from.name));
  ride.set('to', to, seen(shared, `${at}/toStationNameUTF8`, to.name));
  ride.set('departure', departure, seen(shared, `${at}/departureTime`, departure.local));
  const arrivalTime = numberIn(reservation, 'arrivalTime');
  if (arrivalTime !== undefined) {
    const its = addDays(day, numberIn(reservation, 'arrivalDate') ?? 0);
    const offset = numberIn(reservation, 'arrivalUTCOffset') ?? numberIn(reservation, 'departureUTCOffset');
    const arrival = timeOn(its, arrivalTime, offset);
    ride.set('arrival', arrival, seen(shared, `${at}/arrivalTime`, arrival.local));
  }
  setTrain(ride, reservation, shared, at, textIn(reservation, 'serviceBrandAbrUTF8'));
  const places = objectIn(reservation, 'places');
  const seats = seatsOf(places, classOf(reservation));
  if (seats.length > 0) ride.set('seats', seats, seen(shared, `${at}/places`, seats.map((s) => s.number).join(', ')));
  return [ride.done('barcode', 1)];
}

/** Trains that it is bound to, or the journey itself on its first day, there and back; else a ticket for a region. */
function openTicket(ticket: PackedObject, shared: Shared, at: string): Candidate[] {
  const { from, to } = endsOf(ticket, 0);
  if (!from || !to) return [validTicket(ticket, shared, at)];
  const { from: start } = validityOf(ticket, shared.issued);
  const rides = boundTrains(ticket, 'validRegion', { from, to }, ticket, shared, at);
  if (rides.length === 0) {
    const ride = rideOf(ticket, shared, at);
    const day = start.local.slice(0, 10);
    ride.set('from', from, seen(shared, `${at}/fromStationNameUTF8`, from.name));
    ride.set('to', to, seen(shared, `${at}/toStationNameUTF8`, to.name));
    ride.set('departure', { local: day }, seen(shared, `${at}/validFromDay`, day));
    rides.push(ride.done('barcode', 1));
  }
  const back = objectIn(ticket, 'returnDescription');
  if (ticket.returnIncluded === true && back) {
    const its = endsOf(back, numberIn(ticket, 'stationCodeTable') ?? 0);
    const ends = { from: its.from ?? to, to: its.to ?? from };
    rides.push(...boundTrains(back, 'validReturnRegion', ends, ticket, shared, `${at}/returnDescription`));
  }
  return rides;
}

/**
 * The trains that a ticket is bound to. One after another they seldom say where to change, and then only the ends of
 * the whole journey are known: those are doubtful for each train.
 */
function boundTrains(
  route: PackedObject,
  field: string,
  ends: { from: Place; to: Place },
  ticket: PackedObject,
  shared: Shared,
  at: string,
): Candidate[] {
  const links = listIn(route, field)
    .map((region) => objectIn(region, 'trainLink'))
    .filter((link) => link !== undefined);
  return links.map((link, index) => {
    const its = endsOf(link, numberIn(ticket, 'stationCodeTable') ?? 0);
    const here = `${at}/${field}/${index}/trainLink`;
    const ride = rideOf(ticket, shared, at);
    const day = addDays(shared.issued, numberIn(link, 'travelDate') ?? 0);
    const departure = timeOn(day, numberIn(link, 'departureTime'), numberIn(link, 'departureUTCOffset'));
    ride.set('from', its.from ?? ends.from, seen(shared, `${here}/fromStationNameUTF8`, (its.from ?? ends.from).name));
    ride.set('to', its.to ?? ends.to, seen(shared, `${here}/toStationNameUTF8`, (its.to ?? ends.to).name));
    ride.set('departure', departure, seen(shared, `${here}/departureTime`, departure.local));
    setTrain(ride, link, shared, here);
    const candidate = ride.done('barcode', 1);
    if (!its.from && index > 0) candidate.doubts.push({ code: 'unsure-place', field: 'from' });
    if (!its.to && index < links.length - 1) candidate.doubts.push({ code: 'unsure-place', field: 'to' });
    return candidate;
  });
}

function validTicket(ticket: PackedObject, shared: Shared, at: string): Candidate {
  const pass = draft('Ticket');
  const { from, until } = validityOf(ticket, shared.issued);
  const name =
    textIn(ticket, 'passDescription') ??
    textIn(ticket, 'productName') ??
    textIn(listIn(ticket, 'tariffs')[0], 'tariffDesc') ??
    textIn(ticket, 'infoText') ??
    textIn(ticket, 'productIdIA5');
  pass.set('name', name, seen(shared, at, name));
  pass.set('ticketNumber', shared.reference ?? referenceOf(ticket), seen(shared, at, shared.reference));
  pass.set('validFrom', from, seen(shared, `${at}/validFromDay`, from.local));
  pass.set('validUntil', until, seen(shared, `${at}/validUntilDay`, until.local));
  pass.set('issuer', shared.issuer, seen(shared, '/issuingDetail', shared.issuer.name ?? shared.issuer.identifier));
  setCommon(pass, ticket, shared, at);
  return pass.done('barcode', 1);
}

function customerCard(card: PackedObject, shared: Shared, at: string): Candidate[] {
  const membership = draft('ProgramMembership');
  const year = numberIn(card, 'validFromYear') ?? 0;
  const first = dateOfDay(year, numberIn(card, 'validFromDay') ?? 1);
  const lastYear = year + (numberIn(card, 'validUntilYear') ?? 0);
  const last = dateOfDay(lastYear, numberIn(card, 'validUntilDay') ?? 365);
  const name = textIn(card, 'cardTypeDescr');
  const number = textIn(card, 'cardIdIA5') ?? textIn(card, 'cardIdNum');
  membership.set('name', name, seen(shared, `${at}/cardTypeDescr`, name));
  membership.set('membershipNumber', number, seen(shared, `${at}/cardIdIA5`, number));
  membership.set('issuer', shared.issuer, seen(shared, '/issuingDetail', shared.issuer.name));
  if (first) membership.set('validFrom', { local: `${first}T00:00:00` }, seen(shared, `${at}/validFromDay`, first));
  if (last) membership.set('validUntil', { local: `${last}T23:59:59` }, seen(shared, `${at}/validUntilDay`, last));
  const holder = objectIn(card, 'customer');
  const travelers = holder ? personOf(holder) : shared.travelers;
  membership.set('travelers', travelers.length > 0 ? travelers : undefined, seen(shared, at, travelers[0]?.name));
  membership.set('ticketToken', shared.context.token);
  return [membership.done('barcode', 1)];
}

function rideOf(ticket: PackedObject, shared: Shared, at: string): Draft<'TrainReservation'> {
  const ride = draft('TrainReservation');
  const reference = shared.reference ?? referenceOf(ticket);
  ride.set('reference', reference, seen(shared, '/issuingDetail/issuerPNR', reference));
  ride.set('ticketNumber', referenceOf(ticket), seen(shared, `${at}/referenceIA5`, referenceOf(ticket)));
  ride.set('carrier', shared.issuer, seen(shared, '/issuingDetail', shared.issuer.name ?? shared.issuer.identifier));
  ride.set('status', 'confirmed');
  setCommon(ride, ticket, shared, at);
  return ride;
}

function setCommon(
  target: Draft<'TrainReservation'> | Draft<'Ticket'>,
  ticket: PackedObject,
  shared: Shared,
  at: string,
): void {
  const { travelers, context, currency, fraction } = shared;
  const booking = target as Draft<'TrainReservation'>;
  const names = travelers.map(({ name }) => name).join(', ');
  booking.set('travelers', travelers.length > 0 ? travelers : undefined, seen(shared, '/travelerDetail', names));
  booking.set('ticketToken', context.token);
  const price = numberIn(ticket, 'price');
  if (price !== undefined && price > 0) {
    const amount = (price / 10 ** fraction).toFixed(fraction);
    booking.set('price', { amount, currency }, seen(shared, `${at}/price`, `${amount} ${currency}`));
  }
  const seat = classOf(ticket);
  if (seat && !ticket.places) booking.set('seats', [{ class: seat }], seen(shared, `${at}/classCode`, seat));
  const card = listIn(ticket, 'tariffs').flatMap((tariff) => listIn(tariff, 'reductionCard'))[0];
  const number = textIn(card, 'cardIdNum') ?? textIn(card, 'cardIdIA5');
  const name = textIn(card, 'cardName');
  if (name || number)
    booking.set(
      'programme',
      { ...(name ? { name } : {}), ...(number ? { number } : {}) },
      seen(shared, `${at}/tariffs`, name ?? number),
    );
}

function setTrain(ride: Draft<'TrainReservation'>, of: PackedObject, shared: Shared, at: string, brand?: string): void {
  const train = textIn(of, 'trainNum') ?? textIn(of, 'trainIA5');
  const [, product = '', number = ''] = /^([A-Z]*) ?0*(\d+)$/i.exec(train ?? '') ?? [];
  ride.set('number', number || train, seen(shared, `${at}/trainNum`, train));
  ride.set('line', product || brand, seen(shared, `${at}/trainNum`, product || brand));
}
