import { inLines } from '../../../text/in-lines.ts';
import type { Passage } from '../../text/passages/passages.ts';

/** "Check in", "Remise des chambres", "Your room is ready", "Rooms at the Linden House from 15:00": in a programme a room is taken. */
export const arrives = inLines()`
  \bcheck(?:ing)?[ -]?in\b|\barrivee a l['’ ]
  |\barrive at (?:the |your )?(?:hotel|apartment|lodge|inn)\b
  |\binstallation\b
  |\b(?:remise|mise a disposition|prise) (?:de )?(?:des |de |la |les |votre |vos )?(?:chambres?|cles?|clefs?)\b
  |\banreise\b
  |\b(?:chambres?|rooms?) (?:est |sont |is |are )?(?:prete?s?|ready|disponibles?|available)\b
  |\b(?:chambres?|rooms?|zimmer) (?:a l['’ ]|(?:at|in|a|au|chez|im) )[^.;\n]{6,140}[ ,(](?:from|after|a partir de|des|ab) \d{1,2}(?: ?[:.h]|[ap]m)
`;
/** "Check out", "Libération de la chambre", "Leave the apartment": it is left. */
export const leaves = inLines()`
  \bcheck(?:ing|ed)?[ -]?out\b|\bdepart de l['’ ]?hotel\b
  |\b(?:restitution|liber(?:ation|er|ez|ee?s?|ons)|rendre|rend(?:ez|ons)) (?:de |des |les? |la |votre |sa |vos )*
  (?:chambres?|cles?|clefs?|appartement|logement)\b
  |\bchambres? (?:est |sont )?a (?:liberer|rendre)\b
  |\b(?:quitt(?:er|ez|ons)|vacate|leave|leaving) (?:the |your |la |les |votre |vos |l['’ ]?)
  (?:rooms?|chambres?|hotel|apartment|appartement|lodge|inn|house|flat|cabin|cottage|gite)\b
  |\brooms? to be (?:vacated|left|cleared)\b|\babreise\b
`;
/** "Vous quittez la Casa Balanina", "check out of the Linden House": what stands in front of the name of a house that is left. */
export const isOut =
  /\b(?:quitt(?:er|ez|ons|erez)|liber(?:er|ez|ons)|depart d[eu]|leav(?:e|es|ing)|vacate|check(?:ing)?[ -]?out (?:of|from)|verlass(?:en|t))(?: (?:the|la|le|les|votre|your|hotel|maison|das|die|den))*(?: l['’])? ?$/;

/** "Arrive Friday 4 June after 14:00, leave Monday 7 June before 11:00": from when and until when, as of a room, by a label or without one. */
export function staysUntil({ label, shape }: Pick<Passage, 'label' | 'shape'>): boolean {
  const isArrival = label === 'arrival' || label === 'checkIn' || /^arriv/.test(shape);
  const at = isArrival && shape.length < 250 ? shape.search(leaving) : -1;
  return at > 0 && fromWhen.test(shape.slice(0, at)) && untilWhen.test(shape.slice(at));
}

const leaving = /\b(?:leav(?:e|ing)|depart(?:ure|ing)?|quitt\w+|abreise)\b/;
/** A day, and behind it an hour. */
const fromWhen = /\d .{0,24}\b(?:after|from|apres|des|a partir de|ab|nach) \d/;
const untilWhen = /\d .{0,24}\b(?:before|by|until|avant|jusqu'?a|bis|vor) \d/;
