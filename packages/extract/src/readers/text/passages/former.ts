import { inLines } from '../../../text/in-lines.ts';

/**
 * The line without what was before a change: "19:10 (previously 21:25)", "au lieu de 21h25", "instead of 12 May". Blanks
 * stand in its place, so that offsets stay.
 */
export function withoutFormer(text: string): string {
  const left = replaced.test(text) ? text.replace(replaced, withDayOnly) : text;
  return formerWords.test(left) ? left.replace(formerInside, (cut) => ' '.repeat(cut.length)) : left;
}

/** "Flight BA 1442 of 9 March (07:15) is replaced by": the day holds on where what takes its place says no other. */
function withDayOnly(cut: string, at: number, text: string): string {
  const rest = text.slice(at + cut.length).split(/[.;] /)[0] ?? '';
  const day = aDay.test(rest) ? null : aDay.exec(cut);
  const from = day ? day.index : cut.length;
  const to = from + (day?.[0].length ?? 0);
  return ' '.repeat(from) + cut.slice(from, to) + ' '.repeat(cut.length - to);
}

const aDay =
  /\d{1,2}(?:er|st|nd|rd|th|\.)? \p{L}{3,9}\.?(?: \d{4})?(?![\p{L}\d])|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{4}-\d\d-\d\d/u;
const replaced =
  /(?<=^|[.;\n] )[^.;\n]{4,160}? (?:is|are|has been|have been|was|were|est|sont|a été|ont été) (?:now |désormais )?(?:replaced|superseded|remplacée?s?) (?:by|with|par)(?= )/iu;

const formerWords =
  /previously|formerly|instead of|initialement|au lieu d|anciennement|auparavant|\((?:(?:it |this |which )?(?:was|were)|c['’][ée]tait|[ée]tait|old|ancien|avant)|\bnot (?:on|part of) th/i;
const formerInside = inLines('giu')`
  \([^()\n]{0,80}\bnot (?:on|part of) this (?:memo|order|booking|itinerary|reservation|confirmation)\b[^()\n]{0,40}\)
  |\((?:
    (?:(?:it |this |which )?(?:was|were)|(?:c['’])?[ée]tait)(?! (?:originally )?(?:booked|confirmed|paid))
    |old|previously|formerly|originally|instead of|initialement|au lieu d[eu]|anciennement|auparavant|avant(?! \d{1,2} ?[:h])
    |ancien(?:ne)?
  )\b[^)\n]{0,80}\)
  |(?:,? ?\b(?:previously|formerly|instead of|initialement(?: prévue?)?(?: à| le)?|au lieu d[eu]|anciennement|auparavant))\b:?[ ]
  (?:(?! (?:et|and|und|puis|then|but|mais) )[^,;.()\n]){1,40}
`;
