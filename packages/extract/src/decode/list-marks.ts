/**
 * "- arrival in Basel SBB: 12:54" below "- ICE 73, departure 10:05 from …": what stands before the items of a list is of none of them.
 * Blanks take its place, so that an item does not go on in the next. A list without an hour may be one of people, who are known by their
 * marks, and of long items or of days each is a service of its own; a mark that stands once, or before an amount, is no list's.
 */
export function withoutListMarks(lines: readonly string[]): readonly string[] {
  const told = new Set<number>();
  let list: number[] = [];
  const close = () => {
    if (tellsParts(list.map((i) => lines[i] ?? ''))) for (const i of list) told.add(i);
    list = [];
  };
  for (const [i, line] of lines.entries()) {
    const mark = item.exec(line)?.[1];
    const last = list.at(-1);
    const isNext = last !== undefined && i - last < 3 && item.exec(lines[last] ?? '')?.[1] === mark;
    if (mark === undefined) continue;
    if (!isNext) close();
    list.push(i);
  }
  close();
  return told.size === 0 ? lines : lines.map((line, i) => (told.has(i) ? line.replace(anyMark, ' ') : line));
}

const tellsParts = (items: readonly string[]): boolean =>
  items.length > 1 &&
  items.some((one) => anHour.test(one)) &&
  items.every((one) => one.length < 90) &&
  items.filter((one) => dayFirst.test(one)).length < 2;

const dayFirst =
  /^[^\p{L}\d]*(?:\p{L}{2,9}\.?,? )?(?:le |the )?\d{1,2}(?:er|st|nd|rd|th|\.)?[ ./-] ?(?:\p{L}{3}|\d{1,2}(?![\d:h]))/u;
const anyMark = /[-–—•*·▪◦●]/u;
const item = /^ {0,6}([-–—•*·▪◦●]) {1,3}(?=\p{L}|\d(?!\d*[.,]\d\d ?(?:[€$£]|[A-Z]{3}\b|[Ee]uro)))/u;
const anHour = /(?<![\d.,:])\d{1,2} ?(?:[:h] ?\d\d|[.]\d\d(?= ?(?:h|am|pm|Uhr)\b)|[ap]\.?m\b)/iu;
