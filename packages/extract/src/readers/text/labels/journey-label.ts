import { inLines } from '../../../text/in-lines.ts';
import type { Label } from './labels.ts';

/** What goes there. */
const craft = '(?:flight|plane|aircraft|ship|boat|ferry|vessel|catamaran|hovercraft|train|coach|bus|crossing|sailing)';
const navire = '(?:vol|avion|bateau|navire|ferry|traversier|catamaran|car-ferry|paquebot|train|autocar|car|bus)';
const yours = "(?:(?:the|your|our|le|la|votre|notre|ce) |l')?";
const whoGoes = "(?:you|we)(?:'re| are|'ll| will(?: be)?)?";
const hall = '(?:airport|port|harbour|harbor|station|stop|city|town|terminal|quay|pier)';
const quai = "(?:l')?(?:aeroport|port|gare|ville|terminal|quai|embarcadere|arret)";

/** What a traveller's paper calls the fields of a journey in a word or a short phrase that says what is done: in the form of `plain()`. */
const fields: [Label, RegExp][] = [
  // "Day of flight", "Day you sail", "Jour de la traversée"
  [
    'date',
    inLines()`
      ^(?:
        (?:day|date) (?:of|of the|of your) (?:flight|travel|journey|sailing|crossing|trip|voyage)|travel day|(?:flight|sailing|crossing) day
        |(?:the )?(?:day|date) (?:you|we) (?:fly|sail|travel|cross|go|leave)|(?:you|we) (?:fly|sail|travel|cross|go) on
        |(?:date|jour) (?:du |de |de la |de votre |d'un )(?:vol|voyage|traversee|trajet|passage|navigation)
        |(?:vous|on) (?:voyag(?:ez|e)|vol(?:ez|e)|travers(?:ez|e)|navigu(?:ez|e)) le
      )$
    `,
  ],
  // "You take off at", "Ship leaves", "Scheduled time of departure", "Vous décollez de", "Départ du bateau"
  [
    'departure',
    inLines()`
      ^(?:
        (?:when |where )?(?:${whoGoes} |it |${yours}${craft} )?(?:
          leaves?|leaving|departs?|departing|tak(?:es?|ing)[ -]?off|sets?(?:ting)? off|sails?|cast(?:s|ing)? off|pull(?:s|ing)? out|fl(?:y|ies)
        )(?: from| at| on| out of)?(?: port| quay)?
        |(?:when|where) (?:${whoGoes} |it |${yours}${craft} )(?:leaves?|departs?|sails?|flies|fly|takes? ?-?off|sets? off)
        |(?:scheduled|planned|local|actual|new) (?:time of departure|departure(?: time)?|take-?off(?: time)?)
        |${yours}${craft} (?:departure|sailing|take-?off)(?: time)?
        |hour of (?:departure|take-?off|sailing)|wheels up|scheduled off|start(?:ing)? (?:point|from)
        |(?:departure|boarding) (?:quay|pier|harbou?r|terminal)|${hall} (?:you|we) (?:leave|fly|depart|sail) from
        |(?:(?:vous|on|nous) |${yours}${navire} )(?:
          (?:re)?part(?:ez|ons)?|decoll(?:ez|ons|e)|quitt(?:ez|ons|e)|appareill(?:ez|ons|e)|(?:vous |s')envol(?:ez|e)|lev(?:ez|e) l'ancre
        )(?: de| du| d'| a| le| depuis)?
        |(?:decoll|appareill|s'envol)e(?: de| a| le)?
        |(?:decollage|appareillage|envol|depart)(?: de| du| d'| a| depuis| prevue?(?: a| le)?| programme(?: a)?)?
        |(?:depart|decollage|appareillage|heure de depart) (?:du |de la |de l'|d'un )${navire}
        |heure (?:du (?:depart|decollage)|de (?:decollage|depart)|d'(?:appareillage|envol))
        |${quai} (?:de depart|d'appareillage|d'envol)|sortie du port|d'ou (?:vous partez|partez-vous|l'on part)|ou (?:vous montez|vous embarquez)
      )$
    `,
  ],
  // "You touch down at", "Gets in", "Docks in", "Vous vous posez à", "Arrivée du bateau"
  [
    'arrival',
    inLines()`
      ^(?:
        (?:when |where )?(?:${whoGoes} |it |${yours}${craft} )?(?:
          arriv(?:es?|ing)|land(?:s|ing)|touch(?:es|ing)?[ -]?down|gets? in(?:to)?|getting in(?:to)?|reach(?:es|ing)|dock(?:s|ing)
          |comes? alongside|pull(?:s|ing)? in(?:to)?
        )(?: in| at| on| into)?
        |(?:when |where )?(?:you|we)(?:'ll| will)? (?:land|reach|dock)(?: in| at| on)?
        |(?:you|we)(?:'ll)? (?:get to|get off at)|(?:you are|you're|you'll be) there at|into|in at|alongside(?: at| in)?
        |berth(?:s (?:at|in)|ing(?: at| in)?)
        |(?:scheduled|planned|local|actual|new) (?:time of arrival|arrival(?: time)?|landing(?: time)?)
        |${yours}${craft} (?:arrival|landing|touch-?down)(?: time)?
        |hour of (?:arrival|landing)|wheels down|(?:arrival|landing) (?:quay|pier|harbou?r)
        |${hall} (?:you|we) (?:arrive|land|dock) (?:at|in)|(?:you |we )?disembark(?:s|ing)?(?: at| in)?|disembarkation (?:at|in)
        |(?:(?:vous|on|nous) |${yours}${navire} )(?:
          arriv(?:ez|ons|e)|atterriss(?:ez|ons)|atterrit|(?:vous |se )?pos(?:ez|e)|accost(?:ez|ons|e)|debarqu(?:ez|ons|e)|descend(?:ez|ons)
        )(?: a| au| le| en)?
        |(?:atterrit|se pose|accoste)(?: a| le| en)?
        |(?:atterrissage|accostage|debarquement|arrivee)(?: a| au| en| prevue?(?: a| le)?| programmee?(?: a)?)?
        |(?:arrivee|atterrissage|accostage|heure d'arrivee) (?:du |de la |de l')${navire}
        |heure (?:de l'arrivee|d'(?:accostage|atterrissage))|${quai} (?:d'arrivee|de debarquement|d'atterrissage)
        |ou (?:vous (?:arrivez|atterrissez|descendez|debarquez))|point (?:d'arrivee|de debarquement)
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
        |(?:passengers?|travell?ers?|people|persons?) (?:on board|aboard|flying|sailing|crossing|travelling|traveling|of record|named|booked)
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
 * "Ship leaves", "Vous vous posez à", "Name in passport": fields of a journey called by what is done there.
 * @param words as `labelOf` tidies them
 */
export function journeyLabel(words: string): Label | null {
  return fields.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
