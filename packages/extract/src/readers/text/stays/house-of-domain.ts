import { plain } from '../../../text/plain.ts';
import type { Passage } from '../passages/passages.ts';
import { nameIn } from './hotel-name.ts';

/**
 * "AL DAFNA PEARL" in a letterhead that says "res@aldafnapearl.com" as well: a house writes from its own domain, whose letters
 * are those of its name. Null where no line is spelt so.
 * @param sender the address that the mail came from
 */
export function houseOfDomain(passages: readonly Passage[], sender = ''): string | null {
  const texts = [sender, ...passages.filter(({ former }) => !former).map(({ shape }) => shape)];
  const domains = new Set(
    texts.flatMap((text) => [...text.matchAll(domain)].map((match) => lettersOf(match[1] ?? ''))),
  );
  domains.delete('');
  if (domains.size === 0) return null;
  for (const p of passages) {
    if (p.former || p.text.length > 140) continue;
    const [start = ''] = p.text.replace(signedFor, '').split(/ ?[,|·•] ?/);
    const name = start.length > 60 ? null : nameIn(start);
    if (name && isSpelt(name, domains)) return name;
  }
  return null;
}

/** The whole name, or what is left of it and of the domain without "hotel" and its like. */
function isSpelt(name: string, domains: ReadonlySet<string>): boolean {
  const letters = lettersOf(name);
  const own = lettersOf(plain(name).replace(kinds, ' '));
  return [...domains].some(
    (one) => one === letters || (own.length > 5 && (one === own || one.replace(/^hotel|hotels?$/, '') === own)),
  );
}

const lettersOf = (text: string) => plain(text).replace(/[^a-z]/g, '');
const domain = /(?:@|\bwww\.|https?:\/\/)(?:www\.)?([a-z\d-]{4,40})\.[a-z]{2,8}\b/g;
const kinds = /\b(?:the|le|la|les|hotels?|residences?|resort|spa|suites?|guest ?house|inn|lodge|and|et|&)\b/g;
/** "For Al Dafna Pearl" over the line for a name written by hand. */
const signedFor = /^(?:[Ff]or|[Pp]our|[Ff]ür|[Pp]er|[Pp]or) (?:the )?(?=\p{Lu})/u;
