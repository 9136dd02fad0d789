import type { Person } from '../../../booking.ts';
import { inLines } from '../../../text/in-lines.ts';
import { readName, readNames } from '../../../text/names.ts';
import { plain } from '../../../text/plain.ts';
import { titleAlone } from '../../../text/titles.ts';
import type { Found } from '../found.ts';
import { placeIn } from '../journeys/printed-place.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import { isBeforeTown } from '../stays/addresses.ts';
import { isStreet } from '../stays/streets.ts';
import { greetedOfFamily } from './greeted-family.ts';

/** Whom a memo or a letter is written to, where it speaks of their own journey. */
export function addresseesOf(passages: readonly Passage[]): Found<Person>[] {
  const memo = memoReaders(passages);
  if (memo.length > 0) return memo;
  const family = isTheirs(passages) ? greetedOfFamily(passages) : [];
  return family.length > 0 ? family : ofLetter(passages);
}

/** Whom a memo is written to. */
export function memoReaders(passages: readonly Passage[]): Found<Person>[] {
  const start = passages.slice(0, 14);
  const memo = ofMemo(start);
  return memo.length > 0 ? memo : recipientsOf(start);
}

/** "Destinataires : Rachid Oualid, Clémence Fabre-Domergue" at the head of an office's note. */
function recipientsOf(start: readonly Passage[]): Found<Person>[] {
  if (!start.some(({ shape, called }) => note.test(shape) || note.test(called))) return [];
  const below = recipientsBelow(start);
  if (below.length > 0) return below;
  return start.flatMap((p, i) => {
    // "Destinataires :" in a column, and who they are in the next
    const next = start[i + 1];
    const text = recipientsAlone.test(p.text) && next && next.label === null ? `${p.text} ${next.text}` : p.text;
    const said = p.former || text.length > 300 ? undefined : recipients.exec(text)?.[1];
    return said ? readNames(said).map((name) => found(name, p)) : [];
  });
}

/** "NOTE à l'attention de" over "M. Barnabé Courtepaille, maire" over "Mme Yolande N'Diaye, adjointe". */
function recipientsBelow(start: readonly Passage[]): Found<Person>[] {
  const at = start.findIndex(({ shape }) => leadsToRecipients.test(shape));
  const lines = start.slice(at + 1);
  const end = lines.findIndex(({ shape }) => !withTitle.test(shape));
  const own = at < 0 ? [] : lines.slice(0, end < 0 ? undefined : end);
  return own.flatMap((p) => readNames(p.text.split(', ')[0] ?? '').map((name) => found(name, p)));
}

const leadsToRecipients =
  /\b(?:a l'attention de|a l'intention de|for the attention of|destinataires?|distribution) ?:?$/;
const note = /^(?:note|memo|memorandum|rundschreiben|circular|circulaire)\b/;
const leads =
  "(?:Destinataires?|[ÀA] l['’]attention de|Pour|Recipients?|Distribution|Attention|Attn\\.?|For the attention of|For|Empfänger|An)";
const recipients = new RegExp(`^${leads} ?: ?(.+)$`, 'iu');
const recipientsAlone = new RegExp(`^${leads} ?:$`, 'iu');

/** "To: Gareth Pryce, Helen Aldous" below "MEMO", or over "From: Travel office" at the head of one without a title, in lines or a table. */
function ofMemo(start: readonly Passage[]): Found<Person>[] {
  const head = start.filter((p) => !p.isHeading && !p.byColumn && p.text.length < 120);
  const isTitled = start.some(({ shape }) => memoTitle.test(shape));
  const isFrom = head.some(
    (p) => p.label === 'from' && (!p.inTable || desk.test(p.shape) || readName(p.text) !== null),
  );
  const isDay = ({ label, shape }: Passage) => (label === 'date' && /\d/.test(shape)) || dayAlone.test(shape);
  // "From : KSR Bengaluru" over "To : MGR Chennai Central" and "Scheduled Departure : 06:00": the ends of a way
  const table = head.find((p) => p.label === 'to' && p.inTable)?.block;
  const isWay = head.some((p) => p.block === table && p.label !== null && ofWays.has(p.label) && /\d/.test(p.text));
  const isMemo = isFrom && !isWay && head.some((p) => memoLine.test(p.shape) || isDay(p));
  if (!isTitled && !isMemo) return [];
  return head
    .filter((p) => p.label === 'to' && !isPlace(p.text))
    .flatMap((p) => readNames(p.text).map((name) => found(name, p)));
}

const ofWays: ReadonlySet<Label> = new Set(['departure', 'arrival', 'train', 'flight', 'ship']);

function isPlace(text: string): boolean {
  return placeIn(text, { labelled: false, timed: false }) !== null;
}

const memoLine = /^(?:re|subject|objet|sujet|concerne|betreff|betrifft) ?(?::|$)|^(?:le|du) ?: ?(?:[a-z]{2,9}\.? )?\d/;
/** "24 January 2028", "Lyon, le 4 mai 2027": when it was written. */
const dayAlone =
  /^(?:[a-z-]+,? ){0,3}(?:\d{1,2}(?:st|nd|rd|th|er|\.)? [a-z]{3,9}\.?|[a-z]{3,9} \d{1,2},) (?:19|20)\d\d$/;
const memoTitle = inLines()`
  ^(?:
    (?:internal |interne |travel |trip |crew |staff |office |production )?(?:memo|memorandum|note)(?: (?:n°|no\.?|#)? ?\d+)?
    (?: interne| de service| d'information| de voyage| de deplacement)?
    |aktennotiz|internal note|movement order|travel (?:sheet|notice|instructions|advice)|feuille de (?:route|voyage|mission)
    |note de (?:voyage|deplacement)
  )\b
`;
/** "From: Joanna Tring, Collections Office", "Dominic Asher, secretary to the partners" at the head of a memo: no place. */
export function isWriter(text: string): boolean {
  const [name = '', ...more] = text.split(/, | [–—-] /);
  const isOffice = (part: string) => desk.test(plain(part)) || /^\p{Ll}[\p{L}'’ -]{4,}$/u.test(part);
  return more.some(isOffice) && readName(name) !== null;
}

/** Who writes memos. */
const desk =
  /\b(?:services?|office|department|departement|secretariat|assistante?|coordinat(?:or|eur|rice)|administrat(?:or|eur|rice|ion)|planner|organi[sz]er|team|desk|bureau|direction|travel manager|reisestelle|abteilung)\b/;

/**
 * "Madame", "Ariane Pittet", "chemin de Boissonnet 4", "1010 Lausanne": the block over a letter that confirms what is
 * theirs. An agency's own head has no title, and a letter about somebody else's journey names them elsewhere.
 */
function ofLetter(passages: readonly Passage[]): Found<Person>[] {
  const head = passages.slice(0, 18);
  const at = head.findIndex(
    (p, i) =>
      isAddressed(p, head[i - 1], head.slice(i + 1, i + 7)) && (isOverAddress(i, head) || isOverSalutation(i, head)),
  );
  const p = head[at];
  if (!p || !isTheirs(passages.slice(at))) return [];
  return readNames(named(p)).map((name) => found(name, p));
}

/** "A l'attention de : Monsieur Laurent Berthomieu", "À Madame la Professeure Ines Falk": whose hands it is for. */
const named = ({ text }: Passage) => text.replace(inHands, '');
const inHands =
  /^(?:(?:[àa] l['’](?:attention|att\.?) (?:de|d['’])|(?:for the )?attention(?: of)?|f\.?a\.?o\.?|attn\.?|z\. ?hd\.?|zu h[äa]nden(?: von)?|all['’]attenzione di|a la atenci[oó]n de) ?:? ?|(?:[àa]|to|an|alla?|a la) (?=(?:madame|monsieur|mademoiselle|mme|mlle|mrs?|ms|miss|dr|prof|herrn|frau|signora?|señora?)[. ]))/iu;

function isAddressed(p: Passage, above: Passage | undefined, below: readonly Passage[]): boolean {
  const who = named(p);
  if (p.former || p.isHeading || p.text.length > 80 || readNames(who).length === 0) return false;
  const isGreeted = () => below.some(({ shape }) => greets(shape, plain(who)));
  return withTitle.test(plain(who)) || (above !== undefined && titleAlone.test(above.shape)) || isGreeted();
}

/** A street and a town right below, with the house where they work between at most. */
function isOverAddress(i: number, head: readonly Passage[]): boolean {
  return [1, 2, 3].some((down) => {
    const [street, town] = [head[i + down]?.text ?? '', head[i + down + 1]?.text];
    const [inLine, rest] = street.split(/, (?=(?:\p{Lu}{1,2}-)?\d{4,6} )/u);
    return isStreet(inLine ?? '') || isBeforeTown(inLine ?? '', [rest ?? town ?? '']);
  });
}

/** "Director (Projects), Palar Desalination Ltd.", "1096 Cully", the day and the subject at most, and then whom it greets. */
function isOverSalutation(i: number, head: readonly Passage[]): boolean {
  const below = head.slice(i + 1, i + 8);
  const at = below.findIndex(
    ({ shape }) => subjectLine.test(shape) || salutation.test(shape) || greets(shape, head[i]?.shape ?? ''),
  );
  return at >= 0 && below.slice(0, at).every(({ text }) => text.length < 80);
}

/** "Dear Philippa and Edwin," below "Mrs Philippa Cavendish-Ward and Mr Edwin Ward". */
function greets(shape: string, addressed: string): boolean {
  const names = /^(?:dear|chere?s?|liebe[r]?|bonjour|hello) ([a-z', -]{2,40}?) ?[,!]?$/.exec(shape)?.[1];
  const isNamed = (name: string) => ` ${addressed} `.includes(` ${name} `);
  return names?.split(/ (?:and|et|und) |, /).every(isNamed) ?? false;
}

const subjectLine = /^(?:sub|subject|re|ref|objet|concerne|betreff|betrifft|oggetto|asunto) ?[:.–-] /;
const salutation =
  /^(?:respected|dear|esteemed|honou?red) (?:sir|madam|doctor|professor|dr|mr|mrs|ms|prof)\b|^(?:chere? )?(?:madame|monsieur|docteur|sir|madam|maitre|mademoiselle|professeur)(?: (?:le|la) [a-z]+)?,$|^(?:sehr geehrte[r]?|gentile|egregio|estimad[oa])\b/;

const titles =
  'mr|mrs|ms|miss|mx|dre?|prof|professor|professeure?|docteure?|maitre|rev|reverend|sir|dame|lord|lady|m|mme|mlle|monsieur|madame|mademoiselle|herrn?|frau|signora?|sig|sig\\.ra|señora?|sra?|dna|dhr|mw|mevr|mevrouw|hr|fru|frk|herra|rouva';
const withTitle = new RegExp(`^(?:${titles})\\.? (?:(?:et|and|und) (?:${titles})\\.? )?[a-z]`);
const isTheirs = (passages: readonly Passage[]) => passages.some(({ shape }) => theirs.test(shape));
/** Of a journey that is the reader's own. */
const theirs = inLines()`
  \b(?:votre|vos|your|ihre?n?) (?:prochaine? |next |recent |planned |confirmed |deux |two )?(?:
    voyage|sejour|deplacement|vols?|trains?|billets?|hotels?|chambres?|reservations?|places?|itineraire|traversees?|trip|journey
    |travel|flights?|tickets?|rooms?|stay|visit|bookings?|seats?|itinerary|crossings?|reise|fluge?|zimmer|buchung|reservierung
  )\b
  |\ba votre nom\b|\bin your name\b|\bauf ihren namen\b
  |\byou (?:are booked|fly|leave|depart|travel|sail)\b
  |\bvous (?:partez|partirez|voyagez|voyagerez|embarque\w+|logerez|sejourner\w+|envole\w+)\b
`;

function found(name: string, { at, text }: Passage): Found<Person> {
  return { value: { name }, at, text };
}
