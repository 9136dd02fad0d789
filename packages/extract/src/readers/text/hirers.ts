import { plain } from '../../text/plain.ts';
import type { TextDocument } from '../../text-document.ts';
import type { Found } from './found.ts';
import type { Passage } from './passages.ts';

// Names under which cars are hired in many countries. A smaller house is found by what it calls itself.
const brands =
  /\b(?:hertz|avis|europcar|sixt|enterprise|budget|alamo|national car rental|thrifty|dollar|goldcar|centauro|ada|keddy|buchbinder|record go|firefly|green motion|ucar|leclerc location|super u location|getaround|zipcar)\b/;
const kind = /^(.{2,40}?\b(?:rent[- ]?a[- ]?car|car rental|car hire|location de voitures?|autovermietung|rentals?))\b/i;

/** "LocaPlus Mobilité — Bon de location": who gives the paper stands before what it is. */
const letterhead =
  /^(\p{Lu}[\p{L}\d&'’. -]{2,40}?) ?[–—|·-] ?(?:bon|contrat|confirmation|r[ée]servation|voucher|agreement|location|rental|car|vehicle)\b.*\b(?:location|rental|hire|v[ée]hicule|voiture)\b/iu;

const house = /\b(?:autos?|location|rent|rental|rentals|cars|car hire|voitures)\b/;

/** Who hires out the car, as printed: a label, a well-known name, or a heading that says so. */
export function hirerOf(document: TextDocument, passages: readonly Passage[]): Found<string> | null {
  const labelled = passages.find((p) => p.label === 'company' && !p.former && p.text.length < 60);
  if (labelled) return { value: labelled.text.trim(), at: labelled.at, text: labelled.text };
  const titled = passages
    .slice(0, 4)
    .find((p) => p.text.length < 90 && letterhead.test(p.text) && !brands.test(p.shape));
  const title = titled && letterhead.exec(titled.text)?.[1];
  if (titled && title) return { value: title.trim(), at: titled.at, text: titled.text };
  for (const p of passages.slice(0, 60)) {
    const said = kind.exec(p.text.split(/\s[*–—|·-]/)[0] ?? '');
    const known = brands.exec(p.shape);
    if (said?.[1] && !known) return { value: said[1], at: p.at, text: p.text };
    if (known)
      return { value: p.text.slice(known.index, known.index + known[0].length), at: p.at + known.index, text: p.text };
  }
  const sender = document.origin.senderName ?? '';
  const named = brands.exec(plain(sender));
  if (!named && house.test(plain(sender))) return { value: sender, at: 0, text: sender };
  return named ? { value: sender.slice(named.index, named.index + named[0].length), at: 0, text: sender } : null;
}
