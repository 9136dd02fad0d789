/**
 * "Arrêts : Veynes-Dévoluy, Gap (07h02), Embrun", "Calling at Reading, Didcot Parkway (09:12) and Swindon": where a train or a
 * bus stops between the ends of the way. Nobody gets on or off there, whatever hour is said.
 * @param shape of a line, as `plain` gives it
 */
export const isCallingPoints = (shape: string): boolean => callingPoints.test(shape.replace(howLong, ''));

/** "10 h 26 · arrêts à Anvers (19:59), Rotterdam (21:07)"": how long it takes, before where it stops. */
const howLong =
  /^(?:(?:duree|duration|journey time|temps de parcours|direct|via)\b ?:? ?)?(?:\d{1,2} ?(?:h|hrs?|hours?|heures?|std)\.?(?: ?\d{1,2})?(?: ?(?:m|mn|min|mins|minutes?)\.?)?|\d{1,3} ?(?:mn|min|mins|minutes?)\.?)? ?(?:[·•|,;–—-] ?|\. )/;

const callingPoints =
  /^(?:(?:arrets?(?: intermediaires?)?(?: desservis)?|gares desservies|desserte|(?:intermediate )?stops|calling points|zwischenhalte?|fermate(?: intermedie)?|paradas(?: intermedias)?|tussenstops) ?:|arrets?(?: de nuit| intermediaires?)? a|calling at) .*(?:,| and | et | und )/;
