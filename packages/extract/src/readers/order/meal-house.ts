import { findAirports, findCity, fold } from '../../knowledge/index.ts';
import { inLines } from '../../text/in-lines.ts';
import { plain } from '../../text/plain.ts';
import type { Passage } from '../text/passages/passages.ts';
import { isBeforeTown } from '../text/stays/addresses.ts';
import { houseNumberKept, isDayOfMonth, isStreet } from '../text/stays/streets.ts';
import type { Item } from './items.ts';
import { meal } from './meal-lines.ts';
import { tableFor } from './meal-party.ts';

/** What a house is called, and from where on the piece speaks of it. */
type HouseName = { 1?: string; index: number };

/** The house of a table: as the words for a meal lead to its name, as it calls itself, or by the street behind or below it. */
export function houseIn(item: Item): HouseName | null {
  return (
    withoutTown(house.exec(item.text), item) ??
    withoutTown(eatingHouse.exec(item.text), item) ??
    overStreet(item) ??
    beforeStreet(item) ??
    beforeTable(item) ??
    besideTable(item) ??
    inForm(item)
  );
}

/** "Osteria del Faro in Stresa", "Chez Rosalie à Lille": a sentence says the town behind the name. */
function withoutTown(match: RegExpExecArray | null, item: Item): HouseName | null {
  if (!match) return null;
  const [, name = ''] = match;
  const said = inTown.exec(name)?.[1];
  const text = item.text.slice(match.index);
  const isOfName =
    said !== undefined && (isQuoted(text, name) || isElsewhere(text, name, said) || isAlone(item, name, said));
  return { 1: isOfName ? name : name.replace(inTown, ''), index: match.index };
}

/** "au restaurant « Le Moulin à Huile »": all that stands between the quotes. */
const isQuoted = (text: string, name: string): boolean =>
  /^ ?[»”“"]/.test(text.slice(text.indexOf(name) + name.length));

/** "Le Moulin à Huile, 12 quai Vauban, 21200 Beaune": over an address in another town the words behind the preposition are of the name. */
function isElsewhere(text: string, name: string, said: string): boolean {
  const behind = text.slice(text.indexOf(name) + name.length).slice(0, 120);
  const parts = behind.split(/, |\n/);
  const street = parts.findIndex((part, i) => i < 4 && isStreet(part));
  const [, city] = /^(?:[A-Z\d-]{4,8} )?(\p{Lu}[\p{L} '’-]{2,30})/u.exec(parts[street + 1] ?? '') ?? [];
  return street >= 0 && city !== undefined && fold(city) !== fold(said) && findCity(city) !== null;
}

/** "Restaurant | Le Moulin à Huile": a cell holds no sentence, and nobody knows such a town. */
const isAlone = ({ passages }: Item, name: string, said: string): boolean =>
  findCity(said) === null && passages.some(({ inTable, text }) => inTable && text === name);

/** The town in which a sentence says that the house is, behind its name. */
export function townBehind(text: string, { 1: name = '', index }: HouseName): string | undefined {
  const from = text.indexOf(name, index) + name.length;
  const behind = text.slice(from);
  return behindHouse.exec(behind)?.[1] ?? streetAndCity(behind)?.city;
}

/** "”, Søgade 3, Aarhus: table for 2": behind the name a street, whatever it is called, and a town that is known. */
export function streetBehind(text: string, { 1: name = '', index }: HouseName): string | undefined {
  return streetAndCity(text.slice(text.indexOf(name, index) + name.length))?.street;
}

function streetAndCity(behind: string): { street: string; city: string } | null {
  const [, street = '', city = ''] = /^ ?[»”"“]?, ([^,\n]{4,40}), (\p{Lu}[^,.;:\d\n]{2,30})/u.exec(behind) ?? [];
  const isKnown = isBeforeCity(street, city) || (isStreet(street) && hasAirport(city));
  return isKnown ? { street, city } : null;
}

/** "Kirkwall", which no list of cities has; "Garden City" is none of a garden. */
const hasAirport = (city: string): boolean => findAirports(city).some(({ name }) => plain(name) === plain(city));

const town = String.raw` (?:in|à) (\p{Lu}[\p{L}'’-]+(?:[ -](?:(?:sur|upon|am|an der|de) )?\p{Lu}[\p{L}'’-]+){0,3})`;
const inTown = new RegExp(`${town}$`, 'u');
const behindHouse = new RegExp(`^${town}`, 'u');

/** "Souper | Estaminet Chez Rosalie, 8 rue de la Monnaie, 59800 Lille": below or beside the meal's word, over a street. */
function overStreet({ passages }: Item): { 1: string; index: number } | null {
  let index = 0;
  for (const [i, p] of passages.entries()) {
    const { text } = p;
    const [name = '', beside] = partsOf(text).filter((part, n) => n > 0 || !justMeal.test(part));
    const below = passages[i + 1];
    const streets = [beside, below && isRightOver(p, below) ? partsOf(below.text)[0] : undefined];
    const isName = /^\p{Lu}/u.test(name) && name.length < 50 && !/\d/.test(name);
    if (isName && streets.some((street) => street && isStreet(street))) return { 1: withoutMeal(name), index };
    index += text.length + 1;
  }
  return null;
}

/** "Dinner, Chez Paul, table for 2", "Dinner for 5, Tasca da Graça" */
const justMeal =
  /^(?:restaurant|dinner|lunch|supper|brunch|meal|table|d[îi]ner|d[ée]jeuner|souper|abendessen|cena|pranzo|repas)(?: (?:for|pour|de|à|of|für|per|para) (?:\d{1,2}|\p{Ll}+)(?: \p{Ll}+)?)?$/iu;

/** Between commas or dashes; "61, rue York" is one part. */
const partsOf = (text: string) => houseNumberKept(text).split(/, | [–—·] /);

/** "Osteria del Mulino Rosso" over "Via Corsico 9, Milano" in a cell or in lines, or beside it below a head: "Address", "Where". */
function isRightOver(p: Passage, below: Passage): boolean {
  if (!p.inTable || !below.inTable) return !p.inTable && !below.inTable && !p.isHeading;
  return below.cell === p.cell || (below.row === p.row && below.byColumn && whereTo.has(below.label));
}

const whereTo: ReadonlySet<Passage['label']> = new Set(['address', 'place', 'to']);

/**
 * "Wednesday 20 October at 19.45, Aux Trois Grues, Rue de Laeken 112, 1000 Brussels. Table for eight": the house before its street
 * and town; of a sentence that leads to it the name at its end, "une table pour deux vous attend à 20 h 15 à L’Ortolan Gris".
 */
export function beforeStreet({ passages }: Item): { 1: string; index: number } | null {
  let index = 0;
  for (const { text } of passages) {
    const parts = partsOf(text);
    const at = parts.findIndex(
      (part, i) =>
        i > 0 && (isStreet(part) || isBeforeTown(part, parts.slice(i + 1)) || isBeforeCity(part, parts[i + 1])),
    );
    const clause = withoutMeal(parts[at - 1]?.split(/[.:;] /).at(-1) ?? '');
    const name = isHouse(clause) ? clause : (nameAtEnd.exec(clause)?.[1] ?? '');
    const isName = isHouse(name) && !meal.test(plain(name));
    if (isName) return { 1: name, index: index + text.indexOf(`${name}, `) };
    index += text.length + 1;
  }
  return null;
}

/** "77 Nishiki, Kyoto", "Oude Haven 12, Rotterdam": where the town has no code, a name and a number before what everybody knows for a city. */
const isBeforeCity = (part: string, next: string | undefined): boolean =>
  nameAndNumber.test(part) && !isDayOfMonth(part) && !eats.test(part) && findCity(next ?? '') !== null;
const nameAndNumber =
  /^(?:\d{1,4}[a-z]? \p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{L}+){0,3}|\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{L}+){0,3} \d{1,4}[a-z]?)$/u;
/** "6 Personen", "Table 12" */
const eats = /(?:Gäste|Personen|Erwachsene)$|^(?:Tables?|Tisch|Tafel|Tavolo|Mesa|Salle|Room|Level|Hall|Menu|Men[üù]) /;

/** "Osteria alle Due Colonne, table for 2 at 20:00" */
function beforeTable({ passages }: Item): { 1: string; index: number } | null {
  let index = 0;
  for (const { text } of passages) {
    const parts = partsOf(text);
    const at = parts.findIndex((part, i) => i > 0 && tableFirst.test(part));
    const name = withoutMeal(parts[at - 1] ?? '');
    if (isHouse(name) && !meal.test(plain(name))) return { 1: name, index: index + text.indexOf(name) };
    index += text.length + 1;
  }
  return null;
}

const tableFirst = /^(?:a |une )?table (?:for|of|pour|de) (?:\d|\p{Ll})/iu;

const isHouse = (name: string) => /^\p{Lu}[^\d,]{2,40}$/u.test(name);
/** Words with capitals behind a preposition, and the little ones between them. */
const nameAtEnd =
  /(?<=(?:^| )(?:at|chez|au|aux|à|in|im|bei|da|en) )(\p{Lu}[\p{L}'’&-]+(?: (?:(?:de|du|des|de la|of|the|and|et|zu[mr]?|al|alla|del|della|di|da) )?\p{Lu}[\p{L}'’&-]*)*)$/u;

/** "Wirtschaft zum Lindenhof | Table pour 4 personnes, …" below "Lieu | Prestation": where the table is. */
function besideTable({ passages }: Item): { 1: string; index: number } | null {
  let index = 0;
  for (const { text, shape, label, byColumn, row } of passages) {
    const isWhere = byColumn && (label === 'place' || label === 'address') && /^\p{Lu}[^\d,:]{2,50}$/u.test(text);
    const isTaken = passages.some((p) => p.row === row && p.shape !== shape && tableFor.test(p.shape));
    if (isWhere && isTaken) return { 1: withoutMeal(text), index };
    index += text.length + 1;
  }
  return null;
}

/** "Restaurant | Kustens Krog" in a form, or "Name" below the title that says it is one. */
function inForm({ passages }: Item): { 1: string; index: number } | null {
  let index = 0;
  for (const [i, { text, called, row }] of passages.entries()) {
    // "Restaurant    La Nacelle", apart in a line
    const before = passages[i - 1];
    const isBeside = before?.row === row && /^restaurant ?:?$/.test(before.shape);
    const name = text.split(', ')[0] ?? '';
    if ((ofHouse.test(called) || isBeside) && /^\p{Lu}[^\d,:]{2,50}$/u.test(name))
      return { 1: withoutMeal(name), index };
    index += text.length + 1;
  }
  return null;
}

const ofHouse =
  /^(?:restaurant(?: name)?|venue|place|where|house|table|name|nom(?: du restaurant)?|lieu|ou|chez|etablissement|maison)$/;

/** "Dinner Zum Goldenen Fass", "Restaurant : Wirtshaus am Anger", "Dîner à La Table du Sel": which meal is none of the name. */
const withoutMeal = (name: string) => {
  const rest = name.replace(
    /^(?:restaurant ?: |(?:dinner|lunch|supper|d[îi]ner|d[ée]jeuner|souper|abendessen|cena|pranzo|repas)(?: ?[:–—-])? )/iu,
    '',
  );
  return rest.length < name.length ? rest.replace(whereIsEaten, '') : name;
};

const whereIsEaten = /^(?:(?:at(?: the)?|chez|au|aux|à|im|in|bei|en|da|al) (?=\p{Lu})|(?:à )?l['’](?=\p{Lu}))/u;

/** "restaurant La Nacelle", "au restaurant « Gabier Vert »", "Dîner. Mercredi 22 à 19 h 30 à la Winstub", "une table pour 3 chez Amélie". */
const house = inLines('u')`
  \b(?:
    (?:
      [Rr]estaurant(?: ?:)?(?=[ \n])
      |table (?:for|pour) (?:\d{1,2}|\p{Ll}+)(?: (?:people|persons?|personnes|guests|couverts))? (?:at(?: the)?|chez|au|à)(?= )
    )[ \n]
    |(?:[Tt]able|[Dd]inner|[Ll]unch|[Ss]upper|(?:[Dd]în|[Dd]éjeun|[Ss]oup)(?:er|ons|ez|es)|[Rr]epas)\b(?: ?[.:] )?(?:[^.;:\n]|\d[.:]\d){0,100}? (?:
      (?:
        at(?: the)?|chez|au|à la
        |(?:terrace|garden|rooftop|dining room|window|terrasse|jardin|salle|véranda|rooftop) (?:of(?: the)?|at(?: the)?|du|de la|de)
      )[ ]
      |(?:à|(?:terrasse|jardin|salle|véranda) de) l['’]
    )
  )(?:[«“„"] ?)?(\p{Lu}[\p{L}\d'’& -]{2,60}?)(?=
    [,.;(\n]| ?[»”“"]
    | (?:on (?:the )?|le |am |for |pour |at |à |from |dès )(?:
      \d
      |(?:
        one|two|three|four|five|six|seven|eight|nine|half|deux|trois|quatre|cinq|sept|huit|neuf|a quarter
      )(?!\p{L})
      |\p{L}+(?:day|di|dag|tag)(?!\p{L})|dimanche
    )
    |$
  )
`;
/** "Trattoria Il Cardo, Piazza del Carmine 14": a house that says what it is. */
const eatingHouse = inLines('u')`
  (?<!\p{L})(
    (?:Trattoria|Ristorante|Restaurante|Osteria|Brasserie|Bistrot?|Pizzeria|Taverna|Tavern|Wirtshaus|Gasthaus)[ ]
    (?:(?:de[il]?|della|delle|du|des|de la|da|do|al|alla|aux?|zu[mr]) )?\p{Lu}[\p{L}\d'’& -]{2,40}?
  )(?=[,.;(\n]| (?:on (?:the )?|le |am |for |pour |at |à )(?:\d|half|\p{L}+(?:day|di|dag|tag)(?!\p{L})|dimanche)|$)
`;
