import { findCity } from '../../../knowledge/index.ts';
import { inLines } from '../../../text/in-lines.ts';
import { isRoomList } from './room-list.ts';

/** Whether a line that could be a name, in plain letters, is something else that papers print where a house is named. */
export function isNoHouse(shape: string): boolean {
  return isBareKind(shape) || isRoomList(shape) || noHouse.some((pattern) => pattern.test(shape));
}

/**
 * A kind of house and no name: "Hôtel", "Your accommodation", with the number of a section "2/ Hôtel", "3 · Hotel", "D. Accommodation", "Hôtel n° 2", with its
 * town "2) HÔTEL À AMSTERDAM".
 */
export function isBareKind(shape: string): boolean {
  const kind = shape.replace(/^(?:\d{1,2}(?: +(?:[·–—|/-] )?|[/.):] ?)|[a-h][.)] )/, '').replace(counted, '');
  const town = inTown.exec(kind);
  return bareKind.test(town && findCity(town[1] ?? '') !== null ? kind.slice(0, town.index) : kind);
}

const inTown =
  /(?<=^(?:votre |your |ihre? |the |l')?(?:hotel|hebergement|accommodation|lodging|unterkunft|logement|alloggio|albergo|alojamiento)s?) (?:a|in|en) ([a-z][a-z' -]{2,30})$/;

const counted = / ?(?:n°|no\.?|nr\.?|#|[·–—|-])? ?[1-9](?: ?\/ ?[1-9])?$/;
const bareKind = inLines()`
  ^(?:votre |your |ihr |ihre |l'|the |le |la |das |der |die |il |el |notre |our |unser )?(?:
    hotell?|hebergement|accommodation|lodging|unterkunft|logement|alloggio|sistemazione|albergo|alojamiento|hospedaje|verblijf
    |boende|overnatting|nocleg|site|camp ?site|property|etablissement|supplier|prestataire|fournisseur|host|hebergeur
    |appart?ements?|apartments?|guest ?house|hostel|resort
    |residence(?: hoteliere| de tourisme| de vacances)?
    |gite|chalet|villa|pension|ferienhaus|ferienwohnung|cottage|holiday (?:home|let)
  )s?$
`;

const noHouse: readonly RegExp[] = [
  // "À bientôt," over who signs and their address
  /^(?:a (?:tres )?bientot|au (?:plaisir|revoir)|see you(?: (?:soon|then|there))?|until then|bis (?:bald|dann)|a presto|hasta pronto|tot (?:ziens|snel))[ ,.!]*$/,
  // "Hi Anna," over a letter
  /^(?:hi|hey|hallo|hola|ciao|salut|coucou|allo|bonsoir|good (?:morning|afternoon|evening|day)|greetings|guten (?:tag|morgen|abend))\b(?!.*\b(?:hotel|inn|hostel|rooms|hostal|house|suites)\b)/,
  // "Our address", "The house is": what a sentence says of where it is
  /^(?:(?:our|the|your|my|notre|votre|l'|la |le )? ?(?:full |exact |postal )?(?:address|adresse|location|house|flat|cottage|apartment|maison|logement|appartement))(?: (?:is|are|est)(?: (?:at|in|on|au|a))?)?$/,
  // "King Balcony, Room 9, 2 adults": which room, and for how many
  /(?:^|, )(?:room|chambre|zimmer) (?:n° ?|no\.? ?)?\d{1,4}(?:,|$)|(?:^|, )\d{1,2} (?:adults?|adultes?|children|enfants?)\b/,
  // "VOUCHER 4 – CABIN", "Bon n° 2", "Service 3: Hotel": the title of a part
  /^(?:(?:service |travel |hotel )?vouchers?|bons?(?: d'echange| de sejour)?|prestations?|services?|coupons?|items?|part|partie|section|lot|poste|etape|step|leg|segment|element) (?:n°|no\.?|nr\.?|#)? ?\d{1,2}(?: (?:of|sur|de|von|\/) ?\d{1,2})?(?: ?[:–—.·|)-] ?.*)?$/,
  // "Hotel accommodation, Bogotá": what an order is for
  /^(?:hotel |your )?(?:accommodations?|hebergements?(?: hotelier)?|lodging|unterkunft)(?:,| in | a | \()/,
  /^hotel accommodation$/,
  // "Chambre Supérieure, vue fleuve, 1 très grand lit": what one sleeps in
  /^(?:\d x )?(?:chambre|room|suite|studio|double|twin|single|queen|king|junior suite|(?:superior|deluxe|standard|classic|executive|premium|comfort|family) (?:room|double|twin|king|queen|single|suite)|doppelzimmer|einzelzimmer|camera|habitacion)\b.*(?:,| with | avec | mit )/,
  // "Chambre Familiale vue port", "2 Deluxe Double rooms", "4-berth inside cabin, no. on arrival", "1 Roomette": which, without a comma
  inLines('u')`
    ^(?:\d{1,2} ?(?:x )?)?(?:
      chambres? (?:
        familiales?|doubles?|simples?|twin|triples?|quadruples?|superieures?|standard|classiques?|confort|deluxe|premium|privilege
        |executive|economiques?
      )(?!\p{L})
      |(?:superior|deluxe|standard|classic|executive|premium|comfort|family|economy) (?:room|double|twin|king|queen|single|suite)s?
      (?: rooms?)?(?:$|,| with | - )
      |roomettes?(?!\p{L})
    )
  `,
  /^\d{1,2}[ -](?:berth|bed|person|people|couchettes?|lits?|places?|personnes?)[ -].*\b(?:cabine?|compartments?|compartiment|room|dorm\w*|dortoir)\b/,
  // "Pokój dwuosobowy", "1 camera doppia": the same in other languages, and nothing else
  /^(?:\d ?x? ?)?(?:pokoj|pokoje|izba|quarto|kamer|huone|szoba|vaerelse|dobbeltvaerelse|dobbeltrom|enkeltrom|dubbelrum|enkelrum|doppelzimmer|einzelzimmer|habitacion|camera|stanza)(?: [a-z0-9-]+){0,3}$/,
  // what kind of house it is, in a line below its name
  /^(?:chambres? d'hotes?|gites?(?: rural| de france)?|maison d'hotes?|bed (?:and|&) breakfast|b ?& ?b|guest ?house|hotel[ -]restaurant|table d'hotes?|ferienwohnung(?:en)?|gastehaus|agriturismo|casa rural|locations? saisonnieres?|self[ -]catering|holiday (?:home|let)s?)$/,
  // "HOTEL & RESIDENCES · DOHA" below its name
  inLines()`
    ^(?:
      (?:
        hotels?|residences?|resorts?|spa|suites?|apartments?|restaurant|conference|cent(?:re|er)|golf|boutique|seminaires?|seminars?
        |meetings?|events?|evenements?|conferences?|congres|receptions?|banquets?|mariages?|weddings?|brasserie|bistrot?|bar
        |wellness|thalasso|piscine|tagungen?|bankett|and|et|de|&|,|[·|–-]
      ) ?
    ){2,}(?:[·|–-] ?[a-z' -]{3,24})?$
  `,
  // "Hôtel, 1 ch. double, 2 nuits": what is ordered
  /^(?:hotel|hebergement|accommodation|lodging),? ?:? ?\d+ (?:x )?(?:ch\b|chambres?|rooms?|zimmer|nuits?|nuitees?|nights?)/,
  // "A HARROWGATE COLLECTION HOTEL" below its name: whose houses it is one of
  /^(?:an?|une?|ein|un hotel|member of|membre d[eu]|part of) (?:[a-z0-9'&-]+ ){1,5}(?:hotels?|property|resorts?|collection|group|groupe|brand|company)$/,
  // "Bon n° 2 – Chambre d'hôtes", "VOUCHER 4 – CABIN": which paper of several
  /^(?:bon|voucher|coupon|gutschein|buono|bono|vale)(?: d'echange)? (?:n° ?|no\.? ?|nr\.? ?|# ?)?\d{1,3}\b/,
  // "ANNULÉE" beside a name that is struck out
  /^(?:cancel+ed|annulee?s?|storniert|confirmed|confirmee?s?|modified|modifiee?s?|updated|changed)$/,
  // "Tour-opérateur – 27 cours Gambetta": what kind of firm has its seat there
  /^(?:tour[- ]?oper(?:ateur|ator)s?|agence(?: de voyages?)?|travel agen(?:cy|ts?)|voyagiste|receptif|destination management(?: company)?|dmc|reiseveranstalter|reiseburo|siege(?: social)?|head office|registered office)$/,
  // "Castle Business Park": among which firms a seat stands
  /\b(?:business|industrial|trading|retail|science|technology|office|enterprise) (?:park|estate|village)$|^(?:parc|zone) (?:d'activites|industriel\w*|d'affaires)\b|^poligono industrial\b|^zona industriale\b|\b(?:gewerbe|industrie|business)park$|\bgewerbegebiet\b/,
  // "La réception" below "À bientôt": who signs
  /^(?:(?:la|the|l'|die|your|votre) ?)?(?:reception|accueil|front (?:desk|office)|(?:service |team |equipe )?(?:des )?reservations?(?: (?:team|desk|department))?|reservierung(?:sabteilung)?|empfang|conciergerie|concierge)$/,
  // "1er séjour" over one of two houses
  /^(?:1er|\d ?(?:er|e|eme|st|nd|rd|th)|first|second|third|premier|deuxieme) (?:sejour|stay|hotel|hebergement|accommodation)$/,
  // "Private transfer", "Taxi"
  /^(?:private |shared )?(?:transfers?|transferts?|taxi|shuttle|navette)(?: priv\w+)?$/,
  // "Logement entier", "Private room", "Entire flat, 2 bedrooms", "Entire home hosted by Duarte": how it is let
  inLines()`
    ^(?:
      (?:entire|private|shared|whole) (?:serviced |guest )?(?:
        home|place|apartment|flat|house|villa|condo|loft|studio|cabin|chalet|cottage|bungalow|unit|rental unit|room|suite|guesthouse
        |townhouse
      )
      |(?:logement|appartement|maison|villa|studio|chalet|g[iî]te|loft|duplex) entiere?
      |chambre (?:privee|partagee)
      |(?:ganze|gesamte)s? (?:unterkunft|wohnung|apartment|haus|ferienhaus)
      |privatzimmer|(?:alloggio|appartamento|casa) inter[oa]
      |(?:alojamiento|apartamento|casa|piso) enter[oa]
    )(?:$|,| \d| (?:with|avec|mit|con|for|pour|fur|per|para|in|at|chez|hosted|[·|(–-]) ?.*)
  `,
  // "L’équipe", "Dear …", "Where to find us", "2 rooms": whoever writes, what a letter begins with, titles of its parts, what is paid and counted
  inLines()`
    ^(?:
      l'equipe|the team|le service|la direction
      |(?:the |our )?(?:reservations?|bookings?|front desk|guest relations) (?:team|desk|office|department)
      |a l'(?:attention|intention) |attn\b|attention\b|a regler|a payer|(?:a )?verser|regle|paye|prepaye|paid
      |prepaid|payable|pay (?:at|on)|due (?:at|on)|bonjour|hello|dear|cher|chere|merci|thank|your|votre|vos|we
      |nous|confirm\w*|reservation|booking|please|present|a (?:remettre|presenter|conserver)|merci de|how to
      |where (?:to|we|you)|find(?:ing)? us|getting (?:here|there|to)|directions|(?:ou )?nous trouver
      |ou (?:nous|se)|comment|pour venir|acces|house (?:times|rules)|horaires|so finden|anfahrt|ihre?|unsere?|m
      |mr|mrs|ms|mme|monsieur|madame|phone|tel|check|arriv\w*|depart\w*|total|price|prix|kind|best|bien
      |cordialement|avec|guest|adult\w*|nights?|\d+ (?:room|night|nuit|chambre)s?
    )\b
  `,
];
