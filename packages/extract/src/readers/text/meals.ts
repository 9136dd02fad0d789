import type { Candidate, RestaurantBooking } from '../../booking.ts';
import { type DateFacts, findDates } from '../../text/dates.ts';
import { inLines } from '../../text/in-lines.ts';
import { plain } from '../../text/plain.ts';
import { findTimes } from '../../text/times.ts';
import type { TextDocument } from '../../text-document.ts';
import { dayFromToday } from './days-from-today.ts';
import { isDeadline } from './deadlines.ts';
import { createEvidence } from './evidence.ts';
import type { Found } from './found.ts';
import { isDayOfElse } from './journeys/days-of-else.ts';
import { addressOfMeal, houseOfMeal } from './meal-place.ts';
import { withoutFormer } from './passages/former.ts';
import type { Passage } from './passages/passages.ts';
import type { Shared } from './shared.ts';
import { zoneOfAddress } from './stays/addresses.ts';

/** A table in a restaurant: one day, one time, and the name of the house. */
export function readMeals(
  document: TextDocument,
  passages: readonly Passage[],
  shared: Shared,
  facts: DateFacts,
): Candidate<RestaurantBooking>[] {
  const lines = passages.filter((p) => !p.former && p.text.length < 500);
  const whole = [
    plain(`${shared.subject} ${document.origin.senderName ?? ''}`),
    ...lines.map((p) => `${p.called ?? ''} ${p.shape}`),
  ]
    .join('\n')
    .slice(0, 40_000);
  const isOfTable = (tableWords.test(whole) || isCountedAtMeal(lines, whole, facts)) && !nightsCounted.test(whole);
  // "Aantal nachten | 3" beside a half board: the table of a house where one sleeps
  if (lines.some(({ label }) => label === 'nights' || label === 'stayDates')) return [];
  if (otherWords.test(whole) || (!isOfTable && (!mealWords.test(whole) || lodging.test(whole)))) return [];
  // "09:00 Accueil", "12:30 Déjeuner", "20:00 Dîner": a programme, of which a meal is one hour
  if (new Set(lines.flatMap((p) => clockThenWords.exec(p.shape)?.[1] ?? [])).size > 2) return [];
  const when = momentOf(lines, facts) ?? (document.origin.sender ? momentFromToday(lines, facts) : null);
  const place = houseOfMeal(document, lines, shared, when?.at ?? 0);
  if (!when || !place) return [];
  const party = partyOf(lines);
  const evidence = createEvidence(document.node);
  evidence.put('departure', when);
  evidence.put('place', place);
  if (party) evidence.put('partySize', party);
  if (shared.reference) evidence.put('reference', shared.reference);
  if (shared.travelers[0]) evidence.put('travelers', shared.travelers[0]);
  const address = addressOfMeal(lines);
  const zone = address ? zoneOfAddress(address) : undefined;
  return [
    {
      booking: {
        type: 'FoodEstablishmentReservation',
        reference: shared.reference?.value,
        travelers: shared.travelers.length > 0 ? shared.travelers.map((t) => t.value) : undefined,
        status: shared.status,
        place: {
          name: place.value,
          street: address?.street,
          postcode: address?.postcode,
          city: address?.city,
          country: address?.country,
          phone: address?.phone,
          zone,
        },
        departure: { local: `${when.day}T${when.time}:00`, zone },
        partySize: party?.value,
      },
      evidence: evidence.all,
      rank: 'text',
      confidence: shared.reference ? 0.8 : 0.6,
      doubts: when.sure ? [] : [{ code: 'unsure-date', field: 'departure' }],
    },
  ];
}

/**
 * "Votre réservation pour 4 personnes le jeudi 11 mars 2027 à 20h30", "Sat 13 Mar 2027, 18:45 · 3 guests": one day, an hour at which one
 * eats, how many come, and no word of what else they might come for.
 */
function isCountedAtMeal(lines: readonly Passage[], whole: string, facts: DateFacts): boolean {
  if (lodging.test(whole) || forElse.test(whole)) return false;
  return lines.some((p) => {
    const times = findTimes(p.text).filter(({ at, length }) => !isDeadline(p.shape, at, at + length));
    const isMeal = ({ time }: { time: string }) =>
      (time >= '11:45' && time <= '14:15') || (time >= '18:00' && time <= '22:30');
    return (
      p.text.length < 300 &&
      times.length === 1 &&
      times.every(isMeal) &&
      partyWords.test(p.shape) &&
      findDates(p.text, facts).some(({ weak }) => !weak)
    );
  });
}

const forElse = inLines()`
  \b(?:
    tickets?|billets?|tours?|visites?|museums?|musees?|shows?|spectacles?|concerts?|theatre|cinema|exposition|exhibition|match
    |games?|spa|massages?|treatments?|soins?|cours|class(?:es)?|lessons?|ateliers?|workshops?|cruises?|croisieres?|excursions?
    |activit\w+|escape|bowling|golf|karting|taxis?|transfers?|transferts?|navettes?|shuttles?|drivers?|chauffeurs?|cars?|voitures?
    |vehicules?|ferry|traversee|trains?|coach|parking|meetings?|reunions?|webinar|appointment|rendez-vous
  )\b
`;

const clockThenWords = /^(\d{1,2} ?[:h.] ?\d\d) ?(?:[ap]m )?[:–—-]? ?[a-z]{4}/;

const mealWords = inLines()`
  \b(?:
    (?:votre|notre|une|la|your|our|a) table\b
    |table (?:
      (?:right )?(?:by|near|beside|next to|overlooking|outside|indoors|inside)\b|pres d|en terrasse|en salle
      |au calme|cote \w+
      |(?:for|pour) (?:
        tonight|tomorrow|ce soir|demain
        |(?:next |this |ce |le )?(?:
          (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche
        )
      )
    )
    |table (?:booked|reserved|confirmed|reservee?|confirmee?)\b
    |(?:votre|your) (?:(?!petit)[a-z]+ )?(?:diner|dejeuner|souper|dinner|lunch|brunch|supper)\b
    |table (?:for|pour|de) \d|couverts?|restaurant|brasserie|bistro|bistrot|trattoria|osteria|ristorante
    |restaurante|gasthaus|wirtshaus|(?:il |suo |un )tavolo|ihren? tisch|(?:su|una) mesa
    |(?:kitchen|grill|tavern|steakhouse|dining room)\b|diners\b|party of \d|party size
    |(?<!petit[ -])(?:diner|dejeuner|souper|dinner|lunch|brunch|supper|mittagessen|abendessen|cena|pranzo) (?:for|pour|fur|per|para) (?:
      \d{1,2}|two|three|four|five|six|deux|trois|quatre|cinq|six|zwei|drei|vier|due|tre|dos|tres
    )\b
    |bord(?:et|reserv\w+|bestilling\w*|sbokning\w*)? (?:er|hos|til|for|pa|ar)|bordreserva\w+|bordbestilling\w*
    |bordsbokning\w*|stolik\w*|(?:rezervac\w+|potvrzeni) stol\w+|poytavarau\w*|lauabroneering\w*
    |galdina rezervacij\w*|staliuko rezervacij\w*|asztalfoglalas\w*|masa rezervasyon\w*|tafelreservering
    |reserva de (?:su )?mesa|prenotazione (?:del |di un )?tavolo|thefork|lafourchette|opentable|sevenrooms
    |zenchef|quandoo|resdiary
  )\b
`;
/** "Five guests, in the back room": where in a restaurant one sits is no lodging. */
const lodging =
  /\b(?:nuits?|nights?|chambres?|(?<!\b(?:back|front|dining|private|main|side|corner|garden|function|party|banquet|upstairs|downstairs|upper|lower|tasting|wine|tea|fireplace|games?|sun) )rooms?)\b/;
/** "3 nuits", "Nights: 2": a hotel's, where "game nights" and "our private room" may be a restaurant's. */
const nightsCounted =
  /\b(?:\d{1,2}|une?(?: seule)?|one|deux|two|trois|three) (?:nuits?|nights?)\b|\b(?:nuits?|nights?) ?: ?\d|\b\d{1,2} (?:chambres|(?:bed)?rooms)\b/;
const otherWords =
  /\b(?:box office|auditorium|matinees?|stalls|check-?in|check-?out|flight|vol [a-z]{2}|(?:train|eurostar|tgv|tgv inoui|ouigo|thalys|ice|intercites) \d+|boarding)\b/;

type Moment = { day: string; time: string; sure: boolean; at: number; text: string };

/** The day and the hour that labels say; else the first day that has a time in its line or beside it, else in one of the next. */
function momentOf(lines: readonly Passage[], facts: DateFacts): Moment | null {
  const own = lines
    .filter((p) => p.label !== 'issued' && p.label !== 'cancellation')
    .map(withoutDeadlines)
    .filter((p) => /[\p{L}\d]/u.test(p.text));
  const labelled = own.filter((p) => p.label === 'date' || p.label === 'time');
  return momentIn(labelled, facts, 3) ?? momentIn(own, facts, 1) ?? momentIn(own, facts, 3);
}

function momentIn(lines: readonly Passage[], facts: DateFacts, below: number): Moment | null {
  for (const [i, p] of lines.entries()) {
    const text = withoutFormer(p.text);
    const [date] = findDates(text, facts).filter(({ weak, at }) => !weak && !isDayOfElse(p.shape, at));
    if (!date) continue;
    // "FRI 5 FEB" in a frame, and beside it the house over its hour
    const isNear = (q: Passage, j: number) => j <= i + below || (q.inTable && q.row === p.row);
    const near = [...lines.filter((q, j) => j > i && isNear(q, j)), ...lines.slice(Math.max(0, i - 1), i)];
    // a line with a day of its own has its hour for that
    const beside = near.filter((q) => findDates(q.text, facts).every(({ weak }) => weak));
    for (const q of [p, ...beside]) {
      const time = findTimes(withoutFormer(q.text)).find(({ at, length }) => !isDeadline(q.shape, at, at + length));
      if (time) return { day: date.day, time: time.time, sure: date.sure, at: p.at + date.at, text: p.text };
    }
  }
  return null;
}

/** "Ce samedi à midi et demi" in a letter that says no date: counted from when it was written. */
function momentFromToday(lines: readonly Passage[], facts: DateFacts): Moment | null {
  for (const [i, line] of lines.entries()) {
    const p = withoutDeadlines(line);
    const told = p.label === null || p.label === 'date' ? dayFromToday(p.text, facts.contextDate) : null;
    if (!told) continue;
    const near = [p, ...lines.slice(i + 1, i + 2), ...lines.slice(Math.max(0, i - 1), i)].map(withoutDeadlines);
    for (const q of near) {
      const isOther = q !== p && (q.block !== p.block || dayFromToday(q.text, facts.contextDate) !== null);
      const time = isOther ? null : findTimes(q.text).find(({ at, length }) => !isDeadline(q.shape, at, at + length));
      if (time) return { day: told.day, time: time.time, sure: told.sure, at: p.at + told.at, text: p.text };
    }
  }
  return null;
}

/** Without its sentences that say until when to cancel, or when the house is open; all else stays where it is. */
function withoutDeadlines(p: Passage): Passage {
  if (!notThen.test(p.shape.replace(itsNews, ' '))) return p;
  const blank = (said: string) => (notThen.test(plain(said).replace(itsNews, ' ')) ? ' '.repeat(said.length) : said);
  const text = p.text
    // "20:15 (yours until 22:00)"
    .replace(/\([^()]*\)/g, blank)
    .split(/(?<=[.!?]) /)
    .map(blank)
    .join(' ');
  return { ...p, text, shape: plain(text) };
}

/** "Your table on Friday 12 March has been cancelled": then it was. */
const itsNews =
  /\b(?:is|was|has been|have|we've|est|a (?:bien )?ete|avons(?: bien)?) (?:now |bien )?(?:cancel+ed|annulee?|modified|modifiee?)\b/g;

/** "Cancel before 18:00", "Open from 12:00", "Document édité le 04/01/2027 à 16:42". */
const notThen =
  /\b(?:(?:issued|printed|editee?|imprimee?|emise?) (?:on|le)|cancel\w*|annul\w*|before|avant|until|jusqu|opening|ouvert|open|modif\w*|no later|au plus tard|envoye|sent)\b/;

function partyOf(lines: readonly Passage[]): Found<number> | null {
  for (const [i, p] of lines.entries()) {
    // "GUESTS" over "4"
    const isCount =
      p.label === 'party' ||
      countWord.test(p.called.trim()) ||
      (p.label === 'person' && /^\d{1,2}$/.test(p.text.trim()));
    const labelled = isCount ? countIn(p) : 0;
    if (labelled > 0) return { value: labelled, at: p.at, text: p.text };
    const beside = countWord.test(p.shape) ? lines[i + 1] : undefined;
    const alone = beside && beside.row === p.row ? Number(/^(\d{1,2})\b/.exec(beside.shape)?.[1]) : 0;
    if (beside && alone > 0) return { value: alone, at: beside.at, text: beside.text };
    const match =
      changedParty.exec(p.shape) ??
      partyWords.exec(p.shape) ??
      (countLabel.test(p.shape) ? /\b(\d{1,2})\b/.exec(p.shape) : null);
    const said = match?.slice(1).find(Boolean) ?? '';
    const count = countWords[said] ?? Number(said);
    if (match && count > 0 && count < 60)
      return {
        value: count + childrenIn(p.shape.slice(match.index + match[0].length)),
        at: p.at + match.index,
        text: p.text,
      };
  }
  return loneCount(lines);
}

/** "2 adults, 1 child", "2 adultes et 3 enfants": those who come along. */
const childrenIn = (behind: string) => Number(andChildren.exec(behind)?.[1] ?? 0);
const andChildren =
  /^,? ?(?:(?:and|et|und|y|e|\+|&|·) ?)?(\d{1,2}) (?:child(?:ren)?|kids?|enfants?|kind(?:er)?|ninos?|bambin[io]|bab(?:y|ies)|bebes?)\b/;

/** "Combien | 8 (dont 2 enfants)", "People" over "6": whatever it is called, the only number that stands alone in a form. */
function loneCount(lines: readonly Passage[]): Found<number> | null {
  const [only, more] = lines.filter(
    (p) => p.inTable && (p.label === null || p.label === 'other') && aloneNumber.test(p.text) && !ofElse.test(p.called),
  );
  const count = Number(aloneNumber.exec(only?.text ?? '')?.[1]);
  return only && !more && count > 0 ? { value: count, at: only.at, text: only.text } : null;
}

const aloneNumber = /^(\d{1,2})(?: \([^()]{3,40}\))?$/;
const ofElse =
  /\b(?:tables?|tisch|tavolo|mesa|room|salle|duree|duration|hours?|heures?|points?|page|number|numero|n°|no)\b/;

/** "2", "4 personnes", "deux": beside or below the word for how many. */
export function countIn({ shape }: Passage): number {
  const [whole = '', said = ''] =
    /^(?:for |pour )?(\d{1,2}|[a-z]{3,6})(?![\p{L}\d:.,/])(?: (?:adult\w*|erwachsene))?/u.exec(shape) ?? [];
  const count = countWords[said] ?? Number(said);
  return count > 0 && count < 60 ? count + childrenIn(shape.slice(whole.length)) : 0;
}

/** A label in its own cell. */
const countWord =
  /^(?:nombre de (?:couverts|personnes|convives)|number of (?:guests|people|diners|covers)|party(?: size)?|covers|couverts|personnes|guests|personen|personas|comensales|persone|coperti|antall? (?:g[aæ]ster|gjester|personer)|anzahl (?:der )?(?:personen|gaste)|aantal (?:personen|gasten)|numero (?:di|de) (?:persone|coperti|ospiti|personas|comensales|pessoas)|liczba (?:osob|gosci)|pocet (?:osob|hostu|hosti)) ?:?$/;
export const countWords: { [word: string]: number } = Object.fromEntries(
  [
    'two deux zwei dos due',
    'three trois drei tres tre',
    'four quatre vier cuatro quattro',
    'five cinq funf cinco cinque',
    'six sechs seis sei',
    'seven sept sieben siete sette',
    'eight huit acht ocho otto',
    'nine neuf neun nueve nove',
    'ten dix zehn diez dieci',
    'eleven onze elf undici',
    'twelve douze zwolf dodici',
  ].flatMap((list, i) => list.split(' ').map((word) => [word, i + 2])),
);
const counts = `\\d{1,2}|${Object.keys(countWords).join('|')}`;
/** Nobody but a restaurant counts so, whatever else its mail speaks of: "a table for a party of six", beside "our private room". */
const tableWords = new RegExp(
  String.raw`\btable (?:for|of|pour|de) (?:a party of )?(?:${counts})\b|\bparty (?:of (?:${counts})\b|size\b)|\bcouverts\b|\b(?:tisch fur|mesa para|tavolo per) (?:${counts})\b`,
);
const people =
  '(?:personnes?|pers|couverts?|convives|people|persons?|guests?|covers|diners|adults?|adultes?|personen|gaste|personas|persone|comensales|coperti|pessoas|persoane|osob[ay]?|personer|henkiloa|kisi|gaster|gjester|gasten)';
/** "votre table de 6 à 4 couverts", "from four to six guests": the second number is the one that holds. */
const changedParty = new RegExp(
  String.raw`\b(?:de|from|von|da|reduced from|instead of) (?:${counts})(?: ${people})? (?:a|to|auf|nach|per) (${counts})(?: ${people})?(?![\p{L}\d:.]|-)`,
  'u',
);
const partyWords = new RegExp(
  String.raw`\b(${counts}) ${people}\b|\b(?:vous serez|nous serons|on sera|you(?:'ll| will) be|we(?:'ll| will) be|seremo|wir sind) (?:bien )?(?=(?:${counts})\b(?![:.h ]?\d))(${counts})\b|\b(${counts}) of (?:us|you)\b|\b(?:put you down|booked you in|je vous (?:note|inscris)|vous (?:ai|avons) (?:note|inscrit)e?s?) (?:for|pour) (?=(?:${counts})\b(?! ?(?:[.:h] ?\d|nights?|nuits?|[ap]\.?m)))(${counts})\b|\b(?:party of|(?:table|dinner|lunch|brunch|supper|diner|dejeuner|souper) (?:for|pour|de)(?: a party of)?|tisch fur|mesa para|tavolo per) (${counts})\b`,
);
const countLabel =
  /^(?:nombre de (?:couverts|personnes|convives)|number of (?:guests|people|diners)|party size|covers|couverts|personnes|guests) ?:? ?\d/;
