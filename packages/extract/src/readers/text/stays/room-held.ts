import { inLines } from '../../../text/in-lines.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';

const things =
  '(?:rooms?|suites?|apartments?|flats?|studios?|cottages?|villas?|chalets?|cabins?|beds?|accommodation|stay|places?|seats?|tables?|booths?|dates?|chambres?|appartements?|logements?|gites?|maisons?|emplacements?|hebergements?|sejours?|couverts?|reservations?|venue|inscriptions?)';

/** "for four", "de six personnes". */
const counted = '(?:for|of|pour|de) (?:\\d{1,2}|[a-z]{3,7})(?: (?:people|guests|personnes|couverts))?';
/** Where one sits. */
const spots =
  '(?:tables?|banquettes?|coin|comptoir|terrasse|alcove|salon|booths?|spots?|corner|counter|nook|seats?|places?|rooms?|chambres?|beds?|lits?)';

/**
 * Whether a house of few words says that what somebody asked for is theirs: not "until Friday", nor "as soon as you have paid".
 * @param text as `plain` has it
 * @param isSaid whether what stands there is said, by what stands before it
 */
export const saysHeld = (text: string, isSaid: (at: number) => boolean): boolean =>
  [...text.matchAll(held)].some((said) => isSaid(said.index) && !notSure.test(text.slice(said.index + said[0].length)));

const sayings: readonly string[] = [
  // "Your apartment is reserved", "A table has been set aside for you", "Your dates are confirmed"
  String.raw`\b(?:your|our|the|an?|this|one|two|three)(?: [a-z-]+){0,2} ${things} (?:(?:here|with us|for you|${counted}) )?(?:is|are|has been|have been) (?:now |all |safely |already |duly ){0,2}(?:booked|reserved|confirmed|kept|secured|arranged|set aside|all set|yours|guaranteed)\b`,
  // "We have reserved for you, as our guest, a room"
  String.raw`\b(?:i|we)(?:'ve| have) (?:now |just |already |gladly |also )?(?:booked|reserved|arranged|set aside|organised|organized|secured|blocked)(?: for you,?(?: [^.,;\n]{1,40},)?| you)? (?:an? |the |your |our |one |two |three )?(?:[a-z-]+ ){0,2}?${things}\b`,
  // "Votre chambre est retenue", "Une table vous est réservée", "Les dates sont bloquées"
  String.raw`\b${things}(?: ${counted})?(?: (?:vous|t'))? ?(?:est|sont|a (?:bien )?ete|ont (?:bien )?ete) (?:bien |donc |desormais |toute? ){0,2}(?:reserve|retenu|confirme|garde|bloque|note|valide|enregistre|attribue)e?s?(?: pour (?:vous|toi))?(?![a-z])`,
  // "Nous avons réservé pour vous une chambre"
  String.raw`\b(?:nous |j')(?:vous )?(?:avons |ai )(?:bien |donc |aussi ){0,2}(?:reserve|retenu|bloque)(?: pour (?:vous|toi),?)? (?:une? |la |le |les |deux |trois |votre |vos )?(?:[a-z]+ ){0,1}?${things}\b`,
  // "On te garde la banquette du fond", "We've saved you a spot"
  String.raw`\b(?:on|je|nous) (?:te |vous |t')(?:garde|gardons|reserve|reservons|retiens|retient|retenons|bloque|bloquons) (?:bien |donc |aussi ){0,2}(?:l[ae]s? |l'|une? |votre |ta |notre )(?:[a-z]+ ){0,2}?${spots}\b(?![^.;\n]{0,60}\bjusqu'a)`,
  String.raw`\b(?:i|we)(?:'ve| have) (?:kept|saved|got) (?:you )?(?:the |an? |our |your )(?:[a-z]+ ){0,2}?${spots}\b(?![^.;\n]{0,60}\b(?:until|till)\b)`,
  // "I have you both in the Blue Room for the nights of …", "It's in the book under Falk": a house that gives no numbers
  String.raw`(?<!\b(?:do|did|can|could|should|shall|may|might|would) )\b(?:i|we)(?:'ve| have) (?:got )?you (?:(?:both|all|two|and [^.;:?\n\d]{2,30}) )?(?:down )?in (?:the |our |my )(?:[a-z'-]+ ){0,3}${spots}\b`,
  String.raw`\b(?:it|that|this|everything|all)(?:'s| is) (?:now |all |safely )?(?:written |down ){0,2}in (?:the|our|my) (?:book|diary|register|ledger)\b`,
  String.raw`\bc'est (?:bien )?(?:inscrit|marque|ecrit) (?:dans|sur) (?:le|notre|mon) (?:cahier|livre|registre|agenda|planning)\b`,
  // "Table réservée : jeudi 29 avril", "Dinner for four, Thursday 29 April: booked"
  String.raw`(?:^|\n)(?:votre |your )?(?:table|chambre|room|dinner|lunch|supper|diner|dejeuner|souper)(?: ${counted})? (?:booked|reserved|confirmed|reservee?|retenue?|confirmee?) ?:`,
  String.raw`(?:^|\n)(?:dinner|lunch|supper|brunch|diner|dejeuner|souper|table) ${counted}\b[^.\n]{0,60}: ?(?:booked|reserved|confirmed|reservee?|confirmee?)(?= ?(?:[.!]|$|\n))`,
  String.raw`(?<!\b(?:would|will|'ll|'d|can|could) (?:then |only )?be )\b(?:happy|pleased|delighted|glad) to confirm\b(?! (?:if|once|when|as soon))`,
  String.raw`\b(?:cottage|apartment|flat|studio|house|villa|(?:le |votre )(?:gite|appartement|logement|chalet)|(?:la |votre )maison) (?:is yours|est a vous|est a toi)(?=[.,!;]|$| (?:from|du|des|le|for)\b)`,
  String.raw`\b(?:c'est|tout est) (?:bien |donc )?(?:confirme|reserve)(?= ?[!.,:;]|$)`,
  String.raw`\b(?:you|y'all)(?:'re| are)(?: all| now){0,2} (?:confirmed|booked)(?= ?[!.,:;]|$| (?:in|with us|for|at)\b)`,
  String.raw`\b(?:confirm|confirme|confirmons) (?:bien )?(?:your |the |vos |les |votre )(?:dates|venue|visit|arrival|arrivee)\b`,
  String.raw`\bmerci pour (?:votre |vos |l'|les )(?:acompte|arrhes|reglement|virement)\b|\b(?:bien )?recu (?:votre |le )(?:reglement|paiement|solde)\b`,
  String.raw`\b(?:received|thank you for|thanks for) (?:your|the) (?:payment|deposit|balance|transfer)\b`,
];
const held = new RegExp(sayings.join('|'), 'g');
const notSure =
  /^ ?(?:until|till|for (?:a |\d+ |the next )|once|if|when|as soon|upon|subject|only|provided|on a |provisional\w*|jusqu|des (?:que|reception)|sous reserve|a reception|apres (?:paiement|reception)|si |pendant|tant que)/;

/**
 * "We look forward to welcoming you", "Voici ce qu'il faut savoir" over "Check-in: 5 March" and "Check-out: 8 March": a house that says no more than
 * that awaits whom it writes to, on days that have their labels. What is offered or asked for has words for that.
 */
export function awaitsGuest(passages: readonly Passage[], text: string): boolean {
  return awaiting.test(text) && !open.test(text) && isDated(passages, comes) && isDated(passages, goes);
}

const comes: ReadonlySet<Label> = new Set(['checkIn', 'arrival']);
const goes: ReadonlySet<Label> = new Set(['checkOut', 'departure']);

const isDated = (passages: readonly Passage[], labels: ReadonlySet<Label>): boolean =>
  passages.some(({ label, text, former }) => label !== null && !former && labels.has(label) && /\d/.test(text));

const awaiting = inLines()`
  \b(?:
    look(?:ing)? forward to (?:welcom|see|host|hav|meet|receiv|your (?:stay|visit|arrival))\w*
    |(?:delighted|happy|pleased|glad|excited) (?:that )?(?:to (?:welcome|have|host)|you(?:'re| are)) [a-z]+
    |can(?:'t|not) wait to (?:welcome|host|see|have|meet)
    |(?:we're|we are|i'm|i am) expecting you|(?:is|are) (?:ready and )?(?:waiting for|expecting) you
    |(?:is|are|'s) (?:all )?(?:arranged|ready|set|in order) for (?:your|you)
    |(?:need|want|ought) to know (?:about|for|before) your (?:stay|visit|arrival|trip|holiday)
    |(?:details|information|everything|all you need|things|instructions)(?: you need| to know)? (?:for|about|of) your (?:upcoming )?(?:stay|visit|arrival|accommodation|holiday)
    |(?:accommodation|room) (?:has been|was|is) (?:arranged|organi[sz]ed)|(?:arranged|organi[sz]ed) (?:your|the|an?) (?:accommodation|room)
    |your (?:stay|holiday|week|weekend) (?:with us |here )?is (?:nearly|almost|just)\b|see you (?:then|on|in)\b
    |(?:hate|plaisir|joie|heureu(?:x|se)s?|ravie?s?)[^.\n]{0,16} (?:de )?vous (?:accueillir|recevoir|accueillerons|recevrons|compter)
    |vous (?:attendons|attend|etes attendue?s?)|(?:tout est )?prete? pour votre (?:arrivee|sejour|venue)
    |(?:ce qu'il faut|tout ce que vous devez|bon a|a) savoir (?:sur|pour|avant) votre (?:sejour|location|arrivee|venue)
    |(?:informations|infos|renseignements|details|consignes)(?: (?:utiles|pratiques|necessaires))? (?:pour|sur|de|concernant) votre (?:prochaine? )?(?:sejour|location|arrivee|venue)
    |plus qu'(?:une? (?:mois|semaine)|\d{1,2} jours|quelques jours) !
  )
`;

const open = inLines()`
  \b(?:
    offers?|quot(?:e|es|ation)|estimate|proposals?|propose[sd]?|options?|availab\w+|enquir\w+|inquir\w+|requests?|requested|pending
    |provisional\w*|tentative\w*|waiting list|subject to|if you(?:'d| would)? (?:like|wish|want) to (?:book|confirm|reserve|proceed|accept|go ahead)
    |(?:please|to|kindly) (?:confirm|book|reserve|accept)|not (?:yet )?(?:booked|confirmed|reserved)|let (?:me|us) know (?:if|whether)
    |devis|offres?|propositions?|propos(?:ons|er|e)|disponib\w+|demandes?|en attente|sous reserve|liste d'attente|estimation
    |(?:pour|merci de|veuillez|afin de) (?:confirmer|reserver|valider)|si vous (?:souhaitez|voulez|desirez) (?:reserver|confirmer|donner suite)
    |(?:is|are|still|be) free(?! of)|(?:est|sont|reste|encore) libres?|book(?:ing)? now|complete your|fully booked|sold out|full(?= (?:on|for|that)\b)|no (?:rooms?|tables?|space)|sorry|complets?|desolee?s?|released|liberee?
    |a confirmer|non confirmee?|(?:sans|des reception|une fois)[^.\n]{0,20} (?:acompte|paiement|arrhes)|cancel?led|annulee?s?
  )\b
`;
