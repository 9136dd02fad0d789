import type { Person } from '../../../booking.ts';
import { onceFor } from '../../../once-for.ts';
import { ofDocument, readName, readNames, readOneWordName } from '../../../text/names.ts';
import { namesWithin } from '../../../text/names-within.ts';
import { plain } from '../../../text/plain.ts';
import { startsWithTitle, stripTitles } from '../../../text/titles.ts';
import type { Found } from '../found.ts';
import { beforeNextLabel } from '../labels/before-next-label.ts';
import { labelOf } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import { seatOrTicket } from '../seats/seat-words.ts';
import { seatedInLines, seatedInRows } from '../seats/seated-names.ts';
import { addresseesOf } from './addressees.ts';
import { bookersIn, clientsOfRooms, clientsWith, unique } from './bookers.ts';
import { listedTogether } from './companions.ts';
import { countedNames } from './counted-names.ts';
import { besideDriver, drivesForAll } from './drivers.ts';
import { familyCommaGiven } from './family-comma.ts';
import { greetedOfFamily } from './greeted-family.ts';
import { addressedName, familyInGreeting, givenNameFirst, greetedInFull, wholeName } from './greeted-names.ts';
import { headingNames } from './heading-names.ts';
import { inTheirPart } from './in-their-part.ts';
import { namesOverProgrammes } from './loyal-names.ts';
import { onMission } from './on-mission.ts';
import { belowTheirNumber, peopleBelow } from './people-below.ts';
import { peopleInRows } from './people-in-rows.ts';
import { arrangesTravel } from './roles.ts';
import { spokenGuest, spokenNames } from './spoken-names.ts';
import { gdsNames, namesWithFares } from './ticket-names.ts';
import { titlesBeside } from './titles-beside.ts';
import { namesOfTrip } from './trip-names.ts';

/** The people the booking is for, in the order of the paper; a guest goes before whoever booked. */
export function readTravelers(passages: readonly Passage[], subject = ''): Found<Person>[] {
  const addressed = addressedName(passages);
  const named = namesIn(passages);
  const printed = named.map(({ value }) => value.name ?? '');
  const family = addressed ?? familyInGreeting(passages, printed);
  const found = named.map((f, i) => ({ ...f, value: { name: givenNameFirst(printed[i] ?? '', family) } }));
  // "Bonjour Monsieur García Márquez": two words, and none of them his first name
  const isFamily = found.length === 1 && found[0]?.value.name === addressed;
  // "Mrs A. Pryce" over the address, and "Dear Annabel," below it
  const byInitial = found.length > 0 && found.every(({ value }) => /^\p{Lu}\.? \p{Lu}/u.test(value.name ?? ''));
  const called = byInitial ? greetedOfFamily(passages) : [];
  if (called.length > 0) return called;
  if (found.length > 0 && !isFamily) return found;
  const whole = addressed ? (wholeName(passages, addressed) ?? wholeName([{ text: subject, at: 0 }], addressed)) : null;
  if (isFamily) return whole ? [whole] : found;
  if (whole) return [whole];
  const titled = titledName.exec(subject)?.[1];
  const name = titled ? readName(titled) : null;
  if (name) return [{ value: { name }, at: 0, text: subject }];
  const addressees = unique(addresseesOf(passages));
  if (addressees.length > 0) return addressees;
  const greeted = greetedInFull(passages);
  return greeted.length > 0 ? greeted : unique(titledInCells(passages));
}

/** "Return flight London – Toronto, Mr Neil Ashworth" in the cell of an order that names nobody elsewhere. */
function titledInCells(passages: readonly Passage[]): Found<Person>[] {
  return passages.flatMap((p) => {
    const said = p.inTable && !p.former && p.text.length < 160 ? atEnd.exec(p.text)?.[1] : undefined;
    const name = said ? readName(said) : null;
    return name ? [{ value: { name }, at: p.at, text: p.text }] : [];
  });
}

const atEnd =
  /(?:, | [–—-] |\()((?:(?:Mrs?|Ms|Miss|Dr|Mme|Mlle|Madame|Monsieur|Herrn?|Frau|Signora?|Señora?)\.?|M\.|Sig\.(?:ra|na)?|Sra?\.|Dhr\.|Mevr\.) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})\)?$/u;

/** "Booking confirmed: Ms Ana Costa, Paris - Geneva", as agencies head what they send. */
const titledName =
  /(?<![\p{L}])(?:Mrs?|Ms|Miss|Dr|Mme|Mlle|Madame|Monsieur|Herrn?|Frau)\.? (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})/u;

const namesIn = onceFor(readNamesIn);

function readNamesIn(passages: readonly Passage[]): readonly Found<Person>[] {
  const guest = spokenGuest(passages);
  if (guest) return [guest];
  const labelled: Found<Person>[] = [];
  const columns = passages.filter((p) => p.label === 'person' && p.byColumn);
  passages.forEach((p, i) => {
    if (p.former || p.text.length > 600 || isOfProgramme(p.text) || isBelowTable(p, columns)) return;
    const said = saidPerson.exec(p.text)?.[1];
    if (p.isHeading && readNames(p.text).length === 1 && isTitledPerson(i, passages)) {
      add(labelled, readNames(p.text), p);
      return;
    }
    if (p.text.length > 300 && !said) return;
    const apart = (p.label === 'person' ? familyThenGiven : familyThenGivenInside).exec(p.text);
    if (apart) {
      add(labelled, readNames(`${apart[2]} ${apart[1]}`), p);
      return;
    }
    const inverted = p.label === 'person' ? familyCommaGiven(p.text) : [];
    if (inverted.length > 0) {
      add(labelled, inverted, p);
      return;
    }
    if (said) {
      add(labelled, saidNames(said), p);
      return;
    }
    // "Party: Joss Tremlett + Bea Okonjo", where others would count them
    if (p.label === 'party' && !p.byColumn && !/^\W*\d/.test(p.text)) {
      add(labelled, readNames(p.text.split(/\. (?=\p{Lu})/u)[0] ?? ''), p);
      return;
    }
    if (p.label === 'person' || p.under === 'person') {
      // "Passenger | Aoife Brennan | Coach D, Seat 41": where somebody sits is in the same row
      if ((p.label !== 'person' && p.label !== null) || seatOrTicket.test(p.shape)) return;
      const broken = brokenName(p, passages[i + 1]);
      add(labelled, broken ? [broken] : saidNames(p.text), p);
      for (const q of peopleBelow(p, i, passages)) if (!isOfProgramme(q.text)) add(labelled, readNames(q.text), q);
      // "1. Mr Vaughan", "2. Ms Keane", or "Room 1 – Mr Vaughan", "Room 2 – Ms Keane" below one label
      const counted = /^(?:\p{L}{3,12} )?(?=1(?: ?[.):–—-])? \p{Lu})/u.exec(p.text)?.[0];
      for (const q of counted !== undefined ? passages.slice(i + 1, i + 9) : []) {
        const rest = q.text.startsWith(counted ?? '') ? q.text.slice(counted?.length) : '';
        if (!/^[2-9](?: ?[.):–—-])? \p{Lu}/u.test(rest)) break;
        add(labelled, readNames(q.text), q);
      }
      return;
    }
  });
  const split = namesInTwoLines(passages);
  if (split.length > 0) return split;
  // "Client : Biospine Alsace — Voyageur : Mme Deloraine": beside somebody with a title, who has none is a house
  const titled = labelled.filter(({ text }) => startsWithTitle.test(text));
  if (labelled.length === 0)
    labelled.push(...listedBesideHead(passages), ...belowTheirNumber(passages), ...clientsOfRooms(passages));
  const bookers = bookersIn(passages);
  const heads = titledLines(passages);
  for (const all of [bookers, heads]) if (labelled.length > 0 && drivesForAll(labelled, all, passages)) return all;
  const party = besideDriver(labelled, passages, readNamesIn);
  if (party.length > 0) return party;
  if (labelled.length > 0) {
    const people = labelled.filter((one) => !areFamilies(one, labelled));
    // a column of who they are has no houses
    const isListed = ({ at }: Found<Person>) => columns.some((p) => p.at === at);
    return titled.length > 0 ? people.filter((one) => isListed(one) || isOfFamily(one, titled)) : people;
  }
  const beside = unique(titlesBeside(passages));
  if (beside.length > 0) return beside;
  const counted = unique(countedNames(passages));
  if (counted.length > 0) return counted;
  const inRole = unique([...titledInRole(passages), ...inTheirPart(passages)]);
  if (inRole.length > 0 && bookers.length === 0) return inRole;
  const listed = unique(namesOfTrip(passages));
  if (listed.length > 0) return listed;
  if (heads.length > 1) return heads;
  const together = unique(listedTogether(passages));
  if (together.length > 0) return together;
  const headed = unique(headingNames(passages));
  if (headed.length > 1) return headed;
  const seated = seatedInLines(passages);
  if (seated.length > 0) return unique(seated);
  const loyal = unique(namesOverProgrammes(passages));
  if (loyal.length > 0) return loyal;
  const inRows = unique([...seatedInRows(passages), ...peopleInRows(passages)]);
  const shouted = unique(gdsNames(passages));
  if (inRows.length > shouted.length) return inRows;
  const agents = unique(onMission(passages));
  if (agents.length > 0) return agents;
  const told = unique([...shouted, ...spokenNames(passages)]).slice(0, 9);
  const clients = clientsWith(told, passages);
  if (clients.length > 0) return clients;
  if (told.length > 0) return withReaders(told, passages).map((one) => inFull(one, passages) ?? one);
  const atFares = unique(namesWithFares(passages)).slice(0, 9);
  if (atFares.length > 0) return atFares;
  return bookers.length > 0 ? bookers : oneWordNames(passages);
}

/** "Thomas Abernathy-Cole" and perhaps others as titles below the title "Traveler details". */
function isTitledPerson(i: number, passages: readonly Passage[]): boolean {
  const titles = passages.slice(Math.max(0, i - 9), i).reverse();
  const above = titles.find(
    ({ isHeading, text }) => !isHeading || readNames(text).length !== 1 || labelOf(text) !== null,
  );
  return above?.isHeading === true && labelOf(above.text) === 'person';
}

/** "Prepared for: MS INGRID" over "PELLEGRINO" in a narrow column: a title and one word, and the other in the next line. */
function brokenName(p: Passage, below: Passage | undefined): string | null {
  const given = stripTitles(p.text);
  // in a column both halves have its head
  const isBelow = below?.label === null || (p.label === 'person' && below?.label === 'person');
  const isHalf = isBelow && below.block === p.block && given !== p.text && /^\p{Lu}[\p{L}'’-]+$/u.test(given);
  return isHalf && /^\p{Lu}[\p{L}'’-]{2,24}$/u.test(below.text) ? readName(`${p.text} ${below.text}`) : null;
}

/** "Harbour Plus : ****4471" below whoever it is: a programme, and a number that is not shown in full; not "INÉS ROVIRA Doc.: ****2291K". */
const isOfProgramme = (text: string) => ofProgramme.test(text) && !ofDocument.test(text);
const ofProgramme = /^[^:\n]{2,40} ?: ?(?:[*•]{2,}|[xX]{3,}|\d+[*•xX]{2,})/;

/** "Catering Charge" in a further table below "Passenger Details": the table before it has a column for who they are. */
function isBelowTable(p: Passage, columns: readonly Passage[]): boolean {
  const own = columns.filter(({ section }) => section === p.section);
  return p.under === 'person' && !p.byColumn && own.length > 0 && own.every(({ block }) => block < p.block);
}

/** Behind a label; "Coline Arbogast (adulte) Acheté le 02/09" says more, and begins with somebody. */
function saidNames(text: string): string[] {
  const names = readNames(beforeNextLabel(text));
  const [first] = names.length > 0 ? [] : namesWithin(text);
  return first && first.at < 12 && !/^[^\p{L}]*\p{L}+['’]/u.test(text) ? [first.name] : names;
}

/**
 * "Speaker: Professor Emeka Nwachukwu", "Avocats : Me Ines Falk, Me Karim Benjelloun", "Rotator: FALK / INES MS": who has a title
 * and a part in it, whatever the part is called, but for those who write, arrange and receive.
 */
function titledInRole(passages: readonly Passage[]): Found<Person>[] {
  return passages.flatMap((p) => {
    const [, role = '', who = ''] = p.former || p.text.length > 160 ? [] : (roleThenTitle.exec(p.text) ?? []);
    if (!who || labelOf(role) !== null || arrangesTravel.test(plain(role))) return [];
    return readNames(beforeNextLabel(who)).map((name) => ({ value: { name }, at: p.at, text: p.text }));
  });
}

const roleThenTitle =
  /^(\p{Lu}[\p{L} '’()/-]{2,40}?) ?: ?((?:M\.|MM\.|Mrs?|Ms|Miss|Dr|Prof|Professor|Professeure?|Mme|Mmes|Mlle|Me|Maître|Monsieur|Madame|Herrn?|Frau|Sir|Dame)\.? \p{Lu}.*|\p{Lu}[\p{Lu}'’ -]+ ?\/ ?\p{Lu}[\p{Lu}'’ -]* (?:MR|MRS|MS|MISS|DR|MME|MLLE)(?![\p{L}]).*)$/u;

/** "M. BENSLIMANE Karim", "BENSLIMANE Yanis (11 ans)": a child has no title, and the name of one who has. */
function isOfFamily(one: Found<Person>, titled: readonly Found<Person>[]): boolean {
  const familyOf = ({ value }: Found<Person>) => value.name?.split(' ').at(-1)?.toLowerCase();
  return titled.includes(one) || titled.some((other) => familyOf(other) === familyOf(one));
}

/** "Ramachandran, Stretton" beside Ms Ramachandran and Mr Stretton: two families and not somebody. */
export function areFamilies({ value: { name = '' } }: Found<Person>, all: readonly Found<Person>[]): boolean {
  const words = name.toLowerCase().split(' ');
  const families = all.flatMap(({ value }) =>
    value.name === name ? [] : (value.name?.toLowerCase().split(' ').at(-1) ?? []),
  );
  return words.length > 1 && words.every((word) => families.includes(word));
}

/** "Table for 5 in the name of Beatrice Holloway" in a memo or a letter to her and a colleague: the journey is of both. */
function withReaders(told: Found<Person>[], passages: readonly Passage[]): Found<Person>[] {
  const readers = unique(addresseesOf(passages));
  const isReader = ({ value }: Found<Person>) => readers.some((one) => one.value.name === value.name);
  return readers.length > told.length && told.every(isReader) ? readers : told;
}

/** "Hi Mary Jane," and "1 adult: Mary Jane Hollis" further down: two first names, and the whole name in a line of its own. */
function inFull({ value }: Found<Person>, passages: readonly Passage[]): Found<Person> | null {
  const start = `${value.name?.toLowerCase()} `;
  for (const p of passages) {
    if (p.former || p.text.length > 80 || !p.text.toLowerCase().includes(start)) continue;
    const name = readNames(p.text).find((one) => one.toLowerCase().startsWith(start));
    if (name) return { value: { name }, at: p.at, text: p.text };
  }
  return null;
}

/** "PASSENGERS Ines Falk" over "Bo Arendt": a column's head in capitals beside the first, the others below each other. */
function listedBesideHead(passages: readonly Passage[]): Found<Person>[] {
  const first = passages.findIndex(({ text, former }) => !former && headThenName.test(text));
  const p = passages[first];
  if (!p) return [];
  const list: Found<Person>[] = [];
  add(list, readNames(p.text.replace(headThenName, '')), p);
  for (const q of list.length > 0 ? passages.slice(first + 1, first + 9) : []) {
    const names = q.label === null && q.block === p.block && !/^\p{Lu}{3}/u.test(q.text) ? readNames(q.text) : [];
    if (names.length === 0) break;
    add(list, names, q);
  }
  return list;
}

/** "Mr Alasdair Penhaligon" over "Dr Ruth Oyelaran" at the head of an itinerary, and nothing else in their lines. */
function titledLines(passages: readonly Passage[]): Found<Person>[] {
  const head = passages.slice(0, 14);
  const isOne = (p: Passage | undefined) =>
    p !== undefined &&
    p.label === null &&
    !p.former &&
    p.text.length < 50 &&
    startsWithTitle.test(p.text) &&
    !/[,:;\d]/.test(p.text) &&
    readNames(p.text).length === 1;
  const first = head.findIndex((p, i) => isOne(p) && isOne(head[i + 1]) && head[i + 1]?.block === p.block);
  const rest = head.slice(first).findIndex((p) => !isOne(p) || p.block !== head[first]?.block);
  const lines = first < 0 ? [] : head.slice(first, rest < 0 ? undefined : first + rest);
  return unique(lines.flatMap((p) => readNames(p.text).map((name) => ({ value: { name }, at: p.at, text: p.text }))));
}

const headThenName = /^(?:PASSAGERS?|VOYAGEURS?|VOYAGEUSES?|PASSENGERS?|TRAVELL?ERS?|GUESTS?) (?=\p{Lu}\p{Ll})/u;

/** "Nom | Sauvageot" and "Prénom | Corentin". */
function namesInTwoLines(passages: readonly Passage[]): Found<Person>[] {
  return passages.flatMap((given, i) => {
    if (given.label !== 'givenName' || given.former) return [];
    const family = [passages[i - 1], passages[i + 1]].find((p) => p?.label === 'person' && !/ \S+ /.test(p.text));
    const name = family ? readName(`${given.text.trim()} ${family.text.trim()}`) : null;
    return name ? [{ value: { name }, at: given.at, text: given.text }] : [];
  });
}

function add(into: Found<Person>[], names: string[], p: Passage): void {
  for (const name of names) {
    if (!into.some((found) => found.value.name?.toLowerCase() === name.toLowerCase()))
      into.push({ value: { name }, at: p.at, text: p.text });
  }
}

/** "Guest name: Sanjay": many people have one name; only where nothing fuller is printed. */
function oneWordNames(passages: readonly Passage[]): Found<Person>[] {
  const found = passages.flatMap((p) => {
    const name = p.label === 'person' && !p.byColumn && !p.former ? readOneWordName(p.text) : null;
    return name ? [{ value: { name }, at: p.at, text: p.text }] : [];
  });
  return unique(found).slice(0, 9);
}

/** What stands behind "Nom :": "ROUVIÈRE Prénom : Amandine". */
const familyThenGiven =
  /^(\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?) (?:Pr[ée]nom|First name|Given name|Forename)s? ?: ?(\p{Lu}[\p{L}'’ -]{1,30})$/iu;

/** The same with its label, among others in one line. */
const familyThenGivenInside =
  /\b(?:Nom|Surname|Last name|Family name) ?: ?(\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?) +(?:Prénom|First name|Given name|Forename)s? ?: ?(\p{Lu}[\p{L}'’-]{1,30})/u;

/** "Cabinet Lemoyne. Passager unique pour toutes les prestations : M. Rey", "Biospine Alsace — Voyageur : Mme DELORAINE Mathilde", "Issued 31 May by the office. Travelling: Ines Falk (director), Jon Dahl". */
const saidPerson =
  /(?:(?:^|[.!] )(?:Travell?ing|Voyagent|Partent)|(?:^|[\s—–·|,;])(?:(?:[Vv]oyageu(?:r|se)|[Pp]assag[eè]re?|[Tt]ravell?er|[Pp]assenger|[Gg]uest|[Cc]onduct(?:eur|rice)|[Dd]river)s?(?: \d{1,2})?|\d{1,2} (?:voyageu(?:r|se)|passag[eè]re?|travell?er|passenger|guest|personne|person|adulte?)s?|\d{1,2} people)(?: (?:unique|seule?))?(?:,? (?:pour|sur|for|on) (?:tou(?:te)?s|l['’]ensemble|ces?|cette|all|every|these|this)(?: [\p{Ll}'’]{2,14}){1,4})?) ?: ?(\S.*)$/u;
