/** "From two o'clock on the Friday … back by eleven on the Sunday": a room is taken in the afternoon and left in the morning. */
export function hoursInWords(shape: string): { in: string | undefined; out: string | undefined } {
  return { in: clockOf(takenFrom.exec(shape)?.[1], 12), out: clockOf(leftBy.exec(shape)?.[1], 0) };
}

function clockOf(word: string | undefined, half: 0 | 12): string | undefined {
  const hour = word === undefined ? 0 : hours.indexOf(word) + 1;
  return hour === 0 ? undefined : `${String(hour === 12 ? 12 : hour + half).padStart(2, '0')}:00`;
}

const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const takenFrom =
  /\b(?:yours|ready|available|rooms?|check(?:ing)?[- ]?in|arriv\w+)\b[^.;\n\d]{0,30}\b(?:from|after|by) (twelve|one|two|three|four|five) o'clock\b(?! in the (?:morning|night))/;
const leftBy =
  /\b(?:back|vacate[sd]?|leave|left|check(?:ing)?[- ]?out|until|given up|cleared)\b[^.;\n\d]{0,30}\b(?:by|until|till|before) (nine|ten|eleven|twelve)(?: o'clock\b| (?=on (?:the |that )?(?:\w+ morning|\w+day\b)))(?! (?:at night|in the evening))/;
