import { inLines } from '../../../text/in-lines.ts';
import { readNames } from '../../../text/names.ts';
import { plain } from '../../../text/plain.ts';
import { startsWithTitle } from '../../../text/titles.ts';
import type { Passage } from '../passages/passages.ts';
import { houseWord } from './house-words.ts';

/** "Billing address: Acme Ltd, 12 Market Street", or that on a line above it in its block: who pays or meets there. */
export function isOfOther(passages: readonly Passage[], i: number): boolean {
  const here = passages[i];
  if (here && (isBelowPerson(passages, i, here) || isEndOfDrive(here, passages))) return true;
  const isBeside = (p: Passage) => (p.inTable ? p.cell === here?.cell : p.block === here?.block);
  const above = passages[i - 1];
  // "Mme Noémie Grandvaux" over "12, côte de la Montagne": where the letter goes
  const isAddressee =
    above !== undefined && isBeside(above) && above.text.length < 50 && startsWithTitle.test(above.text);
  // "Guest: Mr Lukas Steindl" over "Gasthof Isarbogen, Auenweg 88": who sleeps there
  const isGuest = above?.label === 'person' && houseWord.test(plain(here?.text.split(',')[0] ?? ''));
  if (isAddressee && !isGuest && readNames(above.text).length > 0) return true;
  return passages
    .slice(Math.max(0, i - 3), i + 1)
    .some((p) => isBeside(p) && (ofOthers.test(p.shape) || ofOthers.test(`${p.called}:`)));
}
/** "05:10 | 12 quai de la Fosse, Nantes | Nantes Atlantique" below "Prise en charge | De | À": where somebody is driven from. */
const isEndOfDrive = ({ byColumn, label, row }: Passage, passages: readonly Passage[]): boolean =>
  byColumn &&
  (label === 'from' || label === 'to') &&
  passages.some((p) => p.row === row && p.byColumn && p.label === (label === 'from' ? 'to' : 'from'));

/** "Réservé par" over a person, the firm and its street: where who booked is at home; but "Guest: Mr Steindl" over a house and its street. */
function isBelowPerson(passages: readonly Passage[], i: number, here: Passage): boolean {
  if (here.label !== 'bookedBy' && here.label !== 'person') return false;
  const above = passages
    .slice(Math.max(0, i - 5), i)
    .filter((p) => p.label === here.label && (here.inTable ? p.cell === here.cell : p.block === here.block));
  const isHouse = [...above, here].some(({ text }) => houseWord.test(plain(text.split(',')[0] ?? '')));
  const isForm = here.inTable || here.label === 'bookedBy';
  return isForm && !isHouse && above.some(({ text }) => readNames(text).length > 0);
}

const ofOthers = inLines()`
  ^(?:
    (?:your |votre )?contact|billing|invoice[ds]?|billed?|facturation|facture|factur[ée]e?s?|adresse de facturation|rechnung\w*
    |payer|payeur|client|customer|sold|meetings?|r[ée]union|rendez-vous|office|bureau|siege(?: social)?|head office
    |registered office|agency|agence|travel agent
  )\b(?![^:]{0,24}\b(?:hotel|property|house|etablissement|hebergement|logement|unterkunft)\b)[^:\d]{0,24}:
`;
