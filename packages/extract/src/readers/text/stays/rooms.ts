import { type DateFacts, findDates } from '../../../text/dates.ts';
import { readName, readNames } from '../../../text/names.ts';
import { findPrices } from '../../../text/prices.ts';
import type { Found } from '../found.ts';
import { leadingCode } from '../numbers/booking-number.ts';
import type { Passage } from '../passages/passages.ts';
import { listedCode, type Room } from './room.ts';
import { isRoomList } from './room-list.ts';
import { roomsInTurn } from './rooms-in-turn.ts';

/** Rooms that have a confirmation number each: "Room 1 · Confirmation: 3274410981 | Gillian Pemberton | £338.00". */
export function roomsOf(passages: readonly Passage[], facts: DateFacts): Room[] {
  const labelled = labelledRooms(passages, facts);
  if (labelled.length > 0) return labelled;
  const listed = listedRooms(passages);
  if (listed.length > 0) return listed;
  const numbered = numberedRooms(passages);
  const titled = numbered.length > 0 ? numbered : titledRooms(passages);
  return titled.length > 0 ? titled : roomsInTurn(passages, facts);
}

/** "Chambre 1 – Double | Confirmation hôtel DSM-20931" over "Client : Samia Gharbi | 348,00 €", and the same for the next: each in its lines. */
function numberedRooms(passages: readonly Passage[]): Room[] {
  const starts = passages.flatMap((p, i) => (!p.former && p.text.length < 60 && roomStart.test(p.shape) ? [i] : []));
  const longest = Math.max(...starts.slice(1).map((start, n) => start - (starts[n] ?? 0)));
  const rooms = starts.flatMap((start, n): Room[] => {
    const own = passages.slice(start, Math.min(starts[n + 1] ?? passages.length, start + longest));
    const codes = own.flatMap((p): Found<string>[] => {
      const labelled = p.label === 'reference' ? leadingCode(p.text) : null;
      const code = labelled ?? (p.text.length < 80 ? [...p.text.matchAll(listedCode)][0]?.[1] : undefined);
      return code ? [{ value: code, at: p.at + p.text.indexOf(code), text: p.text }] : [];
    });
    const guest = own.find((p) => (p.label === 'person' || p.label === 'bookedBy') && readNames(p.text).length > 0);
    const priced = own.filter((p) => !nightly.test(p.shape) && findPrices(p.text).length === 1);
    const [price] = priced.length === 1 ? findPrices(priced[0]?.text ?? '') : [];
    const [reference, more] = codes;
    if (!reference || more || !guest) return [];
    return [
      {
        reference,
        guests: readNames(guest.text).map((name) => ({ value: { name }, at: guest.at, text: guest.text })),
        price: price && {
          value: { amount: price.amount, currency: price.currency },
          at: priced[0]?.at ?? 0,
          text: priced[0]?.text ?? '',
        },
      },
    ];
  });
  const codes = new Set(rooms.map(({ reference }) => reference.value));
  return rooms.length > 1 && rooms.length === starts.length && codes.size === rooms.length ? rooms : [];
}

const roomStart =
  /^(?:room|chambre|zimmer|camera|habitacion|suite|unit|appartement|apartment|studio) ?(?:n°|no\.?|#)? ?\d{1,2}\b/;

/** "Réservation HSC-70412" as a title over one guest and one price, and the same with another number below it. */
function titledRooms(passages: readonly Passage[]): Room[] {
  const starts = passages.flatMap((p, i) => (p.isHeading && !p.former && numberTitle.test(p.text) ? [i] : []));
  const rooms = starts.flatMap((start, n): Room[] => {
    const title = passages[start];
    const code = numberTitle.exec(title?.text ?? '')?.[1];
    const end = passages.findIndex((p, i) => i > start && p.isHeading);
    const own = passages.slice(start + 1, end < 0 ? undefined : end);
    // below the last of them stands what is of all
    const below = n === starts.length - 1 ? own.filter(({ block }) => block === own[0]?.block) : own;
    const guests = below.flatMap((p) =>
      p.label === 'person' ? readNames(p.text).map((name) => ({ value: { name }, at: p.at, text: p.text })) : [],
    );
    const prices = below.flatMap((p) =>
      nightly.test(p.shape) ? [] : findPrices(p.text).map((price) => ({ price, at: p.at + price.at, text: p.text })),
    );
    const [priced, more] = prices;
    if (!title || !code || guests.length === 0) return [];
    return [
      {
        reference: { value: code, at: title.at + title.text.indexOf(code), text: title.text },
        guests,
        price:
          priced && !more
            ? {
                value: { amount: priced.price.amount, currency: priced.price.currency },
                at: priced.at,
                text: priced.text,
              }
            : undefined,
      },
    ];
  });
  const codes = new Set(rooms.map(({ reference }) => reference.value));
  return rooms.length > 1 && rooms.length === starts.length && codes.size === rooms.length ? rooms : [];
}

const numberTitle =
  /^(?:\p{L}+ ){0,2}\p{L}*(?:booking|reservation|réservation|confirmation|dossier|buchung|prenotazione|reserva)\p{L}*(?: \p{L}*)?(?: ?(?:n°|no\.?|nr\.?|#|:))* ?(?<![\p{L}\d])((?=[A-Z/-]*\d)[A-Z\d][A-Z\d/-]{3,20})$/iu;

/** A line for each: "– chambre Odet, dossier 27-311, Mme Nadège Floc'hlay : 246 €", "Room 4 for Mr Reid: booking SM-4401". */
function listedRooms(passages: readonly Passage[]): Room[] {
  const rooms = passages.flatMap((p): Room[] => {
    if (p.inTable || p.former || p.text.length > 160 || !roomLine.test(p.shape)) return [];
    const [code, another] = [...p.text.matchAll(listedCode)];
    const guest = readName(titled.exec(p.text)?.[1] ?? '');
    if (!code?.[1] || another || !guest) return [];
    const [price, more] = findPrices(p.text);
    const where = { at: p.at, text: p.text };
    return [
      {
        reference: { value: code[1], at: p.at + code.index, text: p.text },
        guests: [{ value: { name: guest }, ...where }],
        price:
          price && !more && !nightly.test(p.shape)
            ? { value: { amount: price.amount, currency: price.currency }, ...where }
            : undefined,
      },
    ];
  });
  const codes = new Set(rooms.map(({ reference }) => reference.value));
  return rooms.length > 1 && codes.size === rooms.length ? rooms : [];
}

const roomLine =
  /^(?:[-–•*·] ?|\d[.)] ?)?(?:(?:la|une?|the|a|one) )?(?:chambre|room|zimmer|suite|studio|camera|habitacion|single|double|twin)\b/;
const titled =
  /(?<!\p{L})(?:M\.|Mr|Mrs|Ms|Miss|Mme|Mlle|Dr|Herr|Frau|Sig\.)\.? (\p{Lu}[\p{L}'’.-]*(?: (?:(?:de|du|van|von|der|le|la|di) )*\p{Lu}[\p{L}'’.-]*){0,3})/u;

function labelledRooms(passages: readonly Passage[], facts: DateFacts): Room[] {
  const rooms: Room[] = [];
  const isList = passages.some(({ shape }) => isRoomList(shape));
  passages.forEach((p, i) => {
    if (p.label !== 'reference' || p.former) return;
    const code = leadingCode(p.text);
    if (!code || rooms.some((room) => room.reference.value === code)) return;
    const title = passages
      .slice(Math.max(0, i - 2), i + 1)
      .some((q) => (q.row === p.row || q.block === p.block ? roomTitle.test(q.shape) : false));
    const sameRow = passages.filter((q) => q.row === p.row && q !== p);
    // "Room | Guest | Confirmation number" over a row for each room
    const isRoom = sameRow.some((q) => q.byColumn && q.label === 'room');
    const isHeaded = p.byColumn && (isRoom || isNights(sameRow, isList, facts));
    if (!title && !isHeaded) return;
    // Mail that lost its tables has the guest and the price on the next lines.
    const row = sameRow.length > 1 ? sameRow : passages.slice(i + 1, i + 5);
    // "Dr Anneke Visser" over "Mr Joost Visser" in the cell of one room
    const guest = row.find((q) => readNames(q.text).length > 0);
    const guests = row.filter((q) => q === guest || (q.inTable && q.cell === guest?.cell));
    const priced = row.find((q) => findPrices(q.text).length === 1 && !nightly.test(q.shape));
    const [price] = priced ? findPrices(priced.text) : [];
    rooms.push({
      reference: { value: code, at: p.at, text: p.text },
      days: daysOfRow(sameRow, facts),
      guests: guests.flatMap(({ at, text }) => readNames(text).map((name) => ({ value: { name }, at, text }))),
      price:
        priced && price
          ? { value: { amount: price.amount, currency: price.currency }, at: priced.at, text: priced.text }
          : undefined,
    });
  });
  return rooms;
}

/** "Aval | Mme Berrada | mardi 1er juin | vendredi 4 juin" below "Arrivée | Départ". */
function daysOfRow(row: readonly Passage[], facts: DateFacts): Room['days'] {
  const [from, to] = (['arrival', 'departure'] as const).map((end) => {
    const p = row.find(({ label, byColumn }) => byColumn && (label === end || label === ofStay[end]));
    const [date, more] = p ? findDates(p.text, facts).filter(({ weak }) => !weak) : [];
    return p && date && !more ? { value: date.day, at: p.at + date.at, text: p.text } : undefined;
  });
  return from && to && from.value < to.value ? { in: from, out: to } : undefined;
}

/** In a list of rooms, or "twin | Mme Delcourt | ven. 21/05/2027 | dim. 23/05/2027 | 2": whose, from when to when, and that it is for the night. */
function isNights(row: readonly Passage[], isList: boolean, facts: DateFacts): boolean {
  return (
    row.some(({ label, byColumn }) => byColumn && label === 'person') &&
    (isList || row.some(({ label, byColumn, shape }) => (byColumn && label === 'nights') || roomType.test(shape))) &&
    daysOfRow(row, facts) !== undefined
  );
}

const roomType =
  /^(?:\d x )?(?:single|double|twin|triple|quad|family|suite|studio|simple|individuelle|familiale|einzel(?:zimmer)?|doppel(?:zimmer)?|dbl|sgl|twn|tpl)\b.{0,20}$/;

const ofStay = { arrival: 'checkIn', departure: 'checkOut' } as const;

const nightly = /\b(?:per|par|pro|a|por) (?:night|nuit|nacht|noche)\b|\bla nuit\b|\/ ?(?:night|nuit|nacht)/;
const roomTitle = /\b(?:room|chambre|zimmer) ?(?:n°|no\.?|#)? ?\d\b/;
