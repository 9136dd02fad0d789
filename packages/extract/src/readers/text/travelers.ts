import type { Person } from '../../booking.ts';
import { readName, readNames, readOneWordName } from '../../text/names.ts';
import type { Found } from './found.ts';
import type { Passage } from './passages.ts';
import { placeIn } from './printed-place.ts';

/** The people the booking is for, in the order of the paper; a guest goes before whoever booked. */
export function readTravelers(passages: readonly Passage[], subject = ''): Found<Person>[] {
  const addressed = addressedName(passages);
  const found = namesIn(passages).map((f) => ({
    ...f,
    value: { name: givenNameFirst(f.value.name ?? '', addressed) },
  }));
  if (found.length > 0) return found;
  const whole = addressed ? (wholeName(passages, addressed) ?? wholeName([{ text: subject, at: 0 }], addressed)) : null;
  return whole ? [whole] : addressees(passages);
}

/** "To: Gareth Pryce, Helen Aldous" over "From: Travel office" at the head of a memo. */
function addressees(passages: readonly Passage[]): Found<Person>[] {
  const head = passages.slice(0, 12).filter((p) => !p.isHeading && !p.inTable && p.text.length < 120);
  const isMemo = head.some((p) => p.label === 'from') && head.some((p) => memoLine.test(p.shape) || p.label === 'date');
  if (!isMemo) return [];
  return unique(
    head
      .filter((p) => p.label === 'to' && placeIn(p.text, { labelled: false, timed: false }) === null)
      .flatMap((p) => readNames(p.text).map((name) => ({ value: { name }, at: p.at, text: p.text }))),
  );
}

const memoLine = /^(?:re|subject|objet|betreff) ?:?$|^(?:re|subject|objet|betreff) ?:/;

/** "Bonjour Madame Quénard" tells which word of "Mme Quénard Élodie" is the family name. */
function addressedName(passages: readonly Passage[]): string | null {
  for (const p of passages.slice(0, 25)) {
    const match =
      /^(?:(?:Dear|Hello|Bonjour|Ch[eè]re?|Sehr geehrter?) )?(?:Mr|Mrs|Ms|Miss|Monsieur|Madame|Mademoiselle|Mme|Mlle|M\.|Herrn?|Frau)\.? (\p{Lu}[\p{L}'’-]+) ?[,!]?$/u.exec(
        p.text.trim(),
      ) ??
      /^(?:Dear|Hello|Bonjour|Ch[eè]re?) (?:Mr|Mrs|Ms|Miss|Monsieur|Madame|Mme|Mlle|M\.)\.? (\p{Lu}[\p{L}'’-]+) ?[,!]/u.exec(
        p.text.trim(),
      );
    if (match?.[1]) return match[1];
  }
  return null;
}

function givenNameFirst(name: string, family: string | null): string {
  const words = name.split(' ');
  if (
    !family ||
    words.length !== 2 ||
    words[0]?.toLowerCase() !== family.toLowerCase() ||
    words[1]?.toLowerCase() === family.toLowerCase()
  )
    return name;
  return `${words[1]} ${words[0]}`;
}

/** Only the family name is said to them, but the whole name stands in their own words below. */
function wholeName(passages: readonly Pick<Passage, 'text' | 'at'>[], family: string): Found<Person> | null {
  const pattern = new RegExp(`(?<![\\p{L}])(\\p{Lu}[\\p{L}'’-]+ ${family})(?![\\p{L}])`, 'u');
  for (const p of passages) {
    const match = pattern.exec(p.text);
    const name = match?.[1] ? readName(match[1]) : null;
    if (name?.includes(' ')) return { value: { name }, at: p.at, text: p.text };
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
      // "1. Mr Vaughan", "2. Ms Keane" below one label
      for (const q of /^1[.)] /.test(p.text) ? passages.slice(i + 1, i + 9) : []) {
        if (!/^[2-9][.)] \p{Lu}/u.test(q.text)) break;
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
  const told = unique([...gdsNames(passages), ...spokenNames(passages)]).slice(0, 9);
  if (told.length > 0) return told;
  const bookers = passages.flatMap((p) => {
    if (p.label !== 'bookedBy' || p.former || house.test(p.shape)) return [];
    return readNames(beforeNextLabel(p.text)).map((name) => ({ value: { name }, at: p.at, text: p.text }));
  });
  return bookers.length > 0 ? unique(bookers) : oneWordNames(passages);
}

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

const startsWithTitle =
  /(?:^|[\s,;&:])(?:M|Mr|Mrs|Ms|Miss|Mme|Mlle|Dr|Prof|Monsieur|Madame|Herrn?|Frau|MR|MRS|MS|MME)\.? \p{Lu}|\/.* (?:MR|MRS|MS|MISS|MME)\b/u;

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
    /\s+(?:agency (?:record|ref\w*|file)|dossier|r[ée]f[ée]rence|record locator|pr[ée]nom|first name|given name|booking|reservation|pnr|ref|ticket|billet|e-?ticket|date|status|seat|si[eè]ge|luggage|bagage|phone|e-?mail|t[ée]l|frequent|age|born|n[ée]e? le)\b.*$/is,
    '',
  );
}

/** "guest name Henrik Achterberg": said in passing, but it is the guest and not the booker. */
function spokenGuest(passages: readonly Passage[]): Found<Person> | null {
  for (const p of passages) {
    const match = /\bguest name:? ((?:\p{Lu}[\p{L}'’-]+ ?){2,4})/u.exec(p.text);
    const name = match?.[1] ? readName(match[1]) : null;
    if (name) return { value: { name }, at: p.at, text: p.text };
  }
  return null;
}

/** "1.1KONQUI/KATIE MS", and a line that is only "DOE/JOHN MR". */
function gdsNames(passages: readonly Passage[]): Found<Person>[] {
  return passages.flatMap((p) => {
    if (p.text.length > 200 || !p.text.includes('/')) return [];
    const listed = [
      ...p.text.matchAll(/\b\d\.(?:\d ?)?([A-Z]{2,30}\/[A-Z]{1,30}(?: (?:MR|MRS|MS|MISS|MSTR|DR))?)(?![A-Z])/g),
    ].map((m) => m[1] ?? '');
    const alone = /^\p{Lu}[\p{L}' -]{1,30}\/ ?\p{Lu}[\p{L} ]{0,30} (?:MR|MRS|MS|MISS|DR|MSTR)$/iu.test(p.text.trim())
      ? [p.text.trim()]
      : [];
    return [...listed, ...alone].flatMap((printed) => {
      const name = readName(printed);
      return name ? [{ value: { name }, at: p.at, text: p.text }] : [];
    });
  });
}

const aName =
  "((?:(?:M\\.|Mr|Mrs|Ms|Mme|Mlle|Miss|Dr|Prof|Monsieur|Madame|Herr|Frau)\\.? )?\\p{Lu}[\\p{L}'’.-]+(?: \\p{Lu}[\\p{L}'’.-]+){1,3})";
const greetings =
  'Guten (?:Tag|Morgen|Abend)|Hallo|Grüezi|Liebe[r]?|Sehr geehrte[r]?|Gentile|Ciao|Buongiorno|Salve|Estimad[oa]|Hola|Querid[oa]|Buenos días|Beste|Geachte|Dag|Hej|Hei|Kære|Kjære|Bästa|Goddag|Olá|Car[oa]|Prezad[oa]|Exm[oa]\\.?|Szanown[ay] (?:Pani|Panie)|Dzień dobry|Witaj|Vážen[áý] (?:paní|pane)|Dobrý den';
const spoken = [
  new RegExp(`(?:\\bau nom de|\\bin the name of|\\bvoyageur|\\bpassager|\\bpassenger|\\bfor) :? ?${aName}`, 'u'),
  new RegExp(`(?:\\bHello|\\bHi|\\bBonjour|\\bDear|\\bThanks?,?|\\bThank you,|\\bconfirmed,) ${aName} ?[,!.:]`, 'u'),
  new RegExp(`(?:\\bHello|\\bHi|\\bBonjour|\\bDear|\\bconfirmed,) ${aName}$`, 'u'),
  new RegExp(`^(?:${greetings}),? ${aName} ?[,!.:]?$`, 'u'),
  new RegExp(
    `^(?=\\p{Lu})[^,.!?\\n]{0,30}\\b(?:[Yy]ou|[Yy]our|us|[Vv]ous|votre|nous|Merci)\\b[^,.!?\\n]{0,50}, ${aName} ?!?$`,
    'u',
  ),
  // "1 Adult - Mr Max Weber"
  new RegExp(
    `^(?:\\d{1,2} ?x? ?)?(?:[Aa]dult|[Aa]dulte|Erwachsener?|[Aa]dulto)s?(?: \\d)? ?[:,–—-] ?${aName}(?: ?[(,–-]|$)`,
    'u',
  ),
  /^((?:M\.|Mr|Mrs|Ms|Mme|Mlle|MR|MRS|MS|MME|MLLE|Monsieur|Madame|Mademoiselle|Herr|Frau)(?: \p{Lu}[\p{L}'’-]+){2,4})(?: ?[(,–-]|$)/u,
  // "autorise Monsieur Karim Benhaddou à se rendre", "for the trip of Ms Ana Reis"
  /(?:\bautorise|\bauthori[sz]es?|\b(?:voyage|mission|d[ée]placement|s[ée]jour) de|\b(?:trip|journey|visit|stay|travel) (?:of|for)|\b(?:Reise|Dienstreise) (?:von|f[üu]r)) ((?:M\.|Mr|Mrs|Ms|Mme|Mlle|Dr|Monsieur|Madame|Mademoiselle|Herrn?|Frau)\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3})/u,
  // "Feuille de route – Mme Salomé Viguier"
  /^[^,.!?\d]{3,50} [–—-] ((?:M\.|Mr|Mrs|Ms|Mme|Mlle|Dr|Herr|Frau)\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3})$/u,
  // "Travel schedule – Rosalind Achebe" over an itinerary
  new RegExp(
    `^(?:[Tt]ravel|[Tt]rip|[Bb]usiness|[Vv]oyage|[Dd][ée]placement|[Ii]tinerary|ITINERARY|[Ii]tin[ée]raire|[Pp]rogramme|[Pp]lan|[Mm]ission)[^,.:!?\\d]{0,40} [–—:-] ${aName}$`,
    'u',
  ),
];

function spokenNames(passages: readonly Passage[]): Found<Person>[] {
  for (const pattern of spoken) {
    for (const p of passages) {
      if (p.text.length > 500 || p.former) continue;
      const match = pattern.exec(p.text);
      const name = match?.[1] ? readName(match[1]) : null;
      if (name && !/^for$/i.test(name)) return [{ value: { name }, at: p.at, text: p.text }];
    }
  }
  return [];
}
