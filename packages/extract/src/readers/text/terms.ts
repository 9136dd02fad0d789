import { inLines } from '../../text/in-lines.ts';

/** Whether a text, made plain, says so outright. */
export const isSaid = (pattern: RegExp, text: string): boolean =>
  [...text.matchAll(pattern)].some((said) => !isTerm(text, said));

/** "If you do not have a booking", "after 18:00 the room is no longer held": what would be, of bookings that stand. */
export function isTerm(text: string, { index, 0: said }: RegExpExecArray): boolean {
  return (
    term.test(text.slice(Math.max(0, index - 90), index)) ||
    hour.test(text.slice(index + said.length, index + said.length + 24))
  );
}

const term = inLines()`
  \b(?:
    if|when|whenever|unless|until|once|after|before|should|where|who|whose|anyone|those|si|s'il|quand|lorsqu\w*|apres|passe|au-dela|avant|sinon
    |faute|a defaut|tant que|ceux|celles|qui
  )\b[^.;:!?\n]{0,80}$
`;
const hour = /^,? (?:after|past|beyond|from|unless|if|apres|passe|au-dela|a partir|si)\b/;
