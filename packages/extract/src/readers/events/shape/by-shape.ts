import type { Candidate, Evidence } from '../../../booking.ts';
import { plain } from '../../../text/plain.ts';
import type { Line, TextDocument } from '../../../text-document.ts';
import { draft } from '../../draft.ts';
import { factsOfPaper } from '../../text/facts-of-paper.ts';
import { passagesOf } from '../../text/passages/passages.ts';
import { onlyPrice } from '../../text/prices/only-price.ts';
import { readText } from '../../text/reader.ts';
import { sharedOf } from '../../text/shared.ts';
import { zoneOfAddress } from '../../text/stays/addresses.ts';
import { guessed } from '../../text/stays/stays.ts';
import { admits, speaksOfEvents } from './admitted.ts';
import { onlyHouse } from './house.ts';
import { spanOf } from './moment.ts';
import { titleOfEvent } from './title.ts';

/**
 * "I am glad to confirm your place at the Spring Meeting, on 29 April from 10.30 am": a short paper about one event has a title, a
 * day or two with an hour, and a house with its address, whatever words its sender has for them. It is asked where no word told an
 * event, and nothing else was read; where one of these is missing, or there are two, nothing is.
 * @param numbered the number that it goes by, if there is one
 */
export function eventByShape(document: TextDocument, numbered: { value: string; line: Line } | null): Candidate[] {
  const words = plain(`${document.origin.subject ?? ''}\n\n${document.text}`.slice(0, longest));
  if (document.text.length > longest || !speaksOfEvents.test(words) || !admits(words)) return [];
  const { price, travelers, subject, status } = sharedOf(document);
  if (travelers.length === 0 && !numbered) return [];
  const passages = passagesOf(document);
  const facts = factsOfPaper(document);
  const sender = document.origin.senderName ?? '';
  const span = spanOf(passages, facts);
  const house = span && onlyHouse(passages, sender);
  if (!span || !house) return [];
  const title = titleOfEvent({ passages, subject, sender, house: house.name, day: span.passage, facts });
  if (!title || readText(document).length > 0) return [];

  const evidence = ({ at, text }: Line): Evidence => ({ node: document.node, at, text });
  const event = draft('EventReservation');
  event.set('name', title.text, evidence(title));
  event.set('reference', numbered?.value, numbered ? evidence(numbered.line) : undefined);
  event.set('departure', { local: span.start }, evidence(span));
  if (span.end) event.set('until', { local: span.end }, evidence(span));
  const { street, postcode, city, country } = house.address;
  const zone = zoneOfAddress(house.address);
  event.set('place', { name: house.name, street, postcode, city, country, zone }, evidence(house));
  event.set('status', status);
  const [first] = travelers;
  if (first)
    event.set(
      'travelers',
      travelers.map(({ value }) => value),
      evidence(first),
    );
  const paid = price ?? (status === 'cancelled' ? null : onlyPrice(passages));
  if (paid) event.set('price', paid.value, evidence(paid));
  return [event.done('text', guessed)];
}

/** A longer paper is not about one event alone. */
const longest = 4000;
