import type { Candidate, LodgingBooking, PlaceTime } from '../../booking.ts';
import { type DateFacts, findDates } from '../../text/dates.ts';
import { addDays, daysBetween } from '../../text/days.ts';
import { plain } from '../../text/plain.ts';
import { findTimes } from '../../text/times.ts';
import type { TextDocument } from '../../text-document.ts';
import { zoneOfAddress } from './addresses.ts';
import { createEvidence } from './evidence.ts';
import { withoutFormer } from './former.ts';
import { findHotel } from './hotel-place.ts';
import type { Passage } from './passages.ts';
import type { Reference } from './references.ts';
import { roomsOf } from './rooms.ts';
import type { Shared } from './shared.ts';

type Moment = { day: string; sure: boolean; time?: string; at: number; text: string };

/** Nights in hotels: a day of arrival and one of departure, in a document that speaks of rooms or nights. */
export function readStays(
  document: TextDocument,
  passages: readonly Passage[],
  shared: Shared,
  facts: DateFacts,
): Candidate[] {
  const stay = datesOfStay(passages, facts) ?? spokenStay(passages, facts);
  if (!stay || !speaksOfStay(passages, shared.subject)) return [];
  const hotel = findHotel(document, passages);
  if (!hotel) return [];
  const nights = daysBetween(stay.in.day, stay.out.day);
  if (nights < 1 || nights > 90) return [];
  const { address } = hotel.value;
  const zone = address ? zoneOfAddress(address) : undefined;
  const rooms = roomsOf(passages);
  const parts = rooms.length > 1 ? rooms : [null];
  return parts.map((room) => {
    const evidence = createEvidence(document.node);
    evidence.put('checkIn', stay.in);
    evidence.put('checkOut', stay.out);
    evidence.put('place', hotel);
    const reference =
      room?.reference ??
      hotelsOwn(shared.references, document) ??
      (stay.spoken ? saidBeside(stay.in.at, shared, passages) : shared.reference);
    if (reference) evidence.put('reference', reference);
    const traveler = room?.guest ?? shared.travelers[0];
    if (traveler) evidence.put('travelers', traveler);
    const price = room ? room.price : shared.price;
    if (price) evidence.put('price', price);
    const booking: LodgingBooking = {
      type: 'LodgingReservation',
      reference: reference?.value,
      travelers: room?.guest
        ? [room.guest.value]
        : shared.travelers.length > 0
          ? shared.travelers.map((t) => t.value)
          : undefined,
      status: shared.status,
      price: price?.value,
      place: { name: hotel.value.name, ...place(address), phone: hotel.value.phone, zone },
      checkIn: placeTime(stay.in, zone),
      checkOut: placeTime(stay.out, zone),
    };
    const sure = stay.in.sure && stay.out.sure;
    return {
      booking,
      evidence: evidence.all,
      rank: stay.spoken ? 'text' : 'table',
      confidence: reference ? 0.9 : 0.7,
      doubts: sure ? [] : [{ code: 'unsure-date', field: 'checkIn' }],
    };
  });
}

/**
 * The nights of an itinerary whose flights have no section of their own: "Checking in" and "Checking out" are plainly a
 * hotel's. A number between them is the hotel's; the itinerary's own is not.
 */
export function readStaysBeside(
  document: TextDocument,
  passages: readonly Passage[],
  shared: Shared,
  facts: DateFacts,
): Candidate[] {
  const first = passages.findIndex((p) => p.label === 'checkIn');
  const last = passages.findLastIndex((p) => p.label === 'checkOut');
  if (first < 0 || last < first || last - first > 12) return [];
  const near = passages.slice(Math.max(0, first - 8), last + 6);
  const block = passages[last]?.block;
  const end = passages.slice(last, last + 4).findLast((p) => p.block === block);
  const [from, to] = [passages[first]?.at ?? 0, end?.at ?? 0];
  const references = shared.references.filter(({ at }) => at > from && at <= to);
  return readStays(document, near, { ...shared, references, reference: references[0] ?? null, price: null }, facts);
}

/** "Hotel confirmation" beside "Voucher number": the hotel's own is the one its desk asks for. */
function hotelsOwn(references: readonly Reference[], document: TextDocument): Reference | undefined {
  return references.find(({ at, weight }) => {
    const lead = plain(document.text.slice(Math.max(0, at - 40), at));
    return (
      weight >= 3 &&
      /\bhotel\s(?:confirmation|reference|booking|ref)\b[^\d]{0,24}$|\b(?:confirmation|reservation|reference|dossier)\s(?:de l')?hotel\b[^\d]{0,20}$/.test(
        lead,
      )
    );
  });
}

/** Of several numbers in a letter, the one in the paragraph of the stay is the stay's. */
function saidBeside(at: number, shared: Shared, passages: readonly Passage[]): Reference | null {
  if (new Set(shared.references.map(({ value }) => value)).size < 2) return shared.reference;
  const blockAt = (offset: number) => passages.findLast((p) => p.at <= offset)?.block;
  return shared.references.find((reference) => blockAt(reference.at) === blockAt(at)) ?? shared.reference;
}

function place(address: { street?: string; postcode?: string; city?: string; country?: string } | undefined) {
  return { street: address?.street, postcode: address?.postcode, city: address?.city, country: address?.country };
}

function placeTime(moment: Moment, zone: string | undefined): PlaceTime {
  return moment.time ? { local: `${moment.day}T${moment.time}:00`, zone } : { local: moment.day };
}

type Stay = { in: Moment; out: Moment; spoken?: boolean };

/** Labelled days: "Check-in", "Arrivée". Several different stays are left to the sections they stand in. */
function datesOfStay(passages: readonly Passage[], facts: DateFacts): Stay | null {
  const both = bothDays(passages, facts);
  if (both) return both;
  const ins = momentsUnder(passages, facts, ['checkIn'], 'first');
  const outs = momentsUnder(passages, facts, ['checkOut'], 'last');
  const arrival = ins[0] ?? momentsUnder(passages, facts, ['arrival'], 'first')[0];
  const departure = outs[0] ?? momentsUnder(passages, facts, ['departure'], 'last')[0];
  if (!arrival || !departure) return null;
  if (distinct(ins) > 1 || distinct(outs) > 1) return null;
  return { in: withPolicy(arrival, passages, 'in'), out: withPolicy(departure, passages, 'out') };
}

/** "In / Out: 6 April 2027 (from 14:00) / 11 April 2027 (by 11:00)". */
function bothDays(passages: readonly Passage[], facts: DateFacts): Stay | null {
  const p = passages.find(
    (q) =>
      !q.former &&
      (q.label === 'stayDates' ||
        (q.label === 'nights' && findDates(q.text, facts).filter((date) => !date.weak).length === 2)),
  );
  const [first, second, third] = p ? findDates(p.text, facts).filter((date) => !date.weak) : [];
  if (!p || !first || !second || third || second.day <= first.day) return null;
  const times = findTimes(p.text).filter((time) => !time.weak);
  const moment = (date: typeof first, from: number, to: number) => ({
    day: date.day,
    sure: date.sure,
    time: times.find((time) => time.at > from && time.at < to)?.time,
    at: p.at + date.at,
    text: p.text,
  });
  return {
    in: withPolicy(moment(first, first.at, second.at), passages, 'in'),
    out: withPolicy(moment(second, second.at, p.text.length), passages, 'out'),
  };
}

function distinct(moments: Moment[]): number {
  return new Set(moments.map((m) => m.day)).size;
}

function momentsUnder(
  passages: readonly Passage[],
  facts: DateFacts,
  labels: string[],
  which: 'first' | 'last',
): Moment[] {
  const moments: Moment[] = [];
  let open: Moment | null = null;
  let openBlock = -1;
  passages.forEach((p) => {
    const mine =
      (p.label !== null && labels.includes(p.label)) ||
      (p.under !== null && labels.includes(p.under) && (p.label === 'date' || p.label === 'time'));
    if (!mine || p.former) {
      // The other column's value may stand between: "Check-in  Checkout" over two lines of values.
      if (!mine && p.block !== openBlock) open = null;
      return;
    }
    const text = withoutFormer(p.text);
    const [date] = findDates(text, facts).filter((d) => !d.weak || facts.language !== 'en');
    const times = findTimes(text).filter((t) => !t.weak);
    if (date) {
      open = { day: date.day, sure: date.sure, at: p.at + date.at, text: p.text };
      openBlock = p.block;
      moments.push(open);
    }
    const time = which === 'first' ? times[0] : times[times.length - 1];
    if (open && time && !open.time && !/\b(?:expected|prevue?|annonce)\b/.test(p.shape)) open.time = time.time;
  });
  return moments;
}

/** "Check-in from 3 pm" without a day stands among the conditions of the house. */
function withPolicy(moment: Moment, passages: readonly Passage[], end: 'in' | 'out'): Moment {
  if (moment.time) return moment;
  for (const p of passages) {
    if (p.text.length > 500) continue;
    const match = (end === 'in' ? inPolicy : outPolicy).exec(p.shape);
    if (!match) continue;
    const tail = p.text.slice(match.index, match.index + match[0].length + 24);
    if (findDates(tail, { contextDate: moment.day, language: 'en' }).length > 0) continue;
    const [time] = findTimes(tail).filter((t) => !t.weak && t.at <= match[0].length + 4);
    if (time) return { ...moment, time: time.time };
  }
  return moment;
}

const inPolicy =
  /(?:chambres? (?:est|sont|sera|seront) (?:disponibles?|pretes?|a votre disposition)|check-?in (?:time|from|is from|is possible|starts|begins|possible|e possibile|des|dalle|desde|vanaf|ab|a partir)|rooms? (?:is|are|will be) (?:available|ready)|arrivee (?:possible|a partir|des))[^\d\n]{0,40}(?=\d)/;
const outPolicy =
  /(?:liberer (?:la|votre|les) chambres?|(?:doivent|doit) etre (?:liberees?|rendues?) (?:pour|avant|a)|de (?:la|les) liberer|check-?out (?:time|by|is by|until|before|is|avant|jusqu'a|entro|bis|hasta|tot|ate)|vacate (?:the|your) room|depart (?:avant|jusqu'a|au plus tard)|rooms? (?:must be|to be) vacated)[^\d\n]{0,40}(?=\d)/;

/** "du mardi 11 au vendredi 14 mai (3 nuits)", "27 March 2027 to 30 March 2027", "pour la nuit du jeudi 4 février". */
function spokenStay(passages: readonly Passage[], facts: DateFacts): Stay | null {
  const whole = joinedProse(passages);
  const stays: Stay[] = [];
  for (const { text, shape, at } of whole) {
    if (/^>/.test(shape)) continue;
    const dates = findDates(text, facts);
    dates.forEach((first, i) => {
      const second = dates[i + 1];
      const lead = shape.slice(Math.max(0, first.at - 90), first.at);
      const end = second && nightsListed(shape, first, second, lead);
      if (end) stays.push(pair(first, end, text, at));
      else if (second && isArrivalThenDeparture(shape, first, second, lead)) {
        const [start, out] = [timeBehind(text, shape, first), timeBehind(text, shape, second)];
        const stay = pair(first, second, text, at);
        stays.push({ in: { ...stay.in, time: start }, out: { ...stay.out, time: out } });
      } else if (
        second &&
        second.day > first.day &&
        /^(?: ?(?:-|to|until|till|au|jusqu'au|and|bis|al|hasta|hasta el|tot|tot en met|t\/m|til|do) ?| au (?:\w+ )?|,? ?(?:(?:and|et) )?(?:leaving|departing|checking out|check-?out|departure|depart|repartant)(?: on| le)?(?: the)? ?)$/.test(
          between(shape, first, second),
        )
      ) {
        const around = shape.slice(Math.max(0, first.at - 160), second.at + second.length + 60);
        if (stayWords.test(around) && !offWords.test(lead)) stays.push(pair(first, second, text, at));
      } else if (
        /\b(?:nuit|nuitee|night)s? (?:du|de|of|on|from)(?: the)? (?:\w+ )?$/.test(lead) &&
        !/\b(?:held for|de garde)\b/.test(lead)
      ) {
        stays.push(pair(first, { ...first, day: addDays(first.day, 1) }, text, at));
      }
    });
  }
  const [only] = stays;
  if (!only || stays.some((s) => s.in.day !== only.in.day || s.out.day !== only.out.day)) return null;
  const cancelled = passages.some((p) => /\bcancel/.test(p.shape));
  if (cancelled) return { ...only, spoken: true };
  return { in: withPolicy(only.in, passages, 'in'), out: withPolicy(only.out, passages, 'out'), spoken: true };
}

type Said = { day: string; at: number; length: number; sure: boolean };

/** "les nuits du 28 et du 29 septembre": the day after the last of them. */
function nightsListed(shape: string, first: Said, second: Said, lead: string): Said | null {
  const isListed =
    /\b(?:nuits?|nuitees?|nights?|nachte|noches|notti) (?:du|des|de|of|on|for|vom|del|dal)(?: the| el)? (?:\w+ )?$/.test(
      lead,
    ) &&
    /^ ?(?:et|and|und|y|e|&|\+) (?:(?:du|of|the|vom|del|le) )*(?:\w+ )?$/.test(
      shape.slice(first.at + first.length, second.at),
    );
  return isListed && second.day === addDays(first.day, 1) ? { ...second, day: addDays(second.day, 1) } : null;
}

/** "Je vous attends le lundi 9 août … et le départ se fait le vendredi 13 août". */
function isArrivalThenDeparture(shape: string, first: Said, second: Said, lead: string): boolean {
  const middle = shape.slice(first.at + first.length, second.at);
  return (
    second.day > first.day &&
    middle.length < 160 &&
    arriving.test(lead) &&
    leavingWords.test(middle) &&
    !travels.test(`${lead.slice(-50)} ${middle}`)
  );
}

const arriving =
  /\b(?:vous attend\w*|t'attend\w*|arriv\w+|accueill\w+|check(?:ing)?[ -]?in|entree|anreise|ankunft|moving in|llegada|entrada|arrivo)\b[^.!?]{0,60}$/;
const leavingWords =
  /\b(?:depart\w*|repart\w*|quitt\w+|liber\w+|check(?:ing)?[ -]?out|leav\w+|sortie|abreise|salida|partenza)\b[^.!?]{0,50}$/;
const travels =
  /\b(?:vols?|flights?|trains?|airport|aeroport|gare|station|car|voiture|vehicule|ferry|flug|zug|rental|location)\b/;

/** "le 9 août à partir de 16 heures", "on 13 August by 10 am". */
function timeBehind(text: string, shape: string, date: Said): string | undefined {
  const from = date.at + date.length;
  const [time] = findTimes(text.slice(from, from + 40));
  const before = time && shape.slice(from, from + time.at);
  return time &&
    before &&
    /^,? ?(?:\(|des|a partir de|apres|avant|jusqu'a|a|vers|from|after|by|before|until|at|ab|bis|um|nach|vor)(?: les)? ?$/.test(
      before,
    )
    ? time.time
    : undefined;
}

const stayWords =
  /\b(?:nuits?|nights?|camer[ae]|notti|soggiorno|zimmer|nachte?|ubernachtung\w*|habitacion(?:es)?|noches?|estancia|kamers?|nachten|quartos?|noites?|chambre|room|sejour|stay|hotel|reservation|apartment|loft|pension)\b/;
const offWords = /\b(?:fermes?|closed|fermeture|points|valable|valid|offre|offer|conference)\b[^.]{0,60}$/;

function between(shape: string, first: { at: number; length: number }, second: { at: number }): string {
  return shape
    .slice(first.at + first.length, second.at)
    .replace(
      /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b ?/g,
      '',
    )
    .replace(/^,/, '');
}

function pair(
  first: { day: string; at: number; sure: boolean },
  second: { day: string; at: number; sure: boolean },
  text: string,
  at: number,
): Stay {
  const quote = text.slice(Math.max(0, first.at - 40), second.at + 40);
  return {
    in: { day: first.day, sure: first.sure, at: at + first.at, text: quote },
    out: { day: second.day, sure: second.sure, at: at + second.at, text: quote },
  };
}

/** Lines of a paragraph as one text, for sentences run over lines. */
function joinedProse(passages: readonly Passage[]): { text: string; shape: string; at: number }[] {
  const blocks = new Map<number, { text: string; shape: string; at: number }>();
  for (const p of passages) {
    if (p.inTable || p.former || p.label === 'cancellation') continue;
    const known = blocks.get(p.block);
    if (!known) blocks.set(p.block, { text: p.text, shape: p.shape, at: p.at });
    else if (known.text.length < 4000) {
      known.text += ` ${p.text}`;
      known.shape += ` ${p.shape}`;
    }
  }
  return [...blocks.values()];
}

function speaksOfStay(passages: readonly Passage[], subject: string): boolean {
  const text =
    `${subject.toLowerCase()}\n${passages.map((p) => `${p.shape} ${p.label === 'room' || p.label === 'checkIn' || p.label === 'nights' || p.label === 'hotel' ? 'room' : ''}`).join('\n')}`.slice(
      0,
      40_000,
    );
  return /\b(?:hotel|hotels|hostel|rooms?|chambres?|nights?|nuits?|nuitee|check-?in|sejour|apartment|appartement|pension|bed and breakfast|zimmer|ubernachtung|loft|inn|suites?|camer[ae]|habitacion(?:es)?|kamers?|quartos?|rum|rom|pokoj[eu]?|nocleg(?:i|ow)?|albergo|alojamiento|alojamento|notti|noches|noites|natter|netter|nachten|noci|hotell|hotelli|struttura|ubytovani|verblijf)\b/.test(
    text,
  );
}
