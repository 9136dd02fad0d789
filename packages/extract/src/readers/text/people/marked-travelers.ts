import type { Person } from '../../../booking.ts';
import { onceFor } from '../../../once-for.ts';
import { readNames } from '../../../text/names.ts';
import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';

/** "A et B", "B seulement", "1 + 2" in a row of a paper that marks its travellers "(A) Maude Tessier et (B) Karim Belkacem". */
export function byMarks(text: string, passages: readonly Passage[]): Found<Person>[] {
  const said = onlyMarks.exec(text.trim())?.[1];
  if (said === undefined) return [];
  const people = markedIn(passages);
  const marked = [...said.matchAll(/[A-Z\d]/g)].map(([mark]) => people.get(mark));
  return marked.length > 0 && marked.every((one) => one !== undefined) ? marked : [];
}

const onlyMarks =
  /^(?:(?:pax|passengers?|passagers?|travell?ers?|voyageurs?|guests?|clients?) )?((?:\(?[A-H1-8]\)?(?: ?[,;&+/] ?| (?:and|et|und) )?)+?)(?: (?:only|alone|seule?|seulement|uniquement|nur))?$/;

/** Who has which mark: a letter or a figure right before each name, of two travellers and more. */
const markedIn = onceFor((passages: readonly Passage[]): ReadonlyMap<string, Found<Person>> => {
  const people = new Map<string, Found<Person>>();
  for (const p of passages) {
    if (p.former || p.text.length > 300) continue;
    const marks = [...p.text.matchAll(marked)];
    marks.forEach((match, i) => {
      const mark = match[1] ?? match[2] ?? '';
      const from = match.index + match[0].length;
      const [name, more] = readNames(
        p.text.slice(from, marks[i + 1]?.index).replace(/[\s,;&+/]+(?:et|and|und)?\s*$/u, ''),
      );
      if (name && !more && !people.has(mark)) people.set(mark, { value: { name }, at: p.at + from, text: p.text });
    });
  }
  return people.size > 1 ? people : new Map();
});

/** "(A) ", "A : ", "B = ", "1. " at the start of what is said, or behind a sign that ends the one before. */
const marked =
  /(?:(?<=^|[,;:(/•]\s?|\s(?:et|and|und)\s|\s)\(([A-H1-8])\)|(?<=^|[,;:(/•]\s?|\s(?:et|and|und)\s)([A-H1-8]) ?[=:.)–—-])\s?(?=\p{Lu})/gu;
