import type { Person } from '../../booking.ts';
import { printedFamily, readName, readNames, readOneWordName } from '../../text/names.ts';
import { addresseesOf } from './addressees.ts';
import type { Found } from './found.ts';
import type { Passage } from './passages.ts';
import { placeIn } from './printed-place.ts';
import { spokenGuest, spokenNames, startsWithTitle } from './spoken-names.ts';

/** The people the booking is for, in the order of the paper; a guest goes before whoever booked. */
export function readTravelers(passages: readonly Passage[], subject = ''): Found<Person>[] {
  const addressed = addressedName(passages);
  const found = namesIn(passages).map((f) => ({
    ...f,
    value: { name: givenNameFirst(f.value.name ?? '', addressed) },
  }));
  // "Bonjour Monsieur García Márquez": two words, and none of them his first name
  const isFamily = found.length === 1 && found[0]?.value.name === addressed;
  if (found.length > 0 && !isFamily) return found;
  const whole = addressed ? (wholeName(passages, addressed) ?? wholeName([{ text: subject, at: 0 }], addressed)) : null;
  if (isFamily) return whole ? [whole] : found;
  if (whole) return [whole];
  const titled = titledName.exec(subject)?.[1];
  const name = titled ? readName(titled) : null;
  if (name) return [{ value: { name }, at: 0, text: subject }];
  const addressees = unique(addresseesOf(passages));
  return addressees.length > 0 ? addressees : greetedInFull(passages);
}

/** "Bonjour Ismaël" at the head, and "Ismaël Benali" in a line of its own further down. */
function greetedInFull(passages: readonly Passage[]): Found<Person>[] {
  const given = passages
    .slice(0, 12)
    .flatMap(
      (p) =>
        /^(?:Dear|Hello|Hi|Bonjour|Cher|Chère|Salut|Thanks|Merci|Hey),? (\p{Lu}[\p{L}'’-]+) ?[,!]/u.exec(p.text)?.[1] ??
        [],
    )[0];
  if (!given) return [];
  const p = passages.find(
    ({ text, former }) => !former && text.length < 60 && text.startsWith(`${given} `) && readName(text) !== null,
  );
  const name = p ? readName(p.text) : null;
  return p && name ? [{ value: { name }, at: p.at, text: p.text }] : [];
}

/** "Booking confirmed: Ms Ana Costa, Paris - Geneva", as agencies head what they send. */
const titledName =
  /(?<![\p{L}])(?:Mrs?|Ms|Miss|Dr|Mme|Mlle|Madame|Monsieur|Herrn?|Frau)\.? (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})/u;

/** "Bonjour Madame Quénard" tells which word of "Mme Quénard Élodie" is the family name. */
function addressedName(passages: readonly Passage[]): string | null {
  for (const p of passages.slice(0, 25)) {
    const match = greetedAlone.exec(p.text.trim()) ?? greetedFirst.exec(p.text.trim());
    if (match?.[1]) return match[1];
  }
  return null;
}

const greetedAlone = new RegExp(
  String.raw`^(?:(?:Dear|Hello|Bonjour|Ch[eè]re?|Sehr geehrter?) )?(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Monsieur|Madame|Mademoiselle|Mme|Mlle|M\.|Docteur|Professeur|Herrn?(?: Dr\.| Prof\.)?|Frau(?: Dr\.| Prof\.)?)\.? (${printedFamily}(?: ${printedFamily})?) ?[,!]?$`,
  'u',
);
const greetedFirst = new RegExp(
  String.raw`^(?:Dear|Hello|Bonjour|Ch[eè]re?) (?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Monsieur|Madame|Mme|Mlle|M\.|Docteur|Professeur)\.? (${printedFamily}) ?[,!]`,
  'u',
);

function givenNameFirst(name: string, family: string | null): string {
  const start = `${family?.toLowerCase()} `;
  const given = name.slice(start.length);
  const isFamilyFirst = family !== null && name.toLowerCase().startsWith(start) && given !== '';
  if (!isFamilyFirst || given.toLowerCase().endsWith(family.toLowerCase())) return name;
  return `${given} ${name.slice(0, start.length - 1)}`;
}

/** Only the family name is said to them, but the whole name stands in their own words below. */
function wholeName(passages: readonly Pick<Passage, 'text' | 'at'>[], family: string): Found<Person> | null {
  const word = String.raw`\p{Lu}[\p{L}'’-]+`;
  // two first names only where nothing else can stand in front: "auf den Namen Katharina Hoffmann"
  const pattern = new RegExp(
    String.raw`(?:(?:^|[,:(–-] ?|\b(?:M\.|Mr|Mrs|Ms|Miss|Mme|Mlle|Monsieur|Madame|Herrn?|Frau)\.? )(${word} (?!(?:M|Mr|Mrs|Ms|Miss|Mme|Mlle|Monsieur|Madame|Herrn?|Frau)\b)${word} ${family})|(?<!\p{L})(${word} ${family}))(?!\p{L})`,
    'u',
  );
  for (const p of passages) {
    const match = pattern.exec(p.text);
    const name = readName(match?.[1] ?? match?.[2] ?? '');
    if (name?.includes(' ') && name !== family) return { value: { name }, at: p.at, text: p.text };
  }
  return null;
}

function namesIn(passages: readonly Passage[]): Found<Person>[] {
  const guest = spokenGuest(passages);
  if (guest) return [guest];
  const labelled: Found<Person>[] = [];
  passages.forEach((p, i) => {
    if (p.former || p.text.length > 300) return;
    const apart = (p.label === 'person' ? familyThenGiven : familyThenGivenInside).exec(p.text);
    if (apart) {
      add(labelled, readNames(`${apart[2]} ${apart[1]}`), p);
      return;
    }
    const said = saidPerson.exec(p.text)?.[1];
    if (said) {
      add(labelled, readNames(beforeNextLabel(said)), p);
      return;
    }
    if (p.label === 'person' || p.under === 'person') {
      if (p.label !== 'person' && p.label !== null) return;
      add(labelled, readNames(beforeNextLabel(p.text)), p);
      // "1. Mr Vaughan", "2. Ms Keane", or "Room 1 – Mr Vaughan", "Room 2 – Ms Keane" below one label
      const counted = /^(?:\p{L}{3,12} )?(?=1 ?[.):–—-] )/u.exec(p.text)?.[0];
      for (const q of counted !== undefined ? passages.slice(i + 1, i + 9) : []) {
        const rest = q.text.startsWith(counted ?? '') ? q.text.slice(counted?.length) : '';
        if (!/^[2-9] ?[.):–—-] \p{Lu}/u.test(rest)) break;
        add(labelled, readNames(q.text), q);
      }
      return;
    }
  });
  const split = namesInTwoLines(passages);
  if (split.length > 0) return split;
  // "Client : Biospine Alsace — Voyageur : Mme Deloraine": beside somebody with a title, who has none is a house
  const titled = labelled.filter(({ text }) => startsWithTitle.test(text));
  if (labelled.length > 0) return titled.length > 0 ? titled : labelled;
  const seated = passages.flatMap((p) => {
    const match = /^([^:]{4,50}?) ?[:–-] ?(?:voiture|coach|place|seat|si[eè]ge)\b/i.exec(p.text);
    const name = match?.[1] ? readName(match[1]) : null;
    return name ? [{ value: { name }, at: p.at, text: p.text }] : [];
  });
  if (seated.length > 0) return unique(seated);
  const inRows = seatedInRows(passages);
  const shouted = unique(gdsNames(passages));
  if (inRows.length > shouted.length) return inRows;
  const told = unique([...shouted, ...spokenNames(passages)]).slice(0, 9);
  if (told.length > 0) return told;
  const bookers = passages.flatMap((p) => {
    if (p.label !== 'bookedBy' || p.former || house.test(p.shape)) return [];
    return readNames(beforeNextLabel(p.text)).map((name) => ({ value: { name }, at: p.at, text: p.text }));
  });
  return bookers.length > 0 ? unique(bookers) : oneWordNames(passages);
}

/** "Imogen Castledine | Coach 3 – Seat 12A": who stands beside a seat or a ticket's number, under no head. */
function seatedInRows(passages: readonly Passage[]): Found<Person>[] {
  return unique(
    passages.flatMap((p, i) => {
      const next = passages[i + 1];
      const isFirst = passages[i - 1]?.row !== p.row && next?.row === p.row && next.cell !== p.cell;
      if (!isFirst || p.label !== null || p.former || p.text.length > 60 || !next || next.former) return [];
      const isBeside =
        next.label === 'seat' || next.label === 'coach' || next.label === 'ticket' || seat.test(next.shape);
      const name = isBeside && placeIn(p.text, { labelled: false, timed: false }) === null ? readName(p.text) : null;
      return name ? [{ value: { name }, at: p.at, text: p.text }] : [];
    }),
  );
}

const seat =
  /^(?:coach|carriage|car|voiture|voit|wagen|wagon|wg|carrozza|coche|rijtuig|seats?|place|siege|sitz|sitzplatz|platz|posto|asiento|stoel|berth|couchette|cabin|cabine|lit|bett|ticket|billet|e-?ticket)\b.{0,16}\d/;

/** "Client : Groupe Arvelle": who pays is no person. */
const house =
  /\b(?:group|groupe|gruppe|grupo|gruppo|company|societe|gesellschaft|consulting|conseil|industries?|technolog\w+|solutions?|systems?|systemes?|partners?|associes|associates|services?|agence|agency|agentur|travel|voyages|viajes|viaggi|reisen|universit\w+|institut\w*|laborato\w+|foundation|fondation|association|holding|bank|banque|energ\w+|logisti\w+|maritime|international|ministere|mairie|hospital|hopital|chu|sas|sarl|sa|gmbh|ag|ltd|plc|inc|llc|srl|spa|bv|nv|ab|as|oy)\b/;

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

function unique(found: Found<Person>[]): Found<Person>[] {
  return found.filter(
    (f, i) => found.findIndex((g) => g.value.name?.toLowerCase() === f.value.name?.toLowerCase()) === i,
  );
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

/** "Biospine Alsace — Voyageur : Mme DELORAINE Mathilde". */
const saidPerson =
  /(?:^|[\s—–·|,;])(?:Voyageu(?:r|se)|Passag[eè]re?|Travell?er|Passenger|Guest|Conducteur|Driver)s?(?: \d{1,2})? ?: ?(\S.*)$/u;

/** "REINHOLT / MAGNUS MR Ticket no. 220-…": up to the next label of the line. */
function beforeNextLabel(text: string): string {
  return text.replace(
    /\s+(?:agency (?:record|ref\w*|file)|dossier|r[ée]f[ée]rence|record locator|pr[ée]nom|first name|given name|booking|reservation|pnr|ref|ticket|billet|e-?ticket|date|status|seat|si[eè]ge|luggage|bagage|phone|e-?mail|t[ée]l|frequent|age|travel+ing|voyageant|born|n[ée]e? le)\b.*$/is,
    '',
  );
}

/** "1.1KONQUI/KATIE MS", and a line that is only "DOE/JOHN MR". */
function gdsNames(passages: readonly Passage[]): Found<Person>[] {
  const tickets = new Set(passages.filter((p) => ticketNumber.test(p.text)).map((p) => p.row));
  const speaksFrench = passages.some((p) => p.text.length < 200 && frenchTicket.test(p.shape));
  return passages.flatMap((p) => {
    if (p.text.length > 200 || !p.text.includes('/')) return [];
    const listed = [...p.text.matchAll(listedName)].map((m) => m[1] ?? '');
    const isAlone = loneName.test(p.text.trim());
    const isTitled = lastTitle.test(p.text.trim());
    const alone = isAlone && (isTitled || tickets.has(p.row)) ? [p.text.trim()] : [];
    return [...listed, ...alone].flatMap((printed) => {
      // a French ticket's "M" is no second first name
      const name = readName(speaksFrench ? printed.replace(/ M$/, '') : printed);
      return name ? [{ value: { name }, at: p.at, text: p.text }] : [];
    });
  });
}

/** "HOARAU/JEAN-PHILIPPE M" beside "Billet 760 2438115520", "DOE/JOHN MR" alone. */
const loneName =
  /^\p{Lu}[\p{Lu}' -]{1,30}\/ ?\p{Lu}[\p{Lu}' -]{1,40}$|^\p{Lu}[\p{L}' -]{1,30}\/ ?\p{Lu}[\p{L} ]{0,30} (?:MR|MRS|MS|MISS|DR|MSTR)$/iu;
const lastTitle = / (?:MR|MRS|MS|MISS|DR|MSTR|MME|MLLE)$/i;
const ticketNumber = /(?<!\d)\d{3}[ -]?\d{10}(?!\d)/;
const frenchTicket = /\/ ?[a-z' -]+ (?:mme|mlle)$|\b(?:billet|passager|passagere|voyageur|vol)s?\b/;

/** "1.1DE SOUZA/INES MARIA MS": a second first name only where the name's end is printed. */
const listedName =
  /\b\d\.(?:\d ?)?([A-Z]{2,30}(?: [A-Z]{2,30}){0,3}\/[A-Z]{1,30}(?:(?: [A-Z]{2,30}){0,2} (?:MRS|MR|MS|MISS|MSTR|DR)|(?: [A-Z]{2,30})(?= {2}| ?$))?)(?![A-Z])/g;
