import { plain } from '../../../text/plain.ts';
import type { Passage } from '../passages/passages.ts';

/** "Ferry Brodick to Ardrossan", "Crossing from Rosslare – Fishguard, foot passengers": both ends behind the word for what sails; no "Ferry Tour to …". */
export function wayBySea({ text, shape, former, label, byColumn, called }: Passage): WayBySea | null {
  if (former || text.length > 110) return null;
  // "Ferry: Oban to Craignure": the word is a label
  const isCalled = label === 'ship' && !byColumn && bySea.test(`${called.replace(/ ?:$/, '')} x`);
  const lead = isCalled ? 0 : bySea.exec(shape)?.[0].length;
  const [, from = '', joint = '', to = ''] = lead === undefined ? [] : (twoEnds.exec(text.slice(lead)) ?? []);
  if (lead === undefined || !to || ofPort.test(plain(from))) return null;
  return { from: { text: from, at: lead }, to: { text: to, at: lead + from.length + joint.length } };
}

type End = { text: string; at: number };
type WayBySea = { from: End; to: End };

const bySea =
  /^(?:(?:car |passenger |day |night )?(?:ferry|boat|crossing|sailing|catamaran|hydrofoil)|traversee|bateau|navire|vedette|fahre|uberfahrt|traghetto|aliscafo|veerboot|veerdienst|faerge|farja|prom|trajekt)(?: (?:crossing|sailing|trip))?(?: ?:| from| de| d'| von| da)? ?(?=[a-z])/;
const twoEnds =
  /^(\p{Lu}[\p{L}'’. -]{1,40}?)( (?:to|nach|naar|till|til|à|vers|a|do|–|—|-|→|>) )(\p{Lu}[\p{L}'’.-]*(?: (?:(?:of|de|du|des|la|le|am|of the) )?\p{Lu}[\p{L}'’.-]*){0,4})(?=$|,|;| \()/u;
/** What else is called after a ferry, in capitals. */
const ofPort = /^(?:station|tour|trip|ride)s?\b/;
