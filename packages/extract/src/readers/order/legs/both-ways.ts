import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { itemOf } from '../items.ts';
import type { Unit } from '../units.ts';

/**
 * "Return train London Euston to Manchester Piccadilly" over "Out: Tue 9 March, 08:20 – 10:28" and "Back: Wed 10 March,
 * 17:35 – 19:43" in one row: a piece for each way, whose ends are said once and turned round for the second.
 */
export function bothWaysOf(unit: Unit): Unit[] {
  const passages = unit.item.passages.flatMap(waysApart);
  const at = passages.findIndex(({ text }) => route.test(text) && findTimes(text).length === 0);
  const way = passages[at];
  const timed = passages.filter(({ text }) => findTimes(text).length > 0);
  const [out, back, more] = timed;
  if (!way || !out || !back || more || passages.indexOf(out) < at || !isBack(back)) return [unit];
  if (timed.some(({ text }) => findTimes(text).length !== 2)) return [unit];
  const rest = passages.filter((p) => p !== way && p !== out && p !== back);
  const before = rest.filter((p) => passages.indexOf(p) < at);
  const after = rest.filter((p) => !before.includes(p));
  return [
    { ...unit, item: itemOf([...before, way, { ...out, label: null }, ...after]) },
    { ...unit, item: itemOf([...before, turned(way), { ...back, label: null }, ...after]) },
  ];
}

const isBack = ({ way, label, shape }: Passage) => way === 'back' || label === 'return' || backFirst.test(shape);
const backFirst = /^(?:retour|return|back|inbound|homeward)\b/;

/** "Train A/R Rennes – Lyon : aller 12/10 …, 07h05 – 11h30 ; retour 14/10 …": one line, of which each way is a part. */
function waysApart(p: Passage): Passage[] {
  const starts = [...p.shape.matchAll(wayBehind)].map(({ index, 0: said }) => index + said.length);
  if (!starts.some((at) => backFirst.test(p.shape.slice(at)))) return [p];
  const own = [0, ...starts];
  return own.map((from, i) => {
    const [text = '', shape = ''] = [p.text, p.shape].map((whole) => whole.slice(from, own[i + 1]));
    return { ...p, text, shape, at: p.at + from };
  });
}

const wayBehind = / ?[:;] (?=(?:aller|outbound|outward|out|retour|return|back|inbound|homeward)\b)/g;

const route =
  /^(?:.{0,30}(?<!\p{L})(?:[Rr]eturn|[Rr]ound[ -]trip|[Aa]ller[ -]retour|A\/R)(?: (?:train|rail|ferry|coach|bus|flight|crossing|vol|trajet|billet|ticket|journey|en train))?[ :,–-]+)(?<from>\p{Lu}[^,;:()]{2,40}?(?: \([A-Z]{3}\))?)(?<link> (?:to|–|-|→|vers|↔) )(?<to>\p{Lu}[^,;:()–]{2,40}?(?: \([A-Z]{3}\))?)(?=$|,| \(| ?:)/u;

/** The same line, of the same length, from its other end. */
function turned(p: Passage): Passage {
  const { index = 0, 0: all = '', groups } = route.exec(p.text) ?? {};
  const { from = '', link = '', to = '' } = groups ?? {};
  const start = index + all.length - from.length - link.length - to.length;
  const text = `${p.text.slice(0, start)}${to}${link}${from}${p.text.slice(index + all.length)}`;
  return { ...p, text, shape: plain(text) };
}
