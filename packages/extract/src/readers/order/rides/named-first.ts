import { plain } from '../../../text/plain.ts';
import type { Found } from '../../text/found.ts';
import { namesHirer } from '../../text/hires/hirers.ts';
import { symbol, topicOf } from '../../text/topics.ts';
import type { Item } from '../items.ts';
import { isModel } from './ride-events.ts';
import { isPlace } from './ride-places.ts';

/**
 * "National, confirmation 1094477128CA", "3 | 19/11/2027 12:00 | Jumbo Car, catégorie B, Citroën C3": a house that no list has
 * stands first in its row, behind figures and a day at most. In a line of its own it is one below the title "Car", or before the
 * car: "Saturday 3 April 2027 — GO Rentals, Toyota Corolla or similar".
 */
export function namedFirst({ passages }: Item): Found<string> | null {
  const first = passages.find(
    ({ text, shape, label, isHeading }) =>
      !isHeading &&
      label !== 'date' &&
      label !== 'when' &&
      !dayAlone.test(text) &&
      !figures.test(text) &&
      !symbol.test(text) &&
      !(shape.length < 16 && topicOf(shape) === 'car'),
  );
  const [, name = '', behind = ''] = first ? (house.exec(first.text.replace(day, '')) ?? []) : [];
  // "Car National, midsize SUV": an airport is called so too
  const isListed = !name.includes(' ') && namesHirer(`Car: ${name}`);
  if (!first || !name || isModel(name) || aCar.test(name) || (isPlace(name) && !isListed)) return null;
  const isOne = first.inTable || isModel(behind) || (behind === '' && topicOf(plain(first.section)) === 'car');
  return isOne ? { value: name, at: first.at + first.text.indexOf(name), text: first.text } : null;
}

const house =
  /^(?:(?:[Ll]oueur|(?:[Ll]ocation (?:de |d['’]une )?)?(?:[Vv]oiture|[Vv][ée]hicule)(?: de location)?|[Cc]ar(?: (?:[Hh]ire|[Rr]ental))?|(?:[Hh]ire|[Rr]ental) [Cc]ar|[Ll]ocation|[Mm]ietwagen) ?[:–—-]? )?(\p{Lu}[\p{L}&'’ -]{2,30}?)(?:$|(?:, | [–-] )(.*))/su;

/** What is hired, and nobody's name. */
const aCar =
  /^(?:(?:rental|hired?) car|car (?:hire|rental)|(?:voiture|v[ée]hicule|auto)(?: de location)?|location(?: de .*)?|mietwagen)$/i;

/** A line's number, a day, an hour. */
const figures = /^\p{L}?\d[\d\s/.:h–-]*$/u;

const written = String.raw`^(?:\p{L}{2,10}\.?,? )?(?:\d{1,2}(?:st|nd|rd|th|er|\.)? \p{L}{3,9}\.?|\p{L}{3,9}\.? \d{1,2},?)(?: \d{4})?`;
/** "Saturday 3 April 2027 — ", "Mar 6 avril : " */
const day = new RegExp(String.raw`${written} ?[–—:|·-] (?=\p{Lu})`, 'u');
const dayAlone = new RegExp(`${written}$`, 'u');
