import type { Person } from '../../../booking.ts';
import { onceFor } from '../../../once-for.ts';
import { printedTitle } from '../../../text/titles.ts';

/** Where a text speaks of some of several people, who stand side by side. */
export type Mention = { at: number; length: number; people: readonly Person[] };

/** "Gareth", "Mme Belkacemi", "Gareth Pryce and Helen": by the whole name, or by what only one of them is called. */
export function mentionsOf(text: string, people: readonly Person[]): Mention[] {
  const { pattern, byForm } = formsOf(people);
  const found: Mention[] = [];
  for (const match of text.matchAll(pattern)) {
    const person = byForm.get(match[1] ?? '');
    if (!person) continue;
    const before = found.at(-1);
    const end = before ? before.at + before.length : 0;
    if (before && besideOther.test(text.slice(end, match.index))) {
      before.people = [...before.people, person];
      before.length = match.index + match[0].length - before.at;
    } else found.push({ at: match.index, length: match[0].length, people: [person] });
  }
  return found;
}

const besideOther = /^(?:,? (?:and|et|und|&|ni|nor|or|ou) |, )(?:(?:to|a|for|pour|de) )?$/;

type Forms = { pattern: RegExp; byForm: ReadonlyMap<string, Person> };

const formsOf = onceFor((people: readonly Person[]): Forms => {
  const byForm = new Map<string, Person | null>();
  for (const person of people) {
    const [given = '', ...more] = (person.name ?? '').split(' ');
    const family = more.join(' ');
    const forms = [`${given} ${family}`, `${family} ${given}`, given, family];
    for (const form of new Set([...forms, ...forms.map((one) => one.toUpperCase()), ...forms.map(inSmall)]))
      if (form.trim().length > 1) byForm.set(form, byForm.has(form) ? null : person);
  }
  const known = new Map([...byForm].flatMap(([form, person]) => (person ? [[form, person] as const] : [])));
  const either = [...known.keys()]
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replace(/[^\p{L} ]/gu, String.raw`\$&`))
    .join('|');
  return {
    byForm: known,
    pattern: new RegExp(`${notOfThing}${title}(${either || '(?!)'})(?:['’]s)?${notBeforeThing}`, 'g'),
  };
});

/** "Sunita" of SUNITA RAO. */
const inSmall = (form: string) =>
  form.replace(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase());

const title = String.raw`(?:${printedTitle}\.? )?`;
const notOfThing = String.raw`(?<![A-Za-zÀ-ÿ\d-]|(?:[Rr]ue|[Aa]venue|[Pp]lace|[Hh]otel|[Hh]ôtel|Villa|St|Saint|Sainte|[Gg]are|[Qq]uai) )`;
const notBeforeThing = String.raw`(?![A-Za-zÀ-ÿ\d-]| (?:House|Hotel|Street|Road|Square|Inn|Park|Station|Airport|Place|Falls)\b)`;
