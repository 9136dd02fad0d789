import { airportByIata } from '../../../knowledge/index.ts';

export function withoutTerminal(text: string): { name: string; terminal?: string } {
  // "Paris CDG 2F": behind an airport's code
  const [, coded, hall] = /^(.*\b[A-Z]{3}) (\d[A-Z]?)$/u.exec(text) ?? [];
  if (coded && hall && airportByIata(coded.slice(-3))) return { name: coded, terminal: hall };
  const match =
    /[\s,(-]*\b(?:terminal|term\.?|a[ée]rogare|hall(?! \d ?(?:&|et|and) ?\d))\s+(?!(?:d[eu]|la|le|of|at|in|on|to|by|a[mun]|i[ms]|et|or|ou)\b)([0-9][A-Z]?|[A-Z]{1,2}\d?)\b.*$|(?:^|[\s,(]+)T([0-9][A-Z]?)\b.*$|[\s,(-]+(?:platform|quai|voie|gleis) (?:announced|to be|tbc|tba|affich|annonc|\d{1,2}[a-z]?\b|wird).*$|[\s,(]+(?:north|south|east|west|domestic|international) terminal\)?.*$|, (?:domestic|international)$|, (?:porte|gate|quai|dock|berth|pier|stand|stance|bay|stop|zone|arr[êe]t|steig) (?:[A-Z]?\d{1,3}|[A-Z])$/iu.exec(
      text,
    );
  const name = (match ? text.slice(0, match.index) : text).replace(/[\s,:]+$/, '').trim();
  return { name, terminal: match?.[1] ?? match?.[2] };
}
