import type { Passage } from '../passages/passages.ts';
import { leadingCode, type Reference } from './booking-number.ts';

/** "Collect your tickets from any machine with this reference:" over the code alone. */
export function announcedCodes(passages: readonly Passage[]): Reference[] {
  return passages.flatMap((p, i) => {
    const next = passages[i + 1];
    const isLead = bookingAlone.test(p.shape) || (!p.inTable && p.text.length < 80 && bookingAtEnd.test(p.shape));
    const isTitle = isLead && next?.block === p.block && /^(?=[A-Z]*\d)[A-Z\d]{6}$/.test(next.text.trim());
    if (!next || p.former || next.former || next.label !== null || !(isTitle || announces.test(p.shape))) return [];
    const code = leadingCode(next.text) ?? ofManyParts.exec(next.text.trim())?.[0];
    return code && code === next.text.trim() ? [{ value: code, at: next.at, text: next.text, weight: 3 }] : [];
  });
}

/** "59-4471-220826-M20A-1300-LONVIC-BRI": longer than what could be taken for a number anywhere else. */
const ofManyParts = /^(?=(?:[A-Z-]*\d){4})(?=.{12,48}$)[A-Z\d]+(?:-[A-Z\d]+){3,8}$/;

/** "BOOKING CONFIRMATION" over "VQK48T". */
const bookingAlone =
  /^(?:(?:votre |your )?(?:booking|reservation|confirmation)(?: confirmation)?|confirmation de (?:votre )?reservation|buchungsbestatigung)$/;

/** "AIR — UNITED AIRLINES — CONFIRMATION" over "C7JX1P", as columns broke the line. */
const bookingAtEnd =
  /[a-z)] ?[–—|·:,-] ?(?:(?:booking|airline|carrier) )?(?:conf(?:irmation)?|reservation|booking|(?:record )?locator|pnr)\.?$/;

const announces =
  /\b(?:reference|code|locator|pnr|(?:booking|reservation|confirmation|dossier|order|commande|ticket) (?:numbers?|references?|codes?|no|n°|numero)|numeros? (?:de|du) (?:dossier|reservation|confirmation|commande)|dossier|reservation)(?: (?:below|suivante?|ci-dessous|is|are|est|sont))? ?:$/;
