import { type DateFacts, findDates } from '../../../text/dates.ts';
import { addDays } from '../../../text/days.ts';
import { withoutFormer } from '../passages/former.ts';
import type { Passage } from '../passages/passages.ts';
import { proseOf } from '../passages/sentences.ts';
import { countedNights } from './nights.ts';
import type { Moment, Stay } from './stay.ts';

/**
 * "du mardi 11 au vendredi 14 mai (3 nuits)", "arriving on Friday 11 June for three nights", "pour la nuit du jeudi 4
 * février". A letter that says two different stays says which was meant to a person only.
 */
export function spokenStay(passages: readonly Passage[], facts: DateFacts): Stay | null {
  const stays = proseOf(passages.filter((p) => p.label !== 'cancellation')).flatMap((paragraph) =>
    staysIn(paragraph, facts),
  );
  const [only] = stays;
  if (!only || stays.some((s) => s.in.day !== only.in.day || s.out.day !== only.out.day)) return null;
  return { ...only, spoken: true };
}

type Said = { day: string; at: number; length: number; sure: boolean };
type Ends = { first: Said; last: Said };

function staysIn(paragraph: Pick<Passage, 'text' | 'shape' | 'at' | 'label'>, facts: DateFacts): Stay[] {
  if (/^>/.test(paragraph.shape) || isOffered(paragraph.shape) || amongFriends.test(paragraph.shape)) return [];
  const text = withoutFormer(paragraph.text);
  const shape = text === paragraph.text ? paragraph.shape : withoutFormer(paragraph.shape);
  const dates = findDates(text, facts);
  return dates.flatMap((first, i) => {
    const second = dates[i + 1];
    // "Arrivée samedi 27 novembre vers 18h30, départ dimanche 28": the first word was taken for a label
    const label = paragraph.label === 'arrival' && first.at < 12 ? 'arrivee ' : '';
    const lead = label + shape.slice(Math.max(0, first.at - 90), first.at);
    if (isNotHeldBefore(lead)) return [];
    const listed = nightsListed(shape, dates, i);
    if (listed === null) return [];
    const ends =
      listed ??
      (second && arrivalThenDeparture(shape, first, second, lead)) ??
      (second && rangeOf(shape, first, second)) ??
      (isPartOfPair(shape, dates, i) ? null : withNights(shape, first, lead));
    return ends ? [stayOf(ends, text, paragraph.at)] : [];
  });
}

/**
 * "les nuits du 28 et du 29 septembre", "for Monday 3rd, Tuesday 4th and Wednesday 5th May, leaving us on Thursday": each night by
 * its day, up to the day after the last of them. Null for the others of a list.
 */
function nightsListed(shape: string, dates: readonly Said[], i: number): Ends | null | undefined {
  const isNext = (n: number) => {
    const [one, next] = [dates[n], dates[n + 1]];
    if (!one || next?.day !== addDays(one.day, 1)) return false;
    return joinsNights.test(shape.slice(one.at + one.length, next.at));
  };
  let [from, to] = [i, i];
  while (isNext(from - 1)) from--;
  while (isNext(to)) to++;
  const [first, last] = [dates[from], dates[to]];
  if (!first || !last || from === to) return undefined;
  const lead = shape.slice(Math.max(0, first.at - 90), first.at);
  const behind = shape.slice(last.at + last.length, last.at + last.length + 40);
  const isListed = ofNights.test(lead) || (leavesThen.test(behind) && !arriving.test(lead.slice(-30)));
  if (!isListed) return undefined;
  return i === from ? { first, last: { ...last, day: addDays(last.day, 1) } } : null;
}

const joinsNights =
  /^(?:st|nd|rd|th|er|\.)?(?:, ?|,? ?(?:et|and|und|y|e|&|\+) )(?:(?:du|of|the|vom|del|le|on) )*(?:(?!leav|depart|repart|check|abreis)\w+ )?$/;
const ofNights =
  /\b(?:nuits?|nuitees?|nights?|nachte|noches|notti)(?: (?:du|des|de|of|on|for|vom|del|dal)|,)(?: the| el| les| le)? (?:\w+ )?$/;
const leavesThen =
  /^(?:st|nd|rd|th|er|\.)?,? ?(?:(?:and|et|und|so|then|donc|puis) ){0,2}(?:you (?:leave|check out)|leaving|departing|checking out|en repartant|repartant|vous (?:repartez|repartirez|partez)|depart|abreise)\b/;

/** "Je vous attends le lundi 9 août … et le départ se fait le vendredi 13 août", "you come on the 11th … and leave on the 14th". */
function arrivalThenDeparture(shape: string, first: Said, second: Said, lead: string): Ends | undefined {
  const middle = shape.slice(first.at + first.length, second.at);
  const isBoth =
    second.day > first.day &&
    middle.length < 160 &&
    arriving.test(lead) &&
    leaving.test(middle) &&
    !travels.test(`${lead.slice(-50)} ${middle}`);
  return isBoth ? { first, last: second } : undefined;
}

/** "from Friday 11 to Monday 14 June", "du 18 juin (17 h) au 21 juin (10 h)", where a room is spoken of. */
function rangeOf(shape: string, first: Said, second: Said): Ends | undefined {
  if (second.day <= first.day || !rangeWords.test(between(shape, first, second))) return undefined;
  const around = shape.slice(Math.max(0, first.at - 160), second.at + second.length + 60);
  return stayWords.test(around) ? { first, last: second } : undefined;
}

/** "pour la nuit du jeudi 4 février", "three nights from Friday 11 June", "arriving on Friday 11 June for three nights". */
function withNights(shape: string, first: Said, lead: string): Ends | undefined {
  const lasting = (count: number) => ({ first, last: { ...first, day: addDays(first.day, count) } });
  if (
    /\b(?:nuit|nuitee|night|nacht|notte|noche)s? (?:du|de|of|on|from|vom|del)(?: the)? (?:\w+ )?$/.test(lead) &&
    !/\b(?:held for|de garde)\b/.test(lead) &&
    countedNights(lead) === null
  )
    return lasting(1);
  const behind = /^[^.!?;\d]{0,50}\d{0,2}[^.!?;\d]{0,16}/.exec(shape.slice(first.at + first.length))?.[0] ?? '';
  const starts = arriving.test(lead) || roomFor.test(lead);
  const count = fromWords.test(lead) || starts ? (countedNights(sentenceEnd(lead)) ?? countedNights(behind)) : null;
  return count && !travels.test(`${lead.slice(-50)} ${behind}`) ? lasting(count) : undefined;
}

/** A day that another pair of days has spoken for. */
function isPartOfPair(shape: string, dates: readonly Said[], i: number): boolean {
  const [before, here, next] = [dates[i - 1], dates[i], dates[i + 1]];
  const joins = (a: Said | undefined, b: Said | undefined) =>
    a !== undefined &&
    b !== undefined &&
    (rangeWords.test(between(shape, a, b)) || leaving.test(shape.slice(a.at + a.length, b.at)));
  return joins(before, here) || joins(here, next);
}

function sentenceEnd(lead: string): string {
  return lead.slice(Math.max(lead.lastIndexOf('. '), lead.lastIndexOf('! '), lead.lastIndexOf('? ')) + 1);
}

const weekday =
  '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const arriving =
  /\b(?:vous attend\w*|t'attend\w*|arriv\w+|accueill\w+|recev(?:oir|rons|ons)|check(?:ing)?[ -]?in|entree|anreise\w*|anreisen|ankunft|ankommen|erwarten|begrussen|moving in|llegada|llega\w*|entrada|arrivo|aspett\w+|(?:you|vous|sie)(?: now| then)? (?:come|are coming|join|venez|kommen)|expect(?:ing)? you|see you|welcom\w+ you|have you (?:down|booked|with us))\b[^.!?]{0,60}$/;
const leaving =
  /\b(?:depart\w*|repart\w*|quitt\w+|liber\w+|rend(?:re|ez)|check(?:ing)?[ -]?out|leav\w+|until|till|jusqu'au|sortie|abreise\w*|abreisen|bis|salida|partenza|ripart\w+)\b[^.!?]{0,50}$/;
const roomFor =
  /\b(?:reservation|booking|rooms?|chambres?|stay|sejour|zimmer|camera|habitacion)\b[^.!?\d]{0,40}\b(?:for|from|on|starting|pour|du|le|a partir du|ab(?: dem)?|am|vom|dal|del|desde el)(?: the| le)? (?:\w+ )?$/;
const fromWords =
  /\b(?:nights?|nuits?|nuitees?|nachte?|notti|notte|noches?)\b[^.!?\d]{0,30}\b(?:from|starting|beginning|arriving|a partir du|a compter du|du|des le|ab(?: dem)?|vom|a partire dal|dal|desde el|desde)(?: on)?(?: the| le)? (?:\w+ )?$/;
const rangeWords =
  /^(?: ?(?:-|to|thru|through(?: to)?|until|till|au|jusqu'au|and|bis(?: zum)?|al|hasta|hasta el|tot|tot en met|t\/m|til|do) ?| au (?:\w+ )?|,? ?(?:(?:and|et) )?(?:leaving|departing|checking out|check-?out|departure|depart|repartant)(?: on| le)?(?: the)? ?)$/;
const travels =
  /\b(?:vols?|flights?|trains?|airport|aeroport|gare|station|car|voiture|vehicule|ferry|flug|zug|rental|location)\b/;
const stayWords =
  /\b(?:nuits?|nights?|camer[ae]|notti|soggiorno|zimmer|doppelzimmer|einzelzimmer|nachte?|ubernachtung\w*|habitacion(?:es)?|noches?|estancia|kamers?|nachten|quartos?|noites?|chambres?|rooms?|sejours?|stays?|hotel|reservations?|bookings?|buchung|apartments?|loft|pension|logement|gite|appartement|studio|chalet|villa|cottage|hebergement|unterkunft|ferienwohnung|booked (?:you |him |her |them |us )?into|vous (?:attend|accueill)\w+|expect(?:ing)? you|welcom(?:e|ing) you)\b/;
/** "From 14 to 20 September you stay with your friends in Nyali, so we have booked nothing here." */
const amongFriends =
  /\b(?:stay(?:s|ing)?|sleep(?:s|ing)?) (?:with|at) (?:your |his |her |their |my |our )?(?:own )?(?:friends?|famil(?:y|ies)|parents|relatives|cousins?|brother|sister|son|daughter)\b|\bchez (?:des|vos|ses|leurs|tes|mes) (?:amis?|parents|proches|cousins)\b|\bbooked nothing\b|\brien reserve\b/;
/** "Rooms in York for 22–24 October from £119 a night", "… from 89 €. Add it to your booking by 31 July": what one could book. */
export const isOffered = (shape: string): boolean =>
  perNight.test(shape) ||
  lodgingFrom.test(shape) ||
  roomInvited.test(shape) ||
  (invites.test(shape) && fromPrice.test(shape.slice(0, shape.search(invites))));
const money = 'eur|gbp|chf|usd|cad|aud|nzd|nok|sek|dkk|isk|pln|czk|zar|inr|jpy|sgd|hkd|mad|tnd|kr';
const from = String.raw`\b(?:from|des|a partir de|ab) ?(?:(?:[£€$]|(?:${money}) ) ?\d[\d.,]*|\d[\d.,]* ?(?:€|£|${money}))`;
const fromPrice = new RegExp(from);
const perNight = new RegExp(String.raw`${from} ?(?:a|per|par|la|pro|\/) ?(?:night|nuit|nacht)\b`);
/** "dormez à Venise : hôtels dès 74 € pour le 11–13 octobre" */
const lodgingFrom = new RegExp(
  String.raw`\b(?:hotels|rooms|stays|chambres|apartments|appartements|zimmer) (?:[a-z']+ ){0,3}${from}`,
);
/** "Add a hotel in Washington, DC from $139 for Feb 11 - Feb 13" */
const roomInvited = new RegExp(
  String.raw`\b(?:add|book|find|need|get|save on|ajoutez|reservez|trouvez|besoin d') ?(?:an? |your |une? |votre )?(?:hotel|room|stay|apartment|place to stay|chambre|hebergement|logement|appartement)\b[^.!?]{0,60}${from}`,
);
const invites =
  /\b(?:add (?:it|one|this|a room|a hotel)|book (?:it|now|yours|online|by|before)|ajoutez|reservez|jetzt buchen)\b/;
/** What is said of days on which nobody stays: the house is shut, somebody might come; "La Ferme", "votre réservation est ferme" is neither. */
const notHeld =
  /\b(?:(?<!\b(?:la|une|(?:reservation|commande|option|sejour|chambre) (?:est|devient|sera)(?: (?:donc|desormais|bien|maintenant))?) )ferm(?:es?|ee|ees|eture)|closed|points|valable|valid|offres?|offer\w*|conference|congres|festival|fair|salon|travaux|works|construction|renovation|geschlossen|betriebsferien|chiuso|cerrado|could|would you|if you|si vous|souhaite[zr]|propos\w+)\b[^.!?]{0,60}$/;

/** A room that nobody has yet. */
const isFree = /\b(?:free|available|disponibles?|libres?|frei)\b[^.!?]{0,60}$/;

/** "The blue room is free and I have put you down for three nights": from there on it is held. */
const heldSince =
  /(?<=\b(?:put you down|booked|reserved|kept|noted|saved)\b|\b(?:reserve|bloque|note|garde|retenu|mis de cote|reserviert|notiert)e?s?\b)(?!.*\b(?:put you down|booked|reserved|kept|noted|saved|reserve|bloque|note|garde|retenu|reserviert|notiert))/;

/** Whether the words before a day say that nobody stays from then: a closed house, an offer, a room that is still free. */
export function isNotHeldBefore(lead: string): boolean {
  return isClosed.test(lead) || notHeld.test(lead) || isFree.test(lead.slice(lead.search(heldSince) + 1));
}

/** "Fermé du 3 au 21 janvier", "The house is closed from 3 to 21 January": when nobody stays there. */
const isClosed =
  /\b(?:fermee?s?|fermetures?(?: annuelle)?|closed|closes|closure|shut|geschlossen|betriebsferien|chius[oa]|chiusura|cerrad[oa]|encerrad[oa]|gesloten|renovations?|travaux)(?: (?:from|between|on|du|des|le|entre|vom|von|dal|del|van|for|pour))*[ :]*$/;

/** What joins two days, without their weekdays and hours. */
function between(shape: string, first: Said, second: Said): string {
  return shape
    .slice(first.at + first.length, second.at)
    .replace(/^(?:st|nd|rd|th|er)\b/, '')
    .replace(/ ?\([^()]{0,60}\)/, '')
    .replace(/,? ?\b(?:a partir de|des|a|ab|from|after|at|um|dalle) \d{1,2}(?:[:.h] ?\d\d| ?(?:h|uhr|[ap]m))\b/, '')
    .replace(new RegExp(`\\b${weekday}\\b,? ?`, 'g'), '')
    .replace(/\s+/g, ' ')
    .replace(/^[,.]/, '');
}

function stayOf({ first, last }: Ends, text: string, at: number): Stay {
  const quote = text.slice(Math.max(0, first.at - 40), last.at + 40);
  const end = (said: Said): Moment => ({
    day: said.day,
    sure: said.sure,
    at: at + said.at,
    text: quote,
  });
  return { in: end(first), out: end(last) };
}
