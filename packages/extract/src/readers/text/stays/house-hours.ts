import { findDates } from '../../../text/dates.ts';
import { type FoundTime, findTimes } from '../../../text/times.ts';
import type { Passage } from '../passages/passages.ts';
import { paragraphsOf, proseOf, sentencesOf } from '../passages/sentences.ts';
import type { Moment } from './stay.ts';

/** "Check-in from 3 pm" without a day stands among the conditions of the house. */
export function withPolicy(moment: Moment, passages: readonly Passage[], end: 'in' | 'out'): Moment {
  if (moment.time && !moment.expected) return moment;
  const labelled = passages.find((p) => p.label === labels[end] && !p.former && saysHourAlone(p));
  const hours = labelled && findTimes(labelled.text);
  if (hours) return { ...moment, time: (end === 'in' ? hours[0] : hours.at(-1))?.time };
  // "Check-in / check-out | 3:00 PM / 11:00 AM"
  const both = passages.find((p) => p.label === 'stayDates' && !p.former && p.text.length < 40);
  const [from, to, third] = both ? findTimes(both.text).filter(({ weak }) => !weak) : [];
  if (from && to && !third) return { ...moment, time: (end === 'in' ? from : to).time };
  const cells = passages.filter((p) => p.inTable && !p.former && p.text.length <= 500);
  for (const { text, shape } of [...proseOf(passages), ...cells])
    for (const match of policies[end].flatMap((policy) => [...shape.matchAll(policy)])) {
      if (/€|£|\$|\b(?:eur|gbp|chf|usd)\b/.test(match[0])) continue;
      // "Late check-out until 14:00 for €30", "Early check-in from 12:00 on request": what might be had
      const around = shape.slice(Math.max(0, match.index - 12), match.index + match[0].length + 40);
      if (/^\W*(?:\w+ )?(?:early|late) /.test(around) && offered.test(around)) continue;
      // "En cas d’arrivée après 20h00", "If you arrive after 8 pm": what then is to be done
      if (ifLate.test(shape.slice(Math.max(0, match.index - 30), match.index))) continue;
      // the hour of another day is not this one's
      const said = /(?<!\d)(\d{1,2})\.?(?:er|st|nd|rd|th)? (?:de |of )?[a-z]{3,}|\b[a-z]{3,9} (\d{1,2}), /
        .exec(match[0])
        ?.slice(1)
        .find(Boolean);
      if (said && Number(said) !== Number(moment.day.slice(8))) continue;
      const tail = text.slice(match.index, match.index + match[0].length + 24);
      if (!said && findDates(tail, { contextDate: moment.day, language: 'en' }).length > 0) continue;
      // "half past ten in the morning" is longer than the beginning of a date
      const hours = text.slice(match.index, match.index + match[0].length + 40);
      const [time] = findTimes(hours).filter(({ at }) => at >= match[0].length - 1 && at <= match[0].length + 4);
      if (time) return { ...moment, time: (end === 'out' && endOfWindow(hours, time)) || time.time };
    }
  const time =
    labelledHour(passages, end) ?? pairedHour(passages, end) ?? onlyHour(passages, end) ?? windowOfRow(passages, end);
  return time ? { ...moment, time } : moment;
}

const ifLate =
  /\b(?:en cas d'(?:une )?|pour (?:une|toute) |si (?:votre |vous |l')?|if (?:you |your )?|in (?:the )?case of (?:an? )?|for (?:any |an )?|should you |bei |falls sie )$/;
const offered =
  /\b(?:on request|upon request|requested|subject to|possible|available|for (?:an? )?(?:extra|fee|charge)|at extra|supplement)\b|[€£$]|\b(?:eur|gbp|chf|usd)\b/;

/** "Check-in ab | 15:00 Uhr" in a row of its own, where the days stand in another. */
function labelledHour(passages: readonly Passage[], end: 'in' | 'out'): string | undefined {
  const label = end === 'in' ? 'checkIn' : 'checkOut';
  const own = passages.filter((p) => p.label === label && !p.former && p.text.length < 30);
  const hours = new Set(own.flatMap(({ text }) => findTimes(text).at(end === 'in' ? 0 : -1)?.time ?? []));
  const [only, more] = hours;
  return more === undefined ? only : undefined;
}

/**
 * "The cottage is yours from: 4pm", "please be away by: 10am": of the hours of an afternoon the only one from which, of those of
 * a morning the only one until which something is so, where nothing else is said to open, to leave or to be served then.
 */
function onlyHour(passages: readonly Passage[], end: 'in' | 'out'): string | undefined {
  const told = paragraphsOf(passages.filter((p) => p.label === null || p.label === 'room')).flatMap(sentencesOf);
  const cells = passages.filter((p) => p.inTable && !p.former && p.label === null && p.text.length < 160);
  const { lead, earliest, latest } = hoursOf[end];
  const hours = [...told, ...cells].flatMap(({ text, shape }) =>
    otherHours.test(shape)
      ? []
      : findTimes(text).filter(
          ({ at, time, weak }) =>
            !weak && time >= earliest && time <= latest && lead.test(shape.slice(Math.max(0, at - 24), at)),
        ),
  );
  const [only, more] = new Set(hours.map(({ time }) => time));
  return more === undefined ? only : undefined;
}

/**
 * "Les chambres nous sont ouvertes à 15h00 et nous les rendons à 11h00", "Keys at 3 pm, out by 11": a sentence about rooms with two
 * hours, of which the first is of an afternoon and the second of a morning, tells from when to when they are had.
 */
function pairedHour(passages: readonly Passage[], end: 'in' | 'out'): string | undefined {
  const pairs = paragraphsOf(passages.filter((p) => !p.inTable && !p.former))
    .flatMap(sentencesOf)
    .flatMap(({ text, shape }) => {
      if (!ofRooms.test(shape) || otherHours.test(shape.replace(opened, '')) || ofGuests.test(shape)) return [];
      const [first, last, more] = findTimes(text).filter(({ weak }) => !weak);
      const isPair = first && last && !more && isWithin(first.time, 'in') && isWithin(last.time, 'out');
      return isPair && last.time < first.time ? [{ in: first.time, out: last.time }] : [];
    });
  const [only, more] = new Set(pairs.map((pair) => pair[end]));
  return more === undefined ? only : undefined;
}

/**
 * "Accueil | de 16 h 00 à 20 h 30", "Libération de la chambre | entre 7 h 30 et 10 h 30" in the rows of a stay: the only window of
 * an afternoon is of those who come, the only one of a morning of those who leave, whatever the rows are called.
 */
function windowOfRow(passages: readonly Passage[], end: 'in' | 'out'): string | undefined {
  const windows = passages.flatMap((p) => {
    if (!p.inTable || p.former || p.label !== null || !isWindow.test(p.shape)) return [];
    const row = passages
      .filter((q) => q.block === p.block && q.row === p.row)
      .map(({ called, shape }) => called + shape);
    const [from, to] = findTimes(p.text);
    return otherHours.test(row.join(' ')) || !from || !to ? [] : [{ from: from.time, to: to.time }];
  });
  const own = windows.filter(({ from, to }) => (end === 'in' ? from >= '12:00' && to > from : to <= '13:00'));
  const [only, more] = own;
  return only && !more ? (end === 'in' ? only.from : only.to) : undefined;
}

const isWindow =
  /^(?:de|entre|between|from|von|zwischen|dalle|tra le|desde las|entre las|tussen|van) \d{1,2}(?: ?[:.h] ?\d{2}| ?h)?(?: ?[ap]m| uhr)? (?:a|et|and|to|until|bis|und|alle|e le|hasta las|y las|en|tot) \d{1,2}(?: ?[:.h] ?\d{2}| ?h)?/;

const isWithin = (time: string, end: 'in' | 'out') => time >= hoursOf[end].earliest && time <= hoursOf[end].latest;
/** Rooms, too, are opened to their guests. */
const opened = /\b(?:open(?:s|ed|ing)?|ouv(?:ert|r)\w*)\b/g;
/** When somebody comes is not when a room may be had. */
const ofGuests =
  /\b(?:arriv\w*|reach\w*|expect\w*|due|vers|about|around|approx\w*|circa|environ|en realite|in fact|lands?|landing|gegen|ankunft|presenter\w*)\b/;

const hoursOf = {
  in: {
    lead: /\b(?:from|after|as of|starting at|des|a partir d[eu']|apres|ab|dalle|dopo le|desde las|vanaf):? ?(?:les |as )?$/,
    earliest: '12:00',
    latest: '18:30',
  },
  out: {
    lead: /\b(?:by|before|until|till|no later than|at the latest by|avant|pour|jusqu'a|bis(?: spatestens)?|spatestens(?: um)?|vor|entro le|fino alle|antes de las|hasta las|uiterlijk|voor):? ?(?:les )?$/,
    earliest: '07:00',
    latest: '13:00',
  },
};
const otherHours =
  /\b(?:reception|desk|office|bureau|accueil (?:ouvert|ferme)|open(?:s|ing)?|ouvert\w*|ferme\w*|close[sd]?|closing|geoffnet|aperto|abierto|breakfast|brunch|lunch|dinner|supper|meals?|served?|petits?[ -]dejeuners?|dejeuner|diner|repas|servi\w*|fruhstuck|colazione|desayuno|restaurant|bar|kitchen|cuisine|pool|piscine|spa|sauna|gym|parking|car park|bus|coach|train|tram|metro|flight|vol|shuttle|navette|taxi|transfer|cancel\w*|annul\w*|storn\w*|refund\w*|quiet|silence|noise|bruit|gates?|late|early|tardi\w*|anticipe\w*|luggage|bags?|bagages|gepack|call|ring|phone|appel\w*|telephon\w*|pay|paid|payment|meeting|reunion|conference|event|concert|delivery|livraison|cleaning|menage)\b/;

/** "Check-out 06:30 – 10:30": the last hour of those in which one may leave. */
function endOfWindow(text: string, { at, length }: FoundTime): string | undefined {
  const rest = text.slice(at + length);
  const [next] = findTimes(rest);
  return next && /^ ?(?:[-–—]|to|and|until|till|et|à|a|bis) ?$/.test(rest.slice(0, next.at)) ? next.time : undefined;
}

const labels = { in: 'checkIn', out: 'checkOut' } as const;

/** "Check in: 15:00" beside "Arrival Date: 17 March": the hour of a day that stands elsewhere. */
function saysHourAlone({ text, shape }: Passage): boolean {
  const hours = findTimes(text).filter(({ weak }) => !weak);
  return (
    hours.length > 0 && hours.length < 3 && shape.length < 40 && !/\b(?:expected|prevue?|late|tardive?)\b/.test(shape)
  );
}

/** In figures or in words; which it is, `findTimes` says. */
const hour = String.raw`(?=\d|noon|midday|midi|mittag|(?:(?:half|(?:a )?quarter|five|ten|twenty) (?:past|to) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o'clock)? in the\b|(?:half|(?:a )?quarter|five|ten|twenty) (?:past|to) noon\b|\b(?:une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-(?:sept|huit|neuf)|vingt(?:-deux|-trois)?) heures?\b)`;
const room = `(?:rooms?|chambres?|zimmer|apartments?|appartements?|studios?|suites?|camer[ae]|habitacion(?:es)?|kamers?|cottage|gite|logement|unterkunft|keys?|cles?)`;
const ofRooms = new RegExp(String.raw`\b${room}\b`);
const from = `(?:from|after|any ?time (?:from|after)|a partir d[eu']|des|apres|entre|ab|dalle|desde|a partire dalle|a partir de|vanaf)`;
const by = `(?:by|before|until|no later than|at the latest by|pour|avant|d'ici|jusqu'a|au plus tard(?: a)?|bis|bis spatestens|spatestens(?: um)?|entro(?: le)?|antes de(?: las)?|uiterlijk(?: om)?|voor)`;
const given = String.raw`(?:vacat\w*|hand(?:ed)? back|return(?:ed)?|drop(?:ped)? off|clear(?:ed|ing)?|leav\w+|left|free(?:d|ing)?(?: up)?|empt\w+|back|liber\w+|rendre|rendue?s?|quitt\w+|raumen|geraumt|verlassen|frei\w*|lasci\w+|libera\w+|dejar|desalojar)`;
const isReady = `(?:(?:is|are|will be|est|sont|sera|seront|ist|steht|stehen|e|sara) (?:all )?)?(?:available|ready|yours|free|at your disposal|disponibles?|pretes?|libres?|a vous|a (?:votre )?disposition|mises? a (?:votre )?disposition|zu ihrer verfugung|bereit|pronta|disponibile|lista)`;
const anyTime = '(?:any ?time |at any time |quand vous voulez )?';
const since = '(?:between|from|after|entre|des|apres|a partir de|zwischen|ab)';
const until = "(?:by|before|at|pour|avant|a|jusqu'a|until|bis(?: spatestens)?)";
const guests = '(?:rooms?|apartment|flat|house)';

const arrivals = [
  `\\b${room} ${isReady}[^\\d\\n.!?]{0,40}?${hour}`,
  `\\b${room} (?:sont |est |are |is )?(?:remises?|attribuees?|given|handed over) ${from} ${hour}`,
  // "Votre chambre est retenue du 21 au 24 octobre. Elle vous sera remise à partir de 15 h"
  `\\b(?:elles?|ils?|it|they) (?:vous |lui |leur )?(?:sera|seront|est|sont|will be|is|are) (?:remise?s?|attribuee?s?|prete?s?|disponibles?|given|handed over|ready|available)(?: to you)?,? ${from} ${hour}`,
  // "Rooms cannot be had before 14.00", "The key can be collected from 2 pm", "La chambre ne sera pas prête avant 15 h"
  `\\b${room} (?:can(?:not|'t| not)?|may|will|won't|is|are|ne (?:peut|peuvent|sera|seront|est|sont)|peut|peuvent|pourra) (?:only |not |pas )?(?:be |etre )?(?:had|given(?: out)?|occupied|entered|collected|fetched|picked up|used|ready|available|prete?s?|disponibles?|libres?|occupee?s?|remise?s?|retiree?s?)[^\\d\\n.!?]{0,16}?\\b(?:before|until|from|after|avant|des|qu'a partir d[eu']|a partir d[eu'])(?: les)? ${hour}`,
  `\\bzimmer (?:ist|steht)[^\\d\\n.!?]{0,24}\\bab ${hour}`,
  `\\bcheck[ -]?in:? (?:at |a )?${hour}`,
  `\\bcheck[ -]?in (?:time|from|is from|is possible|is available|is at|is after|hour|starts|begins|opens|possible|e possibile|des|dalle|desde|vanaf|ab|a partir|apres|after)[^\\d\\n]{0,40}?${hour}`,
  `\\b(?:arrivee|arrivals?|anreise|arrivo|llegada) (?:is |are |est |ist )?(?:possible |moglich )?${from}[^\\d\\n.!?]{0,20}?${hour}`,
  `(?<!votre |your )\\b(?:heures? d'arrivee|arrival time)(?! (?:prevue|estimee|annoncee|souhaitee|du|de|of))[^\\d\\n.!?]{0,20}?\\b(?:a|est|is|des|from|at|a partir de) ${hour}`,
  `\\bacces (?:aux?|a la|a votre) ${room}[^\\d\\n.!?]{0,24}?${from} ${hour}`,
  `\\b(?:you can|you may|vous pouvez|sie konnen|puede|potete) (?:arrive|check in|get in|come|arriver|vous installer|prendre possession|anreisen|einchecken|llegar|arrivare)[^\\d\\n.!?]{0,30}?${from} ${hour}`,
];

/** "Nous vous accueillons entre 16h et 19h", "You are welcome any time between 3pm and 8pm": a house that has no desk. */
const welcomes = [
  `(?:nous|on|je) vous (?:accueill\\w+|attend\\w*|recev\\w+|recoi[st])`,
  `vous (?:etes|serez) (?:attendue?s?|accueillie?s?)`,
  `(?:les |l')?arrivees? (?:se (?:font|fait)|ont lieu|a lieu|sont possibles|est possible)`,
  `you (?:are|will be) (?:most |very )?welcome(?: to (?:arrive|check in))?`,
  `we (?:will |can )?(?:welcome|receive) (?:you|guests)`,
  `arrivals? (?:is|are)`,
  `sie (?:konnen|konnten) (?:gerne )?anreisen`,
  `anreise(?: ist)?(?: moglich)?`,
].map((start) => `\\b${start} ?(?:possible |moglich )?${anyTime},? ?${since} ${hour}`);

/** "le lundi 18 octobre", "on Monday 18 October", "am 18. Oktober", "le lendemain" */
const onDay = String.raw`(?:(?:le lendemain|le jour suivant|(?:on )?the (?:next|following) day|am (?:nachsten|folgenden) tag)(?: matin)?,?|(?:le |on |am |il |el )?(?:[a-z]{3,10},? )?(?:the )?\d{1,2}\.?(?:er|st|nd|rd|th)? (?:de |of )?[a-z]{3,10}\.?(?: \d{4})?,?)`;

const departures = [
  // "Check-out January 13, 11:00 AM"
  `\\bcheck[ -]?out:? (?:[a-z]{3,10},? )?[a-z]{3,9} \\d{1,2}, (?:at |by )?${hour}`,
  `\\b(?:depart|departure|check[ -]?out|abreise|partenza|salida) ${onDay} ${by} ${hour}`,
  // "Arrivée entre 16 h et 20 h, départ à 11 h"
  `\\barrivees? [^\\n.!?]{0,40}?\\d ?h?(?: ?\\d\\d)?,? (?:et )?(?:le )?departs? (?:a|avant|pour|jusqu'a|au plus tard a) ${hour}`,
  // "vacate your room on the day of departure by 11", "have the room cleared by 11am", "la libérer pour 10 h"
  `\\b${given} (?:the |your |la |les |votre |vos |das |il |ihr )?${room}[^\\d\\n.!?]{0,40}?\\b${by} ${hour}`,
  `\\b${room} (?:(?:must|should|has to|have to|needs? to|is to|are to|to|doit|doivent|devra|devront|muss|mussen) )?(?:be |etre )?${given}(?: again)? (?:${by}|a|at) ${hour}`,
  `\\b(?:la|les|it|them|,? (?:a|to)(?: be)?|must be) ${given}(?: again)? ${by} ${hour}`,
  `\\bvacate ${by} ${hour}`,
  `(?<!votre |your )\\b(?:heures? de depart|departure time)(?! (?:prevue|estimee|annoncee|souhaitee|du|de|of))[^\\d\\n.!?]{0,20}?\\b(?:a|est|is|avant|by|at|jusqu'a) ${hour}`,
  `\\b(?:zimmer|unterkunft)[^\\d\\n.!?]{0,40}\\bbis (?:spatestens )?${hour}`,
  `\\b(?:doi(?:ven)?t|devr(?:a|ont)|ser(?:a|ont)|must|should|has to|have to|needs? to|is to|are to) (?:be |etre )?${given} (?:${by}|a)[^\\d\\n.!?]{0,20}?${hour}`,
  `\\b(?:check[ -]?out|departure|abreise|depart) (?:time|is )?(?:is )?${by}[^\\d\\n.!?]{0,24}?${hour}`,
  `\\bcheck[ -]?out:? (?:at |a )?${hour}`,
  `\\bcheck[ -]?out (?:time|is|hasta|tot|ate)[^\\d\\n.!?]{0,40}?${hour}`,
];

const farewells = [
  `(?:be |to be |everybody |guests? )out(?: of (?:the|your) ${guests})?`,
  `(?:leave|quit) (?:the|your) ${guests}`,
  `(?:chambres?|logement|appartement|gite|rooms?|apartment) (?:doi(?:t|vent) etre|(?:must|should|has to|have to) be|est a|sont a) (?:liberee?s?|rendue?s?|liberer|rendre|vacated|empty|free)`,
  `(?:quitter|rendre|liberer) (?:la|votre|les) (?:chambres?|cles?)`,
  `de (?:la|les) (?:rendre|liberer|quitter)`,
  `(?:les? )?departs? (?:se (?:font|fait)|ont lieu|a lieu)`,
  `departures? (?:is|are)`,
  `das zimmer (?:muss|sollte)`,
  `abreise(?: ist)?(?: bitte)?`,
].map((start) => `\\b${start} ?${until} ${hour}`);

const policies = {
  in: [arrivals, welcomes].map(oneOf),
  out: [departures, farewells].map(oneOf),
};

function oneOf(patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|'), 'g');
}
