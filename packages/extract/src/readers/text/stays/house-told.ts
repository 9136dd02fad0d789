import { findCities } from '../../../knowledge/index.ts';
import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';
import { nameIn } from './hotel-name.ts';
import { houseWord } from './house-words.ts';

/**
 * "Your room at the Rindermarkt Eck is held from …" under the letterhead of a company with its address: the house that the
 * paragraph of the days names, without an address. Null where the one that was found may be the same, or is a house by its name.
 */
export function houseTold(found: string, paragraph: readonly Passage[]): Found<{ name: string }> | null {
  if (houseWord.test(plain(found))) return null;
  for (const p of paragraph) {
    const name = nameIn(told.exec(p.text)?.[1] ?? '');
    const isName = name && (houseWord.test(plain(name)) || (name.includes(' ') && findCities(name).length === 0));
    const words = plain(found).split(' ');
    if (
      isName &&
      !plain(name)
        .split(' ')
        .some((word) => word.length > 3 && words.includes(word))
    )
      return { value: { name }, at: p.at, text: p.text.slice(0, 200) };
  }
  return null;
}

const told = inLines('u')`
  (?<!\p{L})(?:
    rooms?|stay(?:s|ing)?|nights?|lodged|chambres?|s[ée]journe\p{L}*|log[ée]\p{L}*|descend\p{L}*|nuits?|Zimmer|wohnen|übernachten
  )(?: [\p{L}\d]+){0,4}? (?:at|in|au|à l['’]|à la|à|im|in der) ?(?:the |le |la )?
  ((?:\p{Lu}[\p{L}'’&-]*)(?: (?:\p{Lu}[\p{L}'’&-]*|de|du|des|la|le|les|of|the|and|&|et|am|zum))*)
`;
