/**
 * A place without what is said of the journey right behind its name: "Roscoff le lendemain", "Bercy (départ quai 12)",
 * "Bordeaux Saint-Jean (direct, sans passer par Paris)". "Toulouse (gare routière)" keeps its bracket.
 */
export function withoutRemarkBehind(place: string): string {
  return place
    .replace(/[\s,;]+$/, '')
    .replace(atStop, '')
    .replace(howTravelled, '')
    .replace(dayTold, '');
}

/** "Victoria Coach Station (arrives early)", "Bercy (départ quai 12)": what is done there, or where in it. */
const atStop =
  / \((?:arrives?|arriving|arriv[ée]e|leaves?|leaving|departs?|departing|d[ée]part|calls?|ankunft|abfahrt|local time|heure locale|(?:bay|stand|stop|gate|quai|voie|porte|platform|gleis|track) ?(?:no\.? ?|n° ?)?[a-z]?\d+)\b[^()]*\)$/iu;

/** "NEW YORK, NY (Round-Trip)", "(direct, no change)", "(via Lyon)": how one comes there. */
const howTravelled =
  / \((?:round[ -]?trip|one[ -]?way|return|aller[ -]retour|aller simple|(?:direct\p{L}*|non-?stop|sans|without|via|avec|with|ohne|mit|über|(?:\d|no|one|an?|une?) (?:change|stop|escale|correspondance|arr[êe]t|umstieg)s?)\b[^()]{0,50})\)$/iu;

/** "le lendemain", "the following morning": when somebody is there. */
const dayTold =
  /(?<=\p{L}\)?),? \(?(?:(?:le )?(?:lendemain|jour suivant|m[êe]me jour)(?: (?:matin|midi|soir))?|(?:(?:on|early|late) )?(?:the )?(?:next|following|same) (?:day|morning|afternoon|evening|night)|(?:the )?day after|(?:le|on|am|el|il) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: \d{1,2}(?:er|st|nd|rd|th)?)?|am (?:n[äa]chsten|folgenden|selben) (?:tag|morgen|abend)|il giorno (?:dopo|seguente|stesso)|el (?:d[íi]a siguiente|mismo d[íi]a))\)?,?$/iu;
