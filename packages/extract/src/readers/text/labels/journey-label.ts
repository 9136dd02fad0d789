import { inLines } from '../../../text/in-lines.ts';
import type { Label } from './labels.ts';
import { hall, quai, whoGoes } from './words-of-journeys.ts';

/** What a traveller's paper calls the fields of a journey, its ends aside, in a short phrase that says what is done: in the form of `plain()`. */
const fields: [Label, RegExp][] = [
  // "Day of flight", "Day you sail", "Jour de la traversée"
  [
    'date',
    inLines()`
      ^(?:
        (?:day|date) (?:of|of the|of your) (?:flight|sailing|crossing|voyage)|(?:flight|sailing|crossing) day
        |(?:the )?(?:day|date) (?:you|we) (?:fly|sail|travel|cross|go|leave)|(?:you|we) (?:fly|sail|cross) on
        |(?:date|jour) (?:du |de |de la |de votre |d'un )(?:vol|traversee|passage|navigation)
        |(?:vous|on) (?:vol(?:ez|e)|travers(?:ez|e)|navigu(?:ez|e)) le
      )$
    `,
  ],
  // "Where from", "Origin airport", "En partance de"
  [
    'from',
    inLines()`
      ^(?:
        (?:${whoGoes} )?(?:fly|travel|go|sail|start|flying|travelling|traveling|sailing)(?:ing)? from|out of|where from|from where
        |(?:origin|from) ${hall}|${hall} of (?:origin|embarkation)|embarkation ${hall}|where (?:you|we) (?:board|embark|get on)
        |${hall} (?:you|we) (?:board|embark|get on) at
        |d'ou|(?:en )?partan(?:t|ce) de|vous volez de(?:puis)?|${quai} (?:d'origine|de provenance|d'embarquement)
      )$
    `,
  ],
  // "Where to", "Destination port", "En direction de"
  [
    'to',
    inLines()`
      ^(?:
        (?:${whoGoes} )?(?:fly|travel|go|sail|flying|travelling|traveling|going|sailing) to|where to|to where|bound for|head(?:ed|ing) (?:to|for)
        |(?:destination|to) ${hall}|${hall} of (?:destination|disembarkation)|disembarkation ${hall}
        |en direction de|vous (?:allez|volez|voyagez) (?:a|vers)|ou (?:allez-vous|vous allez)|${quai} de destination
      )$
    `,
  ],
  // "With flight", "Avec le vol", "Flight code"
  [
    'flight',
    inLines()`
      ^(?:
        (?:on|by|with|aboard|on board) (?:the |your )?flight|flight (?:code|id|ref(?:erence)?)|(?:you're|you are|you'll be) (?:flying )?on flight
        |(?:avec|par|sur|a bord du|dans) (?:le |votre )?vol|code (?:du |de )?vol|flight and class|vol et classe|flight you are on|flight you're on
      )$
    `,
  ],
  // "Name of vessel", "Nom du bateau", "You sail on board"
  [
    'ship',
    inLines()`
      ^(?:
        names? of (?:the |your )?(?:ship|vessel|boat|ferry)|(?:ship|vessel|boat|ferry)(?:'s)? name|m ?/ ?v|your (?:vessel|ferry|boat|ship)
        |nom du (?:navire|bateau|ferry|traversier|paquebot)|traversier
        |(?:you|we)(?:'ll)? sail (?:aboard|on board)(?: the)?|vous naviguez (?:sur|a bord)(?: le| du| de)?
      )$
    `,
  ],
  // "Name in passport", "Who's flying", "Passenger of record", "Nom sur le billet", "Qui embarque ?"
  [
    'person',
    inLines()`
      ^(?:
        (?:full )?names? (?:in|on|as in|as on|as per|per|as shown (?:in|on)|as it appears (?:in|on)|as written (?:in|on)) (?:the |your )?
        (?:passport|travel document|id|id card|identity card|e-?ticket|ticket|boarding pass)s?
        |passport names?|names? \(?as (?:in|on|per) passport\)?
        |who(?:'s| is|'ll be| will be)? (?:flying|flies|fly|sailing|sails|on board|boarding|crossing)
        |(?:passengers?|travell?ers?|people|persons?) (?:aboard|flying|sailing|crossing|of record|named|booked)
        |(?:guest|customer) of record|ticketed (?:passenger|name|travell?er|for)|foot passengers?
        |nom(?:s)?(?: complet| et prenom)? (?:
          sur|dans|figurant sur|inscrit sur|porte sur|tel que sur|tel qu'il figure sur|tel qu'inscrit sur|conforme au?|comme sur|au|du|tel qu'au
        ) (?:le |la |votre |l')?(?:passeport|billet|e-billet|titre|titre de (?:transport|passage|voyage)|carte d'identite|piece d'identite|carte d'embarquement)
        |qui (?:vole|embarque|traverse|navigue|prend (?:l'avion|le (?:vol|bateau|ferry|train|traversier))|est a bord|est du voyage|monte a bord)
        |(?:passagers?|voyageurs?|personnes) (?:a bord|pietons?|inscrits?|transportes?)|passagere? pietonn?e?
      )$
    `,
  ],
  // "Record locator of airline", "Code of your reservation", "Code voyage"
  [
    'reference',
    inLines()`
      ^(?:
        (?:reference|ref|code|number|no|(?:record )?locator|pnr|booking (?:reference|code|number)) (?:of|at|with|from|for) (?:the |your )?
        (?:airline|carrier|ferry (?:company|line|operator)|shipping (?:company|line)|train company)
        |(?:code|number|reference|no) (?:of|for) (?:your |the |this )?(?:reservation|booking|order|purchase|trip|journey)
        |customer order(?: (?:no|number))?|(?:travel|trip|sailing|crossing|conf|manage booking) (?:code|number)
        |(?:reference|ref|code|numero|n°|localisateur|pnr) (?:de la |chez la |aupres de la |a la )compagnie(?: aerienne| maritime)?
        |code (?:de |du )?voyage|(?:keep|use|quote) this (?:code|number|reference)|code a (?:garder|conserver|montrer|donner|noter)
        |(?:known to|filed with|held by) the (?:airline|carrier|company) (?:as|under)
      )$
    `,
  ],
  // "You sit in", "Assis à"
  [
    'seat',
    /^(?:(?:you )?sit(?:ting)? (?:in|at)|(?:you are |you're )?seated (?:in|at)|(?:vous etes )?assise?s?(?: a| au| en)?)$/,
  ],
  // "You fly with", "Vous naviguez avec"
  [
    'company',
    /^(?:(?:(?:you|we)(?:'ll|'re| are)? )?(?:fly|sail|flying|sailing|flown|carried) (?:with|by)|airline company|(?:ferry|shipping) (?:line|company|operator)|vous (?:volez|naviguez) (?:avec|sur)|compagnie de navigation)$/,
  ],
  // "Crossing time", "Durée de la traversée"
  [
    'lasts',
    /^(?:(?:flying|crossing|air) time|time (?:on board|in the air|at sea)|(?:length|duration) of (?:the |your )?(?:flight|crossing|sailing|journey|voyage)|(?:duree|temps) de (?:la )?(?:traversee|navigation))$/,
  ],
];

/**
 * "Day you sail", "Name in passport", "Vous volez avec": fields of a journey called by what is done there.
 * @param words as `labelOf` tidies them
 */
export function journeyLabel(words: string): Label | null {
  return fields.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
