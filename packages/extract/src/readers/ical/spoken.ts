import type { Candidate } from '../../booking.ts';
import { readName } from '../../text/names.ts';
import type { TextDocument } from '../../text-document.ts';

/**
 * What the running text of an event says of its one booking: "Collection ref. 7XKD2M4P, coach C, seat 41A. Passenger
 * Imogen Tallis." In a mail such words may speak of anything; in an event they speak of the event.
 */
export function addSpoken({ booking, evidence }: Candidate, document: TextDocument): void {
  const text = document.text.slice(0, 20_000);
  const put = (field: string, match: RegExpExecArray, value: unknown) => {
    if (booking[field as keyof typeof booking] !== undefined || !value) return;
    Object.assign(booking, { [field]: value });
    evidence[field] = { node: document.node, at: match.index, text: match[0] };
  };
  const reference = /\b(?:ref|reference|réf|référence|pnr|booking)\.?\s?:?\s([A-Z0-9]{5,10})\b/i.exec(text);
  if (reference?.[1] && /\d/.test(reference[1]) && /[A-Z]/.test(reference[1]))
    put('reference', reference, reference[1]);
  const person =
    /\b(?:[Pp]assenger|[Pp]assager|[Pp]assagère|[Gg]uest|[Tt]raveller|[Vv]oyageu(?:r|se)|[Dd]river|[Cc]onduct(?:eur|rice)|[Ll]ocataire)s?\s?:?\s(\p{Lu}[\p{L}'’ -]{3,50})/u.exec(
      text,
    );
  const name = person?.[1] && readName(person[1]);
  if (person && name) put('travelers', person, [{ name }]);
  if (booking.type === 'FlightReservation') {
    const place = /\b(?:seat|siège|place|sitz(?:platz)?|asiento|posto)\s?:?\s(\d{1,2}[A-K])\b/i.exec(text);
    if (place) put('seats', place, [{ number: place[1] }]);
  }
  if (booking.type !== 'TrainReservation') return;
  const seat =
    /\b(?:coach|carriage|voiture|wagen)\s([A-Z]|\d{1,3}),?\s(?:seat|place|sitz|siège)\s(\d{1,3}[A-Z]?)\b/i.exec(text);
  if (seat) put('seats', seat, [{ coach: seat[1], number: seat[2] }]);
  const number = /\b(?:train|zug)(?: (?:number|no|n°))?\s?:\s{0,3}([A-Z]{2,4} ?\d{2,6})\b/i.exec(text);
  if (number) put('number', number, number[1]);
}
