/**
 * "Arrêts : Veynes-Dévoluy, Gap (07h02), Embrun", "Calling at Reading, Didcot Parkway (09:12) and Swindon": where a train or a
 * bus stops between the ends of the way. Nobody gets on or off there, whatever hour is said.
 * @param shape of a line, as `plain` gives it
 */
export const isCallingPoints = (shape: string): boolean => callingPoints.test(shape);

const callingPoints =
  /^(?:(?:arrets?(?: intermediaires?)?(?: desservis)?|gares desservies|desserte|(?:intermediate )?stops|calling points|zwischenhalte?|fermate(?: intermedie)?|paradas(?: intermedias)?|tussenstops) ?:|arrets?(?: de nuit| intermediaires?)? a|calling at) .*(?:,| and | et | und )/;
