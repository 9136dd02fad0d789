/**
 * "Voici votre billet", "Your purchase is complete", "I've got your ticket": who says so has sold it, or has bought it for who reads.
 * Not "once your purchase is complete, …" or "your tickets are ready as soon as you pay".
 * @param text as `plain` has it
 */
export function saysBought(text: string): boolean {
  return [...text.matchAll(bought)].some(({ 0: said, index }) => {
    const before =
      text
        .slice(Math.max(0, index - 120), index)
        .split(/[.!?\n]/)
        .at(-1) ?? '';
    const behind = text.slice(index + said.length, index + said.length + 80).split(/[.,;!?\n]/)[0] ?? '';
    return (
      !onCondition.test(before) && !whenDone.test(behind) && !isAsked.test(text.slice(index, index + said.length + 60))
    );
  });
}

const onCondition =
  /\b(?:once|if|when|whenever|unless|until|till|as soon as|after|before|please|cannot|not|yet to|des que|si|s'il|quand|lorsque|une fois|tant que|avant|apres|pas|sous reserve|a condition|sitot|afin|pour que)\b/;
const whenDone =
  /\b(?:once|if|when|unless|until|as soon as|after you|des que|si|s'il|lorsque|quand|une fois|sous reserve|a condition)\b/;
/** "Avons-nous votre billet ?", "Is your ticket ready?" */
const isAsked = /^[^.!\n]*\?/;

const ticket =
  '(?:(?:e-?|online |mobile |train |rail |bus |coach |boat |ferry |plane |boarding )?(?:tickets?|passe?s?))(?! (?:offers?|options?|deals?|requests?|sales?|query|prices?|office))';
const billet = "(?:e-?)?(?:billets?|titres? de transport)(?: (?:electroniques?|de train|de car|d'avion))?";
const done =
  '(?:complete|completed|confirmed|successful|registered|recorded|processed|accepted|approved|paid|gone through)';
const fait = '(?:confirme|enregistre|valide|accepte|effectue|finalise|traite|pris en compte|regle|paye)e?s?';
const vos = '(?:votre|vos|ta|ton|tes)';

const sayings = [
  `(?:your|the|this) (?:purchase|order|payment|booking|reservation) (?:is|was|has|has been|went) (?:now |all |successfully |duly )?(?:${done}|through|made)`,
  `(?:here(?:'s| is| are)|this(?: (?:e-?mail|mail|message|page|letter|document))? is|attached (?:is|are)|enclosed (?:is|are|please find)|attached please find|please find(?: attached| enclosed| below)?) (?:both |all )?(?:your|the) ${ticket}`,
  `(?:your|both your) ${ticket} (?:is|are|has been|have been|was|were) (?:now |all |right )?(?:attached|enclosed|below|ready|here|issued|booked|bought|paid|in (?:your|the) (?:app|account|attachment|wallet)|on (?:your|the) (?:phone|app))`,
  `(?:i|we|i have|we have|i've|we've|she has|he has|they have) (?:now |just |already |also |hereby )?(?:booked|bought|purchased|got|issued|reserved|ordered|paid for) (?:you |us |for you )?(?:a |an |the |your |our |this |these |both |two |three |seats? on )?(?:${ticket}|train|coach|bus|seats?)`,
  `(?:it's|it is|that's|we're|you're|you are|everything is) (?:all |now )?booked(?! out| up)`,
  `we have (?:registered|recorded|processed|received) your (?:purchase|order)`,
  `(?:your|the|this) (?:journey|trip|train|coach|bus)s? (?:is|are) (?:now |all )?(?:booked|confirmed|reserved|paid)|le (?:voyage|trajet|train|car|bus) est (?:bien )?(?:reserve|confirme|paye)`,
  `${vos} (?:achat|commande|paiement|reservation|voyage|trajet)s? (?:est|sont|a|ont|a ete|ont ete|a bien ete|est bien|est desormais|est maintenant) (?:bien )?(?:${fait}|faite?s?|reserve)`,
  `(?:nous avons|j'ai|on a) (?:bien )?(?:enregistre|recu|pris en compte|valide|traite) ${vos} (?:achat|commande)s?`,
  `(?:voici|ceci est|ci-joints?|ci-dessous|veuillez trouver(?: ci-joints?| ci-dessous)?|trouverez(?: ci-joints?| ci-dessous| en piece jointe)?|(?:adress|envoy|transmett|remett)(?:ons|e|ez|re|er)) (?:donc |enfin )?(?:les|le|${vos}) ${billet}`,
  `${vos} ${billet} (?:est|sont|a ete|ont ete|vous attend|t'attend) ?(?:bien |deja |la,? )?(?:prets?|la|arrives?|disponibles?|joints?|ci-joints?|ci-dessous|en piece jointe|emis|achetes?|reserves?|edites?|(?:dans|sur) (?:l'app|l'appli|l'application|votre|ton))`,
  `(?:ce|cet|le present) (?:message|courriel|e-?mail|mail|document) (?:est|vaut|tient lieu d[eu]|fait office d[eu]|constitue|sert d[eu]) ?(?:votre |ton |le )?(?:billet|titre de transport)`,
  `(?:(?:j'ai|nous avons|on a|elle a|il a)|(?:je|on|nous) (?:t'|vous |t')?(?:ai|a|avons)) (?:bien |deja )?(?:pris|reserve|achete|commande|retenu)e?s? (?:un |une |le |la |les |deux |trois |des |nos |votre |vos |ton |tes |ce |cette |l'){1,2}(?:billet|train|place|car|autocar|bus|aller|aller-retour)s?`,
];
const bought = new RegExp(String.raw`\b(?:${sayings.join('|')})(?![a-z])`, 'g');

/** "Thanks for travelling with us", "Votre train a été remplacé": what is said to who has booked; it counts beside a number. */
export const saidToWhoBooked: readonly string[] = [
  `thank(?:s| you)(?: very much| so much)? for (?:travell?ing|riding|buying|shopping|booking|ordering|going) with`,
  `(?:your|the) (?:trip|journey|train|coach|bus|booking|crossing|ride|departure) (?:has|have|had|is|was|will)(?: now)?(?: to)?(?: be| been)? (?:changed|replaced|moved|retimed|rescheduled|delayed|brought forward|amended)`,
  `(?:we (?:have |had to |have had to |'ve )?|we've )(?:move|moved|change|changed|retime|retimed|replace|replaced|reschedule|rescheduled) your (?:trip|journey|train|coach|bus|booking|departure|ride|crossing)`,
  `your (?:train|coach|bus|ferry|boat) (?:now )?(?:leaves|departs|runs) (?:later|earlier)`,
  `merci de voyager (?:avec|a bord)|merci (?:pour|de) ton (?:achat|voyage)|merci (?:a vous )?d'avoir (?:achete|commande|voyage)`,
  `(?:nous vous|on te|je vous) remerci(?:ons|e) (?:(?:de|pour) ${vos} (?:achat|commande|reservation|voyage)|d'avoir (?:choisi|achete|reserve|commande))`,
  `(?<! si )(?:vous avez|tu as) (?:bien )?(?:reserve|achete)`,
  `${vos} (?:train|trajet|voyage|car|autocar|bus|horaires?|depart|traversee) (?:a|ont|est|sont|a du) ?(?:ete |etre )?(?:change|remplace|decale|deplace|modifie|avance|retarde|reporte)e?s?`,
  `(?:recapitulatif|recu|justificatif|facture|confirmation) (?:de |d')(?:votre |ton )?(?:achat|commande|voyage|billet)`,
  `${vos} (?:paiement|reglement) (?:a|est) (?:bien )?(?:ete )?(?:accepte|recu|valide|enregistre|effectue)`,
  `nous avons (?:bien )?recu ${vos} (?:paiement|reglement)`,
];
