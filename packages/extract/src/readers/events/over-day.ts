import { findCities, fold } from '../../knowledge/index.ts';
import { type DateFacts, dateOrder, findDates } from '../../text/dates.ts';
import { inLines } from '../../text/in-lines.ts';
import { plain } from '../../text/plain.ts';
import { findTimes } from '../../text/times.ts';
import type { Line, TextDocument } from '../../text-document.ts';
import { isDayOfElse } from '../text/journeys/days-of-else.ts';
import { labelOf } from '../text/labels/labels.ts';
import { type Passage, passagesOf } from '../text/passages/passages.ts';
import { isBeforeTown, isTown, withoutRegion } from '../text/stays/addresses.ts';
import { isStreet } from '../text/stays/streets.ts';
import { withAddressColumns } from './address-column.ts';
import { isOfMore } from './of-more.ts';
import { isRegistered } from './registered.ts';
import { hasSeatsBeside } from './seats-beside.ts';
import { titleOver } from './title-over.ts';

/** What is on, when, and in which house, as their lines print them; what no line says is left out. */
export type ToldEvent = { name?: Line; when?: { local: string; line: Line }; where?: Line[] };

/** A line of a passage: a cell under a head is one passage, and may have several. */
type Piece = Line & {
  shape: string;
  label: Passage['label'];
  block: number;
  row: number;
  inTable: boolean;
  isHeading: boolean;
};
type Moment = { i: number; day: string; time: string; isLabelled: boolean };

/**
 * "The Winter Gardeners" over "Saturday 4 December 2027, 2.30pm (matinee)" over "Old Foundry Theatre, Anvil Street, Bristol", in a
 * paper whose words are a box office's. Of the lines around a day and its hour one is the house: it has a street or a town beside it
 * or below it, is told with its street elsewhere, or is called a house. What is left over is what is on. Several evenings are several
 * events where each has a row or a block of its own.
 */
export function toldEvents(document: TextDocument): ToldEvent[] {
  if (!isOfHouse(document.text) || isOfMore(document.text)) return [];
  const pieces = beforeAdverts(piecesOf(document));
  const moments = momentsIn(pieces, document);
  const [first, ...others] = moments;
  if (!first) return [];
  if (others.every(({ day, time }) => day === first.day && time === first.time))
    return [eventAround(first, pieces, document)];
  const cards = moments.map(({ i }) => cardOf(pieces[i]));
  if (new Set(cards).size < cards.length) return [];
  const events = moments.map((moment) => eventIn(moment, pieces, document));
  return events.every(({ name, where }) => name && where) ? events : [];
}

/** A row of a table is one, or a block. */
const cardOf = (piece: Piece | undefined) => (piece?.inTable ? `r${piece.row}` : `b${piece?.block}`);

/** The only event of a paper: its name may be the subject's, and its house may stand anywhere. */
function eventAround(moment: Moment, pieces: readonly Piece[], document: TextDocument): ToldEvent {
  const told = eventIn(moment, pieces, document);
  const where = told.where ?? houseByStreet(pieces);
  const titled = nameInSubject(pieces, document, where?.[0]) ?? told.name;
  const name = titled?.text === where?.[0]?.text ? undefined : titled;
  return { ...told, ...(name ? { name } : {}), ...(where ? { where } : {}) };
}

function eventIn(moment: Moment, pieces: readonly Piece[], document: TextDocument): ToldEvent {
  const when = pieces[moment.i] as Piece;
  const isOther = (p: Piece) => cardOf(p) !== cardOf(when);
  const start = pieces.slice(0, moment.i).findLastIndex(isOther) + 1;
  const own = pieces.slice(start, moment.i);
  // the title over a block: a line or two, what is on and which tour it is
  const title = titleOver(pieces, start);
  const isTitled = own.length === 0 && !when.inTable && title.length > 0;
  const above = (isTitled ? title : own).filter(isLeft);
  const rest = pieces.slice(moment.i + 1, moment.i + 8);
  const next = rest.findIndex((p) => (when.inTable ? isOther(p) : isDated(p, factsOf(document))));
  const below = (next < 0 ? rest : rest.slice(0, next)).filter((p) => !isAside.test(p.shape));
  const where = houseIn(above, below, when, pieces, document);
  const isHouse = ({ text, at }: Piece) => where?.some((line) => line.at === at || line.text === text) ?? false;
  // "Pathé" over what is on at the Pathé Wepler
  const ofHouse = ({ text }: Piece) => where?.[0]?.text.startsWith(`${text} `) ?? false;
  const name =
    above.find((p) => isTitle(p.text) && !isHouse(p) && !ofHouse(p)) ??
    above.find((p) => isOfTwoParts(p.text) && !isHouse(p)) ??
    below.find((p) => isLeft(p) && cardOf(p) === cardOf(when) && isTitle(p.text) && !isHouse(p) && !isAddress(p.text));
  return {
    when: { local: `${moment.day}T${moment.time}:00`, line: lineOf(when) },
    ...(name ? { name: lineOf(name) } : {}),
    ...(where ? { where } : {}),
  };
}

const lineOf = ({ text, at }: Line): Line => ({ text: text.trim(), at });
const isLeft = ({ label, shape }: Piece) =>
  label === null && !isAside.test(shape) && !ofPaper.test(shape) && !whoShows.test(shape);
/** "Sächsische Staatsoper präsentiert", over what is on. */
const whoShows =
  /\b(?:presents?|presente(?:nt)?|prasentier(?:t|en)|presenta(?:no|n)?|presenteert|apresentam?|presenterar|przedstawia|predstavuje|uvadi|esittaa) ?:?$/;

function piecesOf(document: TextDocument): Piece[] {
  const facts = factsOf(document);
  const pieces = passagesOf(document)
    .filter(({ former }) => !former)
    .flatMap((p) => {
      const { block, row, inTable, isHeading } = p;
      const label = p.byColumn ? null : p.label;
      const whole = document.text.slice(p.at, p.at + p.text.length);
      const isSame = inTable && plain(whole).replaceAll('\n', ' ') === p.shape;
      // a day may have a line for each of its parts
      const isApart = isSame && whole.split('\n').some((line) => findDates(line, facts).some(({ sure }) => sure));
      const lines = isApart ? whole.split('\n') : [p.text];
      let { at } = p;
      return lines.map((text) => {
        const piece = { text, at, shape: plain(text), label, block, row, inTable, isHeading };
        at += text.length + 1;
        return piece;
      });
    });
  return withAddressColumns(pieces, document.text, isAddress);
}

/** Below "You may also like" stands what else is on; "Coming up: The Tempest" is that line alone. */
function beforeAdverts(pieces: readonly Piece[]): Piece[] {
  const advert = pieces.findIndex(({ shape }) => adverts.test(shape));
  return (advert < 0 ? pieces : pieces.slice(0, advert)).filter(({ shape }) => !advertised.test(shape));
}

const factsOf = ({ contextDate, language, text }: TextDocument): DateFacts => ({
  contextDate,
  language,
  order: dateOrder(text, language),
});

function isDated({ text, shape }: Piece, facts: DateFacts): boolean {
  return findDates(text, facts).some(({ weak, sure, at }) => sure && !weak && !isDayOfElse(shape, at));
}

/** The days with an hour that are no sentence's; or those that a label says. */
function momentsIn(pieces: readonly Piece[], document: TextDocument): Moment[] {
  const facts = factsOf(document);
  const found = pieces.flatMap((p, i): Moment[] => {
    if ((p.label !== null && !ofMoment.has(p.label)) || p.text.length > (p.label ? 140 : 90) || untilThen.test(p.shape))
      return [];
    const [date, more, third] = findDates(p.text, facts).filter(({ weak, at }) => !weak && !isDayOfElse(p.shape, at));
    // "18. September 2026 09:30 - 20. September 2026 16:00 Uhr"
    const isSpan = date && more && !third && untilDay.test(p.shape.slice(date.at + date.length, more.at));
    if (!date?.sure || (more && !isSpan)) return [];
    // "Gebucht am 14.06.2027, 12:40 Uhr"
    if (labelOf(p.text.slice(0, date.at)) === 'issued') return [];
    const time = startIn(p.text, date) ?? startBelow(pieces.slice(i + 1, i + 3), p, facts);
    return time ? [{ i, day: date.day, time, isLabelled: p.label !== null }] : [];
  });
  const labelled = found.filter(({ isLabelled }) => isLabelled);
  return labelled.length > 0 ? labelled : found;
}

const untilDay =
  /^,? ?(?:(?:um|at|a|alle|om|kl\.?) )?(?:\d{1,2}[:.h]\d\d(?: ?uhr| ?h| ?[ap]\.?m\.?)? ?)?(?:[–—-]|bis|until|to|au|al|tot|a) ?(?:\p{L}{2,10}\.?,? ?)?$/u;

/** "Doors 6.45pm / Performance starts 7.30pm": the doors open before it begins. */
function startIn(text: string, day = { at: 0, length: 0 }): string | undefined {
  const shape = plain(text);
  const times = findTimes(text).filter(({ at }) => at >= day.at + day.length);
  return (times.find(({ at }) => !doors.test(shape.slice(0, at))) ?? times[0])?.time;
}

const openings =
  '(?:doors?|gates?)(?: open)?|(?:ouverture des )?portes|einlass|deuren(?: open)?|zaal open|apertura (?:delle |de |das )?(?:porte|puertas|portas)|abertura (?:de |das )?portas|inslapp|dor(?:rar)?(?:na|ene|er)? (?:oppnar|apner|abner)|(?:otwarcie|otevreni) (?:bram|drzwi|dveri)|ovet(?: aukeavat)?|kapunyitas';
const doors = new RegExp(`\\b(?:${openings}|foyer|accueil|bar)\\b[^/|,;()–-]*$`);

/** The hour on one of the next lines of the same block, where that is nothing but an hour or says what begins then. */
function startBelow(below: readonly Piece[], { block }: Piece, facts: DateFacts): string | undefined {
  const hours = below.filter(
    (p) => p.block === block && (p.label === 'time' || /^\d/.test(p.text) || begins.test(p.shape)),
  );
  // "Gates open 5:30pm" over "Show starts 7:30pm"
  const hour = hours.find(({ shape }) => !opens.test(shape)) ?? hours[0];
  return hour && findDates(hour.text, facts).length === 0 ? startIn(hour.text) : undefined;
}

const opens = new RegExp(`^(?:${openings})\\b`);
const begins = new RegExp(
  `\\b(?:starts?|begins?|curtain|performance|showtime|kick-?off|debut|commence|lever de rideau|representation|seance|coup d'envoi|beginn|anfang|aanvang|inizio|comienzo|inicio|hora|ora|borjar|begynder|starter|alkaa|poczatek|zacatek|kezdes|${openings})\\b`,
);

const ofMoment: ReadonlySet<string> = new Set(['date', 'when', 'other']);
const untilThen =
  /\b(?:until|before|no later than|jusqu'(?:a|au)|avant le|cancel\w*|annul\w*|exchanged?|exchanges|echange\w*|collect\w*|on sale|en vente|issued|printed|emis\w*|ordered|commandee?)\b/;

/** What is a line of its own and in the subject too: the longest, and neither the house nor who sends. */
function nameInSubject(pieces: readonly Piece[], { origin }: TextDocument, where: Line | undefined): Line | undefined {
  const subject = fold(origin.subject ?? '');
  const sender = fold(origin.senderName ?? '');
  return pieces
    .filter(({ text, label }) => label === null && text.length > 3 && text.length < 90 && /\p{L}{3}/u.test(text))
    .filter(({ text }) => subject.includes(fold(text)) && !sender.startsWith(fold(text)) && text !== where?.text)
    .map(lineOf)
    .sort((a, b) => b.text.length - a.text.length)[0];
}

/** The house among the lines around a day, with its street and town. */
function houseIn(
  above: readonly Piece[],
  below: readonly Piece[],
  when: Piece,
  pieces: readonly Piece[],
  document: TextDocument,
): Line[] | undefined {
  const around = [...below, ...above].filter((p) => p.label === null && isTitle(p.text) && p.text.length <= 90);
  const isCertain = (p: Piece) => {
    const [name = '', ...rest] = p.text.split(', ');
    return rest.length > 0 && !isAddress(name) && !isAddress(p.text) && isAddress(rest.join(', '));
  };
  const addressBelow = (p: Piece) => {
    const at = pieces.indexOf(p);
    // "Usher Hall" in large letters is a block of its own, and so is what stands below it
    const own = p.isHeading ? pieces[at + 1]?.block : p.block;
    const next = pieces.slice(at + 1, at + 3).filter((q) => q.label === null && q.block === own);
    // "Usher Hall" over "Lothian Road" over "Edinburgh EH1 2EA" and nothing else: the town ends what begins with the house
    const isWhole = pieces[at - 1]?.block !== p.block && pieces[at + 3]?.block !== p.block;
    if (isWhole && next.length === 2 && isTown(next[1]?.text ?? '')) return next;
    const first = next.findIndex((q) => !isAddress(q.text));
    return isAddress(p.text) ? [] : next.slice(0, first < 0 ? 2 : first);
  };
  const toldElsewhere = (p: Piece) => {
    const name = p.text.split(', ')[0] ?? '';
    return pieces.find((q) => q !== p && q.text.startsWith(`${name}, `) && isCertain(q));
  };
  const sender = fold(document.origin.senderName ?? '');
  const isSender = ({ text }: Piece) => sender !== '' && sender.startsWith(fold(text.split(', ')[0] ?? ''));
  // what the subject says too is no house, unless a street is beside it or below it
  const subject = fold(document.origin.subject ?? '');
  const isTitled = ({ text }: Piece) => text.length > 3 && subject.includes(fold(text));
  const house =
    around.find(isCertain) ??
    around.find((p) => addressBelow(p).length > 0) ??
    around.find((p) => toldElsewhere(p)) ??
    around.find(isSender) ??
    around.find((p) => houseNames.test(p.shape) && !isTitled(p)) ??
    around.find(
      (p) => below.includes(p) && p.block === when.block && !when.inTable && !isTitled(p) && above.length > 0,
    );
  if (!house) return undefined;
  const address = addressBelow(house);
  return [(address.length === 0 && toldElsewhere(house)) || house, ...address].map(lineOf);
}

const houseNames = inLines()`
  \b(?:
    theatre|theater|playhouse|hall|opera|opera house|auditorium|arena|stadium|stade|cinema|zenith|palais|museum|musee|gallery
    |galerie|centre|center|salle|espace|cathedral|cathedrale|abbaye|abbey|eglise|church|chapelle|chapel|pavilion|pavillon|studio
    |amphitheatre|conservatoire|philharmonie|halle|dome|casino|club|oper|schauspielhaus
  )\b
`;

/** "Musée des Ondes, 3 place Marconi, 35000 Rennes", or over them. */
export function houseByStreet(lines: readonly Pick<Piece, 'text' | 'at' | 'label' | 'block'>[]): Line[] | undefined {
  for (const [i, p] of lines.entries()) {
    const [name = '', ...rest] = p.text.split(', ');
    if (p.label !== null || p.text.length > 140) continue;
    if (isTitle(name) && !isStreet(name) && isAddress(rest.join(', '))) return [lineOf(p)];
    const [above, before] = [lines[i - 1], lines[i - 2]];
    const isOver = above?.label === null && above.block === p.block && isTitle(above.text) && !isAddress(above.text);
    if (isAddress(p.text) && isOver && before !== above) return [lineOf(above), lineOf(p)];
  }
  return undefined;
}

function isAddress(text: string): boolean {
  const [street = '', ...more] = text.split(', ');
  return isStreet(street) || isTown(street) || isBeforeTown(street, more) || endsWithState(text);
}

/** "Kings Domain, Linlithgow Ave, Melbourne VIC": a town and its state, and no code. */
function endsWithState(text: string): boolean {
  const last = text.split(', ').slice(1).at(-1) ?? '';
  const town = withoutRegion(last);
  return town !== last && findCities(town).length > 0;
}

const isAside = inLines()`
  ^(?:
    \d{1,2} ?x? ?(?:places?|billets?|tickets?|seats?|adult\w*|personnes?|people|persons?|enfants?|child\w*|entrees?)\b
    |(?:doors?|gates?)\b|ouverture|portes\b|performance|duration|duree|running time
    |(?:
      (?:\d(?:st|nd|re|e|er|eme) )?(?:galerie|gallery|balcon|loge)
      |stalls|balcony|corbeille|parterre|orchestre|(?:dress|royal|upper|grand) circle|tribune
    )(?=$|[ ,:-]+(?:rang|row|n\b|pair|impair|seats?|places?|[a-z]{0,2} ?\d))
    |placement|unreserved
    |(?:salle|screen|saal|hall|room|theatre|studio) \d
    |rang\b|reihe\b|einlass|inslapp|deuren|apertura|abertura|otwarcie|row\b|seats?\b|places?\b|from \d|a partir|£|€|\$
    |\d{1,2}[:.h]|\d{1,2} x[ ]
  )
`;

/** What the paper itself is, and the title of its part. */
const ofPaper =
  /^(?:e-?)?(?:tickets?|billets?|order|commande|booking|reservation|confirmation|receipt|recu|invoice|facture|details|recapitulatif|summary)\b/;

/** Whether a paper speaks as houses do in which one is shown something: of stalls, performances and their box office. */
export const isOfHouse = (text: string): boolean =>
  [houseWords, seatedInRow].some((one) => one.test(plain(text))) || isRegistered(plain(text)) || hasSeatsBeside(text);

// not "performance" nor "representation", of which carriers write too
const houseWords = inLines()`
  \b(?:
    box office|stalls|(?:dress|royal|grand|upper) circle|latecomers|retardataires|interval (?:drinks|bar)|auditorium|matinees?|(?:concert|opera) (?:hall|house|tickets?)|billetterie
    |parterre|corbeille|balcon (?:de|\d|rang)|entree au musee|museum (?:ticket|entry)
    |exhibition (?:ticket|entry)|abendkasse|ouverture des portes|doors (?:open|at \d|\d)|visite guidee
    |guided tour|placement (?:libre|numerote)
    |(?:seats?|places?|platze?|sitze?|posti|butacas?|asientos|stoelen)\W{1,3}[a-z]\d{1,2}(?:, ?[a-z]\d{1,2})+
    |entree (?:generale|libre|gratuite)|entrada general|ingresso (?:generale|intero)|general admission
    |unreserved(?: seating)?|curtain up|lever de rideau
    |(?:delegate|conference|festival|admission|day|visitor) (?:pass|ticket)
    |(?:votre|vos|billets? (?:de|pour (?:le|ce|un))) (?:spectacle|concert)
    |rang [a-z]{1,2}[ ,]+(?:places?|n|sieges?)|row [a-z]{1,2}[ ,]+(?:seats?|\d)|seance|cinema|exposition
    |exhibition|theatre tickets?|atelier|workshop|einlass|reihe \d{1,2},? (?:platz|sitz)|row\W{1,8}seat
    |rang\W{1,8}(?:place|siege|fauteuil)
  )\b
`;

/** A row, a seat and when the doors open, in other languages. */
const seatedInRow = new RegExp(
  `\\b(?:rij|fila|rad|raekke|rivi|rzad|rada|sor)\\W{1,8}[a-z\\d]{1,3}\\W{1,8}(?:stoel|posto|asiento|butaca|lugar|cadeira|stol|plats|sete|saede|paikka|miejsce|sedadlo|szek)\\b|\\b(?:${openings.slice(openings.indexOf('deuren'))})\\b`,
);

const coming =
  "(?:you (?:may|might) also (?:like|enjoy)|vous (?:aimerez|apprecierez)(?: peut-etre)?(?: aussi)?|(?:a|et) (?:decouvrir|voir) aussi|(?:also|coming|next|more) (?:on|soon|up|shows|events)|prochainement|a l'affiche|nos prochains? [a-z]+|recommended for you|don't miss|a ne pas manquer)";
const adverts = new RegExp(
  `^(?:${coming}|(?:coming|next|more) (?:on|soon|up|shows|events)\\b[^:]*|nos prochains? [^:]*)[ :.!]*$`,
);
const advertised = new RegExp(`^${coming}\\b ?[:–—-] ?\\S`);

const isTitle = (text: string): boolean =>
  /^[\p{Lu}\d«“"]/u.test(text) &&
  text.length > 3 &&
  text.length < 120 &&
  /\p{L}{3}/u.test(text) &&
  !/[:?!]$|\p{Ll}{3}\. \p{Lu}|(?: \S+){6}\.$/u.test(text) &&
  !labelled.test(text);
/** "DUNE: PART TWO": a title, whose first part is no word for a value. */
function isOfTwoParts(text: string): boolean {
  const [, lead = ''] = /^(\p{Lu}[\p{L}\d ’'-]{1,30}) ?: \p{Lu}[\p{L}\d ’'-]+$/u.exec(text) ?? [];
  return lead !== '' && labelOf(lead) === null && text.length < 80;
}

const labelled =
  /^[\p{L} ’']{2,30} ?: |^(?:order|booked by|commande|réservé par|dear|hello|hi|bonjour|madame|monsieur|ch[eè]re?|merci|thank|your|votre|vos|ihre?|deine?|uw|jouw|la tua|il tuo|tu|din)\b|\d[\d-]{7}/iu;
