import { plain } from '../../../text/plain.ts';
import { products } from '../journeys/train-numbers.ts';
import type { Passage } from './passage.ts';

/** "AVE   03063": what a train is called, and its number far behind it in the same row, are one number. */
export function withTrainsInCells(passages: Passage[]): Passage[] {
  const whole: Passage[] = [];
  for (const p of passages) {
    const last = whole.at(-1);
    const isNumber = last && last.row === p.row && last.block === p.block && product.test(last.text) && ofTrain(p);
    if (isNumber) whole[whole.length - 1] = joined(last, p);
    else whole.push(p);
  }
  return whole.length < passages.length ? whole : passages;
}

const product = new RegExp(`^(?:${products}|${products.toUpperCase()})$`);
const ofTrain = ({ text, label }: Passage) => /^\d{2,5}$/.test(text) && (label === null || label === 'train');

function joined(last: Passage, { text }: Passage): Passage {
  const both = `${last.text} ${text}`;
  return { ...last, text: both, shape: plain(both) };
}
