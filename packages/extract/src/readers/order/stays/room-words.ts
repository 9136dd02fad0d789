import { inLines } from '../../../text/in-lines.ts';

/** "Check in", "Remise des chambres", "Your room is ready": in a programme a room is taken. */
export const arrives = inLines()`
  \bcheck(?:ing)?[ -]?in\b|\barrivee a l['’ ]
  |\barrive at (?:the |your )?(?:hotel|apartment|lodge|inn)\b
  |\binstallation\b
  |\b(?:remise|mise a disposition|prise) (?:de )?(?:des |de |la |les |votre |vos )?(?:chambres?|cles?|clefs?)\b
  |\banreise\b
  |\b(?:chambres?|rooms?) (?:est |sont |is |are )?(?:prete?s?|ready|disponibles?|available)\b
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
