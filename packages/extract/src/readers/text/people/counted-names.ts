import type { Person } from '../../../booking.ts';
import { readNames } from '../../../text/names.ts';
import { plain } from '../../../text/plain.ts';
import type { Found } from '../found.ts';
import { countWords } from '../meals.ts';
import type { Passage } from '../passages/passages.ts';
import { arrangesAmong } from './roles.ts';

/**
 * "Kind Attn.: Mr. Anand Rao and Mrs. Leela Rao, Bengaluru (2 adults)": as many people as the brackets count, whatever
 * stands before them.
 */
export function countedNames(passages: readonly Passage[]): Found<Person>[] {
  return passages.flatMap((p) => {
    const [, before = '', who = '', said = ''] = p.former || p.text.length > 200 ? [] : (counted.exec(p.text) ?? []);
    const count = countWords[plain(said)] ?? Number(said);
    if (!who || arrangesAmong.test(plain(before))) return [];
    const names = readNames(who);
    return names.length === count ? names.map((name) => ({ value: { name }, at: p.at, text: p.text })) : [];
  });
}

const counted =
  /^(?:([\p{L} .'’/-]{2,40}) ?: ?)?(\p{Lu}[^:()\d]{4,140}?) ?\((\d{1,2}|\p{L}{3,6}) (?:adults?|adultes?|pax|persons?|people|personnes?|pers\.?|travell?ers?|guests?|passengers?|voyageurs?|Erwachsene|Personen)\)/u;
