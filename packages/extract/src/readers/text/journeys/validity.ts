/**
 * "NVB 06DEC NVA 06MAR", "Not valid before 06 Dec": between which days a fare may be flown. No journey's days, and "NVA"
 * is no airport there.
 */
export const validity = (shape: string): { at: number; length: number }[] =>
  [...shape.matchAll(bounds)].map(({ index, 0: said }) => ({ at: index, length: said.length }));

const bounds =
  /\b(?:nv[ab]|not valid (?:before|after)|non valable (?:avant|apres)(?: le)?)[ :./-]{0,3}\d{1,2}[ .-]?[a-z]{3,9}\b\.?(?:[ -]?\d{2,4})?(?! ?[:.]\d)|\bnv[ab] ?\/ ?nv[ab]\b/g;
