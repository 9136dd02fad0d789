import { inLines } from '../../../text/in-lines.ts';
import type { Label } from './labels.ts';

/**
 * "Day of leaving", "Votre séjour commence le", "Where you'll stay", "Guest of record": what houses that write in their own words call the
 * fields of a stay.
 * @param words as `labelOf` tidies them
 */
export function stayLabel(words: string): Label | null {
  return forms.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

const forms: [Label, RegExp][] = [
  [
    'checkIn',
    inLines()`
      ^(?:
        (?:(?:date|day|time) of )?(?:entry into the (?:house|flat|room)|moving in|move-?in)|(?:date|day) of (?:entry|coming)
        |(?:move-?in|entry|check-?in) (?:date|day)
        |(?:your |the )?(?:stay|holiday|visit) (?:begins|starts|starting|from)(?: on| at)?|(?:start|beginning) of (?:the |your )?(?:stay|holiday|visit)
        |(?:you(?:'re| are|'ll| will)? )(?:check(?:ing)? in|mov(?:e|ing) in|com(?:e|ing))(?: on| from)?
        |(?:we )?(?:expect|welcome|await)(?:ing)? you(?: on| from| after)?|(?:the )?guests? (?:arrives?|checks? in)|checks in
        |(?:the )?(?:date|day)(?: on which| that)? (?:you|guests?|they) (?:arrive|come|check in)
        |(?:the |your )?(?:rooms?|apartment|flat|house|cottage|studio|villa|cabin) (?:is |are )?(?:ready|available|yours|open|from)(?: from| as of| after| at)?
        |access(?: to (?:the |your )?(?:rooms?|apartment|flat|house|cottage|property))? (?:from|after)
        |jour de l'arrivee|(?:jour|date|heure) d'entree dans (?:les lieux|le logement|l'appartement)
        |entree dans (?:le logement|l'appartement|la maison|le gite)
        |(?:debut|commencement) de (?:votre )?sejour|(?:le |votre )?sejour (?:commence|debute)(?: le)?
        |arrivee possible(?: des| a partir de)?
        |(?:on|nous) vous (?:attend|attendons|accueille|accueillons|recoit|recevons)(?: le| des| a partir d[eu])?
        |vous (?:venez|entrez|etes attendue?s?|vous installez)(?: le| des| a partir d[eu])?
        |(?:votre |la |le |l')?(?:chambres?|logement|appartement|gite|studio|maison|chalet) (?:est |sera )?(?:disponibles?|prete?s?|accessibles?|a vous)(?: des| a partir d[eu]| le)?
        |acces (?:au logement|aux chambres|a la chambre|a l'appartement|au gite|a la maison|aux lieux) (?:des|a partir de|le)
        |prise de possession des lieux|accueil (?:des|a partir de)
      )$
    `,
  ],
  [
    'checkOut',
    inLines()`
      ^(?:
        (?:date|day|time) of (?:leaving|exit|check-?out|moving out)|(?:exit|move-?out|check-?out) (?:date|day)
        |(?:your |the )?(?:stay|holiday|visit) (?:ends|ending|until|till|to)(?: on| at)?|end of (?:the |your )?(?:stay|holiday|visit)
        |you(?:'re| are|'ll| will)? (?:check(?:ing)? out|mov(?:e|ing) out|go(?:ing)? home|leav(?:e|ing)(?: us)?)(?: on| by)?
        |(?:the )?guests? (?:leaves?|departs?|checks? out)|checks out
        |(?:the )?(?:date|day)(?: on which| that)? (?:you|guests?|they) (?:leave|depart|go|check out)
        |(?:the |your )?(?:rooms?|apartment|flat|house|cottage|studio|villa|cabin) (?:to be |is to be )?(?:vacated|freed?|cleared?|empty|back|until|till)(?: by| before| at)?
        |(?:please )?vacate(?: (?:the |your )?(?:rooms?|apartment|flat|house|cottage|property))?(?: by| before)?
        |please leave(?: (?:the |your )?(?:rooms?|apartment|flat|house|cottage))?(?: by| before)?
        |fin de (?:votre )?sejour|(?:le |votre )?sejour (?:se termine|prend fin|s'acheve|finit)(?: le)?
        |vous (?:quittez|liberez|rendez)(?: la chambre| les chambres| les lieux| le logement| l'appartement| le gite| la maison)?(?: le| a| avant| pour)?
        |(?:la |le |l'|les )?(?:chambres?|logement|appartement|gite|studio|maison|chalet|lieux) (?:a (?:rendre|liberer|quitter|restituer)|liberee?s?|rendue?s?)(?: le| avant| pour| a)?
        |(?:liberation|restitution) (?:du logement|de l'appartement|des lieux|du gite|de la maison)
        |a (?:liberer|quitter)(?: le| avant| pour)?|depart de la chambre
      )$
    `,
  ],
  [
    'pickUp',
    inLines()`
      ^(?:
        (?:hand-?over|pick-?up|collection) of (?:the |your )?keys?|getting (?:the |your )?keys?|keys? (?:given|handed over|to collect|available)(?: from| at)?
        |(?:remise|prise|retrait|recuperation) des clefs|(?:cles|clefs) (?:remises?|a (?:retirer|recuperer|prendre)|a partir d[eu]|des)(?: le| a partir d[eu]| des)?
      )$
    `,
  ],
  [
    'dropOff',
    inLines()`
      ^(?:
        keys? (?:to be )?(?:returned|given back|handed back|left|back)(?: by| before)?|leave (?:the |your )?keys?(?: by)?
        |(?:cles|clefs) (?:a (?:rendre|restituer|remettre|laisser|deposer)|rendues?|restituees?)(?: le| avant| pour)?
        |(?:retour|restitution|reprise) des clefs
      )$
    `,
  ],
  [
    'person',
    inLines()`
      ^(?:
        guests? of record|registered (?:guests?|to|for|under|in the name of)|guests? registered
        |(?:booked|reserved|held|kept|registered|booking|reservation|room|table|places?|seats?|registration) (?:under|in)(?: the)?(?: names?)?(?: of)?
        |(?:held|kept) for|under the names? of|(?:booking|badge|table) names?|names? (?:of|for|on) (?:the |your )?(?:table|badge|stay|registration)
        |occupied by|occupee?s? par|persons|people|personnes|lodgers?|who(?:'s| is) (?:sleeping|attending|dining|eating)
        |(?:enregistre|inscrit|garde|note|retenu)e?s? (?:au nom de|pour)|(?:table|places?|inscription|couverts?|reservation)(?: reservee?s?| retenue?s?)? (?:au nom d[eu]|pour)(?= ?$)
        |titulaire de (?:la reservation|la location|l'inscription)
        |(?:nom(?:s)? (?:du |de la |des )?)?(?:spectat(?:eur|rice)|retraitante?|pensionnaire|residente?|inscrite?|stagiaire|curiste|adherente?|congressiste|convive)s?
        |noms? (?:sur|de|pour) (?:le badge|la table|l'inscription)|qui (?:dort|dine|mange|assiste)
      )$
    `,
  ],
  [
    'reference',
    inLines()`
      ^(?:
        (?:our|your|notre|votre) (?:number|no|n°|nr|numero|sign|signe|id)|stay (?:number|no|n°|id)
        |registration (?:id|code|ref|reference)|(?:n°|no|numero|reference|ref|code) d'inscription|inscription (?:n°|no|numero)
        |(?:code|number|reference) (?:to|for|if you need to) (?:change|changing|modify|manage|managing|amend)(?: (?:or|and) (?:cancel|cancelling|cancellation))?
        |(?:code|numero|reference) (?:pour|de) (?:modifier|modification|gerer|gestion|changer)(?: (?:ou|et) (?:annuler|annulation))?
        |(?:number|code|reference|ref) to (?:give|mention|show|state)(?: (?:at|to) (?:the )?(?:reception|desk|door))?
        |(?:numero|code|reference|ref|n°) a (?:donner|indiquer|mentionner|citer|montrer)(?: (?:a l'accueil|a la reception|a l'arrivee|sur place))?
        |to quote|a (?:indiquer|mentionner|citer)
      )$
    `,
  ],
  [
    'hotel',
    inLines()`
      ^(?:
        name of (?:the |your )?(?:house|apartment|flat|inn|guest ?house|lodge|cottage|villa|chalet|place)
        |(?:apartment|flat|house|villa|cottage|chalet|guest ?house|lodge|inn|b&b) name
        |where (?:you|we)(?:'ll| will|'re| are)? (?:be )?(?:stay|staying|sleep|sleeping)
        |you(?:'ll| will|'re| are)? (?:be )?(?:stay|staying|sleep|sleeping)(?: at| in| with)?|stay(?:ing)? (?:at|with)
        |place (?:of stay|to stay|of accommodation|you stay)|(?:your |the )?(?:cottage|chalet|villa|holiday (?:home|let|house|cottage)|vacation (?:rental|home)|rental (?:property|home))
        |vous (?:logez|sejournez|dormez|residez|etes logee?s?|serez logee?s?|logerez|sejournerez|dormirez)(?: a| au| chez| a l'| a la| dans)?
        |ou (?:vous|tu|on) (?:dormez|logez|sejournez|dors|loges|dort|loge|sejourne)|lieu (?:du|de votre) sejour
        |nom (?:du logement|du gite|de la maison|de la villa|du chalet|de l'appartement|de l'auberge|du camping)
      )$
    `,
  ],
  [
    'address',
    inLines()`
      ^(?:
        where(?:'s it| is it| it is| we are| is that| (?:to )?find (?:us|it)| you(?:'ll| will)? find us| to (?:come|go))
        |(?:how to )?find us(?: at)?|you(?:'ll| will)? find us(?: at)?|(?:we(?:'re| are)|it(?:'s| is)) (?:located )?at
        |address of (?:the |your )?(?:house|apartment|flat|cottage|villa|chalet|inn|guest ?house|restaurant|venue|place)
        |ou (?:c'est|est-ce|est-ce que c'est|nous trouver|nous sommes|se trouve|aller|venir|ca se trouve)|c'est ou
        |(?:pour |comment )?nous trouver|ou (?:nous|vous) (?:attendons|rendre)
        |adresse (?:de l'appartement|du gite|de la maison|de la villa|du chalet|de l'auberge|du restaurant|de la chambre|du lieu|du sejour)
      )$
    `,
  ],
  [
    'stayDates',
    inLines()`
      ^(?:
        period(?: of (?:the |your )?stay)?|(?:booked|reserved) (?:period|dates|nights)|(?:period|dates|nights) (?:booked|reserved)
        |dates of your stay|(?:periode|dates|nuits) reservees?|dates (?:de votre|de ton|de la) sejour|du ?[/-]? ?au
      )$
    `,
  ],
  [
    'price',
    inLines()`
      ^(?:
        costs|costs? of (?:the |your )?stay|(?:total )?costs? for (?:the |your )?stay|price of (?:the |your )?stay|stay total
        |(?:room total|total room)(?: cost| price| charges?)?|(?:total )?rental price|rent(?: (?:for the (?:week|stay)|total))?
        |(?:room )?tariff|loyer (?:total|de la semaine|du sejour)|couts?(?: total)? du sejour|couts
        |somme totale|somme a payer|tarif (?:total )?du sejour|prix (?:de la semaine|des nuits|du week-end)
        |participation(?: aux frais)?|addition
      )$
    `,
  ],
  [
    'room',
    /^(?:(?:kind|sort|category) of room|rooms? (?:booked|reserved|kind)|bedrooms?|chambres? (?:reservee|retenue|attribuee)s?|genre de chambre)$/,
  ],
  [
    'party',
    inLines()`
      ^(?:
        party of|how many(?: people| guests| of you)?|for how many(?: people)?|size of (?:the |your )?(?:party|group)|(?:group|table) size
        |combien(?: de (?:personnes|couverts|convives)| etes-vous| serez-vous)?|pour combien(?: de personnes)?|(?:nb|nbre)(?: de)? (?:couverts|convives|personnes|pers)
        |headcount|taille (?:du groupe|de la table)
      )$
    `,
  ],
];
