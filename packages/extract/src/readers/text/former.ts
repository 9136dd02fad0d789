/**
 * The line without what was before a change: "19:10 (previously 21:25)", "au lieu de 21h25", "instead of 12 May". Blanks
 * stand in its place, so that offsets stay.
 */
export function withoutFormer(text: string): string {
  return formerWords.test(text) ? text.replace(formerInside, (cut) => ' '.repeat(cut.length)) : text;
}

const formerWords =
  /previously|formerly|instead of|initialement|au lieu d|anciennement|auparavant|\((?:was|old|ancien|avant)|\bnot (?:on|part of) th/i;
const formerInside =
  /\([^()\n]{0,80}\bnot (?:on|part of) this (?:memo|order|booking|itinerary|reservation|confirmation)\b[^()\n]{0,40}\)|\((?:was|old|previously|formerly|originally|instead of|initialement|au lieu d[eu]|anciennement|auparavant|avant(?! \d{1,2} ?[:h])|ancien(?:ne)?)\b[^)\n]{0,80}\)|(?:,? ?\b(?:previously|formerly|instead of|initialement(?: prévue?)?(?: à| le)?|au lieu d[eu]|anciennement|auparavant))\b:? (?:(?! (?:et|and|und|puis|then|but|mais) )[^,;.()\n]){1,40}/giu;
