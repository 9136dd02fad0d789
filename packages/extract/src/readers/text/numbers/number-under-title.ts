import { inLines } from '../../../text/in-lines.ts';
import type { Passage } from '../passages/passages.ts';
import { leadingCode, type Reference } from './booking-number.ts';

/** "N° 35-0281946" right below the title "CONTRAT DE LOCATION", or "No. 88-4471" below "HOTEL VOUCHER": by which the paper goes. */
export function numbersUnderTitles(passages: readonly Passage[]): Reference[] {
  return passages.flatMap((p, i) => {
    const title = passages[i - 1];
    if (!title || title.inTable || p.inTable || p.former || p.label !== null || p.block - title.block > 1) return [];
    const code = papers.test(title.shape) ? leadingCode(counted.exec(p.text)?.[1] ?? '') : null;
    return code && /\d{3}/.test(code)
      ? [{ value: code, at: p.at + p.text.indexOf(code), text: p.text, weight: 2.5 }]
      : [];
  });
}

const counted = /^(?:[Nn]°|N[º.]|[Nn][oO]\.?|[Nn][rR]\.|#) ?:? ?(\S{5,24})$/u;
/** No offer, and no invoice. */
const papers = inLines()`
  ^(?:
    (?:
      car|vehicle|hotel|travel|transfer|accommodation|bon|rental|hire|service|booking|reservation|contrat|confirmation|billet|e-?
    ) ?(?:de |d'|of )?(?:la |votre |your )?
  )*(?:
    rental agreement|hire agreement|contrat de location|mietvertrag|contratto di noleggio|contrato de alquiler|voucher
    |bon d'echange|bon de reservation
    |(?:booking|reservation|rental|hire) confirmation
    |confirmation de (?:votre )?(?:reservation|commande|location)
    |buchungsbestatigung|e-?ticket|billet electronique
  )$
`;
