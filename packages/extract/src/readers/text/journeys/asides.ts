import { inLines } from '../../../text/in-lines.ts';
import { findTimes } from '../../../text/times.ts';
import { isDeadline } from '../deadlines.ts';
import { saysIssued } from '../issue-day.ts';
import type { Passage } from '../passages/passages.ts';
import { sentencesOf } from '../passages/sentences.ts';
import { isCallingPoints } from './calling-points.ts';
import { roleBefore } from './roles.ts';

/** Lines about the journey that are not the journey: when the desk closes, who operates, how long one waits. */
export function isAside(p: Passage): boolean {
  if (opensAt.test(p.shape)) return true;
  if (
    p.label === 'departure' ||
    p.label === 'arrival' ||
    p.label === 'from' ||
    p.label === 'to' ||
    p.label === 'flight' ||
    p.label === 'train' ||
    p.label === 'ship'
  )
    return false;
  // "Service 200, 2 hrs 45 mins (clocks go forward)": what is in brackets is an aside of its own; "[VALABLE] ALLER" a state
  if (tellsBothHours(p.shape)) return false;
  // so is who runs it, with a day behind it: "Operated by Icelandair · Saturday 20 February 2027"
  const said = p.shape.replace(
    /(?<=\d.*) ?\([^()]*\)|^\[[^\]\d]{2,20}\] |^operated by [^·•|;]*[·•|;] |^opere par [^·•|;]*[·•|;] /g,
    '',
  );
  // "Train aller (inchangé) : TGV 8611 Paris Montparnasse 08h42 – Brest 12h18": what stays as it was is told whole
  const isWhole = findTimes(said).length === 2 || bothCodes.test(p.text) || numberAlone.test(p.text);
  const told = isWhole ? said.replace(asBefore, '') : said;
  return asideLine.test(told) || saysIssued.test(said) || isCallingPoints(said);
}

/** "Ouvert 07:00 - 23:30", "Geöffnet: 8–20 Uhr" below a desk. */
const opensAt = inLines()`
  ^(?:
    ouverte?s?|ouverture|open(?:ed|ing)?|geoffnet|offnungszeiten|apert[oa]|abiert[oa]|abert[oa]|geopend|otwart[ey]|apent|aapent
    |oppet|abent|auki|avoinna|acik|otevreno|nyitva
  )(?: (?:daily|tous les jours|taglich|tutti i giorni|todos los dias))?(?: ?:)? (?:(?:from|de|von|dalle|das|van|od|fra) )?\d{1,2} ?[:.h]
`;

/** "LG 3752 Porto (OPO) – Luxembourg (LUX)   inchangé" over its day and hours. */
const bothCodes = /\([A-Z]{3}\)[^()]{1,60}\([A-Z]{3}\)/;
/** "WF 582 unchanged", "TGV INOUI 6607 (inchangé)": over the stops of what stays as it was. */
const numberAlone =
  /^(?:Flight |Vol |Train )?(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]|[A-Z]{3}|TGV[ \p{L}]{0,10}|\p{Lu}\p{Ll}+) ?\d{1,5} ?[(:,–—-]? ?\p{L}+\)?$/u;
const asBefore = /\b(?:inchangee?s?|unchanged|not affected|n'est pas concernee?)\b/g;

/** "Check-in closes 09:20, departs 09:50, arrives 10:40": beside what is an aside, both hours of the way. */
function tellsBothHours(shape: string): boolean {
  const said = findTimes(shape)
    .filter(({ at, length }) => !isDeadline(shape, at, at + length))
    .map(({ at }) => roleBefore(shape.slice(0, at)));
  return said.includes('from') && said.includes('to');
}

/** "Brodick – Ardrossan, arriving 17:35. Check-in closes at 16:20.": blanks in place of the sentence behind that is an aside. */
export function withoutAsides(p: Passage): Passage {
  const [first, ...more] = p.text.length > 300 ? [] : sentencesOf(p);
  const asides = first && !isAside(first) ? more.filter((one) => isAside(one) || isMeal.test(one.shape)) : [];
  if (asides.length === 0) return p;
  let { text, shape } = p;
  for (const { at, text: said } of asides) {
    const from = at - p.at;
    const blank = (whole: string) => whole.slice(0, from) + ' '.repeat(said.length) + whole.slice(from + said.length);
    text = blank(text);
    shape = blank(shape);
  }
  return { ...p, text, shape };
}

/** "Arrive Devonport. Breakfast from 0500 in the Pantry.": what one eats on board has an hour of its own. */
const isMeal =
  /^(?:an? |the |le |la |un |une )?(?:(?:buffet|full|light|hot|continental|cooked) )?(?:breakfast|brunch|lunch|dinner|supper|refreshments?|snacks?|meals?|petit[ -]dejeuner|dejeuner|diner|souper|collation|repas|restauration|fruhstuck|mittagessen|abendessen|colazione|pranzo|cena|desayuno|almuerzo)\b/;

/** "Correspondance | SN 263 | …" in a table with a head: the name of a leg. */
export function isNextLeg(p: Passage, next: Passage | undefined): boolean {
  const isNumbered = next?.row === p.row && (next.label === 'flight' || next.label === 'train') && next.byColumn;
  return p.inTable && isNumbered && /^(?:correspondance|connection|escale|stopover)s?$/.test(p.shape);
}

const asideLine = inLines()`
  ^(?:hi|hello|dear|bonjour|chere?|hallo|gentile|estimad[oa]|madame|monsieur|thank|thanks|merci)\b
  |^(?:
    operated by|opere par|connection|correspondance|layover|escale|stopover|change in|transfer time
    |non ?stop|duration|duree|equipment|aircraft|meal
  )\b
  |\b(?:
    (?:gates?|bays?|desks?|counters?|doors?|barriers?) (?:opens?|clos\w+)|(?:portes?|guichets?|comptoirs?|barrieres?) (?:ouvr|ferm)\w+
    |check-?in (?:opens|closes|is|deadline|desk|from|online)|online check-?in|enregistrement
    |(?:border|passport|customs) (?:checks?|controls?|formalities)|controles? (?:aux frontieres|(?:de |d')?(?:la )?(?:police|identite|passeports?|douaniere?|frontiere))|grenzkontrollen?|passkontrollen?|controllo (?:di frontiera|passaporti)|control de (?:fronteras?|pasaportes)
    |sluit(?:en)?(?! aan)|schliess(?:t|en)|chiud(?:e|ono)|cierran?|encerra\w{0,2}|fecha(?:m|do|mento)?
    |stanger|lukker|stenger|suljetaan|sulkeutu\w+|zamyka\w*|zavira\w*|uzavira\w*|zar(?:ul|nak)
    |ouverture du comptoir|bag drop|boarding (?:starts|closes|begins)|fermeture|opening hours|ouvert de
    |heure limite|deadline|at the latest|au plus tard|free cancellation|annulation gratuite
    |(?:annulation|annulable|cancell?ation|cancel(?:lable)?|stornierung|cancellazione|cancelacion)\b.{0,40}\b(?:
      jusqu'au|jusqu'a|avant|until|before|by|bis|vor|entro|fino|hasta
    )
    |previous|ancien|book by|valid (?:only|until|from)|valable|gultig|offre|offer|dès \d|from £|from €
    |clocks|heure d'ete|heure d'hiver|time change|insurance|assurance
    |your (?:outbound|other) (?:flight|train)|inchange|unchanged|is due|n'est pas concerne|not affected
    |customer service|service client|(?:non-?)?refund\w*|rembours\w*|we track|par exemple
    |for (?:example|instance)|e\.g\.|p\. ?ex\.|zum beispiel|z\. ?b\.|por ejemplo|ad esempio|bijvoorbeeld
    |date of booking|booked on|reserve le|paid on
  )\b
  |^(?:gebucht|buchung)
  |\b(?:weekdays|en semaine|jours ouvres|office hours|heures de bureau)\b[^a-z\d]{0,4}(?:(?:from|de|between|entre) )?\d{1,2} ?(?:[:h.] ?\d{0,2}|[ap]\.?m|[–-])
`;

/** "Valid from 07.10.2027, 00:00 to 08.10.2027, 10:00 (outward) and from 10.10.2027, 00:00 to" over "11.10.2027, 10:00 (return)": one sentence. */
export function goesOn(above: Passage | undefined, p: Passage): boolean {
  return (
    above !== undefined &&
    !p.inTable &&
    above.block === p.block &&
    above.text.length > 60 &&
    // the next stop of a list, or the end of the way below it
    (!isCallingPoints(above.shape) || /,$/.test(above.text)) &&
    !/[.!?:;]$/.test(above.text) &&
    /^[\p{Ll}\d(]/u.test(p.text)
  );
}
