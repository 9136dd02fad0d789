import type { Seat } from '../../../booking.ts';
import { alternatives } from '../labels/words/index.ts';

const coachWord = `coach|carriage|voiture[ -](?:lits?|couchettes?)|voiture|voit|v(?=\\.? ?\\d{1,3}[ ,;/|·-]{1,3}(?:pl|places?)\\b)|^v(?=\\.? ?\\d{1,3}$)|car|(?:schlaf|liege|sitz)?wagen|wagon|wg|vagon|${alternatives('coach')}`;
const seatWord = `seats?|beds?|berths?|bett(?:en)?|lits?|liegen?|cuccett[ae]|letto|camas?|literas?|couchettes?|places?|sieges?|platze?|pl|sitzplatze?|asientos?|posti|posto|${alternatives('seat')}`;
/** For patterns of others: "seat", "siège". */
export const seatWords = `(?:${seatWord}|sitz)`;
/** "couchettes 4 places": how many there are of them, and no number. */
const counted =
  '(?![2-9] (?:seats|beds|berths|betten|lits|liegen|cuccette|letti|camas|literas|couchettes|places|sieges|platze|sitzplatze|asientos|posti)\\b)';
/** Of a sleeper, beside its coach: "room 7 in coach K". */
const bedroom = 'rooms?|cabins?|cabines?|compartments?|compartiments?';
const numberMark = '\\.? ?(?:n°|no\\.?|nr\\.?|:)? ?';

/** What stands behind "Coach:": "3 Seat: 8A". */
export const coachThenSeat = new RegExp(
  String.raw`^(\d{1,3}|[a-z])[ ,;·•|/-]{1,4}(?:${seatWord})\b${numberMark}(\d{1,3}[a-z]?)\b`,
);

/** "Coach 4", "Vagn 4", "place 211", "ticket 0832-1" at the beginning of a cell: of whoever stands in front of it. */
export const seatOrTicket = new RegExp(
  String.raw`^(?:${coachWord}|${seatWord}|sitz|stoel|cabin|cabine|ticket|billet|e-?ticket)\b.{0,16}\d`,
);

/** Where a sentence begins to tell of seats: "voiture 4", "seat 12A", "your seats are 12A". */
export const seatSaid = new RegExp(
  String.raw`\b(?:(?:${coachWord})\b${numberMark}(?:\d{1,3}|[a-z])\b|(?:${seatWord}|sitz)\b${numberMark}(?:(?:est|sont|is|are|ist|sind|le|la|les|the|in) ){0,2}\d{1,3})`,
);

/** "Coach D", and nothing else in its line. */
export const coachByLetter = new RegExp(String.raw`^(?:${coachWord})\b${numberMark}([a-z])$`);
export const coachAlone = new RegExp(String.raw`\b(?:${coachWord})\b${numberMark}(\d{1,3})\b`);
/** "wagon 14: 83 (korytarz)", "Wagen 6: 55, 56", behind the train whose seats they are. */
export const coachThenNumber = new RegExp(
  String.raw`\b(?:${coachWord})${numberMark}(\d{1,3}) ?: (\d{1,3}[a-z]?(?:, ?\d{1,3}[a-z]?){0,8})(?=$| ?\(|, ?[a-z])`,
);
/** "12", "12a", "12-e". */
const seatNumber = String.raw`\d{1,3}(?:-?[a-z])?\b`;
/** What may go on behind the last of several seats; "2. kl" and "12 euros" are no more of them. */
const goesOn =
  'et|and|und|dans|in|en|respectivement|respectively|pour|for|selon|facing|face|cote|side|on|sur|both|toutes|tous|all';
export const seatAlone = new RegExp(
  String.raw`\b(?:${seatWord})\b${numberMark}${counted}(${seatNumber}(?: ?(?:,|and|et|und|&| ) ?${seatNumber}(?!\. ?kl| (?!(?:${goesOn})\b)[a-z])){0,8})`,
);

/** Each that has the word in front of it: "Mme Rochat place 41, M. Pittet place 42". */
export function seatsAlone(shape: string): string[] | null {
  const said = [...shape.matchAll(new RegExp(seatAlone, 'g'))].map((match) => match[1] ?? '');
  return said.length > 0 ? said : null;
}

export const planeSeat = new RegExp(
  String.raw`\b(?:${seatWord}|sitz)\b[ :n°]{0,4}((?:\d{1,2} ?[a-k]\b(?: ?(?:,|and|et|und|&|\/) ?| (?=\d{1,2}[a-k]\b))?){1,9})`,
  'g',
);
/** What stands behind a flight's number: ": seat 4F". */
const aSeatBehind = String.raw` ?[:–|,-]? ?(?:${seatWord})\b[ :n°]{0,4}(\d{1,2} ?[a-k])(?![a-z\d])`;
export const seatBehind = new RegExp(`^${aSeatBehind}`);
export const numberThenSeat = new RegExp(String.raw`\d${aSeatBehind}`);
/** "your seats are 12A and 12B", "vous êtes au 12A", "en 14C"; "au 2e rang" is none. */
const saidPlaneSeat =
  /\b(?:are|is|sont|est|etes|in|au|en|le|and|et|have|avez) (?!\d{1,2}e (?!et\b|pour\b|sur\b)[a-z])(\d{1,2}[a-k]\b(?: ?(?:,|and|et|&) ?\d{1,2}[a-k]\b){0,8})/g;
export const planeSeatsAlone = /^\d{1,2} ?[a-k](?: ?(?:,|and|et|&|\/) ?\d{1,2} ?[a-k]){0,8}$/;
export const seatThenRemark = /^(\d{1,2} ?[a-k])(?= [(–—-]| [a-z]{3,})/;
/** "Sitzplatz 11C", and nothing else in its column. */
export const seatInWords = new RegExp(`^(?:${seatWord}|sitz)\\b${numberMark}\\d{1,3}[a-k]?$`);
/** "14A (Ignacio Beltrán), 14B (Laura Peñalver)", "Ignacio Beltrán 14A, Laura Peñalver 14B": each with whose it is. */
export function seatsWithNames(shape: string): string[] {
  const isList = seatsThenNames.test(shape) || namesThenSeats.test(shape);
  return isList ? [...shape.matchAll(/\b\d{1,2}[a-k]\b/g)].map(([number]) => number) : [];
}

const seatsThenNames = /^(?:\d{1,2}[a-k] ?\([a-z][a-z' .-]{2,50}\)[ ,;/&·-]*){1,9}$/;
const namesThenSeats = /^(?:[a-z][a-z'.-]+(?: [a-z][a-z'.-]+){1,5}:? \d{1,2}[a-k](?: ?[,;/&·-]? |$)){1,9}$/;
/** "1PC 11F": behind what one may take along, in the row of an e-ticket. */
export const seatBehindBags = /^(?:\d ?pc|\d{1,2} ?kg?) (\d{1,2} ?[a-k])$/;
/** "Seat KL0871:", in a cell before the seat */
export const seatOfFlight = new RegExp(
  String.raw`^(?:${seatWord}|sitz)(?: (?:on|for|auf|im|sur|du|vol|flight|flug|vuelo|volo|vlucht)){0,2} [a-z\d]{2} ?\d{2,4} ?:?$`,
);
export const busSeat = new RegExp(
  String.raw`\b(?:${seatWord}|sitz)\b[ :n°]{0,4}((?:\d{1,2} ?[a-k]?\b(?![:.h]\d)(?: ?(?:,|and|et|und|&|\/) ?)?){1,9})`,
  'g',
);
/** "Vos places sont en voiture 11, les 35 et 36", and no days of a month. */
const bothOf = String.raw`les (?=\d{1,3} et \d{1,3}(?:[,.;)]|$))`;
/** "lower", "LB": how a berth lies, and where a seat is. */
const standing = 'lower|upper|middle|side|window|aisle|lb|mb|ub|sl|su|fenetre|couloir|milieu|haute?|basse?|bas';
/** "Seats 41 (Diallo) and 42 (Keane)", "22 (pax 1)", "18 (aisle, quiet zone)", "22 LB and 23 MB". */
const whoseSeat = String.raw`(?: \((?!\d)[a-z][a-z\d .,'-]{1,30}\)| (?:${standing})\b)?`;
/** "7A Window", "34 - cote couloir", "61 lower berth" in the cell of a seat: where in the row or above it that is. */
const whichSeat = String.raw`(?:,? (?:[–-] )?(?:ok|okno|sr|srodek|kor|korytarz|[okms](?=\.?(?:$|, ?\d| \((?:okno|korytarz|srodek)\)))|ulicka|fonster|gang|mitt|vindu|vindue|midtgang|ikkuna|kaytava|janela|corredor|raam|gangpad|ablak|folyoso|window|aisle|middle|corridor|fenetre|couloir|milieu|cote|fenster|gang|mitte|finestrino|finestr?|corridoio|corr|ventana|ventanilla|vent|pasillo|fen|coul|upper|lower|side|haut|haute|bas|basse|table|solo|isolee?|duo|carre|club|etage|facing|forward|backward|sens|tisch|tavolo|mesa|tafel|ruhe\w*|grossraum\w*|abteil\w*)\b\.?[a-z ]{0,24}(?:, [a-z][a-z ]{2,24}){0,2}(?: \([a-z ]{3,16}\))?)?`;
const betweenBoth = '[ ,;·•|/-]{1,4}';
/** "14", "e1", and of four figures only before a seat. */
const coachNumber = String.raw`(\d{1,3}[a-z]?|\d{4}(?=${betweenBoth}(?:${seatWord})\b)|[a-z]\d{0,2})\b`;
/** "place", "berth/seat", "room". */
const seatOrRoom = String.raw`(?:${seatWord}|${bedroom})(?: ?\/ ?(?:${seatWord}))?\b${numberMark}`;
/** Behind the next number: "61 14:05" is an hour, "61 12/10/2027" a day. */
const noSeat = String.raw`\. ?kl|[.:h]\d|\/\d{1,2}\/\d{2}| (?!(?:${standing}|${goesOn})\b)[a-z]`;
const nextSeat = String.raw`${whoseSeat} ?(?:,|and|et|und|&|\/|-| ) ?${seatNumber}(?!${noSeat})`;
/** "Voiture 13 – Place 1308": with the coach in front, behind the word alone. */
const longNumbers = String.raw`\d{4}\b(?![:.h]\d)(?: ?(?:,|and|et|und|&|\/) ?\d{4}\b){0,8}`;
/** "A21 and A22": as railways of Britain count, the bay first. */
const baySeats = String.raw`[a-z]\d{1,2}\b(?: ?(?:,|and|et|&|\/) ?[a-z]\d{1,2}\b){0,8}`;
/** "Voiture 24 : 61 (Keane), 62 (Diallo)", "Coach C: seats 11 and 12". */
const thenWhose = String.raw` ?: ?(?:${seatOrRoom}|(?=\d{1,3}[a-z]? \([a-z]))`;
export const coachSeat = new RegExp(
  String.raw`\b(?:${coachWord})\b${numberMark}${coachNumber}(?:${betweenBoth}(?:${seatOrRoom}|${bothOf}|(?:number|numero|n°) ?)?|${thenWhose})((?<=(?:${seatWord})\b${numberMark})(?:${longNumbers}|${baySeats})|${seatNumber}(?:${nextSeat}){0,8})`,
  'g',
);

/** "25. kocsi, 71. hely": each number stands before what it is of. */
const countedSeat = new RegExp(
  String.raw`(?<![\d.:,])(\d{1,3})\. ?(?:${coachWord})\b[ ,;/-]{1,4}(\d{1,3}[a-z]?)\. ?(?:${seatWord})\b`,
  'g',
);
/** "8호차 11B", "3号車 5番A席", "5车12A号" */
const blockSeat =
  /(?<!\d)(\d{1,2}) ?(?:호차|[号號]?(?:車|车)[厢廂]?)[ ,，、]{0,2}(\d{1,3} ?(?:番 ?)?[a-z]?)(?![a-z\d])/g;

/** "CNF/A3/17/LOWER": of Indian Railways, how a berth stands, its coach and its number. */
const statusSeat = /\b(?:cnf|rac) ?[/-] ?([a-z]{1,2}\d{1,2}) ?[/-] ?(\d{1,3})\b/g;

/** "est cette fois le n°", between the word and the number. */
const isThe =
  '(?: ?(?:est|sont|is|are|ist|sind))?(?: (?:cette fois|this time|diesmal|alors|ensuite|now))?(?: (?:le|les|la|the|der))?(?: ?n°)?';
/** "votre siège est le 61 de la voiture 27", "seats 31 and 32 in coach 5". */
const seatThenCoach = new RegExp(
  String.raw`\b(?:${seatWord}|${bedroom})\b${numberMark}${isThe} ?(?<seats>${longNumbers}|${baySeats}|${seatNumber}(?: ?(?:,|and|et|und|&) ?(?:le )?${seatNumber}){0,8}),? ?(?:de|en|dans|in|of|im|\()? ?(?:la |the )?(?:${coachWord})\b${numberMark}(?<coach>\d{1,3}|[a-z]\d{0,2})\b`,
  'g',
);

/** "voiture 4, place 12", "car 4, seats 12C and 12D", "siège 61 de la voiture 27", in plain letters. */
export function findCoachSeats(shape: string): { at: number; length: number; seats: Seat[] }[] {
  const coachFirst = [coachSeat, statusSeat, countedSeat, blockSeat]
    .flatMap((pattern) => [...shape.matchAll(pattern)])
    .map((match) => ({
      match,
      coach: match[1],
      seats: match[2]?.replace(/ ?番 ?/, ''),
    }));
  const found =
    coachFirst.length > 0
      ? coachFirst
      : [...shape.matchAll(seatThenCoach)].map((match) => ({
          match,
          coach: match.groups?.coach,
          seats: match.groups?.seats,
        }));
  return found.map(({ match, coach, seats }) => ({
    at: match.index,
    length: match[0].length,
    seats: numbersIn(seats ?? '')
      .slice(0, countBefore(shape, match.index))
      .map((number) => ({ coach: coach?.toUpperCase(), number })),
  }));
}

/** Seats of one coach, of people who are not named, belong to one booking: "71 73". */
export function together(seats: Seat[]): Seat[] {
  const coaches = new Set(seats.map(({ coach }) => coach));
  const [coach] = coaches;
  return seats.length > 1 && coaches.size === 1
    ? [{ coach, number: seats.map((seat) => seat.number).join(' ') }]
    : seats;
}

/** "1 Sitzplatz, Wg. 23, Pl. 46, 1" over "Fenster": how many there are stands in front, and what is more counts something else. */
function countBefore(shape: string, at: number): number | undefined {
  const count = countedSeats.exec(shape.slice(Math.max(0, at - 24), at))?.[1];
  return count ? Number(count) : undefined;
}

const countedSeats = new RegExp(String.raw`(?:^|[^\d.,:])([1-9]) (?:${seatWord}) ?[,:(–—-]? ?$`);

/** Seats and nothing else but whose they are: "71", "12a, 12b", "35/36", "14 (M. Alami), 15 (Mme Bennis)". */
export const seatList = new RegExp(
  String.raw`^\d{1,4}(?:-?[a-z])?${whoseSeat}${whichSeat}(?: ?(?:,|;|\/|&|\+|et|and|und|e|y) ?\d{1,3}[a-z]?${whoseSeat}${whichSeat}){0,8}$`,
);

/** "3 / 42", "C5, 34 and 35 (CNF)" behind a label of both. */
export const coachAndSeats =
  /^(\d{1,2}|[a-z]{1,2}\d{0,2}|[a-z]{2,4}-\d{1,2}(?= ?\/)) ?[/,;·-] ?(\d{1,3}[a-z]?(?: ?(?:,|&|\+|et|and|und) ?\d{1,3}[a-z]?){0,8})(?: \([^()]*\))?$/;

/** "12a and 12b", "71, 72", "12-e", "a21". */
export function numbersIn(list: string): string[] {
  return [...list.replace(/\([^()]*\)/g, '').matchAll(/(?:(?<![a-z\d])[a-z])?\d{1,4}(?:-?[a-z])?\b/g)].map(([number]) =>
    number.toUpperCase(),
  );
}

/** "seat 12A", "12A", "asiento 4F, 4G" where nothing but seats is told. */
export function planeSeatsIn(shape: string): Seat[] {
  const list = shape.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  const told = planeSeatsAlone.test(list)
    ? [list]
    : [...shape.matchAll(planeSeat), ...shape.matchAll(saidPlaneSeat)].map((match) => match[1] ?? '');
  return told.flatMap((one) =>
    [...one.matchAll(/\d{1,2} ?[a-k]\b/g)].map(([number]) => ({ number: number.replace(/^0| /g, '').toUpperCase() })),
  );
}

/** "siège 7C", "seats 11 and 12": of a coach. */
export const busSeatsIn = (shape: string): Seat[] =>
  [...shape.matchAll(busSeat)].flatMap(([, said = '']) =>
    [...said.matchAll(/\d{1,2} ?[a-k]?\b/g)].map(([number]) => ({ number: number.replace(' ', '').toUpperCase() })),
  );
