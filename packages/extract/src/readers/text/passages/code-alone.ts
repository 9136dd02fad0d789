/** Whether all of a line is a number of a booking. */
export function isCode(text: string | undefined): boolean {
  return text !== undefined && /^[*#\s]*[A-Z0-9][A-Z0-9./ -]{4,24}[*\s]*$/.test(text) && !dayInFigures.test(text);
}

/** "Référence" at the end of the heads of a table that a mail lost, over "13.05.2027". */
const dayInFigures = /^\s*(?:\d{1,2}[./-]\d{1,2}[./-](?:\d\d)?\d\d|\d{4}-\d\d-\d\d)\s*$/;
