import { inLines } from '../../text/in-lines.ts';
/** Whether a piece or a sentence, in plain letters, speaks of something to say that it is not booked, or no more. */
export function isDeclined(shape: string): boolean {
  return declined.test(shape);
}

/** What a paper names to say that it is not booked, or no more; and a "transfer" from one coach to the next. */
const declined = inLines()`
  \b(?:
    (?:transfer|correspondance|umstieg) ?(?:time)? ?:? ?\d{1,2} ?(?:h|m)
    |(?:please )?change (?:buses|coaches|trains|planes|here)|changement de (?:car|bus|train|quai)
    |temps de (?:correspondance|transfert)|umsteige\w*
    |not (?:been )?(?:booked|reserved|requested|included|arranged|required|needed|retained|held)
    |no (?:transfer|car|hotel|taxi|train|seat|flight|room)s?\b
    |non (?:retenue?s?|reservee?s?|inclus\w*|demandee?s?|comprise?s?)|pas (?:ete |de |d'|encore |inclus)
    |aucune?|ni (?:transfert|voiture|hotel|taxi)|option(?:nel\w*|al)?|on request|sur demande
    |a (?:votre|sa|leur) charge|sur place|own (?:arrangements?|expense|account|car)|proposal|proposed
    |proposition|proposee?|cancel\w*|annul\w*|lapsed|deleted|given back|released
    |(?:rendue|restituee|liberee)s? (?:le|au)|supprimee?|suggest\w*|recommend\w*|conseill\w*|wait-?list\w*
    |liste d'attente|deadline|date limite|valid until|valable jusqu|before|avant le|at the latest|au plus tard
    |deposit|acompte|solde|balance|invoice|facture
  )\b
`;
