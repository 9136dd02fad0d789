import { inLines } from '../../text/in-lines.ts';

/** "No booking has been made", "Vous n'avez pas encore finalisé": a search or a basket that was kept. Not of one leg alone. */
export const unbooked = inLines()`
  \b(?:
    no (?:booking|reservation|purchase) (?:has|was) (?:yet )?(?:been )?(?:made|completed|placed)
    |(?:ceci|ce document|le present document) (?:est|n'est qu') ?(?:bien )?un (?:simple )?devis
    |(?:this|the present document) is (?:only |just )?a (?:quotation|quote)
    |vous n'avez pas (?:encore )?(?:termine|fini|complete|acheve) (?:votre|la) (?:commande|reservation)
    |vous avez (?:commence|entame|debute) (?:une|votre) (?:reservation|commande) (?:sans|mais)
    |you (?:started|began) (?:a|your) (?:booking|reservation|order) (?:but|without|and (?:did|have) not)
    |vous avez quitte (?:notre|le) site (?:sans|avant)
    |you left (?:our|the) (?:site|website|page) (?:without|before)|sans aller jusqu'au paiement
    |you (?:have not|haven't) (?:yet )?(?:
      booked(?! (?:any |an? |your |the )?(?:accommodation|hotels?|rooms?|cars?|transfers?|taxis?|seats?|meals?|bags?|baggage|luggage|parking|insurance|extras?)\b)
      |(?:completed|finished) (?:your )?(?:booking|reservation|purchase|order)
    )
    |(?:saved|kept) your (?:search|basket|cart|quote)
    |finish your (?:booking|reservation|purchase|order)(?= (?:now|here|today|before)\b| ?[:!→\n])
    |(?:left|waiting|still|items?) (?:[a-z]+ ){0,3}in your (?:basket|cart|shopping (?:cart|bag))
    |(?:encore |toujours |laisse \w{0,12} ?)dans votre panier|votre panier (?:vous )?(?:attend|expire)
    |(?:finalisez|terminez) votre (?:reservation|commande|achat)(?= (?:maintenant|ici|avant)\b| ?[:!→\n])
    |(?<=^|\n)(?:reprendre|terminer|finaliser|poursuivre|continuer|complete|finish|resume|continue) (?:ma|mon|my|votre|your) (?:
      reservation|commande|achat|panier|booking|order|purchase|basket|cart
    )(?= ?(?:\n|$))
    |(?:aucune|pas de) (?:reservation|commande) n'a (?:encore )?ete (?:effectuee|faite|enregistree|passee|validee)
    |(?:votre|vos|la|your|the) (?:
      reservation|commande|voyage|vols?|billets?|trajets?|booking|order|trip|flights?|tickets?|journey
    ) (?:ne sont|n'est|are|is) (?:pas encore|not yet|not) (?:
      confirme|confirmed|complete|completed|finali[sz]ed|finalise|secured|valide
    )[es]{0,2}
    |(?:without|sans) (?:votre |your |a )?(?:payment|paiement|reglement)\b[^.\n]{0,60}\b(?:
      selection|panier|places|option|basket|seats?|tickets?|billets?
    )[^.\n]{0,30} (?:sera|seront|will be) (?:annule|libere|remis|perdu|cancelled|released|lost)[es]{0,2}
    |(?:aucune|votre) reservation n'(?:est|a) pas (?:encore )?(?:ete )?(?:finalisee|validee|effectuee|terminee|achevee|complete)
    |vous n'avez (?:pas encore|rien) (?:reserve|finalise|valide)
    |(?:sauvegarde|conserve|enregistre|garde) votre (?:recherche|panier|devis)
    |es wurde (?:noch )?(?:keine buchung|nichts gebucht)
    |(?:is not|isn't|does not constitute|not yet) an? (?:booking |reservation )?confirmation\b
    |(?:n'est|ne constitue|ne vaut) pas (?:une )?confirmation
    |(?:ist|stellt) (?:noch )?keine (?:buchungs|reservierungs)?bestatigung
    |non e stata effettuata alcuna prenotazione|no se ha realizado ninguna reserva
  )\b(?! (?:for|on|pour|sur|fur) )
`;
