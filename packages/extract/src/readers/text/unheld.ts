import { inLines } from '../../text/in-lines.ts';

/** "Nothing is booked until you pay", "aucune place n'est réservée tant que": of a whole basket, or of what a paper offers beside what it confirms. */
export const unheld = inLines()`
  \b(?:
    nothing (?:has been|is|will be|was) (?:booked|reserved|held)(?: for you)? (?:yet|until|unless|before)
    |(?:no|neither) [a-z]+(?: (?:and no|nor|or) [a-z]+)? (?:has been|have been|is|are|will be) (?:booked|reserved|held)(?: for you)? (?:yet|until|unless|before)
    |rien n'(?:est|a ete|a) (?:encore )?(?:ete )?(?:reserve|commande|bloque) (?:tant que|avant)
    |aucune? [a-z]+(?: et aucune? [a-z]+| ni [a-z]+)? n(?:'est|e sont|e sera|e seront) (?:encore )?(?:reserve|bloque|garde|retenu|confirme)[es]{0,2}(?: (?:ni|ou) (?:reserve|bloque|garde|retenu|confirme)[es]{0,2})? (?:
      tant que|avant|sans|a ce (?:stade|jour)|pour l'instant|pour le moment
    )
  )\b(?! (?:for|on|pour|sur|fur) | (?:the |l'|a l'|la )?(?:online )?(?:check-?in|boarding|enregistrement|embarquement))
`;

/** "There are seats on BT 301 on 9 February", "il reste des places sur le vol de 16 h": what could still be taken. */
export const seatsLeft = inLines()`
  \b(?:
    there (?:are|is) (?:still )?(?:seats?|places?|berths?|rooms?|space)(?: left| available| free)? (?:on|aboard|in|at)
    |(?:seats?|places?|berths?) (?:are|is) (?:still )?(?:left|available|free) (?:on|aboard)
    |il (?:reste|y a) (?:encore )?(?:des|quelques|de la) (?:places?|sieges?|couchettes?)
    |(?:sind|gibt es) (?:noch )?platze (?:frei )?(?:auf|im|in)
  )\b
`;
