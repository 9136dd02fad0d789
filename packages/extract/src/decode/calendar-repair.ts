/**
 * A calendar as small programs write it, made whole: lines that are no property are left out, a day says that it is one,
 * and what was begun is ended.
 */
export function repairCalendar(text: string): string {
  const open: string[] = [];
  const kept: string[] = [];
  let isDropped = false;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    const isContinued = /^[ \t]/.test(line);
    if (!isContinued) isDropped = !/^[A-Za-z][A-Za-z0-9-]{0,60}[;:]/.test(line);
    if (isDropped) continue;
    const [, verb, name] = /^(BEGIN|END):([A-Z]+)\s*$/i.exec(line) ?? [];
    if (verb && name && !mayStand(verb.toUpperCase(), name.toUpperCase(), open, kept)) continue;
    kept.push(line.replace(/^(DT(?:START|END)(?:;TZID=[^:;]{1,80})?):(\d{8})\s*$/i, '$1;VALUE=DATE:$2'));
  }
  return [...kept, ...open.reverse().map((name) => `END:${name}`)].join('\r\n');
}

/** Keeps count of what is open, and ends what an outer end finds still open. */
function mayStand(verb: string, name: string, open: string[], kept: string[]): boolean {
  if (verb === 'BEGIN') return open.push(name) <= deepest;
  if (!open.includes(name)) return false;
  while (open.at(-1) !== name) kept.push(`END:${open.pop()}`);
  open.pop();
  return true;
}

/** An alarm in an event in a calendar. */
const deepest = 8;
