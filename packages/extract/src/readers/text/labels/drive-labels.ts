import type { Label } from './labels.ts';

/**
 * What forms of hirers and drivers ask and tell in words of their own: "Bring it back", "Where we collect you", "À rapporter",
 * "On vous dépose à", "D'où ?", "Vers où ?". Who does it and to what may stand beside each verb, and no list has them all.
 * @param words as `labelOf` tidies them
 */
export function driveLabel(words: string): Label | null {
  return labels.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

const car =
  "(?:it|(?:the |your |my )?(?:hire |hired |rental )?(?:car|vehicle|van|camper|motorhome)|(?:la |le |l'|votre |cette |ce )(?:voiture|vehicule|auto|location|fourgon|utilitaire))";
const driver = '(?:(?:your |our |the |a )?(?:driver|chauffeur)|(?:votre |notre |le |un )?(?:chauffeur|conducteur))';
const aux = "(?:(?:'ll|'re| will| can| are| is| should| shall| to)(?: be)?)";
/** "Where we'll", "You", "Your driver". */
const does = `(?:and )?(?:where |when )?(?:(?:(?:do )?(?:we|you|i)|${driver}|someone)${aux}? |to )?`;
const where = '(?: (?:from|at|to|on|by|in|here)(?: this address| this place)?)?';
const desk =
  '(?:desk|counter|office|depot|point|place|spot|venue|branch|location|address|station|site|garage|car park)';

/** Who comes, in French: "Nous passons", "Le chauffeur vient", "On". */
const comes = `(?:(?:on|nous|je|${driver}) )?`;
const ouVous = '(?:vous|te|t)';
const ici = "(?: (?:a|au|aux|en|devant|chez|ici|le|a l'adresse|a cette adresse|a l'adresse suivante))?";
const desCles = "(?:du vehicule|de la voiture|de l'auto|de votre (?:voiture|vehicule|auto)|des cle[fs]?s?)";

/** Parts of a line each, without the breaks. */
const inParts = (text: string) => new RegExp(text.replace(/\n */g, ''));

const pickUp = inParts(`
  ^${does}(?:collect(?:s|ed|ing)?(?: (?:you|${car}))?|fetch(?:es|ed|ing)?(?: (?:you|${car}))?
    |pick(?:s|ed|ing)?(?: (?:you|${car}))?[ -]?up(?: ${car})?|tak(?:e|ing) ${car})${where}$
  |^${driver} (?:will )?(?:meets?|waits?|awaits?|is waiting|waiting)(?: for)?(?: you)?${where}$
  |^p/?u(?: (?:address|location|point))?$
  |^where we(?:'ll| will)? (?:meet|find) you${where}$
  |^(?:pick-?up|pick up|pickup|collection|reporting) ${desk}$|^report(?:ing)? (?:at|to)$
  |^(?:${car}|car|vehicle) (?:is )?(?:ready|available|handed over|delivered)${where}$
  |^(?:your |the )?(?:hire|rental)(?: period)? (?:start|begin)(?:s|ning)?(?: (?:date|time|at|on))?$
  |^a (?:retirer|recuperer|enlever|prendre)${ici}$
  |^(?:ou )?vous (?:(?:la|le|l') ?)?(?:retirez|prenez|recuperez|enlevez)(?: ${car})?${ici}$
  |^ou (?:retirer|prendre|recuperer) ${car}$
  |^(?:retrait|prise|cueillette|enlevement|mise a disposition|remise)(?: ${desCles})?${ici}$
  |^prise en main(?: ${desCles})?$
  |^(?:succursale|comptoir|bureau|point|station|lieu|adresse|parking) (?:de |d')(?:la )?(?:cueillette|retrait|enlevement|prise en charge)$
  |^${comes}(?:${ouVous}[ '])(?:prend(?:s|ons|ra|rai|rons|rez)?|prenons|cherche(?:ra|rons)?|recuper(?:e|ons|era|erons))(?: en charge)?${ici}$
  |^${comes}(?:passe(?:ra|rons)?|passons|vien(?:s|t|drons|dra)|venons) ${ouVous}[ '](?:prendre|chercher|recuperer)${ici}$
  |^ou (?:vous|te|nous vous|on vous) (?:prendre|chercher|recuperer|attendre|prenons|cherchons|attendons|attend)$
  |^(?:cueillette|retrait|prise en charge|prise|depart|enlevement|pick-?up|collection) (?:et|and|&) (?:le |la )?(?:retour|restitution|remise|return|drop-?off)(?: (?:a |au |de |at |from |in |to )?(?:la |le |the )?(?:meme|same) (?:agence|succursale|lieu|endroit|adresse|station|branch|place|location|office|desk|address))?$
  |^(?:la |votre )?location (?:debute|commence)(?: le)?$
`);

const dropOff = inParts(`
  ^${does}(?:(?:bring|hand|give|take)(?:s|ing)? ${car} back|return(?:s|ing)? ${car}|drop(?:s|ping)? ${car}(?: off)?
    |drop(?:s|ping)?(?: off)? ${car}|leav(?:e|ing) ${car})${where}$
  |^(?:where |when )?you (?:return|drop off|give back|bring back)${where}$
  |^(?:to be )?(?:returned|brought back|given back|handed back)${where}$|^(?:return|back|due back) by$|^back (?:to|with) us(?: by)?$
  |^(?:where |when )?to (?:return|drop off|bring back)(?: ${car})?$
  |^${does}(?:drops?|dropping|takes?|taking|brings?|bringing|drives?|driving) you(?: off)? (?:at|to|in)$|^where (?:we |to )?(?:drop|take) you(?: off)?(?: to)?$
  |^(?:drop|drop-?off|drop off|return) ${desk}$
  |^(?:your |the )?(?:hire|rental)(?: period)? (?:end|finish|stop|until)(?:s|es)?(?: (?:date|time|at|on))?$
  |^a (?:rapporter|rendre|restituer|ramener)${ici}$
  |^(?:ou )?vous (?:(?:la|le|l') ?)?(?:rapportez|rendez|restituez|ramenez)(?: ${car})?${ici}$
  |^ou (?:rapporter|rendre|restituer|ramener) ${car}$
  |^(?:retour|restitution|reprise|rendu) ${desCles}${ici}$
  |^(?:succursale|comptoir|bureau|point|station|lieu|adresse|parking) de (?:retour|restitution|depose)$
  |^${comes}(?:${ouVous}[ '])(?:depos(?:e|ons|era|erons|ez)|men(?:e|ons|era|erons)|condui(?:t|sons|ra|rons)|emmen(?:e|ons|era|erons)|amen(?:e|ons|era|erons)|transport(?:e|ons|era))${ici}$
  |^ou (?:vous|te|nous vous|on vous) (?:deposer|conduire|emmener|deposons|conduisons|depose|conduit)$
  |^drop(?:-?off)? to$|^(?:take|taken|driven?|brought|transferred)(?: you)? to$|^d/?o (?:address|location|point)$
`);

const labels: readonly (readonly [Label, RegExp])[] = [
  ['pickUp', pickUp],
  ['dropOff', dropOff],
  [
    'from',
    /^(?:from where|where from|d'ou|d'ou (?:partez-vous|partons-nous|partez vous)|starting from|en partance de)$/,
  ],
  [
    'to',
    /^(?:where to|to where|(?:going|heading|headed) (?:where|to|for)|bound for|vers ou|pour ou|jusqu'ou|ou allez[- ]vous|en direction de|vous allez a|where (?:are )?(?:you|we)(?:'re| are)? going(?: to)?)$/,
  ],
  ['date', /^(?:quel jour|(?:on )?(?:what|which) (?:day|date)|a quelle date|quelle date)$/],
  ['time', /^(?:a )?quelle heure$|^(?:at )?what time$/],
  [
    'when',
    /^(?:rdv|p\/?u (?:time|date)|reporting (?:date|time|date and time|date & time|date\/time)|(?:heure|date)(?: (?:de|du|d'))? rdv|transfer time|(?:heure|horaire) (?:du transfert|de la course|de la navette|de (?:la )?cueillette))$/,
  ],
  [
    'person',
    inParts(`
      ^pour qui$|^for whom$|^who(?:'s it| is it| is this)? for$|^who(?:'s| is)? (?:drives|driving)$|^qui conduit$
      |^(?:nom|name)s? (?:sur|on) (?:la |le |the |your )?(?:pancarte|panneau|sign|board|name ?board|placard)$|^(?:name ?board|placard)(?: name)?$
      |^(?:(?:premier|seul) conducteur|conducteur (?:unique|designe|declare|autorise)|(?:first|named|sole) driver)$
    `),
  ],
  [
    'price',
    inParts(`
      ^combien(?: (?:ca coute|cela coute|vous payez))?$|^how much(?: is it| it costs| you pay)?$|^what (?:it costs|you pay)$|^ce que (?:ca|cela) coute$
      |^(?:quoted|agreed|set|confirmed) (?:fare|price)$|^all-?(?:in|inclusive|inclusive total) (?:price|fare|cost)$
      |^(?:total )?(?:hire|rental|transfer|ride) (?:charges?|cost|price|total|fare)$|^(?:total|estimated) total price$
      |^(?:montant|total|prix)(?: ttc)? (?:de la (?:course|location)|du transfert|de votre (?:course|location))$
      |^(?:price|cost|total) of (?:the |your )?(?:ride|transfer|hire|rental)$|^forfait tout compris$
      |^(?:to )?pay(?:able)?(?: to)?(?: the| your)? driver$|^a (?:regler|payer) (?:au chauffeur|a bord)$
    `),
  ],
  [
    'reference',
    inParts(`
      ^(?:sous|under) (?:quel|which|what) (?:numero|number)$|^your number with us$|^votre numero chez nous$|^quote this (?:number|reference|code)$
      |^(?:duty slip|docket|job)(?: (?:no|n°|number|ref|reference))?$
      |^(?:bon de (?:reservation|transport|transfert)|contrat de location) (?:n°|no|numero)$|^(?:numero|n°|reference|ref) de (?:la|votre) (?:course|location)$
    `),
  ],
  [
    'vehicle',
    /^(?:which car|what car|quelle (?:voiture|auto)|quel vehicule|(?:(?:car|vehicle) (?:booked|reserved|you get)|(?:voiture|auto|vehicule) reservee?)|class[e]? (?:du|de|of) (?:vehicule|vehicle))$/,
  ],
  ['company', /^(?:rental (?:brand|firm)|louee? chez|location chez)$/],
];
