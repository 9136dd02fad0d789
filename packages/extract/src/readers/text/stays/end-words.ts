import { inLines } from '../../../text/in-lines.ts';

/** Words by which papers tell that somebody comes to a house, or a room may be had. For matching. */
export const comes = [
  String.raw`check(?:ing)?[ -]?in|einchecken|arriv\w*|anreise\w*|ankunft|llegad?a\w*|entrada|chegada|entr(?:er|ee)|acces(?= (?:aux?|a la|a votre|chambres?)\b)|rooms? access|access(?= to (?:the |your )?(?:rooms?|house|cottage|flat|apartment)\b)`,
  "(?:given|handed|hands?|gives?) (?:[a-z']+ ){0,2}?(?:out|over)|collected|picked up|let you in",
  String.raw`ready|prete?s?|bereit|pronta|lista|disponib\w*|verfugung|disposition|disposal|any ?time|occupied|occupee?s?`,
  String.raw`available(?= (?:from|after|as of|as from|at|by)\b)|yours(?= (?:from|as of|after|any)\b)|free(?= from\b)|libres?(?= (?:des|a partir|a compter)\b)|vous (?:est|sont)(?= ouverte?s?\b)`,
  String.raw`(?:keys?|cles?|clefs?)(?= (?:from|after|as of|at|des|a partir|apres)\b)|(?:chambres?|rooms?)(?= (?:from|as of|des|a partir|a compter|a \d))`,
  'rooms? (?:is |are )?(?:opened|opens?|had)|be had|chambres? (?:nous |vous )?(?:est |sont |seront |sera )?ouvertes?|zimmer (?:ist |steht )?ab',
  String.raw`remises?(?= (?:a partir|des|a compter)\b)|(?:remet(?:tra|tent|tons)?|donn(?:e|era|ent|ons)) (?:[a-z']+ ){1,3}(?:cle|clef|badge|carte|key|card)s?|attribuee?s?`,
  String.raw`accueil(?! ouvert| ferme)|possession|accessibles?|(?:chambre |vous |t')attend\w*|accueill\w*|recev\w*|welcom\w*|installer|anreisen|get in|remise (?:des |de la |de )?(?:cles?|clefs?|chambres?)`,
].join('|');

/** The same of who leaves, or a room that has to be left. */
export const goes = [
  String.raw`check(?:ing|ed)?[ -]?out|depart\w*|repart\w*|sortie|salida|partenza|abreise\w*|abreisen|partida|saida`,
  String.raw`liber(?!ty)\w*|soi(?:t|ent) libres?|vacat(?!ion)\w*|clear(?:ed|ing)?|quitt\w*|leav(?:e|es|ing)|(?:left|gone|away|out)(?= (?:by|before|no later|at the latest)\b)`,
  String.raw`(?:keys?|rooms?|them|it) back|(?:given|handed?|hand|brought|returned) back|handed in|return(?:ed)? the keys?|drop(?:ped)? off|freed?(?: up)?(?= (?:by|before|again)\b)`,
  String.raw`(?:souhaite|aime|voudrait|veut|demande)\w* (?:a )?recuperer|(?:les|la) (?:repre|recuper)\w+|rend(?:re|ez|s|ras|rez|ons|ue?s?)?(?!-vous)|restitu\w*`,
  String.raw`(?:keep|have|retain|enjoy|stay in|gard\w+|conserv\w+|dispos\w+|profit\w+|behalten)(?: (?:de|d'|of|[a-z]{2,5})){0,3} ?(?:rooms?|chambres?|zimmer|suites?|cabins?)(?= (?:until|till|up to|jusqu|bis))`,
  String.raw`raumen|geraumt|verlassen|freimachen|lasci\w+|libera\w+|dejar|desalojar|be out|emptied`,
].join('|');

/** What else a house has hours for. */
export const elseOpens = [
  String.raw`(?<!\b(?:at|at the|a la|an der|from the) )(?:reception|desk|front desk|rezeption)|office|bureau|accueil (?:ouvert|ferme)|(?<!\brooms? |chambres? |check-?(?:in|out) )(?:open(?:s|ing)?|ouvert\w*|closes)|ferme(?!nt)\w*|closed?|closing|geoffnet|aperto|abierto`,
  'breakfast|brunch|lunch|dinner|supper|meals?|served?|petits?[ -]dejeuners?|dejeuner|diner|repas|servi(?:s|e|es|ce|ces)?|fruhstuck|colazione|desayuno|restaurant|table|bar|kitchen|cuisine',
  'pool|piscine|spa|sauna|gym|parking|car park|bus|coach|train|tram|metro|flight|vol|landing|lands?|shuttle|navette|taxi|transfer|transfert|voiture|chauffeur|driver|gates?',
  String.raw`cancel\w*|annul\w*|storn(?!oway)\w*|refund\w*|quiet|silence|noise|bruit|luggage|bags?|bagages|bagagerie|gepack|call|ring|phone|appel\w*|telephon\w*|pay|paid|payment|rendez-vous|appointment|visite?|tour|meeting|reunion|conference|event|concert|delivery|livraison|cleaning|menage`,
].join('|');

/** When a guest means to come, or would like to: no hour of the house. */
export const intends = inLines()`
  \b(?:
    request(?:s|ed|ing)?|expected|eta|estimated|previens|prevenez|prevenir|pens(?:es?|ez)|comptez|if you|si (?:tu|vous|votre|l')
    |en cas d|in (?:the )?case of|should you|falls sie|let (?:them|us|me) know|prevues?
    |demande\w*(?! (?:a ce qu|qu|d)(?:e |')(?:(?:vous|la|les?|nous|elles?|ils?|on|chambres?|cles?|soi(?:t|ent)) )*(?:rend|libe?r|quitt|restitu|laiss))
    |annonce\w*|estimee|souhaitee
  )\b
`;

/** From an hour on; until an hour. */
export const since =
  /\b(?:from|after|as of|as from|not before|any ?time (?:from|after)|starting at|a partir d[eu']|a compter de|des|apres|pas avant|qu'a partir d[eu']|ab|nach|dalle(?: ore)?|dopo le|desde(?: las)?|a partire dalle|a partir de(?: las)?|vanaf|od):? ?(?:les |as )?$/;
export const until =
  /\b(?:by|before|until|till|no later than|at the latest by|pour|avant|jusqu'a|d'ici|au plus tard(?: a)?|bis(?: spatestens)?(?: um)?|spatestens(?: um)?|vor|entro(?: le)?|fino alle|antes de(?: las)?|hasta(?: las)?|uiterlijk(?: om)?|voor|tot|do):? ?(?:les )?$/;

/** "Vous arrivez après 20 h": when somebody comes, and nothing between. */
export const ownComing = /\b(?:vous|tu|you(?:'ll)?) arriv(?:ez|es?),? (?:(?!until|till|jusqu)[a-z']+ ){0,2}$/;
