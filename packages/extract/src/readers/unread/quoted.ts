const most = 200;

/** So much of a passage as evidence holds: what is longer ends after a word, with an ellipsis. */
export function quoted(text: string): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`;
}
