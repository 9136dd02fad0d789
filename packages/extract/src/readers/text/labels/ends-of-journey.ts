/**
 * "Station you board at", "Where you get off", "Your train gets in at", "Heure de départ prévue", "Le car arrive à": how an end of a
 * journey is told to who travels, in more ways than a list has.
 * @param words as `labelOf` tidies them
 */
export function endOfJourney(words: string): 'departure' | 'arrival' | null {
  if (departs.test(words)) return 'departure';
  return arrives.test(words) ? 'arrival' : null;
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
  '(?:planned|scheduled|expected|timetabled|booked) departure(?: time)?',
  '(?:leaves|departs|starting|starts out|goes) from|(?:departs|leaves) on',
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
  '(?:scheduled|timetabled) arrival(?: time)?',
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
