import { readNames } from '../../../text/names.ts';
import { particlesBefore } from '../../../text/printed-name.ts';

/** "Pride, Susan (Adult)", "Ms. PRIDE, Susan", "van der Berg, Ana; Costa, Rui": forms put the family first, one word of it and a comma. */
export function familyCommaGiven(text: string): string[] {
  const people = text.split(/\s*[;\n]\s*|\s\/\s/).map((one) => familyComma.exec(one.trim()));
  const names = people.flatMap((match) => (match ? readNames(`${match[2]} ${match[1]}`) : []));
  return names.length === people.length ? names : [];
}

export const familyComma = new RegExp(
  String.raw`^(?:\d{1,2}[.)] )?(?:(?:Mrs?|Ms|Miss|Dr|Mme|Mlle|M|Prof)\.? )?(${particlesBefore}\p{Lu}[\p{L}'’-]{1,30}), ((?:(?:Mrs?|Ms|Miss|Dr|Mme|Mlle|M)\.? )?\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}\.?)?)(?:,? (?:Mrs?|Ms|Miss|Mme|Mlle))?(?: ?[(–—-].*)?$`,
  'u',
);
