import type { Person } from '../../../booking.ts';
import { readNames } from '../../../text/names.ts';
import { titleAlone } from '../../../text/titles.ts';
import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';

/** "Mme | CHANTEREAU Élodie | référente du groupe" over "M. | MAUPERTUIS Bertrand": a cell for how one is addressed, and one for the name. */
export function titlesBeside(passages: readonly Passage[]): Found<Person>[] {
  return passages.flatMap((p, i) => {
    const title = passages[i - 1];
    const isBeside =
      p.inTable &&
      !p.former &&
      p.label === null &&
      title?.row === p.row &&
      title.cell !== p.cell &&
      titleAlone.test(title.shape);
    const [name, more] = isBeside ? readNames(`${title.text} ${p.text}`) : [];
    return name && !more ? [{ value: { name }, at: p.at, text: p.text }] : [];
  });
}
