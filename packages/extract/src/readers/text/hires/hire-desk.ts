/**
 * "(comptoir Jumbo Car, hall des arrivées)", "au comptoir du loueur JUMBO CAR", "at the Green Wheels desk in Terminal 2": at whose desk a car is fetched, whoever
 * sold it.
 */
export function deskOf(text: string): string | null {
  const name = desk.exec(text)?.slice(1).find(Boolean);
  return name && !ofPlace.test(name) ? name : null;
}

const name = String.raw`\p{Lu}[\p{L}\d&'’-]*(?: (?:& |by )?\p{Lu}[\p{L}\d&'’-]*){0,3}`;
const desk = new RegExp(
  String.raw`(?:\b(?:[Cc]omptoir|[Gg]uichet|[Aa]gence)(?: (?:du|de votre) loueur)|\b[Cc]omptoir|\b[Gg]uichet|\bSchalter (?:des Vermieters|von)|\b(?:desk|counter) of (?:the|your) (?:rental|hire) company,?|\b[Mm]ostrador de|\b[Bb]anco) (${name})(?=[,.;)]| [–—-]|\p{Zs}\p{Ll}|$)|(?:the|our|at|[(]) ?(${name}) (?:desk|counter)\b`,
  'u',
);

/** "The Car Rental desk", "comptoir Arrivées": where it is, or what. */
const ofPlace =
  /^(?:The|Car|Cars|Rental|Rentals|Arrivals?|Departures?|Terminal|Information|Info|Airport|Station|Welcome|Check|Customer|Meet|Hall|Ground|Location|Locations|Loueurs?|Arrivées?|Aéroport|Accueil|Voitures?|Gare)\b/;
