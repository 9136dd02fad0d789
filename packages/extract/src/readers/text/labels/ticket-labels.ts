import type { Label } from './labels.ts';

/**
 * "Détentrice des billets", "Holder of this ticket", "Day of travel", "Le train que vous prenez", "Purchase ID": what tickets call who
 * travels, when, in what and in which seat, put together from few words.
 * @param words as `labelOf` tidies them
 */
export function ticketLabel(words: string): Label | null {
  return told.find(([, forms]) => forms.test(words))?.[0] ?? null;
}

const anyOf = (...forms: string[]) => new RegExp(`^(?:${forms.join('|')})$`);

const ofTicket =
  "(?: (?:of|on|du|de|des|de ce|de ces|sur le|sur|de votre|de vos|of the|of this|of these|on the|on this) ?(?:l')?(?:e-?)?(?:tickets?|billets?|titres?(?: de transport)?|reservation|abonnement|passe?)(?: electroniques?)?)?";
const journey = '(?:travel|journey|trip|ride|train|bus|coach)';
const voyage = '(?:voyage|trajet|circulation|deplacement|transport|train|car|autocar|bus)';

const told: readonly [Label, RegExp][] = [
  [
    'person',
    anyOf(
      `(?:noms? (?:du |de la |des |de l')?)?(?:detent(?:eur|rice)|porteu(?:r|se)|titulaire|usag(?:er|ere)|possesseur|beneficiaire)s?${ofTicket}`,
      `(?:names? of (?:the )?)?(?:holder|bearer|rider|traveller|traveler|passenger)s?${ofTicket}`,
      '(?:ticket|pass) (?:holder|bearer)s?|ticketholders?|names? (?:shown |printed )?on (?:the |your |this )?(?:e-?)?tickets?',
      'noms? (?:figurant |inscrit |indique |imprime )?sur (?:le |votre |ce |les |vos )?(?:billet|titre|e-?billet)s?',
      '(?:passengers?|people|persons?|travell?ers?) (?:travelling|traveling|on board|on this (?:train|bus|coach|ticket))',
      '(?:travelling|traveling|flying|sailing) together|(?:vous )?voyage(?:nt|z) ensemble',
      'personnes? transportees?|(?:passag(?:er|ere)|voyageu(?:r|se))s? (?:a bord|transportee?s?|du train|du billet)',
      'made out (?:to|for)|(?:delivre|emis|etabli)e?s? (?:au nom de|pour)|ticket in the name of',
    ),
  ],
  [
    'date',
    anyOf(
      `(?:day|date) (?:of|for) (?:the |your )?${journey}|(?:travel|journey|trip|train|service) (?:day|date)`,
      '(?:you|you are|we) (?:travel|travelling|ride|go) on|travels on|runs on|valid on the',
      `(?:jour|date) (?:de |du |d'|de votre )${voyage}|(?:votre )?(?:voyage|trajet) (?:du|le|prevu le)`,
      '(?:vous voyagez|tu voyages|on voyage|circule|roule) le|en circulation le|billet valable le|valable le jour',
    ),
  ],
  [
    'train',
    anyOf(
      '(?:which |the )?(?:train|bus|coach)(?: that)? (?:you take|you are on|to take|to board|to catch)|(?:train|bus|coach) (?:service|name)',
      '(?:train|bus|coach) (?:service )?(?:name|details)(?: (?:and|&) (?:number|no))?|(?:bus|coach) (?:line|service)|travelling by train|train (?:and|&) (?:number|no)',
      '(?:le |votre )?(?:train|bus|car|autocar|autobus)(?: (?:que vous prenez|a prendre))?|nom (?:du|de) train|vous prenez(?: le train)?',
      "(?:n°|no|numero) (?:d'|de l')(?:autocar|autobus)|(?:autocar|autobus) (?:n°|no|numero)|ligne (?:de |d')(?:bus|car|autocar|autobus)|a bord d[eu](?: train)?|vous voyagez a bord d[eu]",
    ),
  ],
  [
    'coach',
    anyOf(
      "(?:coach|carriage) letter|you(?:'re| are| will be|'ll be| sit) in (?:coach|carriage|car)",
      'vous etes (?:en|dans la) voiture|lettre de (?:la )?voiture',
    ),
  ],
  [
    'seat',
    anyOf(
      "seats? (?:reserved|booked|reservation|allocated|given|selected|chosen)|(?:reservation of seats?|where you sit|you(?:'re| are| will be|'ll be)? (?:sit|sitting|seated) (?:in|at))",
      'fauteuils?(?: (?:n°|no|numero))?|(?:n°|no|numero) (?:de |du )?(?:fauteuil|couchette)|vous (?:etes assise?|etes placee?|occupez la place|avez la place)|assise',
    ),
  ],
  [
    'reference',
    anyOf(
      'purchase (?:no|number|n°|reference|ref|id|code)|(?:trip|ride|travel) (?:code|reference|ref)|(?:booking|reservation|it is) (?:made|booked|held) under',
      "(?:n°|no|numero|reference|ref|code) (?:de |d'|de l'|de votre )achat|achat (?:n°|no|numero)|(?:n°|no|numero|code|reference) (?:de |du |de votre )?voyage",
      '(?:airline |carrier |our )?file ?key|(?:n° (?:de )?)?dossier (?:passagers?|compagnie|aerien|voyageurs?)',
    ),
  ],
];
