/**
 * A name cut out of a line, with no bracket that has no other half: "Naxos)" and "Piraeus (gate" were parts of "(Naxos)" and
 * "Piraeus (gate E6)". What stands in a bracket that never closes is no part of the name, unless the name begins with it.
 */
export function withClosedBrackets(name: string): string {
  const open: number[] = [];
  const stray = new Set<number>();
  for (let at = 0; at < name.length; at++) {
    if (name[at] === '(') open.push(at);
    else if (name[at] === ')' && open.pop() === undefined) stray.add(at);
  }
  if (open.length + stray.size === 0) return name;
  for (const at of open) if (name.slice(0, at).trim() === '') stray.add(at);
  const end = open.find((at) => !stray.has(at)) ?? name.length;
  const closed = name
    .slice(0, end)
    .split('')
    .filter((_, at) => !stray.has(at))
    .join('');
  return closed.replace(/[\s,;:–—-]+$/u, '').trim();
}
