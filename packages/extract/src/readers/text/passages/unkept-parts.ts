import { inLines } from '../../../text/in-lines.ts';
import { seatsLeft, unheld } from '../unheld.ts';
import type { Passage } from './passage.ts';

/**
 * "Not arranged" over "Your flights (you told us that you arrive on 5 March with NH 212)", "À votre charge" over what travellers see to
 * themselves: whatever stands below such a title, up to the next one, is booked by nobody here.
 */
export function withUnkeptParts(passages: Passage[]): Passage[] {
  let isUnkept = false;
  let block = -1;
  return passages.map((p, i) => {
    const isTitle = p.isHeading || isAlone(p, passages[i - 1], passages[i + 1]);
    if (isTitle && unkeptTitle.test(p.shape)) {
      isUnkept = true;
      block = p.isHeading ? -1 : p.block;
      return p;
    }
    if (p.isHeading || closes.test(p.shape) || (block >= 0 && p.block !== block && p.block !== block + 1))
      isUnkept = false;
    return (isUnkept || isOffered(p)) && !p.former ? { ...p, former: true } : p;
  });
}

/** "There are seats on BT 301, Riga 0900, Helsinki 1010; nothing is held for you until you call": it stands in its own line. */
const isOffered = ({ inTable, shape }: Passage) => !inTable && (unheld.test(shape) || seatsLeft.test(shape));

/** The only line of its paragraph, or the first of one. */
const isAlone = (p: Passage, above: Passage | undefined, below: Passage | undefined) =>
  !p.inTable && above?.block !== p.block && below !== undefined && /^[^.;,\d]{5,60}$/.test(p.text);

/** The end of a letter is of all of it. */
const closes =
  /^(?:with (?:best|kind|warm|many)|(?:best|kind|warm) (?:wishes|regards)|yours|sincerely|regards|thank|nous (?:vous|restons)|cordialement|bien a vous|(?:tres )?(?:bon|bonne) (?:voyage|sejour|route)|avec nos|meilleures|mit freundlichen|total|prix|price)\b/;

/** What a title says of all below it. */
const unkeptTitle = inLines()`
  ^(?:\d{1,2} ?[.)–—:-]? ?)?(?:(?:what (?:is|we have)|services?|items?|elements?|prestations?|points?) )?(?:
    (?:are |is |have )?(?:not|n't) (?:(?:yet|been) )?(?:arranged|booked|reserved|provided|organi[sz]ed|on this (?:order|booking))
    (?: (?:by us|here|yet))?
    |(?:non|pas) (?:(?:encore )?reserve|organise|prevu|commande|retenu)e?s?(?: par (?:nous|nos soins|l'agence))?
    |(?:you )?(?:arranged|booked|reserved) by (?:yourself|yourselves|you|the traveller)
    |(?:reste |restent )?a (?:votre|sa|leur) charge
    |par vos (?:propres )?soins|reserve par vos soins
    |(?:notre|une?|our|a|unser|ein) (?:proposition|proposal|suggestion|vorschlag)|nous (?:vous )?proposons|we (?:can )?(?:propose|suggest)
  ) ?:?$
`;
