/** "From two o'clock on the Friday … back by eleven on the Sunday": a room is taken in the afternoon and left in the morning. */
export function hoursInWords(shape: string): { [end in 'in' | 'out']: { time: string; at: number } | undefined } {
  const noon = shape.includes('noon') || shape.includes('mid') ? untilNoon.exec(shape) : null;
  return {
    in: clockIn(takenFrom.exec(shape), 12),
    out: clockIn(leftBy.exec(shape), 0) ?? (noon ? { time: '12:00', at: noon.index } : undefined),
  };
}

function clockIn(match: RegExpExecArray | null, half: 0 | 12): { time: string; at: number } | undefined {
  const hour = match?.[1] ? Number(match[1]) || hours.indexOf(match[1]) + 1 : 0;
  if (!match || hour === 0) return undefined;
  return { time: `${String(hour === 12 ? 12 : hour + half).padStart(2, '0')}:00`, at: match.index };
}

const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const takenFrom =
  /\b(?:yours|ready|available|rooms?|check(?:ing)?[- ]?in|arriv\w+)\b[^.;\n\d]{0,30}\b(?:from|after|by) (twelve|one|two|three|four|five|12|[1-5]) ?o'clock\b(?! in the (?:morning|night))/;
const leftBy =
  /\b(?:back|vacate[sd]?|leave|left|check(?:ing)?[- ]?out|until|given up|cleared)\b[^.;\n\d]{0,30}\b(?:by|until|till|before) (nine|ten|eleven|twelve|9|1[0-2])(?: ?o'clock\b| (?=on (?:the |that )?(?:\w+ morning|\w+day\b))|(?=[.,;)]|$))(?! (?:at night|in the evening))/;
/** "The room is yours until noon on the day you leave", "la chambre est à vous jusqu'à midi"; a train may leave before noon. */
const untilNoon =
  /\b(?:yours|vacate[sd]?|check(?:ing)?[- ]?out|given up|cleared|keys? back|leave (?:the|your) room)\b[^.;\n\d]{0,30}\b(?:by|until|till|before) (?:12 )?(?:noon|midday)\b|\b(?:chambres?|cles|logement|a vous|liberee?)\b[^.;\n\d]{0,30}\b(?:jusqu'a|avant|d'ici) midi\b/;
