/** What is fetched and given back in a programme, in its rows and its entries. */
export const aCar =
  /\b(?:car|van|vehicle|keys|rental|hire|voiture|vehicule|cles|location|utilitaire|wagen|mietwagen|auto|coche|veicolo)\b/;
/** "Collect", "Prise en charge", "Abholung": where a hire begins. */
export const fetched =
  /\b(?:collect\w*|pick(?:ing)?[ -]?up|pickup|take (?:over|delivery)|prise(?: en charge)?|pren(?:dre|ez)|retrait|retir(?:er|ez|erez)|recuper\w+|enlevement|mise a disposition|abholung|ubernahme|recogida|ritiro)\b/;
/** "Return", "Restitution", "Rückgabe": where it ends. */
export const givenBack =
  /\b(?:return\w{0,3}|drop(?:ping)?[ -]?off|hand(?:ing)? back|give back|restitu\w{2,6}|retour|remise|rendre|rend(?:ez|u|ons)|ramener|ruckgabe|devolucion|riconsegna)\b/;
