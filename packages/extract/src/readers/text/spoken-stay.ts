import { type DateFacts, findDates } from '../../text/dates.ts';
import { addDays } from '../../text/days.ts';
import { findTimes } from '../../text/times.ts';
import type { Passage } from './passages.ts';
import { type Stay, withPolicy } from './stay.ts';

/** "du mardi 11 au vendredi 14 mai (3 nuits)", "27 March 2027 to 30 March 2027", "pour la nuit du jeudi 4 février". */
export function spokenStay(passages: readonly Passage[], facts: DateFacts): Stay | null {
  const whole = joinedProse(passages);
  const stays: Stay[] = [];
  for (const { text, shape, at } of whole) {
    if (/^>/.test(shape)) continue;
    const dates = findDates(text, facts);
    dates.forEach((first, i) => {
      const second = dates[i + 1];
      const lead = shape.slice(Math.max(0, first.at - 90), first.at);
      const end = second && nightsListed(shape, first, second, lead);
      if (end) stays.push(pair(first, end, text, at));
      else if (second && isArrivalThenDeparture(shape, first, second, lead)) {
        const [start, out] = [timeBehind(text, shape, first), timeBehind(text, shape, second)];
        const stay = pair(first, second, text, at);
        stays.push({ in: { ...stay.in, time: start }, out: { ...stay.out, time: out } });
      } else if (
        second &&
        second.day > first.day &&
        /^(?: ?(?:-|to|until|till|au|jusqu'au|and|bis|al|hasta|hasta el|tot|tot en met|t\/m|til|do) ?| au (?:\w+ )?|,? ?(?:(?:and|et) )?(?:leaving|departing|checking out|check-?out|departure|depart|repartant)(?: on| le)?(?: the)? ?)$/.test(
          between(shape, first, second),
        )
      ) {
        const around = shape.slice(Math.max(0, first.at - 160), second.at + second.length + 60);
        if (stayWords.test(around) && !offWords.test(lead)) stays.push(pair(first, second, text, at));
      } else if (
        /\b(?:nuit|nuitee|night)s? (?:du|de|of|on|from)(?: the)? (?:\w+ )?$/.test(lead) &&
        !/\b(?:held for|de garde)\b/.test(lead)
      ) {
        stays.push(pair(first, { ...first, day: addDays(first.day, 1) }, text, at));
      }
    });
  }
  const [only] = stays;
  if (!only || stays.some((s) => s.in.day !== only.in.day || s.out.day !== only.out.day)) return null;
  const cancelled = passages.some((p) => /\bcancel/.test(p.shape));
  if (cancelled) return { ...only, spoken: true };
  return { in: withPolicy(only.in, passages, 'in'), out: withPolicy(only.out, passages, 'out'), spoken: true };
}

type Said = { day: string; at: number; length: number; sure: boolean };

/** "les nuits du 28 et du 29 septembre": the day after the last of them. */
function nightsListed(shape: string, first: Said, second: Said, lead: string): Said | null {
  const isListed =
    /\b(?:nuits?|nuitees?|nights?|nachte|noches|notti) (?:du|des|de|of|on|for|vom|del|dal)(?: the| el)? (?:\w+ )?$/.test(
      lead,
    ) &&
    /^ ?(?:et|and|und|y|e|&|\+) (?:(?:du|of|the|vom|del|le) )*(?:\w+ )?$/.test(
      shape.slice(first.at + first.length, second.at),
    );
  return isListed && second.day === addDays(first.day, 1) ? { ...second, day: addDays(second.day, 1) } : null;
}

/** "Je vous attends le lundi 9 août … et le départ se fait le vendredi 13 août". */
function isArrivalThenDeparture(shape: string, first: Said, second: Said, lead: string): boolean {
  const middle = shape.slice(first.at + first.length, second.at);
  return (
    second.day > first.day &&
    middle.length < 160 &&
    arriving.test(lead) &&
    leavingWords.test(middle) &&
    !travels.test(`${lead.slice(-50)} ${middle}`)
  );
}

const arriving =
  /\b(?:vous attend\w*|t'attend\w*|arriv\w+|accueill\w+|check(?:ing)?[ -]?in|entree|anreise|ankunft|moving in|llegada|entrada|arrivo)\b[^.!?]{0,60}$/;
const leavingWords =
  /\b(?:depart\w*|repart\w*|quitt\w+|liber\w+|check(?:ing)?[ -]?out|leav\w+|sortie|abreise|salida|partenza)\b[^.!?]{0,50}$/;
const travels =
  /\b(?:vols?|flights?|trains?|airport|aeroport|gare|station|car|voiture|vehicule|ferry|flug|zug|rental|location)\b/;

/** "le 9 août à partir de 16 heures", "on 13 August by 10 am". */
function timeBehind(text: string, shape: string, date: Said): string | undefined {
  const from = date.at + date.length;
  const [time] = findTimes(text.slice(from, from + 40));
  const before = time && shape.slice(from, from + time.at);
  return time &&
    before &&
    /^,? ?(?:\(|des|a partir de|apres|avant|jusqu'a|a|vers|from|after|by|before|until|at|ab|bis|um|nach|vor)(?: les)? ?$/.test(
      before,
    )
    ? time.time
    : undefined;
}

const stayWords =
  /\b(?:nuits?|nights?|camer[ae]|notti|soggiorno|zimmer|nachte?|ubernachtung\w*|habitacion(?:es)?|noches?|estancia|kamers?|nachten|quartos?|noites?|chambre|room|sejour|stay|hotel|reservation|apartment|loft|pension)\b/;
const offWords = /\b(?:fermes?|closed|fermeture|points|valable|valid|offre|offer|conference)\b[^.]{0,60}$/;

function between(shape: string, first: { at: number; length: number }, second: { at: number }): string {
  return shape
    .slice(first.at + first.length, second.at)
    .replace(
      /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b ?/g,
      '',
    )
    .replace(/^,/, '');
}

function pair(
  first: { day: string; at: number; sure: boolean },
  second: { day: string; at: number; sure: boolean },
  text: string,
  at: number,
): Stay {
  const quote = text.slice(Math.max(0, first.at - 40), second.at + 40);
  return {
    in: { day: first.day, sure: first.sure, at: at + first.at, text: quote },
    out: { day: second.day, sure: second.sure, at: at + second.at, text: quote },
  };
}

/** Lines of a paragraph as one text, for sentences run over lines. */
function joinedProse(passages: readonly Passage[]): { text: string; shape: string; at: number }[] {
  const blocks = new Map<number, { text: string; shape: string; at: number }>();
  for (const p of passages) {
    if (p.inTable || p.former || p.label === 'cancellation') continue;
    const known = blocks.get(p.block);
    if (!known) blocks.set(p.block, { text: p.text, shape: p.shape, at: p.at });
    else if (known.text.length < 4000) {
      known.text += ` ${p.text}`;
      known.shape += ` ${p.shape}`;
    }
  }
  return [...blocks.values()];
}
