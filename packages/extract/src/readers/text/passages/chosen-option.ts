import { inLines } from '../../../text/in-lines.ts';
import type { Passage } from './passage.ts';

/**
 * "Option A – not taken (released)" over its flights and "Option B – ACCEPTED" over others: an accepted quote still tells what was
 * offered beside it. All below an option that was not taken is booked by nobody; where one is said to be taken, no other was.
 */
export function withChosenOption(passages: Passage[]): Passage[] {
  const titles = passages.flatMap((p, i) => {
    const name = isTitle(p, passages[i - 1], passages[i + 1]) ? optionTitle.exec(p.shape)?.[1] : undefined;
    return name ? [{ i, name, isLeft: left.test(p.shape), isTaken: taken.test(p.shape) && !left.test(p.shape) }] : [];
  });
  if (titles.length === 0) return passages;
  const said = titles.some(({ isTaken }) => isTaken) ? null : nameOfTaken(passages);
  const isOneTaken = titles.some(({ isTaken, name }) => isTaken || name === said);
  const parts = titles.flatMap(({ i, name, isLeft, isTaken }, title) => {
    const isOther = isOneTaken && !isTaken && name !== said;
    return isLeft || isOther ? [{ from: i, to: titles[title + 1]?.i ?? endOfLast(i, passages) }] : [];
  });
  return passages.map((p, i) => (parts.some(({ from, to }) => i >= from && i < to) ? { ...p, former: true } : p));
}

/** A line or a row of its own. */
const isTitle = (p: Passage, above: Passage | undefined, below: Passage | undefined) =>
  p.text.length < 90 && (p.isHeading || (above?.row !== p.row && below?.row !== p.row));

/** Below the last option stands what is of all: another title, or what follows its table. */
function endOfLast(title: number, passages: readonly Passage[]): number {
  const inTable = passages[title + 1]?.inTable;
  const end = passages.findIndex((p, i) => i > title && (p.isHeading || (inTable && !p.inTable)));
  return end < 0 ? passages.length : end;
}

/** "You accepted option B on 11 November", "l'option 2 a été retenue": the only one of which it is said. */
function nameOfTaken(passages: readonly Passage[]): string | null {
  const names = passages.flatMap(({ shape }) => {
    const { before, behind } = saysTaken.exec(shape)?.groups ?? {};
    return before ?? behind ?? [];
  });
  return new Set(names).size === 1 ? (names[0] ?? null) : null;
}

const options = '(?:option|variante?|alternative|proposition|proposal|solution|opcion|opzione|angebot|offer|offre)';
const number = '(?:n° ?|no\\.? |nr\\.? )?';
const optionTitle = new RegExp(`^[^a-z\\d]{0,3}${options} ${number}([a-f\\d])(?= ?[–—:.,(/-]| ?$)`);
const left = inLines()`
  \b(?:
    (?:not|nicht|non|pas|no) (?:\w{1,8} )?(?:
      taken(?: up)?|chosen|selected|retained|accepted|kept|wanted|gewahlt|angenommen|retenue?|choisie?|acceptee?|gardee?|scelt[ao]
      |accettat[ao]|elegid[ao]|aceptad[ao]
    )
    |declined|released|rejected|refused|dropped|discarded|lapsed|expired|ecartee?|refusee?|declinee?|abandonnee?|liberee?|expiree?
    |abgelehnt|verworfen|rifiutat[ao]|scartat[ao]|rechazad[ao]|descartad[ao]
  )\b
`;
const takenWords =
  '(?:accepted|chosen|selected|taken(?: up)?|confirmed|ticketed|booked|acceptee?|retenue?|choisie?|confirmee?|validee?|angenommen|gewahlt|bestatigt|accettat[ao]|scelt[ao]|confermat[ao]|aceptad[ao]|elegid[ao]|confirmad[ao])';
const taken = new RegExp(`\\b${takenWords}\\b`);
const saysTaken = new RegExp(
  `\\b${takenWords} (?:l'|the |your |votre )?${options} ${number}(?<before>[a-f\\d])(?![a-z\\d])|\\b${options} ${number}(?<behind>[a-f\\d]),? (?:(?:is|was|has been|est|a ete|wurde|e stata) )?${takenWords}\\b`,
);
