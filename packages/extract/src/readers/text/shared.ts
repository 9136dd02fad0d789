import type { BookingStatus, Person, Price } from '../../booking.ts';
import { onceFor } from '../../once-for.ts';
import { inLines } from '../../text/in-lines.ts';
import { plain } from '../../text/plain.ts';
import type { TextDocument } from '../../text-document.ts';
import type { Found } from './found.ts';
import type { Reference } from './numbers/booking-number.ts';
import { loneCode } from './numbers/lone-code.ts';
import { mainReference, readReferences } from './numbers/references.ts';
import { type Passage, passagesOf } from './passages/passages.ts';
import { readSplitNames } from './people/split-names.ts';
import { areFamilies, readTravelers } from './people/travelers.ts';
import { readTotal } from './prices/money.ts';
import { readStatus } from './status.ts';

/** What a document says once, for all that is booked in it. */
export type Shared = {
  references: Reference[];
  reference: Reference | null;
  travelers: Found<Person>[];
  price: Found<Price> | null;
  status: BookingStatus | undefined;
  /** The only railway product the document names, for a bare "Train 9002". */
  railProduct: string | undefined;
  subject: string;
};

/** Several readers ask for it, and get the same. */
export const sharedOf = onceFor(readShared);

function readShared(document: TextDocument): Shared {
  const passages = passagesOf(document);
  const subject = document.origin.subject ?? '';
  const called = withVouchersLast(readReferences(passages, subject), document.text);
  const lone = called.length > 0 ? null : loneCode(passages, subject);
  const references = lone ? [lone] : called;
  const people = readTravelers(passages, subject);
  const status = readStatus(passages, subject);
  return {
    references,
    reference: mainReference(references),
    travelers: people.length > 0 ? people : readSplitNames(document.text),
    price: status === 'cancelled' ? null : readTotal(passages),
    status,
    railProduct: railProduct(`${document.origin.senderName ?? ''}\n${document.text.slice(0, 5000)}`),
    subject,
  };
}

/** "Voucher number" beside "Confirmation", "Order number" beside "Reservation code": the desk asks for the other. */
function withVouchersLast(references: Reference[], text: string): Reference[] {
  const isVoucher = ({ at }: Reference) => lesser.test(plain(text.slice(Math.max(0, at - 40), at)));
  const [first] = references;
  const asPlain = references.filter(({ weight }) => weight === first?.weight);
  const suppliers = asPlain.filter(({ at }) => supplierOwn.test(plain(text.slice(Math.max(0, at - 44), at))));
  const own = suppliers.length > 0 ? suppliers : asPlain.filter((reference) => !isVoucher(reference));
  return own.length > 0 ? [...own, ...references.filter((reference) => !own.includes(reference))] : references;
}

/** "Supplier confirmation number" beside the agency's own: its desk asks for that one. */
const supplierOwn = inLines()`
  \b(?:supplier|rental company|car (?:company|hire company)|operator|airline|carrier|fournisseur|loueur|transporteur|prestataire)
  (?:'s)? ?(?:confirmation|booking|reservation|reference|ref|number|code|locator)[^\n:]{0,16}:?\s{0,2}(?:[a-z\d]{2} ?\/ ?)?$
  |\b(?:confirmation|reservation|reference|dossier|numero|n°)(?: (?:du|chez le))?[ ]
  (?:fournisseur|loueur|transporteur|prestataire|compagnie(?: aerienne)?|airline)[ :]{0,3}\s?(?:[a-z\d]{2} ?\/ ?)?$
`;

const lesser = inLines()`
  \b(?:
    voucher|bon|gutschein|purchase order|bon de commande|order (?:number|no|n°|id|reference|ref|code)
    |(?:numero|n°|reference|code|ref)\.? de (?:la |votre )?commande
    |commande(?: n°)?|invoice (?:number|no)|numero de facture
    |agency (?:booking |file |record )?(?:reference|ref|number|file|record|locator)
    |(?:reference|ref|dossier|numero)\.? (?:de l'agence|agence|agency|voyagiste)
    |travel agency (?:reference|ref)|agentur(?:nummer|referenz)|amadeus|galileo|sabre|worldspan|apollo|travelport
  )\b[^\n]{0,14}\n?$
`;

function railProduct(text: string): string | undefined {
  const names = new Set(
    [
      ...plain(text).matchAll(
        /\b(?:eurostar|thalys|tgv lyria|tgv inoui|ouigo|italo|westbahn|flixtrain|avlo|(?:ter|intercites|ice|ic|re|rb) (?=\d))\b/g,
      ),
    ].map((m) => m[0]),
  );
  const [only] = names;
  return names.size === 1 && only
    ? only.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()).replace(/^Tgv/, 'TGV')
    : undefined;
}

/** What a section says for itself goes before what the whole paper says. */
export function narrowShared(
  whole: Shared,
  section: readonly Passage[],
  head: readonly Passage[] = [],
  text = '',
): Shared {
  const said = readReferences(section);
  const printed = said.length > 0 ? [] : readReferences(head);
  const booked = printed.filter(({ at }) => !lesser.test(plain(text.slice(Math.max(0, at - 40), at))));
  const above = booked.length > 0 ? booked : printed;
  // "Airline locator: SN/5XQ7RP" beside the agency's own: the one that the carrier knows
  const carriers = above.filter(({ weight }) => weight > 3);
  const own = carriers.length > 0 ? carriers : above;
  // Several numbers above: nobody knows whose this section's is.
  const references = new Set(own.map(({ value }) => value)).size === 1 ? own : said;
  const travelers = readTravelers(section).filter((one) => !areFamilies(one, whole.travelers));
  return {
    ...whole,
    references,
    reference: mainReference(references),
    travelers: travelers.length > 0 ? travelers : whole.travelers,
    price: whole.status === 'cancelled' ? null : readTotal(section),
  };
}
