import { plain } from '../../../text/plain.ts';
import { topicOf } from '../topics.ts';
import { type Label, labelOf } from './labels.ts';

/** What a title says that the blocks below it are, where it is a label that can say so. */
export function labelOfTitle(text: string): Label | null {
  const label = labelOf(text);
  // "Avion" over its table is the flight, though in a flight's table it is what flies
  if (label === 'other' && topicOf(plain(text)) !== null) return null;
  return label && titles.has(label) ? label : null;
}

/** "Aller" or "Date" as a title say nothing of each line. */
const titles: ReadonlySet<Label> = new Set([
  'person',
  'checkIn',
  'checkOut',
  'hotel',
  'pickUp',
  'dropOff',
  'former',
  'current',
  'price',
  'cancellation',
  'other',
]);
