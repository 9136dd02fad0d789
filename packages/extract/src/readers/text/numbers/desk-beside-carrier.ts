import { inLines } from '../../../text/in-lines.ts';
import type { Claim } from './claims.ts';
import { kindsSaid } from './kind-words.ts';

/**
 * "Iberia – localisateur 4HKRW – code compagnie J2LPXF": where one line has a number and, right behind it, the carrier's own, the first
 * is of whoever booked, and the company that the line begins with is that of both.
 */
export function withDesks(claims: readonly Claim[]): Claim[] {
  return claims.map((claim, i) => {
    const [before, next] = [claims[i - 1], claims[i + 1]];
    if (next && isDesks(claim, next)) return { ...claim, whose: 'agency' };
    return before && isDesks(before, claim) ? { ...claim, words: `${before.words} ${claim.words}` } : claim;
  });
}

function isDesks(first: Claim, second: Claim): boolean {
  if (first.p !== second.p || first.value === second.value) return false;
  // what stands in brackets behind the first is said of the second
  const lead = first.p.shape.slice(0, first.at - first.p.at);
  if (carriers.test(lead) || !carriers.test(second.words)) return false;
  const between = first.p.text.slice(first.at - first.p.at + first.value.length, second.at - first.p.at);
  const kinds = kindsSaid(lead);
  return goesOn.test(between) && (kinds.length === 0 || kindsSaid(second.words).some((kind) => kinds.includes(kind)));
}

/** In small letters: behind a number a name begins what is said of something else. */
const goesOn = /^ ?(?:[–—/,|(-] ?)?(?:[^\p{Lu}.;:\d]|(?<=r[ée]f|conf|loc)\.){4,40}(?:[:n°.] ?){0,3}$/u;

/** Whose desk at the airport or at the car knows the number. */
const carriers = inLines()`
  \b(?:
    compagnies?(?: aerienne)?|airlines?|carriers?|transporteurs?|loueurs?|hirers?|suppliers?|fournisseurs?|prestataires?
    |fluggesellschaft|(?:auto)?vermieters?|reederei|compagnia|aerolinea|naviera
  )\b
`;
