import { railways } from '../../../knowledge/railways.ts';
import { withClosedBrackets } from '../../../possible/brackets.ts';
import { inLines } from '../../../text/in-lines.ts';

/** "port de Nice" as "Port de Nice": what a place is, which is written as any other word where its hour or its label vouches for it. */
export function withCapital(piece: string): string {
  return piece.replace(kindOfPlace, (_, kind: string) => kind[0]?.toUpperCase() + kind.slice(1));
}

const kindOfPlace =
  /^[\s,.]*(?:(?:du|au|de la|à la|en|from the|at the)\s+|(?:de|à) l['’])?((?:gare(?: (?:routière|maritime|ferroviaire|centrale))?|a[ée]roport|embarcadère|ferry port|port|airport|station)(?= (?:(?:de|du|des|of) (?:la |l['’])?\p{Lu}|d['’]\p{Lu})))/u;

/**
 * A place without what leads to its name, and without what is said of the journey right behind it: "Roscoff le lendemain",
 * "Bercy (départ quai 12)", "Bordeaux Saint-Jean (direct, sans passer par Paris)". "Toulouse (gare routière)" keeps its bracket.
 */
export function withoutBesidePlace(piece: string): string {
  return beside.reduce((text, pattern) => withClosedBrackets(text.replace(pattern, '')), withClosedBrackets(piece));
}

/** "de Paris", "d’Ajaccio", "à Londres", "Retour Baie-Comeau": what leads to the name is not the name. */
const leadWord = inLines('u')`
  ^[\s,.]*(?:
    (?:[Pp]uis|[Tt]hen|[Ee]nsuite|[Dd]ann),?\s+
    |(?:[Vv]otre|[Yy]our|[Ii]hre?)\s+(?:
      [Vv]oyage|[Tt]rajet|[Vv]ol|[Tt]rain|[Bb]illet|[Jj]ourney|[Tt]rip|[Ff]light|[Tt]icket|[Rr]eise|[Ff]ahrt
    )(?:\s+(?:from|de|von|for|pour|entre|between))?\s+
    |(?:[Ff]light|[Ff]ly|[Vv]ol|[Tt]rain)\s+(?:from\s+|de\s+)?
    |(?:Envol|Décollage|Départ|Departure|Abflug|Abfahrt|Appareillage|Embarquement)\s+(?:(?:de|d[ue]s?|à|from|von|ab)\s+|d['’])
    |(?:Atterrissage|Arrivée|Landing|Arrival|Landung|Ankunft)\s+(?:à|en|at|in)\s+|d['’]
    |(?:de|du|from|à|au|to|vers|at|in|en|nach|von)\s+
    |(?:
      (?:
        [Rr]etour|[Aa]ller|[Rr]eturn|[Oo]utbound|[Oo]utward|[Ii]nbound|Hinfahrt|R[üu]ckfahrt|[Rr]itorno
        |[Aa]ndata|[Ii]da|[Vv]uelta
      )(?: (?:flight|journey|train|trip|vol|trajet|voyage))?
      |(?:[Tt]rajet|[Tt]rip|[Jj]ourney|[Vv]oyage|[Ff]light|[Vv]ol|[Éé]tape|[Ll]eg|[Ss]egment|Fahrt|Reise)(?: n°)? \d(?: (?:of|sur|von) \d)?
    )(?: ?[:–—-])?\s+(?:(?:from|de|von|da)\s+)?
    |(?:[Oo]ut|[Hh]ome|[Bb]ack|[Tt]here|[Gg]oing out|[Cc]oming home|Hin|Zur[üu]ck)(?: ?:| [–—-])\s+
    |[^:\d]{2,24} (?:booked|confirmed|r[ée]serv[ée]e?s?|confirm[ée]e?s?|gebucht) ?:\s+
  )(?=\p{Lu})
`;

const weekday =
  '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:lun|mar|mer|jeu|ven|sam|dim|mon|tues?|wed|thur?s?|fri|sat|sun)\\.?)';
const otherDay =
  '(?:(?:the )?(?:same|next|following) (?:day|morning|afternoon|evening|night)|(?:le )?(?:jour m[êe]me|m[êe]me jour|lendemain|jour suivant)(?: (?:matin|midi|soir))?|(?:the )?day after)';

/** "Thursday, Boston South Station", "(same day) New York Penn Station", "le lendemain, Nice": when somebody is there; not "Friday Harbor". */
const dayInFront = new RegExp(
  `^[\\s,]*(?:\\((?:on |le )?(?:${weekday}|${otherDay})\\),?|(?:on |le )?(?:${weekday}|${otherDay}) ?[,:–-])\\s+(?=\\p{Lu})`,
  'iu',
);
/** "Basel SBB (Thursday)", "Briançon (samedi)", "Leeds, Sat". */
const dayBehind = new RegExp(`(?<=\\p{L}\\)?),? (?:\\((?:on |le )?${weekday}\\)|(?<=, )${weekday})$`, 'iu');

/** In this order: what stands furthest out goes first. */
const beside: readonly RegExp[] = [
  // "17:00 (British Summer Time), Newcastle"
  /^[\s,]*\((?:[^()]* (?:[Tt]ime|Zeit)|heures? [^()]*)\),?\s+(?=\p{Lu})/u,
  dayInFront,
  leadWord,
  // "train GWR de Plymouth", "CFF de Berne": whose train leaves there
  new RegExp(`^(?:${railways}) (?:(?:de|du|from|von|ab|da|desde) |d['’])(?=\\p{Lu})`, 'u'),
  // "2200001 КИЇВ-ПАСАЖИРСЬКИЙ": by which number railways know a station
  /^\s*\d{7} (?=\p{Lu}{3})/u,
  // "AR BOSTON", as systems of America print where one lands
  /^(?:LV|AR) (?=\p{Lu}{3})/u,
  // "Victoria Coach Station (arrives early)", "Bercy (départ quai 12)": what is done there, or where in it
  / \((?:arrives?|arriving|arriv[ée]e|leaves?|leaving|departs?|departing|d[ée]part|calls?|ankunft|abfahrt|local time|heure locale|(?:bay|stand|stop|gate|quai|voie|porte|platform|gleis|track) ?(?:no\.? ?|n° ?)?[a-z]?\d+)\b[^()]*\)$/iu,
  dayBehind,
  // "NEW YORK, NY (Round-Trip)", "(direct, no change)", "(via Lyon)", "(same booking)": how one comes there
  / \((?:round[ -]?trip|one[ -]?way|return|aller[ -]retour|aller simple|(?:(?:(?:the|l[ae]) )?(?:same|m[êe]me|gleiche[rsn]?|stess[ao]|mism[ao])|direct\p{L}*|non-?stop|sans|without|via|avec|with|ohne|mit|über|(?:\d|no|one|an?|une?) (?:change|stop|escale|correspondance|arr[êe]t|umstieg)s?)\b[^()]{0,50})\)$/iu,
  /^(?:[\s,:.)\u2605*"'«»-]|\((?![A-Z]{3}\)))+|[\s,:;(*"«»-]+$/gu,
  /(?<![. ]\p{L}{1,3}|\b(?:Centr|Zach|Wsch|Głów|Osob|Płn|Płd))\.+$/u,
  // "Paris Montparnasse, voiture 6 place 81"
  /(?:,? (?:voiture|coach|wagen|wg\.|carriage|seat|si[eè]ge|platz)|, car) ?(?:\d|[A-Z]\b).*$/iu,
  // "in Frankfurt und landet um …", "in Lissabon. Der Rückflug": the sentence goes on, the name does not
  /,? (?:und|and|et|y|e|puis|then|dann) \p{Ll}.*$|(?<=\p{L}{4})\. \p{Lu}(?![^(]*\)).*$/u,
  // "Berlin Hbf ab 07:04", "… in Berlin Hbf an.", "Lund C kl. 10.18"
  /(?: | ?\()(?:à|at|le|du|of|to|vers|nach|bis|until|vom|on|um|om|kl|klo|klokk[ae]n?|godz|alle(?: ore)?|ore|a las|às|ab|an|dep|d[ée]p|arr|avg|ank|afg|odj|p[řr][ií]j|odl|prz|vertr|aank|sal|lleg|par|by|mit|con|per|avec|with|en)\.?$/u,
  // "Leaves Ottawa 10:25 AM"
  /^Leaves (?=\p{Lu})/u,
  // "Cork, departing 17:50": what the clock behind it is of
  / ?[,:] (?:d[ée]collage|atterrissage|arriv[ée]e|d[ée]part|arrivez|arriver|partez|partir|depart(?:s|ing|ure)?|arriv(?:e|es|ing|al)|lands?|landing|leaves?|leaving|sails?|sailing|docks?|take-?off|dep|arr)(?: (?:pr[ée]vue?|estim[ée]e?|scheduled|expected))?(?: (?:vers|about|around))?$/iu,
  // "Amsterdam Centraal next day": when one is there
  /[ ,(]+(?:(?:the )?(?:next|following) day|(?:le )?lendemain|(?:le )?jour suivant)\)?$/iu,
  // "départ de Lisbonne, vol": what goes there
  /, (?:le |the )?(?:vol|flight|train|bus|car|coach|ferry|flug|zug) ?$/u,
  // "Bristol Temple Meads, GWR": whose train goes there
  new RegExp(`, (?:${railways})$`, 'u'),
  /[ ,(]+(?:platform|laituri|kolej|stand|stance|bay|gleis|bahnsteig|voie|quai|track|binario|v[íi]a|and[ée]n|spor|sp[åa]r|perron|peron|raide|v[áa]g[áa]ny|n[áa]stupi[šs]t[ěe]|gl\.|bin\.|plat\.) ?\d{1,2}[a-z]?\)?$/iu,
  /[\s,;]+$/,
  // "le lendemain", "the following morning": when somebody is there
  inLines('iu')`
    (?<=\p{L}\)?),? \(?(?:
      (?:le )?(?:lendemain|jour suivant|m[êe]me jour)(?: (?:matin|midi|soir))?
      |(?:(?:on|early|late) )?(?:the )?(?:next|following|same) (?:day|morning|afternoon|evening|night)
      |(?:the )?day after
      |(?:le|on|am|el|il) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)day)
      (?: \d{1,2}(?:er|st|nd|rd|th)?)?
      |am (?:n[äa]chsten|folgenden|selben) (?:tag|morgen|abend)
      |il giorno (?:dopo|seguente|stesso)|el (?:d[íi]a siguiente|mismo d[íi]a)
    )\)?,?$
  `,
  // "Paris CDG départ 13 h 40", "Accra Kotoka arrival 19.15": what the clock behind it is of
  /(?<=\p{L}\)?) (?:d[ée]part|arriv[ée]e|departures?|departs|departing|arrivals?|arrives|arriving)$/u,
];
