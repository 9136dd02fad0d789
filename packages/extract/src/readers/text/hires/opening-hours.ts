/**
 * "Öffnungszeiten | 06:00 – 24:00 Uhr" below where a car is fetched: the desk's hours, and none of the hire.
 * @param called the label of a value, plain
 */
export const isOpeningHours = (called: string): boolean => openingHours.test(called);

const openingHours =
  /^(?:(?:branch|desk|station|office|location|opening|counter) hours|hours(?: of operation)?|open(?:ing times?)?|heures? d'ouverture|horaires?(?: d'ouverture| de l'agence| agence)?|offnungszeiten|orari[o]? (?:di apertura|ufficio)|horario(?: de (?:apertura|atencion|funcionamento|oficina))?|openingstijden|apningstider|oppettider|abningstider|godziny otwarcia) ?:?$/;
