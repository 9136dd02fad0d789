import { anyDay } from '../../../text/dates.ts';
import type { Cell } from '../../../text-document.ts';
import { dayTitleOf } from '../day-title.ts';
import { namesTrain } from '../journeys/train-numbers.ts';
import { wholeNumber } from '../journeys/whole-number.ts';
import type { Label } from '../labels/labels.ts';

/**
 * "Dossier | ZP6QRD | TGV INOUI 5232 | jeudi 14/01/2027": the number has its cell, and a train and a day behind it need no label
 * to be what they are; nor does a flight beside a day.
 */
export function isNoValueOf(label: Label | null, { text }: Cell, row: readonly Cell[]): boolean {
  if (label === null || !ofOneCell.has(label)) return false;
  return namesTrain(text) || isDay(text) || (wholeNumber(text) === 'flight' && row.some((cell) => isDay(cell.text)));
}

const isDay = (text: string) => dayTitleOf(text, anyDay) !== null;

/** Labels whose value is neither a day nor what carries the traveller. */
const ofOneCell: ReadonlySet<Label> = new Set(['reference', 'ticket', 'company', 'price', 'seat', 'coach', 'status']);
