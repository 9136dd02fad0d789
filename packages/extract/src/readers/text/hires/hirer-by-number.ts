import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';

/**
 * "Réservation Loc Évasion : LE-8820931" over "Confirmation Goldcar : 7710934-ES" in a mail from Loc Évasion: who sells the hire
 * has a number of his own, and the other name is of who has the car.
 */
export function hirerByNumber(document: TextDocument, passages: readonly Passage[]): Found<string> | null {
  const sender = plain(document.origin.senderName ?? '');
  if (sender.length < 3) return null;
  const named = passages.flatMap((p) => {
    if (p.label !== 'reference' || p.former || !/\d/.test(p.text)) return [];
    const label = labelBefore(document.text, p.at);
    const name = label.replace(ofNumber, ' ').replace(/\s+/g, ' ').trim();
    return isName.test(name) && !ofOther.test(plain(name))
      ? [{ value: name, at: p.at, text: `${label} ${p.text}` }]
      : [];
  });
  const isOwn = ({ value }: Found<string>) => sender.includes(plain(value)) || plain(value).includes(sender);
  const others = named.filter((one) => !isOwn(one));
  const [only] = others;
  return only && named.some(isOwn) && others.every(({ value }) => value === only.value) ? only : null;
}

/** What stands in front of a value in its line, in the cell beside it or above it. */
function labelBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 80), at).replace(/[\s|:.…–—-]+$/u, '');
  return /[^\n\t|]*$/u.exec(before)?.[0] ?? '';
}

const ofNumber =
  /(?<![\p{L}\d])(?:(?:votre|your|ihre|notre|our|unsere)(?= )|n°|no\.?|nr\.?|num[ée]ro|number|nummer|r[ée]f(?:[ée]rence|\.)?|referenz|code|dossier|confirmation|r[ée]servation|booking|reservierung|buchung|voucher|bon|contrat|contract|rental|agreement|d[eu]|chez|with|at|by|for|bei)(?![\p{L}\d])|#/giu;
const isName = /^\p{Lu}[\p{L}\d&'’.-]*(?: (?:\p{Lu}|&)[\p{L}\d&'’.-]*){0,3}$/u;
/** What else has a number: "Payment reference", "Member number". */
const ofOther =
  /\b(?:payments?|paiement|transaction|customer|clients?|members?|membre|loyalty|fidelite|insurance|assurance|invoice|facture|order|commande|flight|vol|drivers?|conducteur|account|compte|promo\w*|car|voiture|supplier|loueur|agency|agence|e-?mail|trip|itinerary|internal|interne)\b/;
