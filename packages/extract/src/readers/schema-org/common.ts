import type { Booking, BookingStatus, Seat } from '../../booking.ts';
import { isObject } from '../../json.ts';
import type { Draft } from '../draft.ts';
import { companyOf, dropEmpty, type Pick, peopleOf, pick, priceOf, textOf, tokenOf, typeOf } from './pick.ts';
import { putter } from './putter.ts';

/** What a reservation says whatever it is of: number, people, seats, price, links. */
export function putCommon(any: Draft<Booking['type']>, thing: Pick, node: string): void {
  const put = putter(any, node);
  put.text('reference', pick(thing, 'reservationNumber', 'reservationId', 'confirmationNumber', 'bookingReference'));
  const people = pick(thing, 'underName', 'reservedTicket.underName');
  put.value('travelers', peopleOf(people), people);
  const status = pick(thing, 'reservationStatus');
  put.value('status', statusOf(textOf(status) ?? textOf(pick(status, '@id', 'name')) ?? ''), status);
  const price = priceOf(thing);
  if (price) put.value('price', price.price, price.found);
  const seats = pick(thing, 'reservedTicket');
  put.value('seats', seatsOf(seats, thing), seats);
  put.text('ticketNumber', pick(thing, 'reservedTicket.ticketNumber', 'ticketNumber'));
  const token = pick(thing, 'reservedTicket.ticketToken', 'ticketToken');
  put.value('ticketToken', tokenOf(token), token);
  put.value(
    'links',
    dropEmpty({
      show: linkOf(thing, 'url', 'ViewAction'),
      change: linkOf(thing, 'modifyReservationUrl', 'UpdateAction', 'EditAction'),
      cancel: linkOf(thing, 'cancelReservationUrl', 'CancelAction'),
      checkIn: linkOf(thing, 'checkinUrl', 'CheckInAction'),
    }),
  );
  const programme = pick(thing, 'programMembershipUsed', 'programMembership');
  put.value(
    'programme',
    dropEmpty({
      name: textOf(pick(programme, 'programName', 'program', 'name')),
      number: textOf(pick(programme, 'membershipNumber', 'memberNumber')),
    }),
    programme,
  );
  const agency = pick(thing, 'bookingAgent', 'broker');
  put.value('agency', companyOf(agency), agency);
  put.time('bookedAt', pick(thing, 'bookingTime'));
  const serial = textOf(pick(thing, 'pkpassSerialNumber'));
  const type = textOf(pick(thing, 'pkpassPassTypeIdentifier'));
  if (serial && type) put.value('pass', { type, serial });
}

export function linkOf(thing: Pick, name: string, ...actions: string[]): string | undefined {
  const direct = textOf(pick(thing, name));
  const list = pick(thing, 'potentialAction').value;
  const found = (Array.isArray(list) ? list : [list]).find(
    (action) => isObject(action) && actions.includes(typeOf(action)),
  );
  const link =
    direct ??
    (isObject(found) ? textOf(pick({ value: found, pointer: '' }, 'target.urlTemplate', 'target', 'url')) : undefined);
  return link && /^https?:\/\/\S+$/i.test(link) ? link : undefined;
}

function seatsOf(tickets: Pick, thing: Pick): Seat[] | undefined {
  const list = Array.isArray(tickets.value) ? tickets.value : [tickets.value];
  const seats = list
    .map((value) => {
      const seat = pick({ value, pointer: '' }, 'ticketedSeat');
      const text = typeof seat.value === 'string' ? seat.value : undefined;
      return dropEmpty({
        number: text ?? textOf(pick(seat, 'seatNumber')),
        coach: textOf(pick(seat, 'seatSection')),
        row: textOf(pick(seat, 'seatRow')),
        class: textOf(pick(seat, 'seatingType.name', 'seatingType')),
      });
    })
    .filter((seat) => seat !== undefined);
  if (seats.length > 0) return seats;
  // the older vocabulary of Gmail
  const venue = dropEmpty({
    number: textOf(pick(thing, 'venueSeat')),
    row: textOf(pick(thing, 'venueRow')),
    coach: textOf(pick(thing, 'venueSection')),
  });
  return venue ? [venue] : undefined;
}

export function statusOf(text: string): BookingStatus | undefined {
  if (/cancel/i.test(text)) return 'cancelled';
  if (/pending|hold|waitlist/i.test(text)) return 'pending';
  return /confirm|checkin/i.test(text) ? 'confirmed' : undefined;
}
