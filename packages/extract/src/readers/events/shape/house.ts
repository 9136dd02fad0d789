import { fold } from '../../../knowledge/index.ts';
import { plain } from '../../../text/plain.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { isBeforeTown, type PrintedAddress, readAddress } from '../../text/stays/addresses.ts';
import { isStreet } from '../../text/stays/streets.ts';

/** A house with its address, and where that is said. */
export type House = { name: string; address: PrintedAddress; at: number; text: string };

/**
 * "Lagan House" over "22 Ormeau Embankment", "Discovery Point, Riverside Drive, Dundee DD1 4XA": the only house with a name and an
 * address. That of whoever writes, at the foot, is only where there is no other. Null where there are several.
 */
export function onlyHouse(passages: readonly Passage[], sender: string): House | null {
  const all = passages.flatMap((_, i) => houseAt(passages, i) ?? []);
  const names = new Map(all.map((house) => [fold(house.name), house]));
  const others = [...names.values()].filter(({ name }) => !isOf(sender, name));
  const left = others.length > 0 ? others : [...names.values()];
  return left.length === 1 ? (left[0] ?? null) : null;
}

const isOf = (sender: string, name: string) => {
  const [who, house] = [fold(sender), fold(name)];
  return who !== '' && (who.includes(house) || house.includes(who));
};

function houseAt(passages: readonly Passage[], i: number): House | null {
  const p = passages[i];
  if (!p || p.former || p.text.length > 300 || (p.label !== null && !ofPlace.has(p.label))) return null;
  const parts = p.text.split(/\s*(?:,|·|\||\s[–—-]\s)\s*/).map((part) => part.trim());
  const below = passages
    .slice(i + 1, i + 4)
    .filter(
      (q) => q.block === p.block && (!q.inTable || q.cell === p.cell) && (q.label === null || ofPlace.has(q.label)),
    )
    .map(({ text }) => text.split(', '));
  const street = parts.findIndex(
    (part, k) => isStreet(part) || isBeforeTown(part, [...parts.slice(k + 1), ...below.flat()]),
  );
  if (street < 0) return null;
  const address = readAddress([parts.slice(street).join(', '), ...below.map((line) => line.join(', '))]);
  if (!address?.city) return null;
  const name = street > 0 ? nameIn(parts[street - 1]) : nameAbove(passages, i);
  return name ? { name, address, at: p.at, text: p.text } : null;
}

const ofPlace: ReadonlySet<string> = new Set(['place', 'address', 'hotel', 'other', 'company', 'from', 'to']);

/** Right above the street in its cell or block; in large letters, over it. */
function nameAbove(passages: readonly Passage[], i: number): string | null {
  const [above, p] = [passages[i - 1], passages[i]];
  if (!above || !p || above.former) return null;
  const isOver = above.inTable ? above.cell === p.cell : above.block === p.block || above.isHeading;
  return isOver && above.text.length < 80 ? nameIn(above.text) : null;
}

/** Behind its label and the last sentence before it: "Lieu : Maison de quartier". */
function nameIn(said = ''): string | null {
  const name = said
    .replace(/^.*[:.!?] (?=\p{Lu})/u, '')
    .replace(/^.*(?<!\p{L})(?:at|au|aux|à la|à l['’]|in|dans|chez|im|in der) (?:the |le |la |l['’])?(?=\p{Lu})/u, '')
    .replace(/ ?\([^()]*\)$/, '')
    .replace(/[,.:]$/, '')
    .trim();
  const isName = /^\p{Lu}[\p{L}\d'’&. /-]{2,60}$/u.test(name) && !/\d{2}[:h]\d|\b(?:19|20)\d\d\b/.test(name);
  return isName && !noHouse.test(plain(name)) ? name : null;
}

const noHouse =
  /^(?:address|adresse|venue|lieu|place|where|ou|endroit|location|dear|cher|chere|bonjour|hello|we meet|yours|regards)\b|\b(?:sincerely|regards|cordialement|treasurer|secretary|secretaire|tresorier\w*|president\w*)\b/;
