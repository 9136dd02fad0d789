import type { Candidate } from '../../booking.ts';
import { findDates } from '../../text/dates.ts';
import { findTimes } from '../../text/times.ts';
import { hirerOf } from '../text/hirers.ts';
import type { Passage } from '../text/passages.ts';
import { hireOf, type RideEnd, taxiOf } from './ride-candidates.ts';
import type { OrderFacts } from './stays.ts';

/**
 * A hired car or a driver told in sentences: "la location d'une Clio du mardi 9 mars à 9 h 30 au jeudi 11 mars à 18 h",
 * "pour le 20/04 à 05h20, 14 rue de Fougères -> Aéroport". Only of a paper that says two moments of a car or one of a driver.
 */
export function toldRide(passages: readonly Passage[], facts: OrderFacts): Candidate | null {
  const told = paragraphsOf(passages).filter(({ shape }) => !aside.test(shape));
  const whole = told.map(({ shape }) => shape).join('\n');
  const moments = told.flatMap((p) => momentsIn(p, facts));
  const [first, second, third] = moments;
  if (!first || third) return null;
  if (second && (hired.test(whole) || isFetchedAndGiven(told))) return toldHire(told, first, second, passages, facts);
  return !second && driven.test(whole) ? toldTaxi(told, first, facts) : null;
}

function isFetchedAndGiven(told: readonly Paragraph[]): boolean {
  return (
    told.some(
      ({ text, shape }) =>
        fetched.test(text) && /\b(?:car|vehicle|voiture|vehicule|wagen|auto|fahrzeug|coche)\b/.test(shape),
    ) && told.some(({ text, shape }) => given.test(text) || samePlace.test(shape))
  );
}

type Paragraph = { text: string; shape: string; at: number };
type Moment = { day: string; time: string; sure: boolean; at: number; text: string };

function toldHire(
  told: readonly Paragraph[],
  first: Moment,
  second: Moment,
  passages: readonly Passage[],
  facts: OrderFacts,
): Candidate | null {
  const company = hirerOf(facts.document, passages) ?? letterhead(facts);
  const start = placeBehind(told, fetched, facts);
  if (!start || !company) return null;
  const isSame = told.some(({ shape }) => samePlace.test(shape));
  const back = isSame ? start : placeBehind(told, given, facts);
  // it says that the car is given back, and not plainly where
  if (!back && told.some(({ text }) => given.test(text))) return null;
  return hireOf(facts, {
    reference: facts.reference,
    hirer: company,
    from: endOf(first, start),
    to: endOf(second, back ?? start),
  });
}

function toldTaxi(told: readonly Paragraph[], moment: Moment, facts: OrderFacts): Candidate | null {
  const [from, to] = routeIn(told, facts) ?? [placeBehind(told, collected, facts), placeBehind(told, brought, facts)];
  if (!from) return null;
  return taxiOf(facts, {
    reference: facts.reference,
    from: endOf(moment, from),
    to: to ? { name: to.name, nameAt: to } : undefined,
  });
}

type Spot = { name: string; at: number; text: string };

const endOf = (moment: Moment, { name, at, text }: Spot): RideEnd => ({
  ...moment,
  name,
  nameAt: { at, text },
  timeAt: moment,
});

/** A house that lets cars signs its letter; a person who forwards one does not. */
function letterhead({ document }: OrderFacts) {
  const sender = document.origin.senderName;
  return sender && !/@/.test(sender) && document.text.includes(sender)
    ? { value: sender, at: document.text.indexOf(sender), text: sender }
    : null;
}

/** Days with their clock right behind: "mardi 9 mars 2027 à 9 h 30", "20/04 at 5:20". */
function momentsIn({ text, shape, at }: Paragraph, facts: OrderFacts): Moment[] {
  const dates = findDates(text, facts.dates);
  return dates.flatMap((date, i) => {
    const from = date.at + date.length;
    const behind = text.slice(from, dates[i + 1]?.at ?? text.length).slice(0, 40);
    const [time] = findTimes(behind);
    const isOwn = time && clockWord.test(shape.slice(from, from + time.at));
    return isOwn
      ? [{ day: date.day, time: time.time, sure: date.sure && !date.weak, at: at + date.at, text: text.slice(0, 200) }]
      : [];
  });
}

const clockWord =
  /^[ ,]*(?:\(?(?:a partir de|vers|des|a|avant|jusqu'a|from|at|around|by|before|bis|um|ab|gegen|a las|alle|alle ore|ore|kl\.?|om)|-|–)? ?$/;

/** The place that follows one of the words, without the day and the clock beside it. */
function placeBehind(told: readonly Paragraph[], words: RegExp, facts: OrderFacts): Spot | null {
  for (const p of told) {
    const text = withoutMoments(p, facts);
    const match = words.exec(text);
    const name = match ? nameOf(text.slice(match.index + match[0].length)) : null;
    if (match && name) return { name, at: p.at + match.index, text: p.text.slice(0, 200) };
  }
  return null;
}

/** "14 rue de Fougères -> Aéroport Saint-Jacques", "from the Hotel Bristol to Heathrow Terminal 5". */
function routeIn(told: readonly Paragraph[], facts: OrderFacts): [Spot, Spot] | null {
  for (const p of told) {
    const text = withoutMoments(p, facts);
    const match = arrow.exec(text) ?? fromTo.exec(text);
    const [from, to] = [nameOf(match?.groups?.from ?? ''), nameOf(match?.groups?.to ?? '')];
    const where = { at: p.at + (match?.index ?? 0), text: p.text.slice(0, 200) };
    if (match && from && to)
      return [
        { name: from, ...where },
        { name: to, ...where },
      ];
  }
  return null;
}

const arrow = /(?:^|[,:;|] ?)(?<from>[^,:;|>→]{3,70}?) ?(?:->|→|=>|➔|➜|>) ?(?<to>[^;|>→\n]{3,90})/u;
const fromTo =
  /(?<!\p{L})(?:from|de|depuis|du|von|vom|ab|desde|da|dal|dalla) (?<from>(?:(?:the|l['’]|la|le|der|dem|el|il|lo)? ?)(?:\p{Lu}|\d|gare |aéroport |hôtel |station |siège )[^;|→\n]{2,80}?),? (?:to|à|au|vers|jusqu['’](?:à|au)|nach|zum|zur|bis|hasta|a|al|alla|all['’]) (?<to>(?:(?:the|l['’]|la|le|der|dem|el|il|lo)? ?)(?:\p{Lu}|\d|gare |aéroport |hôtel |station |siège )[^;|→\n]{2,90})/u;

/** A name that ends with its sentence, its clause or at the next day. */
function nameOf(printed: string): string | null {
  const said = printed
    .split(
      /\||;|\n|(?<=[\p{L}\d)]{2}|\d)\. |(?<=[\p{L}\d)]{2})\.$| \((?![A-Z]{3}\))|,? (?:et|and|und|y|e|then|puis|pour|for|with|avec|mit|where|où|wo|in time|direction|vers|on|le|am|um|ab|at(?! \p{Lu})|à partir|from|du|dès|sera|will|est|is)(?: |$)|, (?:\p{Ll}|ref|réf)/u,
    )[0]
    ?.replace(
      /^[\s,:–—-]*(?:(?:our|notre|votre|unserer?|nuestra|the|la|le|les|der|dem|el|il|lo|au|à) |l['’]|d['’])*/u,
      '',
    )
    // "our desk at Cork Airport"
    .replace(
      /^(?:desk|counter|office|branch|comptoir|guichet|bureau|schalter) (?:at|in|of|de|à|du|am|im) (?=\p{Lu})/iu,
      '',
    )
    .replace(/[\s,.:–—-]+(?:à|at|le|on|um|am)?[\s,.]*$/iu, '')
    .trim();
  if (!said || said.length < 3 || said.length > 90) return null;
  return /^(?:\p{Lu}|\d{1,4}[a-z]?,? \p{L}|(?:a[ée]roport|gare|agence|h[ôo]tel|station|airport|hotel|terminal|branch|office|quai) )/u.test(
    said,
  ) && !/^(?:Monsieur|Madame|Mr|Mrs|Ms|Mme|Herr|Frau)\b/.test(said)
    ? said
    : null;
}

/** Of the same length, with bars over days and clocks. */
function withoutMoments({ text }: Paragraph, facts: OrderFacts): string {
  let rest = text;
  for (const { at, length } of [...findDates(text, facts.dates), ...findTimes(text)])
    rest = rest.slice(0, at) + '|'.repeat(length) + rest.slice(at + length);
  return rest;
}

/** A paragraph's lines as one text, of the same length. */
function paragraphsOf(passages: readonly Passage[]): Paragraph[] {
  const paragraphs: (Paragraph & { block: number })[] = [];
  for (const p of passages) {
    if (p.inTable || p.former || p.label === 'cancellation' || p.label === 'issued') continue;
    const above = paragraphs.at(-1);
    if (above && above.block === p.block && above.at + above.text.length + 1 === p.at) {
      above.text += ` ${p.text}`;
      above.shape += ` ${p.shape}`;
    } else paragraphs.push({ text: p.text, shape: p.shape, at: p.at, block: p.block });
  }
  return paragraphs.filter(({ text }) => text.length < 2000);
}

const aside =
  /^(?:if|si|en cas|falls|wenn)\b|\b(?:cancell?ation (?:is )?free|free cancellation|annulation (?:gratuite|possible)|annul\w+ (?:avant|jusqu)|cancel (?:before|until|by))\b/;
const hired =
  /\b(?:location|lou(?:er|ons|ee?)|rental|hire car|car hire|rented|hired|rental car|mietwagen|anmietung|mieten|vermiet\w+|alquiler|noleggio|huurauto)\b/;
const driven =
  /\b(?:taxi|transfers?|transferts?|chauffeur|shuttle|navette|vtc|driver|cab|minicab|vous (?:prends|prendrai|conduire|conduis|depose|deposer)|pick you up|fahrer|abholung|conductor|autista|limousine)\b/;
const samePlace =
  /\b(?:meme (?:lieu|agence|endroit)|same (?:place|location|station|branch|office|desk)|(?:return|back|bring|drop)\w* (?:it|the car)? ?(?:off )?(?:there|here)|dort(?:hin)? (?:wieder )?(?:zuruck|ab)|mismo lugar|stesso (?:luogo|posto))\b/;
const aCar =
  '(?: (?:le|la|votre|your|the|it|das|den|ihr(?:en)?|el|su|il|l[ae]) ?(?:v[ée]hicule|voiture|car|vehicle|auto|fahrzeug|wagen|mietwagen|coche|veh[íi]culo|veicolo|clés|keys)?)?';
const fetched = new RegExp(
  `(?<!\\p{L})(?:prendrez|prenez|récupérer(?:ez)?|récupérez|retirer(?:ez)?|retirez|retrait|prise en charge|mise à disposition|hol(?:en|st|t)|übernehmen|übernahme|attend(?:ra|ons|rons)?|remett(?:ons|rons|ra)|accueill(?:ons|erons|era)|(?:disponible|prête?) |pick(?:ing)?(?: it| the car| your car)? up|pick-?up|collect(?:ed|ion)?|waiting(?: for you)?|ready(?: for you)?|abholung|abholen|steht|recogida|recoger|ritiro|ritirare)${aCar}(?: (?:is|est|sera|will be|se fait|se fera|ist))?(?: \\|+)? (?:à|au|dans|chez|en|at|from|in|am|an|bei|beim|im|en|presso|all['’]|a)(?: |(?<=['’]))`,
  'iu',
);
const given = new RegExp(
  `(?<!\\p{L})(?:rendrez|rendez|rendre|restituer(?:ez)?|restituez|ramenez|restitution|ramener(?:ez)?|retour(?:ner)?|return(?:ing|ed)?|drop(?:ping)?(?: it| the car)? off|drop-?off|bring(?: it| the car)? back|rückgabe|zurück|devolución|riconsegna)${aCar}(?: (?:is|est|sera|se fait|se fera|ist))?(?: \\|+)? (?:à|au|dans|chez|en|at|to|in|am|an|bei|beim|im|presso|all['’]|a)(?: |(?<=['’]))`,
  'iu',
);
const collected =
  /(?<!\p{L})(?:chercher|prendr(?:a|e|ai|ons)|prends|prenons|prise en charge|attendr?a?|récupérera|pick(?:s|ing)? you up|pick you up|collects? you|meets? you|waiting for you|pick-?up|abholung|holt (?:sie|dich)|abgeholt|recogid[ao]|recogerá|prelievo)(?: \|+(?: (?:à|at|um|a las|alle|,) \|+)?)? (?:à|au|devant|chez|en|at|from|in|outside|am|an|bei|beim|im|vor|davanti a|presso|a)(?: |(?<=['’]))/iu;
const brought =
  /(?<!\p{L})(?:conduir[ae]|conduire|dépos(?:er)?a?|emm[eè]ner(?:a)?|destination|à destination de|take you|takes you|drive you|drop you(?: off)?|drops you(?: off)?|bring you|bringt (?:sie|dich)|fahrt|hasta|fino a)(?: \|+)? (?:à|au|jusqu['’]à|en|to|at|nach|zum|zur|in|al|a)(?: |(?<=['’]))/iu;
