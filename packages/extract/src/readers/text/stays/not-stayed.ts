import { inLines } from '../../../text/in-lines.ts';
import { from, fromPrice } from '../prices/from-price.ts';
import { nights, rooms, stays } from './vocabulary.ts';

/** "From 14 to 20 September you stay with your friends in Nyali, so we have booked nothing here." */
const amongFriends = inLines()`
  \b(?:stay(?:s|ing)?|sleep(?:s|ing)?) (?:with|at) (?:your |his |her |their |my |our )?(?:own )?
  (?:friends?|famil(?:y|ies)|parents|relatives|cousins?|brother|sister|son|daughter)\b
  |\bchez (?:des|vos|ses|leurs|tes|mes|la|les|sa|votre) (?:famille|amis?|parents|proches|cousins)\b
  |\bbooked nothing\b|\brien reserve\b
`;
/** "Rooms in York for 22–24 October from £119 a night", "… from 89 €. Add it to your booking by 31 July": what one could book. */
export const isOffered = (shape: string): boolean =>
  amongFriends.test(shape) ||
  perNight.test(shape) ||
  lodgingFrom.test(shape) ||
  roomInvited.test(shape) ||
  (invites.test(shape) && fromPrice.test(shape.slice(0, shape.search(invites))));
const perNight = new RegExp(String.raw`${from} ?(?:a|per|par|la|pro|\/) ?(?:night|nuit|nacht)\b`);
/** "dormez à Venise : hôtels dès 74 € pour le 11–13 octobre" */
const lodgingFrom = new RegExp(
  String.raw`\b(?:hotels|rooms|stays|chambres|apartments|appartements|zimmer) (?:[a-z']+ ){0,3}${from}`,
);
/** "Add a hotel in Washington, DC from $139 for Feb 11 - Feb 13" */
const roomInvited = new RegExp(
  String.raw`\b(?:add|book|find|need|get|save on|ajoutez|reservez|trouvez|besoin d') ?(?:an? |your |une? |votre )?(?:hotel|room|stay|apartment|place to stay|chambre|hebergement|logement|appartement)\b[^.!?]{0,60}${from}`,
);
const invites =
  /\b(?:add (?:it|one|this|a room|a hotel)|book (?:it|now|yours|online|by|before)|ajoutez|reservez|jetzt buchen)\b/;
/** What is said of days on which nobody stays: the house is shut, somebody might come; "La Ferme", "votre réservation est ferme" is neither. */
const notHeld = inLines()`
  \b(?:
    (?<!\b(?:la|une|(?:reservation|commande|option|sejour|chambre) (?:est|devient|sera)(?: (?:donc|desormais|bien|maintenant))?) )
    ferm(?:es?|ee|ees|eture)
    |closed|points|valable|valid|offres?|offer\w*|conference|congres|festival|fair|salon|travaux|works|construction|renovation
    |geschlossen|betriebsferien|chiuso|cerrado|could|would you|if you|si vous|souhaite[zr]|propos\w+
  )\b[^.!?]{0,60}$
`;

/** A room that nobody has yet. */
const isFree = /\b(?:free|available|disponibles?|libres?|frei)\b[^.!?]{0,60}$/;

/** "The blue room is free and I have put you down for three nights": from there on it is held. */
const heldSince =
  /(?<=\b(?:put you down|booked|reserved|kept|noted|saved)\b|\b(?:reserve|bloque|note|garde|retenu|mis de cote|reserviert|notiert)e?s?\b)(?!.*\b(?:put you down|booked|reserved|kept|noted|saved|reserve|bloque|note|garde|retenu|reserviert|notiert))/;

/**
 * Whether the words before a day say that nobody stays from then: a closed house, an offer, a room that is still free.
 * @param isTold that somebody comes or leaves then
 */
export function isNotHeldBefore(lead: string, isTold: boolean): boolean {
  if (isClosed.test(lead) || notHeld.test(lead)) return true;
  return !isTold && isFree.test(lead.slice(lead.search(heldSince) + 1));
}

/** "Fermé du 3 au 21 janvier", "Open from 27 March": when nobody stays there, or anybody might. */
const isClosed =
  /\b(?:fermee?s?|fermetures?(?: annuelle)?|closed|closes|closure|shut|geschlossen|betriebsferien|chius[oa]|chiusura|cerrad[oa]|encerrad[oa]|gesloten|renovations?|travaux|ouverte?|open|geoffnet|aperto|abierto)(?: (?:from|between|on|du|des|le|entre|vom|von|dal|del|van|for|pour))*[ :]*$/;

/** When a deposit is paid and until when one may cancel, in other languages: "Wpłacona zaliczka (14.01.2027)", "Anulación gratuita hasta el 20 de mayo". */
const paidAbroad = String.raw`anul\w*(?! (?:(?:de|da|do|su|la|sua|tu) )*(?:reserva|estancia|estadia|rezerwac|pobyt))|anzahlung\w*|acconto|caparra|anticipo|sinal|aanbetaling|depositum|forskudd|handpenning|ennakkomaksu\w*|zaliczk\w*|zaloh\w*|eloleg\w*|avans\w*|(?:w|za|o)placon\w*|odwolan\w*|uhraz\w*|avbok\w*|avbest\w*|afbest\w*|peruut\w*|lemond\w*|iptal\w*`;

/** Words of other days than those of a stay: when one cancels (but not which stay was cancelled), pays, meets. */
export const otherDays = String.raw`cancel\w*(?! (?:(?:your|the|my|this|our) )?(?:reservation|booking|stay|room))|annul\w*(?! (?:(?:de|votre|la|ma|notre|vos|cette) )*(?:reservation|sejour|chambre))|storn(?!oway)\w*|no-?show|penalt\w*|penalite\w*|refund\w*|rembours\w*|balance|solde|restant|received|recue?s?|pa(?:y|id|yment|ye|yee|yer|iement|yable)|regl(?:e|er|ement|ez)|deb(?:it|ite|itee)|charged?|charging|deposit|acompte|arrhes|prelev\w*|due|deadline|date limite|valid\w*|valable|expir\w*|issued?|emis(?:e|sion)?|edite\w*|created|cree[es]?|booked on|made on|reserve[es]? le|effectuee? le|invoice\w*|factur\w*|updated|sent|conference|congres|meeting|reunion|seminar\w*|seminaire\w*|concert|dinner|diner|table|taxi|transfer|flight|vol|train|parking|${paidAbroad}`;
export const ofOtherDays = new RegExp(String.raw`\b(?:${otherDays})\b`);

/** "The congress is held at the Hotel Beauvau from 8 to 10 June": where and when one meets, and no night there. */
export const isOfEvent = (shape: string): boolean => isHeld.test(shape) && !ofRooms.test(shape);
const isHeld =
  /\b(?:(?:congress|conference|seminar|meeting|workshop|symposium|fair|festival|course|event)\b.* (?:is|are|will be) (?:being )?held|takes? place|will take place|se tien(?:t|nent|dra|dront)|(?:a|ont|aura|auront) lieu|se derouler?\w*|findet\b.* statt)\b/;
const ofRooms = new RegExp(String.raw`\b(?:${rooms}|${nights}|${stays}|beds?|bookings?|reserv\w+|arrivee|check-?in)\b`);
