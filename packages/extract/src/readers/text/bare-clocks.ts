import { plain } from '../../text/plain.ts';
import type { Passage } from './passage.ts';
import { placeIn } from './printed-place.ts';

/**
 * "0930" beside "London King's Cross" and "1341" beside "Edinburgh Waverley": clocks without a colon, as railways and coaches
 * of Britain print them, where two rows and more are four figures and a place, and the paper has no clock of another form.
 */
export function withBareClocks(passages: Passage[]): Passage[] {
  if (passages.filter(({ text }) => bare.test(text)).length < 2 || passages.some(({ shape }) => colons.test(shape)))
    return passages;
  const rows = [...Map.groupBy(passages, ({ row }) => row).values()].flatMap((row) => {
    const [clock, place, more] = row;
    const isPair = clock && place && !more && bare.test(clock.text) && !years.test(clock.text);
    return isPair && placeIn(place.text, { labelled: false, timed: true }) !== null ? [clock] : [];
  });
  if (rows.length < 2) return passages;
  return passages.map((p) => {
    if (!rows.includes(p)) return p;
    const text = `${p.text.slice(0, 2)}:${p.text.slice(2)}`;
    return { ...p, text, shape: plain(text) };
  });
}

const bare = /^(?:[01]\d|2[0-3])[0-5]\d$/;
const years = /^20[2-3]\d$/;
const colons = /(?<!\d)\d{1,2}[:h]\d\d(?!\d)/;
