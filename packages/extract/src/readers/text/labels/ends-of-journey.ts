import { inLines } from '../../../text/in-lines.ts';
import { craft, hall, navire, quai, whoGoes, yours } from './words-of-journeys.ts';

/**
 * "Station you board at", "Your train gets in at", "Heure de départ prévue", "Ship leaves", "Vous vous posez à": how an end of a journey is told
 * to who travels, in more ways than a list has.
 * @param words as `labelOf` tidies them
 */
export function endOfJourney(words: string): 'departure' | 'arrival' | null {
  if ([departs, departsSo].some((forms) => forms.test(words))) return 'departure';
  return [arrives, arrivesSo].some((forms) => forms.test(words)) ? 'arrival' : null;
}

const anyOf = (...forms: string[]) => new RegExp(`^(?:${forms.join('|')})$`);

const ride = '(?:train|bus|coach|flight|ferry|boat|ship|plane|minibus)';
const theRide = `(?:(?:the|your|our|this) )?${ride}`;
const spot = '(?:station|stop|place|point|airport|port|terminal|town|city|bus stop|coach stop|pier)';
const asked = `(?:where|when|what time|the time|time|hour|day|${spot}(?: where| that)?)`;
const you = "(?:you|we|i|you'll|you will|you should|you have to|(?<= )to)";
const at = '(?: (?:at|from|on|in|to))?';
const onIt = `(?: ${theRide})?`;
const board = '(?:board|get on|join|start (?:from|at)|set off|set out|travel from)';
const leave = '(?:leave|depart|go)(?: from)?';
const goes =
  '(?:leaves?|departs?|goes|sets off|pulls out|sails|will leave|will depart|is due (?:out|off|to leave|to depart))';
const alight = '(?:get off|get down|alight|arrive|get in|get there|reach)';
const comes =
  '(?:arrives?|gets in|gets there|comes in|pulls in|docks|lands|terminates|will arrive|is due(?: in| to arrive)?)';

const gare = '(?:gare|arret|station|lieu|point|ville|quai|halte|port|aeroport|terminal)';
const heure = '(?:heure|horaire|date)';
const engin =
  "(?:(?:le |la |l'|votre |ton |notre |ce )?(?:train|bus|car|autocar|autobus|tgv|bateau|ferry|navire|vol|avion|navette))";
const prevu = '(?: (?:prevue?|programmee?|estimee?|theorique|officielle?))';
const a =
  "(?: (?:a|au|aux|en|de|du|le|vers|depuis|dans|(?:(?:a|de|en|depuis) )?(?:la )?gare(?: de| du)?|(?:(?:a|de) )?l'arret(?: de| du)?))?";
const partez =
  '(?:(?:re)?partez|pars|partons|part|montez|montes|montons|monte|embarquez|embarques|embarque|quittez|quittes)';
const arrivez =
  '(?:arrivez|arrives|arrivons|arrive|descendez|descends|descendons|descend|debarquez|debarques|atteignez|rejoignez)';
const vous = '(?:vous|tu|on|nous|je)';

const departs = anyOf(
  `(?:${asked} )?${you} (?:${board}${onIt}${at}|${leave})(?: (?:at|on|in))?`,
  `(?:board|get on|getting on|join|boarding|joining) ${theRide}${at}|(?:board|get on|getting on) at|get on`,
  `(?:${asked} )?(?:${theRide}|it) ${goes}${at}`,
  `(?:due|scheduled|planned|expected|timed) (?:(?:to )?(?:leave|depart)|out|off)${at}`,
  `(?:goes|sets off|setting off|set off|setting out|pulls out|pulling out)${at}`,
  'start(?:ing)? (?:station|stop)|starting (?:point|place)|joining (?:point|place|time)',
  '(?:departing|leaving|joining|origin|departure|boarding|get-on) (?:bus |coach )?(?:station|stop|town)',
  `hour of departure|departure hour|journey (?:starts|begins)${at}|start of (?:the |your )?journey`,
  `(?:ou |quand )?${vous} ${partez}${a}|${partez}-vous${a}|ou (?:monter|embarquer|partir)${a}|(?:monter|embarquer) (?:a|en gare de)`,
  `(?:re)?partez${a}|montez${a}|embarquez${a}|quitte${a}|partant${a}|part (?:de|du|a|le)`,
  `${engin} (?:re)?(?:part|partira|quitte|quittera|demarre|decolle|appareille)${a}`,
  `${gare} (?:de |d')?(?:montee|embarquement|origine|depart)|(?:la )?montee${a}|montee a bord`,
  `${heure}${prevu}? (?:de |du |d')?depart${prevu}?(?: (?:du|de l'|de votre) ?(?:train|bus|car|autocar|vol|bateau|ferry))?`,
  `depart(?: (?:du |de l'|de votre )?(?:train|bus|car|autocar|autobus))?${prevu}?${a}|prevu au depart|en partance de`,
);

const arrives = anyOf(
  `(?:${asked} )?${you} ${alight}${onIt}${at}|(?:${spot} )?you (?:travel|go|are travelling|are going) to`,
  `(?:get off|getting off|alight)(?: ${theRide})?${at}|leave ${theRide} (?:at|in)`,
  `(?:${asked} )?(?:${theRide}|it) ${comes}${at}`,
  `(?:due|scheduled|planned|expected|timed) to (?:arrive|get in|be there)${at}|due (?:in at|at|into|there(?: at)?)`,
  '(?:arrives|arriving|arrive) (?:in|into|to|on)|gets (?:in|into|in at|to|there|there at)|getting in at',
  `(?:comes|pulls|pulling) (?:in|into)${at}|reaches${at}|terminates${at}`,
  '(?:end|arriving|arrival|alighting|destination|get-off) (?:bus |coach )?(?:station|stop|town)',
  `hour of arrival|arrival hour|journey ends${at}|end of (?:the |your )?journey`,
  `(?:ou |quand )?${vous} ${arrivez}${a}|(?:arrivez|descendez)-vous${a}|ou descendre${a}|descendre (?:a|en gare de)`,
  `(?:arrivez|descendez|debarquez|atteint|rejoint|arrivant)${a}`,
  `${engin} (?:arrive|arrivera|atteint|atteindra|rejoint)${a}`,
  `${gare} (?:de |d')?(?:descente|destination|arrivee|debarquement)|(?:la )?descente${a}|descente du (?:train|car|bus)`,
  `${heure}${prevu} (?:d')?arrivee|${heure} (?:de l'|d')?arrivee(?: (?:du|de l'|de votre) ?(?:train|bus|car|autocar|vol|bateau|ferry))?`,
  `arrivee (?:du |de l'|de votre )?(?:train|bus|car|autocar|autobus)${a}|arrivee(?:${prevu} a| en gare de| gare)|prevue? a l'arrivee`,
);

/** "You take off at", "Ship leaves", "Scheduled time of departure", "Vous décollez de", "Départ du bateau" */
const departsSo = inLines()`
  ^(?!(?:you|we) (?:fly|sail) on$)(?:
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
`;

/** "You touch down at", "Gets in", "Docks in", "Vous vous posez à", "Arrivée du bateau" */
const arrivesSo = inLines()`
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
`;
