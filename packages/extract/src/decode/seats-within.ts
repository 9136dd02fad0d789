/**
 * The lines that a table of seats within a cell says, where it is one: "| Coach | Seat" over "1 | 9 | 44" is a line for each traveller, "1 – Coach 9, Seat 44",
 * and so is the same turned, or "Mme Renard | voiture 9 | place 44"; without whose they are "Coach 9, Seat 44".
 */
export function linesOfSeats(rows: string[][]): string[] | null {
  return spoken(rows) ?? headed(rows) ?? headed(turned(rows));
}

/** Each cell says what it is. */
function spoken(rows: string[][]): string[] | null {
  const isSo = rows.every(
    ([who = '', ...seat]) =>
      who.trim() !== '' && isFigureless(who) && seat.length === 2 && seat.every((one) => saysSeat.test(one)),
  );
  return isSo ? rows.map(([who, ...seat]) => `${who} – ${seat.join(', ')}`) : null;
}

function headed([head = [], ...rows]: string[][]): string[] | null {
  const isNamed = head.length > 1 && whoHead.test(head[0] ?? '');
  const told = head.flatMap((_, i) => (isNamed && i === 0 ? [] : [i]));
  const columns = told.filter((i) => !classHead.test(head[i] ?? ''));
  const isEach = rows.every((row) => row.length === head.length && row.every((text) => text.trim() !== ''));
  if (columns.length === 0 || rows.length === 0 || !isEach || !columns.every((i) => seatHead.test(head[i] ?? '')))
    return null;
  const seats = rows.map((row) => columns.map((i) => row[i] ?? ''));
  // "Car" over "Toyota Yaris" is none of a train, and "4/71" below "Seat" says the coach too
  if (seats.flat().some((text) => (isNamed ? text.includes('/') : !/^\s*[A-Z]?\d{1,3}[A-Z]?\s*$/.test(text))))
    return null;
  return rows.map((row) => {
    const seat = told.map((i) => `${head[i]} ${row[i]}`).join(', ');
    return isNamed ? `${row[0]} – ${seat}` : seat;
  });
}

/** "| Mme Renard | M. Lamy" over "Coach | 9 | 9" and "Seat | 44 | 45". */
function turned(rows: string[][]): string[][] {
  const [head = []] = rows;
  const isSo = head.length > 2 && head.slice(1).every(isFigureless) && rows.every((row) => row.length === head.length);
  return isSo ? head.map((_, column) => rows.map((row) => row[column] ?? '')) : [];
}

const isFigureless = (text: string): boolean => text.length < 40 && !/\d/.test(text);

const coach = 'coach|carriage|car|voitures?|voit\\.?|wagen|wg\\.?|wagon|carrozza|coche|rijtuig';
const seat = 'seats?|places?|pl\\.?|sièges?|platz|plätze|sitz(?:platz)?|posto|asiento|plaats';
const seatHead = new RegExp(String.raw`^\s*(?:${coach}|${seat})(?: (?:n°|no\.?|nr\.?))?\s*$`, 'iu');
const saysSeat = new RegExp(String.raw`^\s*(?:${coach}|${seat}) (?:n° ?|no\.? ?)?[A-Z]?\d{1,3}[A-Z]?\s*$`, 'iu');
const classHead = /^\s*(?:classe?|klasse|cl\.?)\s*$/iu;
const whoHead =
  /^\s*(?:voyageu(?:r|se)s?|passag[eè]re?s?|agents?|noms?|travell?ers?|passengers?|guests?|names?|reisende[rn]?|fahrg[aä]st|viaggiator[ei]|viajeros?|pasajeros?)?(?:\(s\))?\s*$/iu;
