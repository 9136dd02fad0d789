import { plain } from '../../../text/plain.ts';

/** "Voucher / hotel no. | MV-3380-2 / DJA 90144": of two numbers below two words the one that its house knows. Null elsewhere. */
export function ofTwoHeads({ called, text }: { called: string; text: string }): string | null {
  const heads = plain(called).split('/');
  const values = text.split(/ \/ /);
  if (heads.length !== 2 || values.length !== 2) return null;
  const theirs = heads.findIndex((head) => suppliers.test(head));
  const ours = heads.findIndex((head) => senders.test(head) && !suppliers.test(head));
  return theirs >= 0 && ours >= 0 ? (values[theirs]?.trim() ?? null) : null;
}

const suppliers =
  /\b(?:hotel|house|property|supplier|operator|airline|carrier|hirer|loueur|etablissement|compagnie|transporteur|prestataire|fournisseur|vermieter|fluggesellschaft)s?\b/;
const senders = /\b(?:vouchers?|bons?|agency|agence|agentur|our|notre|nos|file|dossier|order|commande|auftrag)\b/;
