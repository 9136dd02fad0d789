import { readNames } from '../../../text/names.ts';
import { particlesBefore } from '../../../text/printed-name.ts';
import { printedTitle } from '../../../text/titles.ts';

/** "Pride, Susan (Adult)", "Ms. PRIDE, Susan", "van der Berg, Ana; Costa, Rui": forms put the family first, one word of it and a comma. */
export function familyCommaGiven(text: string): string[] {
  const people = text.split(/\s*[;\n]\s*|\s\/\s/).map((one) => familyComma.exec(one.trim()));
  const names = people.flatMap((match) => (match ? readNames(`${match[2]} ${match[1]}`) : []));
  return names.length === people.length ? names : [];
}

const title = String.raw`${printedTitle}\.?`;
const family = String.raw`${particlesBefore}\p{Lu}[\p{L}'’-]{1,30}`;
const given = String.raw`\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}\.?)?`;
export const familyComma = new RegExp(
  String.raw`^(?:\d{1,2}[.)] )?(?:${title} )?(${family}), ((?:${title} )?${given})(?:,? ${title})?(?: ?[(–—-].*)?$`,
  'u',
);
