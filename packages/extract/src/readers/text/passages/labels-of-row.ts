import { anyDay, findDates } from '../../../text/dates.ts';
import { plain } from '../../../text/plain.ts';
import type { Cell } from '../../../text-document.ts';
import { namesTrain } from '../journeys/train-numbers.ts';
import { wholeNumber } from '../journeys/whole-number.ts';
import { isRoomOf, isWords, labelOfWay, pairsOf } from '../labels/form-labels.ts';
import { splitLabel } from '../labels/inline-label.ts';
import { type Label, labelOf } from '../labels/labels.ts';
import { leadingCode } from '../numbers/booking-number.ts';
import { withAsked } from './asked-columns.ts';
import { isNumberOfEach } from './head-rows.ts';
import type { Column } from './passage-cells.ts';
import { numbered } from './services.ts';

/** What each cell says of others. @param isKeyed the first is but the key of its line. */
export function labelsOf(
  cells: readonly Cell[],
  isKeyed: boolean,
  isForm: boolean,
  sails: boolean,
  next?: readonly Cell[],
): (Label | null)[] {
  const said = cells.map((cell, i) => (isKeyed && i === 0 ? null : labelOfCell(cell)));
  const [left, right] = cells;
  // "N° | RL-114", which is no flight's and no train's
  cells.forEach((cell, i) => {
    const number = cells[i + 1]?.text ?? '';
    const isRide = wholeNumber(number) !== null || namesTrain(number);
    if (!said[i] && !isRide && isNumberOfEach(cell, cells[i + 1])) said[i] = 'reference';
  });
  // "Vol initial (annulé)", whose values are struck out, beside "Votre nouveau vol" over its own
  if (
    said[0] === 'former' &&
    cells.slice(1).some(({ lines: [top, more] }) => more && top && labelOf(top.text) === 'current')
  )
    said[0] = null;
  const before = besideTheNew(cells, said, next);
  if (before >= 0) said[before] = 'former';
  // "Service | Spirit of Vancouver Island" of a ferry's company
  if (cells.length === 2 && sails && said[0] === 'train' && isWords(right)) said[0] = 'ship';
  if (cells.length === 2 && left && !said[0]) said[0] = labelOfWay(left.text);
  if (isForm && isPairs(cells, said))
    pairsOf(cells).forEach(([name, value], i) => {
      // "Le Relais du Lac | Confirmation RL-114": the label stands to the right, and what to the left has the number
      const isNamed =
        value && (numbered.test(value.text) || splitLabel({ text: value.text, at: 0 })?.label === 'reference');
      if (!said[i * 2] && isWords(name) && !isRoomOf(name) && !isNamed) said[i * 2] = 'other';
    });
  const labels = withAsked(cells, said);
  // "In | Out" over days, beside whose room it is
  const isOfHouse = labels.includes('hotel');
  const inOut = cells.flatMap(({ text }, i) =>
    inOrOut.test(plain(text)) || (isOfHouse && fromOrTo.test(plain(text))) ? [next?.[i]] : [],
  );
  const areDays = inOut.length === 2 && inOut.every(isDayCell) && (isOfHouse || labels.includes('reference'));
  const isOfRooms = labels.includes('nights') || labels.includes('room') || areDays;
  return isOfRooms ? withStayHeads(cells, labels) : labels;
}

/**
 * "  | Prévu | Nouveau" over rows that say what each is: whatever stands beside the new is what was before, also where
 * its head was struck out and is gone.
 */
function besideTheNew(cells: readonly Cell[], labels: readonly (Label | null)[], below?: readonly Cell[]): number {
  const [corner, ...heads] = cells;
  if (corner?.text.trim() !== '' || heads.length !== 2 || labels.filter(Boolean).length !== 1) return -1;
  const other = heads.findIndex((_, i) => labels[i + 1] === null) + 1;
  const head = cells[other]?.text.trim() ?? '';
  const isGone = head === '' && cells.every((_, i) => below?.[i]?.text.trim());
  return labels.includes('current') && (isGone || /^\p{L}[^\d:]{2,30}$/u.test(head)) ? other : -1;
}

/** "Vélo | non"; "Début | 9 mars | Fin | 12 mars", where none of four cells is known: what stands beside a known one may be more of it. */
const isPairs = (cells: readonly Cell[], said: readonly (Label | null)[]) =>
  cells.length === 2 || (said.every((label) => label === null) && !cells.some(({ text }) => clock.test(text)));

const clock = /^\d{1,2} ?[:.h] ?\d\d$/;

/** "A" over "B", or below heads: which line of the order it is, "aller" in short, and no "À". */
export function isKeyOfRow(cell: Cell | undefined, columns: readonly Column[], below?: Cell, above?: Cell): boolean {
  const key = cell?.text.trim() ?? '';
  if (!/^[A-Z]$/.test(key)) return false;
  const beside = (other: Cell | undefined, step: number) =>
    other?.text.trim() === String.fromCharCode(key.charCodeAt(0) + step);
  return columns.some(({ label }) => label !== null) || beside(below, 1) || beside(above, -1);
}

/** What a cell of one or two lines says of others; "CONFIRMATION #" over "HYSVPX" holds its value itself. */
export function labelOfCell({ lines, text }: Cell): Label | null {
  const [top, below] = lines;
  if (lines.length > 2) return null;
  const isWhole = top && below && labelOf(top.text) === 'reference' && leadingCode(below.text) !== null;
  if (isWhole) return null;
  // "GUESTS" over "4": how many, and not the fourth of them
  if (top && /^\d{1,2}$/.test(below?.text.trim() ?? '') && labelOf(top.text) === 'person') return null;
  // below a letter "Ihr Team" is no label
  return (
    labelOf(text) ??
    referenceOf(text) ??
    labelOf(serviceBy.exec(text)?.[1] ?? '') ??
    (crew.test(plain(text)) ? 'other' : null)
  );
}

/** "Vueling – code de réservation": whose number it is, and that it is one. */
const referenceOf = (text: string): Label | null =>
  labelOf(/^\p{Lu}[^:\d]{2,24} [–—-] (.{4,40})$/u.exec(text)?.[1] ?? '') === 'reference' ? 'reference' : null;

const crew = /^(?:crew|team|equipe) ?:?$/;

/** "Train ONCF", "Ferry Baleària": what it is, by whom. */
const serviceBy =
  /^(Train|Ferry|Bateau|Autocar|TRAIN|FERRY|BATEAU) (?!(?:ALLER|RETOUR|OUT|RETURN|IN)\b)(?=\p{Lu})[\p{L} .'&-]{1,24}$/u;

/** "Du | Au | Nuits": days of a stay. */
export function withStayHeads(cells: readonly Cell[], labels: (Label | null)[]): (Label | null)[] {
  const days = cells.map((cell) => stayHeads[plain(cell.text)]);
  const isPair = days.includes('checkIn') && days.includes('checkOut');
  return isPair ? labels.map((label, i) => days[i] ?? label) : labels;
}

const stayHeads: { [head: string]: Label } = {
  ...{ du: 'checkIn', au: 'checkOut', from: 'checkIn', to: 'checkOut' },
  ...{ in: 'checkIn', out: 'checkOut', 'date in': 'checkIn', 'date out': 'checkOut' },
};
const inOrOut = /^(?:in|out|date in|date out)$/;
const fromOrTo = /^(?:du|au|from|to)$/;
const isDayCell = (cell: Cell | undefined) => findDates(cell?.text ?? '', anyDay).length === 1;
