import { inLines } from '../../text/in-lines.ts';
import { plain } from '../../text/plain.ts';
import { weekdays } from '../../text/weekday-words.ts';

/**
 * "Embarquement au plus tard à 19 h 15 pour un appareillage à 20 h 15", "be at the port by 7 pm", "Gate closes at 10:10":
 * not when it leaves.
 */
export function isDeadline(shape: string, from: number, to: number): boolean {
  const before = shape.slice(Math.max(0, from - 80), from);
  const behind = shape.slice(to, to + 90);
  return (
    latestBefore.test(before) ||
    latestBehind.test(behind) ||
    closing.test(before) ||
    manned.test(before) ||
    soSoon.test(shape.slice(Math.max(0, from - 200), from)) ||
    opened.test(before) ||
    roomReady.test(before) ||
    gathers.test(before) ||
    inBrackets.test(before) ||
    (windowOpens.test(before) && windowGoesOn.test(behind)) ||
    windowCloses.test(before) ||
    (boarding.test(before) && thenLeaves.test(behind))
  );
}

const counter =
  '(?:check-?in|bag ?drop|boarding|embarkation|loading|gates?|doors?|barriers?|ramps?|desks?|counters?|enregistrement|embarquement|depose-bagages|guichets?|comptoirs?|portes?|barrieres?|acces (?:a bord|aux? (?:quais?|trains?|navires?|bateaux?|cars?|bus))|(?:platform|train) access|access to the (?:platforms?|trains?)|foot passengers|pietons|vehicles|vehicules|einstieg|boarding|schalter|tore?|imbarco|sportello|embarque|puertas?|mostrador|puerta de embarque)';
/**
 * "Fromentine, départ 10h15 (embarquement à partir de 9h35, fermeture 10h05)" without what stands in brackets. Blanks stand in
 * its place, so that offsets stay.
 */
export function withoutDeadlines(text: string): string {
  if (!/\([^()]*\d/.test(text)) return text;
  let left = text;
  for (const { 0: said, index } of plain(text).matchAll(bracketed))
    left = left.slice(0, index) + ' '.repeat(said.length) + left.slice(index + said.length);
  return left;
}

const clock = String.raw`\d{1,2}(?: ?[:h.] ?\d\d)?(?: ?h)?(?: ?[ap]\.?m\.?)?`;
/** "on quay 4", and no hour. */
const noClock = String.raw`(?:(?!\d ?(?:h|[:.]) ?\d)[^.;])`;
const span = String.raw`(?:\d{1,2}(?: ?[:h.] ?\d\d)?(?: ?h)?(?: ?[ap]\.?m\.?)? ?(?:-|–|to|a|and|et|until|bis|und|al?|hasta)(?: les)? )?`;
/** "Gate closes at 10:10", "Fermeture des portes 18h40", "Embarquement des véhicules de 19h30 à 21h00", "Piétons jusqu'à 21h30", "Embarquement au port (porte 4) à partir de 16h00". */
const closing = new RegExp(
  [
    String.raw`\b${counter}\b${noClock}{0,40}\b(?:clos(?:e[sd]?|ing|ure)|shuts?|ends?|stops?|opens?|ferm\w{1,5}|clotur\w{1,3}|ouv\w{2,6}|schlie(?:ss|ß)\w{0,3}|offnet|chiude|cierran?)\b[^.;\d]{0,16}${span}$`,
    // "Check-in on the quay opens 15:00, closes 19:45"
    String.raw`\b${counter}\b${noClock}{0,40}\b(?:opens?|ouv\w{2,6}|offnet|abre|apre) (?:at |from |a |de |des |um |alle |a las )?${clock},? ?(?:and |et |und |e |y |– ?|- ?)?(?:clos(?:es?|ing)|shuts?|ends?|ferm\w{1,5}|clotur\w{1,3}|schlie(?:ss|ß)\w{0,3}|chiude|cierra) (?:at |a |um |alle |a las )?$`,
    String.raw`\b(?:closing|closure|opening|fermeture|cloture|ouverture|schlie(?:ss|ß)ung|chiusura|cierre) (?:time )?(?:of |for |des? |du |de l[a'] ?|della? |dell'|del )?(?:the )?${counter}\b[^.;\d]{0,24}${span}$`,
    String.raw`\b${counter}\b(?:(?!\d ?(?:h|[:.]) ?\d)[^;.]){0,60}\b(?:from|until|till|between|before|by|no later than|de|des|entre|avant|jusqu'a|von|bis|ab|zwischen|dalle|fino alle|desde las|hasta las) ${span}$`,
  ].join('|'),
);

/** "Check-in closes 90 minutes before departure: 19:30 in Toulon and 21:00 in Alcúdia", "au plus tard 1h30 avant le départ, soit 19h30 à Toulon et 21h00 à Alcúdia". */
const soSoon = new RegExp(
  String.raw`\b(?:${counter}|presentation|convocation|presentez-vous|report|arrive|be there|au plus tard|(?:no|not) later than|at the latest|at least|au moins)\b[^.;]{0,80}\b(?:avant|before|prior to|ahead of|vor)\b[^.;,:(–]{0,20}\b(?:departure|sailing|take-?off|flight|crossing|depart|vol|appareillage|traversee|abfahrt|abflug)\b[^.;\d]{0,12}?(?:[:(–=]|, (?:soit|i\.?e\.?|that is|so|donc|also)\b)[^.;]{0,80}$`,
);

/** "Centre d'appels du lundi au samedi de 8h30 à 18h30", "Mon–Fri 9 am to 6 pm", "7j/7, 8h-20h": when somebody answers. */
const manned = new RegExp(
  String.raw`(?:\b(?:${weekdays})\.? ?(?:-|–|to|thru|through|au|a|bis|al?|till) ?(?:${weekdays})\b\.?|\b7 ?j(?:ours)? ?(?:\/|sur) ?7\b|\b7 days(?: a week)?\b|\b(?:tous les jours|every day|daily|taglich|tutti i giorni|todos los dias|dagelijks)\b)[,:( ]{0,3}(?:from |de |von |entre |between |open )?${span}$`,
);

/** "Cabins ready from 18:00", "cabines à libérer pour 10h00": when one may go to it, and when it is to be left. */
const roomReady =
  /\b(?:cabins?|berths?|rooms?|cabines?|chambres?|kabinen?|cabin[ae]|camarotes?)\b[^.;\d]{0,30}\b(?:ready|available|open|accessibles?|disponibles?|pretes?|bezugsfertig|left|vacated?|liberer|liberees?)\b[^.;\d]{0,16}$/;

/** "Two new lounges are open at terminal 2 from 05:30 to 22:00", "Nos salons vous accueillent au terminal 2, de 5h30 à 22h00". */
const opened = new RegExp(
  String.raw`\b(?:open|ouverte?s?|accueill(?:e|ent)|welcomes? you|geoffnet|apert[aeio]|abiert[ao]s?)\b(?:(?!\d ?(?:h|[:.]) ?\d)[^;.]){0,60}\b(?:from|between|de|entre|von|zwischen|dalle|desde las) ${span}$`,
);

/** "Présentez-vous au quai" over "entre 05h29 et 06h09": within that time, and nothing leaves at the first nor arrives at the second. */
const within = String.raw`\b(?:between|entre|zwischen|tussen|tra)(?: le| las)? `;
const and = ' ?(?:and|et|und|en|e|y)(?: le| las)? ';
const windowOpens = new RegExp(`${within}$`);
const windowGoesOn = new RegExp(`^${and}\\d`);
const windowCloses = new RegExp(`${within}${clock}${and}$`);
const bracketed = new RegExp(String.raw`\((?=[^()]{0,120}\d ?(?:h|[:.]))[^()]{0,40}\b${counter}\b[^()]{0,120}\)`, 'g');

/** "19:00 (présentation 16:00)", "16:00 (check-in 14:00)": when one is to be there stands in brackets beside when it leaves. */
const inBrackets = new RegExp(
  String.raw`\((?:[^()\d]{0,30}\b)?(?:${counter}|presentation|convocation|rendez-vous|presence|report(?:ing)?|be there)\b[^()\d]{0,40}$`,
);

/** "Rendez-vous à 16h15 devant l'hôtel. Vol TP440, …", "We meet at 05:40 in the lobby": a sentence of its own. */
const gathers =
  /(?:^|[.;!?] )(?:le )?(?:rendez-vous|rdv|(?:on se|nous nous|vous vous) retrouv\w+|we (?:all )?(?:will )?meet|meet(?:ing)?(?: time| point)?|treffpunkt|treffen|ritrovo) ?:? (?:(?:a|at|um|alle|fixe a|prevu a|set for|is at|est a|at about|vers|about) ?)?$/;

const latestBefore = inLines()`
  \b(?:
    au plus tard|(?:no|not) later than
    |(?:latest|last|final) (?:
      check-?in|boarding|embarkation|bag drop|arrival at the (?:port|quay|terminal|station|airport)
    )(?: time)?(?: ?:)?
    |(?:heure |date )?limite d(?:e presentation|e depot|'embarquement|'enregistrement)(?: ?:)?|spatestens
    |a mas tardar|al piu tardi
    |(?:embarquement|enregistrement|check-?in|boarding|at the (?:port|station|terminal|quay|airport)|there) (?:avant|before|by)
    |(?:etre|soyez|presence|presentation|presentez-vous|be|present yourself) (?:au|a la|a l'|en|sur le|on the|at the) ?(?:
      quai|port|terminal|gare|embarcadere|aeroport|comptoir|quay|pier|dock|harbour|station|airport|counter
    )[^\d.;,]{0,20}
    |(?:
      presentez-vous|veuillez vous presenter|soyez (?:presente?s?|sur place|la)|present yoursel(?:f|ves)
      |report|be (?:there|present)
    )(?: (?:au|a la|a l'|en|at the|to the) ?[^\d.;,]{3,30})?
  )(?: a| at| um| a las| alle)? $
`;
const latestBehind = /^,? ?(?:au plus tard|at the latest|spatestens)\b/;
export const boarding =
  /\b(?:embarquement|enregistrement|convocation|presentez-vous|presentation|check-?in|boarding|imbarco|embarque)\b(?:(?!\d ?(?:h|[:.]) ?\d)[^;.]){0,60}$/;
const thenLeaves =
  /^[^;.\d]{0,40}\b(?:appareill\w+|depart\w*|sail\w*|leav\w+|decoll\w+|take-?off|abfahrt|abflug|partenza|salida)\b[^;.\d]{0,30}\d{1,2} ?(?:h|[:.])/;
