/** Where somebody is to be at an hour: "10h45 : rendez-vous au comptoir", "Soyez à l'aéroport dès le samedi 23 octobre à 23:35". */
export const isMeeting = (shape: string): boolean => meetingAt.test(shape) || bePresent.test(shape);

const meetingAt =
  /^(?:\d{1,2}[:.h]\d\d ?[–—:-]? ?)(?:rendez-vous|rdv|meet(?: |ing)|reunion|presentation|be at|soyez|accueil|convocation|treff(?:en|punkt)|ritrovo|encuentro)\b/;

const where =
  '(?:aeroport|airport|gare|station|ports?|harbour|quai|quay|pier|embarcadere|terminal|comptoirs?|counters?|desks?|enregistrement|check-?in|flughafen|bahnhof|schalter|hafen)';
/** Nobody writes so of what leaves then. */
const bePresent = new RegExp(
  String.raw`^[^a-z\d]{0,3}(?:(?:please|kindly|merci d'|veuillez) ?(?:arrive|arriver|check[ -]in)|(?:merci de |veuillez |pensez a |prevoyez d'|(?:please|kindly|bitte) )?(?:soyez|etre|vous presenter|presentez-vous|be|report|present yoursel(?:f|ves)|seien sie|finden sie sich))\b[^.;\d]{0,24}\b${where}\b`,
);
