import type { Person } from '../../../booking.ts';
import { readNames } from '../../../text/names.ts';
import { startsWithTitle } from '../../../text/titles.ts';
import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';
import { isFirstKnown } from './trip-names.ts';

/** "Ms Dana Whitfield – Dallas" or "Amara Nwosu" as the title over what one of several travels by. */
export function headingNames(passages: readonly Passage[]): Found<Person>[] {
  return passages.flatMap((p) => {
    const isOne =
      p.isHeading && !p.former && p.text.length < 60 && (startsWithTitle.test(p.text) || isFirstKnown(p.text));
    return isOne ? readNames(p.text).map((name) => ({ value: { name }, at: p.at, text: p.text })) : [];
  });
}
