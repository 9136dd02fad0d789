import type { Candidate } from '../../booking.ts';
import { readName } from '../../text/names.ts';
import { plain } from '../../text/plain.ts';
import { printedName } from '../../text/printed-name.ts';
import type { TextDocument } from '../../text-document.ts';
import { dateFactsOf } from '../text/date-facts.ts';
import { tokensOf } from '../text/journeys/tokens.ts';
import { passagesOf } from '../text/passages/passages.ts';
import { findCoachSeats } from '../text/seats/seat-words.ts';

/**
 * What the running text of an event says of its one booking: "Collection ref. 7XKD2M4P, coach C, seat 41A. Passenger
 * Imogen Tallis." In a mail such words may speak of anything; in an event they speak of the event.
 */
export function addSpoken({ booking, evidence }: Candidate, document: TextDocument): void {
  const text = document.text.slice(0, 20_000);
  const put = (field: string, found: { index: number; 0: string }, value: unknown) => {
    if (booking[field as keyof typeof booking] !== undefined || !value) return;
    Object.assign(booking, { [field]: value });
    evidence[field] = { node: document.node, at: found.index, text: found[0] };
  };
  const reference = /\b(?:ref|reference|réf|référence|pnr|booking)\.?\s?:?\s([A-Z0-9]{5,10})\b/i.exec(text);
  if (reference?.[1] && /\d/.test(reference[1]) && /[A-Z]/.test(reference[1]))
    put('reference', reference, reference[1]);
  const person =
    /\b(?:[Pp]assenger|[Pp]assager|[Pp]assagère|[Gg]uest|[Tt]ravell?er|[Vv]oyageu(?:r|se)|[Cc]lient(?:e)?|[Cc]ustomer|[Dd]river|[Cc]onduct(?:eur|rice)|[Ll]ocataire)s?\s?:?\s(\p{Lu}[\p{L}'’ -]{3,50})/u.exec(
      text,
    );
  const name = person?.[1] && readName(person[1]);
  if (person && name) put('travelers', person, [{ name }]);
  for (const held of text.matchAll(heldFor)) {
    const holder = held[1] && readName(held[1]);
    if (holder) put('travelers', held, [{ name: holder }]);
  }
  // "[Flight] 11/3/2027 Singapore Airlines(SQ) #871 …; Ada Lin; seat(s) 42H": a planner's line, part by part
  const [planned] = [...text.matchAll(/^\[[A-Z][A-Za-z ]{2,20}\] [^\n]+/gm)];
  const planner = planned?.[0].split(/; ?/).find((part) => /^\p{Lu}/u.test(part) && readName(part) === part);
  if (planned && planner) put('travelers', planned, [{ name: planner }]);
  const titled = titledPeople(text);
  if (titled[0])
    put(
      'travelers',
      titled[0].match,
      titled.map((one) => ({ name: one.name })),
    );
  if (booking.type === 'RentalCarReservation') {
    const car = similarCar.exec(text);
    if (car) put('car', car, car[1]);
  }
  if (booking.type === 'FlightReservation') {
    const place = /\b(?:seat(?:\(?s\)?)?|siège|place|sitz(?:platz)?|asiento|posto)\s?:?\s(\d{1,2}[A-K])\b/i.exec(text);
    if (place) put('seats', place, [{ number: place[1] }]);
  }
  if (booking.type !== 'TrainReservation') return;
  const [seat] = findCoachSeats(plain(text));
  if (seat) put('seats', { index: seat.at, 0: text.slice(seat.at, seat.at + seat.length) }, seat.seats.slice(0, 9));
  const number = /\b(?:train|zug)(?: (?:number|no|n°))?\s?:\s{0,3}([A-Z]{2,4}) ?(\d{2,6})\b/i.exec(text);
  if (number) {
    put('line', number, number[1]);
    put('number', number, number[2]);
  }
  if (booking.number === undefined) addTrain(document, put);
}

/** "Party of 5 under Gwendolyn Sharpe", "au nom d'Hortense Villedieu", "booked in the name of": for whom the house has it. */
const heldFor = new RegExp(
  `(?<!\\p{L})(?:[Uu]nder (?:the name (?:of )?)?|[Ii]n the name of |[Aa]ux? noms? d(?:e |['’])|(?<=^|\n)[Nn]ame: ?|[Aa]uf (?:den )?Namen? |[Aa] nome (?:di )?|[Aa] nombre de )(?!The |Our |Your )(${printedName})`,
  'gu',
);

/** "TGV INOUI n° 8715", "Frecciarossa 9616": the only train that the text names. */
function addTrain(
  document: TextDocument,
  put: (field: string, found: { index: number; 0: string }, value: unknown) => void,
) {
  const tokens = tokensOf(passagesOf(document), dateFactsOf(document));
  const trains = tokens.flatMap((token) => (token.kind === 'train' && token.number ? [token] : []));
  const [only] = trains;
  if (!only || trains.some(({ number }) => number !== only.number)) return;
  put('number', { index: only.at, 0: only.text }, only.number);
  put('line', { index: only.at, 0: only.text }, only.product);
}

/** "Réservation n° 55217, Mme Solène Quéméner, chambre simple": whoever is named with a title, unless they are there to be asked. */
function titledPeople(text: string): { name: string; match: RegExpMatchArray & { index: number } }[] {
  const people: { name: string; match: RegExpMatchArray & { index: number } }[] = [];
  for (const match of text.slice(0, 5_000).matchAll(titledName)) {
    const name = readName(match[0]);
    if (!name || staff.test(plain(text.slice(Math.max(0, match.index - 40), match.index)))) continue;
    if (!people.some((other) => other.name === name)) people.push({ name, match });
  }
  return people.slice(0, 9);
}

const titledName = new RegExp(
  `(?<!\\p{L})(?:M\\.|Mr|Mrs|Ms|Miss|Mme|Mlle|Monsieur|Madame|Herrn?|Frau|Sig\\.|Sra?\\.)\\.? (?:(?:Dr|Prof)\\.? )?${printedName}`,
  'gu',
);
const staff =
  /\b(?:contact|hosts?|hote|hotesse|host is|driver|chauffeur|manager|with|avec|mit|signed|from|organis\w+|organiz\w+|consultant|conseill\w+|ask for|demande[rz]|accueil\w*|meet\w*|call|appele[rz]|by|par|interlocut\w+|reception)\b[^.\n]{0,24}$/;

/** "Volvo EX30 or similar". */
const similarCar =
  /(?:^|[.,;:(–—\n-]\s?)(\p{Lu}[\p{L}\d][\p{L}\d .'’/-]{1,40}?) (?:or similar|ou (?:similaire|équivalent)|oder ähnlich|o similare|o similar)\b/u;
