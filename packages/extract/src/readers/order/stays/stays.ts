import type { Candidate, LodgingBooking, Person } from '../../../booking.ts';
import { findCity, fold } from '../../../knowledge/index.ts';
import type { DateFacts } from '../../../text/dates.ts';
import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import { createEvidence } from '../../text/evidence.ts';
import type { Found } from '../../text/found.ts';
import type { Label } from '../../text/labels/labels.ts';
import { kindWords, saysKind } from '../../text/numbers/kind-words.ts';
import { referenceOfKind, type ToldReference } from '../../text/numbers/references-by-kind.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { type PrintedAddress, zoneOfAddress } from '../../text/stays/addresses.ts';
import { flowOf } from '../../text/stays/flow.ts';
import type { Hotel } from '../../text/stays/hotel-place.ts';
import { hoursOfEnds } from '../../text/stays/hours-of-ends.ts';
import { isStreet } from '../../text/stays/streets.ts';
import { speaksOfRooms } from '../../text/stays/vocabulary.ts';
import type { Entry } from '../agenda/entries.ts';
import { bareCode, codeOfGuest, codesIn, numberOfKind } from '../codes.ts';
import { daysIn, type WholeDay } from '../days/said-days.ts';
import type { Item } from '../items.ts';
import type { Way } from '../rides/generic-ends.ts';
import type { Landing } from '../rides/landings.ts';
import { numberBesideHouse } from './number-beside-house.ts';
import type { Leaving } from './programme-stay.ts';
import { staysUntil } from './room-words.ts';
import { type StayDays, stayDaysIn } from './stay-days.ts';
import { houseIn } from './stay-house.ts';

/** What the whole order says, for its pieces. */
export type OrderFacts = {
  document: TextDocument;
  dates: DateFacts;
  travelers: readonly Found<Person>[];
  /** The whole dates of its text, in order. */
  wholeDays: readonly WholeDay[];
  /** Dates that are all their line says: titles of the days of a programme. */
  dayTitles: readonly DayTitle[];
  /** Cells that are but a date, by the row that they open: the day of all that stands beside. */
  rowDays: ReadonlyMap<number, WholeDay>;
  /** What a programme has planned for each hour; none where the paper is no programme. */
  entries: readonly Entry[];
  /** Numbers that it tells apart from the bookings, for all of a kind. */
  told: readonly ToldReference[];
  leaving: readonly Leaving[];
  journey?: Journey;
  /** Where its journeys end, for those who are met there. */
  landings?: readonly Landing[];
  /** The journeys of the paper in their order, for those who are driven to where one begins. */
  ways?: readonly Way[];
  /** The houses in which somebody sleeps, for those who are driven there. */
  nights?: readonly LodgingBooking[];
  /** Of the guest whose stay it is, where each has one. */
  own?: Found<string>;
  /** Of the whole paper, where it is about one booking. */
  reference?: Found<string> | null;
};

/** `row` is of the order in which the paper is read: a column for each day stands beside the next, and not below it. */
export type DayTitle = WholeDay & { row: number; inTable: boolean };

/** The day of the first arrival and that of the last departure, where the order has a journey. */
export type Journey = { from: string; to: string };

/** What stands around a piece and counts where the piece itself does not say it; its `own` days are known, whatever else it says. */
export type Around = {
  number?: Found<string> | null;
  days?: StayDays | null;
  isStay?: boolean;
  own?: StayDays;
  /** Where it is, told before. */
  house?: Found<Hotel>;
};

/** A night in a hotel whose piece says everything itself: the house with its town, both days, its number. */
export function stayIn(item: Item, facts: OrderFacts, around: Around = {}): Candidate<LodgingBooking> | null {
  const isSaid = around.isStay || speaksOfStay(item);
  if (item.text.length > 3000 || !(isSaid || isBareHouse(item))) return null;
  const isNumbered = !unnumbered.test(item.shape);
  const reference = isNumbered ? numberOf(item, facts, around) : null;
  const isOrdered = reference !== null || !isNumbered;
  const days = isOrdered && (around.own ?? stayDaysIn(item, facts) ?? around.days);
  const hotel = days ? (around.house ?? houseIn(item, facts.document)) : null;
  const address = hotel?.value.address;
  if (!isOrdered || !days || !hotel || !address?.city || !(isSaid || address.street)) return null;
  const { first, last } = days;
  const { name, phone } = hotel.value;
  const zone = zoneOfAddress(address);
  const evidence = createEvidence(facts.document.node);
  evidence.put('place', hotel);
  if (reference) evidence.put('reference', reference);
  evidence.put('checkIn', first);
  evidence.put('checkOut', last);
  const travelers = guestsOf(item, facts.travelers);
  if (travelers[0]) evidence.put('travelers', travelers[0]);
  const said = daysIn(item, facts.dates, facts.wholeDays);
  const times = hoursOfEnds(flowOf(item.passages), said, first, last);
  const moment = (day: string, time: string | undefined) =>
    time ? { local: `${day}T${time}:00`, zone } : { local: day };
  return {
    booking: {
      type: 'LodgingReservation',
      reference: reference?.value,
      travelers: travelers.length > 0 ? travelers.map((found) => found.value) : undefined,
      place: {
        name: withoutArticle(name.replace(/ \*+$/, '').replace(commonNoun, ''), address, item),
        street: address.street,
        postcode: address.postcode,
        // "Sydney NSW": the state is none of the town's name
        city: address.city.replace(/(?<=\p{L}) [A-Z]{2,3}$/u, ''),
        country: address.country,
        phone,
        zone,
      },
      checkIn: moment(first.day, times.in?.time ?? days.in),
      checkOut: moment(last.day, times.out?.time ?? days.out),
    },
    evidence: evidence.all,
    rank: 'table',
    confidence: 0.5,
    doubts: first.sure && last.sure ? [] : [{ code: 'unsure-date', field: 'checkIn' }],
  };
}

/** "sans n°, confirmé par M. Sarr", "no number, confirmed by phone": a small house gives none. */
const unnumbered =
  /\b(?:sans|pas de|aucun) (?:n°|numeros?|ref(?:erence)?s?)(?: de (?:reservation|confirmation))?(?=$|[\s,.;()–—-])|\b(?:no|without(?: an?)?) (?:(?:booking|confirmation|reservation) )?(?:number|ref(?:erence)?|code)(?: (?:given|issued|needed|required))?(?=$|[\s,.;()–—-])/;

/** "the Linden Row", "hôtel À la Cigogne Grise": not of the name, which begins with a capital. */
const commonNoun =
  /^(?:(?:Both|All|Everybody|Everyone|Tous(?: les deux)?|Toutes(?: les deux)?|Les deux|Tout le monde)(?: of (?:you|us))?(?: are| is| sont| est)? (?:at|in|à|au|dans) (?:the |la |le )?(?:l['’])?(?=\p{Lu})|the (?=\p{Lu})|h[ôo]tel (?=(?:À|Aux?|Les?|La|L['’])(?![\p{L}\d])))/u;

/** "Le Nordhavn Lys, Sundkaj 14, 2150 Copenhague, vous garde une chambre": no house is called in French where nobody speaks it. */
function withoutArticle(name: string, { city = '', country }: PrintedAddress, { text }: Item): string {
  const land = country ?? findCity(city)?.country;
  const [, house = ''] = /^Les? (?!M[ée]ridien)(\p{Lu}.{3,})$/u.exec(name) ?? [];
  const at = house && land && !namesInFrench.has(land) ? text.indexOf(name) : -1;
  return at >= 0 && /(?:^|[.!?] |\n)$/.test(text.slice(0, at)) && keepsARoom.test(text.slice(at)) ? house : name;
}

/** And Italy, where "Le Sirenuse" is Italian. */
const namesInFrench = new Set('FR BE CH LU MC AD CA MA TN DZ SN CI CM BJ TG ML MG MU SC HT LB VN KH IT'.split(' '));
const keepsARoom = /^[^.!?]{4,160} vous (?:garde|r[ée]serve|attend|loge|accueille|re[çc]oi|h[ée]berge|tient|pr[êe]te)/u;

/** The piece's own, where it says but one; else what stands around it, or is told for all stays of the paper. */
function numberOf(
  item: Item,
  { own, told, travelers, document }: OrderFacts,
  { number }: Around,
): Found<string> | null {
  if (own) return own;
  const said = codesIn(item);
  if (said.length > 0) return said.length === 1 ? (said[0] ?? null) : numberOfKind(item, 'LodgingReservation');
  const bare = bareCode(item) ?? codeOfGuest(item, travelers);
  // "Crownline Chauffeurs | Heathrow Airport | The Aldwych Gate | CL-77402" goes there
  const ofStay = told.filter(({ words }) => kindWords.LodgingReservation?.test(words) || !saysKind(words));
  const names = ofStay.length > 0 ? [houseIn(item, document)?.value.name] : [];
  const around = number === undefined ? referenceOfKind(ofStay, 'LodgingReservation', names) : number;
  return bare ?? around ?? numberBesideHouse(item, document);
}

/** By its words, or by the heads of its table. */
function speaksOfStay(item: Item): boolean {
  return (
    stayWords.test(item.shape) || item.passages.some((p) => (p.label !== null && ofStays.has(p.label)) || staysUntil(p))
  );
}

/** "Du 11 au 13 novembre : Pensão Lótus, 12 Rua das Lorchas, Macao (réf. PL-209)": what else has a street and two days? */
function isBareHouse({ text, passages }: Item): boolean {
  const [first, more] = passages;
  // "4 rue du Port" is where it stands
  const said = text.replace(/\([^()]*\)/g, '').split(/, |\n/);
  if (!first || elsewhere.test(plain(said.filter((part) => !isStreet(part)).join('\n')))) return false;
  // or what became of a wish, which said what it is for
  return more ? isRowOfMoments(passages) || isToldInCell(passages) : !first.inTable || first.label === 'current';
}

/** "3 | Casa Limón, Calle Nueva 12, 41010 Sevilla. In 10 May from 15:00, out 13 May | AZ-317 | 396.00": all but its number and figures in one cell. */
function isToldInCell(passages: readonly Passage[]): boolean {
  const telling = passages.filter(({ label, text }) => !ofAccount.has(label) && !figures.test(text));
  return telling.length === 1 && new Set(passages.map(({ row }) => row)).size === 1;
}

const ofAccount: ReadonlySet<Label | null> = new Set(['reference', 'price', 'status']);
const figures = /^(?:\P{L}*|\P{L}*(?:[A-Z]{3}|Fr\.?)\P{L}*)$/u;

/** "Penzion U Lípy, Latrán 44, 381 01 Český Krumlov | 14 May 2027, 16:00 | 17 May 2027, 10:00" in an order that has a row for each service. */
function isRowOfMoments(passages: readonly Passage[]): boolean {
  const moments = new Set(passages.filter((p) => p.inTable && startsWithDay.test(p.text)).map(({ cell }) => cell));
  return moments.size === 2 && new Set(passages.map(({ row }) => row)).size === 1;
}

const startsWithDay = /^(?:\p{L}{2,9}\.?,? )?\d{1,2}(?:\.|er|st|nd|rd|th)?[ ./-](?:\d{1,2}|\p{L}{3,9}\.?)[ ,./-]/u;

const elsewhere = inLines()`
  \b(?:
    hertz|avis|europcar|sixt|enterprise|budget|alamo|rent\w*|hires?|location|cars?|voitures?|vehicules?|drivers?|chauffeurs?
    |taxis?|transfers?|transferts?|flights?|vols?|trains?|ferry|ferries|salons?|congres\w*|conferences?|expo\w*|fairs?|foires?
    |seminars?|seminaires?|formations?|trainings?|courses?|meetings?|reunions?|offices?|bureaux?|sieges?|visits?|visites?|parking
    |workshops?|ateliers?|ports?|gares?|stations?|airports?|aeroports?|restaurants?|diners?|dinners?|tickets?|billets?|badges?
    |stands?|booths?
  )\b
`;

const ofStays: ReadonlySet<Label> = new Set(['hotel', 'checkIn', 'checkOut', 'nights', 'stayDates', 'room']);
const stayWords = new RegExp(
  String.raw`${speaksOfRooms.source}|\b(?:check[- ]?out|in ?\/ ?out|arriv\w+|sejour\w*|log(?:ez|erez|erons|era|eront)|dorm(?:ez|irez)|descendrez)\b|(?<=^|\n)(?:beds?|sleep(?:ing)?|coucher|couchage|dodo|lit)(?![a-z])|(?<=^|\n)in ?: ?[^\n]{4,30}\s+out ?:`,
);

/** The traveller whom the piece names; all of them where it names nobody. */
function guestsOf(item: Item, travelers: readonly Found<Person>[]): readonly Found<Person>[] {
  const named = namedIn(item, travelers);
  return named.length > 0 || item.passages.some(isSomebodys) ? named : travelers;
}

/** The cell for whoever has the room of a row: "Guest", "Client(s)". */
export const isSomebodys = ({ byColumn, label }: Passage) => byColumn && (label === 'person' || label === 'bookedBy');

/** Those of the travellers whose whole or last name the piece says. */
export function namedIn(item: Item, travelers: readonly Found<Person>[]): readonly Found<Person>[] {
  const text = ` ${fold(item.text)} `;
  return travelers.filter(({ value }) => {
    const words = fold(value.name ?? '').split(' ');
    return words.length > 1 && (text.includes(` ${words.at(-1)} `) || text.includes(` ${words.join(' ')} `));
  });
}
