import type { Person } from '../../../booking.ts';
import { readName } from '../../../text/names.ts';
import type { Found } from '../found.ts';

const value = "\\*?[ :]{0,6}\\s{0,12}\\*?\\s{0,3}((?:\\p{Lu}[\\p{L}'’-]{0,30} ?){1,3})(?![\\p{L}\\d:*])";
const given = new RegExp(
  `(?<![\\p{L}])(?:[Ff]irst|[Gg]iven|FIRST|GIVEN) ?(?:[Nn]ames?|NAMES?)(?:\\(s\\))?${value}`,
  'gu',
);
const givenAbroad = new RegExp(`(?<![\\p{L}])(?:[Pp]r[ée]noms?|PR[EÉ]NOMS?|[Vv]ornamen?|[Ff]orenames?)${value}`, 'gu');
const family = new RegExp(
  `(?<![\\p{L}])(?:(?:[Ll]ast|[Ff]amily|LAST|FAMILY) ?(?:[Nn]ames?|NAMES?)(?:\\(s\\))?|[Ss]urnames?|SURNAMES?)${value}`,
  'gu',
);
const familyAbroad = new RegExp(
  `(?<![\\p{L}-])(?:[Nn]om(?: de famille)?|NOM(?: DE FAMILLE)?|[Nn]achnamen?)${value}`,
  'gu',
);

/**
 * People whose names are asked for in two fields, as forms do: "First name: John", "Nom de famille : Martin". As many of
 * the one as of the other, else nobody knows which belong together.
 */
export function readSplitNames(text: string): Found<Person>[] {
  const start = text.slice(0, 20_000);
  for (const [first, last] of [
    [given, family],
    [givenAbroad, familyAbroad],
  ] as const) {
    const firsts = fieldsOf(start, first);
    const lasts = firsts.length > 0 ? fieldsOf(start, last) : [];
    if (firsts.length === 0 || firsts.length !== lasts.length || firsts.length > 9) continue;
    const people = firsts.flatMap((one, index) => {
      const name = readName(`${one.value} ${lasts[index]?.value}`);
      return name ? [{ value: { name }, at: one.at, text: one.text }] : [];
    });
    if (people.length === firsts.length) return people;
  }
  return [];
}

function fieldsOf(text: string, pattern: RegExp): Found<string>[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const said = (match[1] ?? '').trim();
    return fieldWord.test(said) ? [] : [{ value: said, at: match.index, text: match[0] }];
  });
}

/** The next field's name, where this one was left empty or the heads of a table stand side by side. */
const fieldWord =
  /^(?:first|last|given|family|name|surname|nom|pr[ée]nom|vorname|nachname|date|e-?mail|address|adresse|phone|t[ée]l|title|civilit[ée])/i;
