const words: { [word: string]: number } = {};
[
  'one une ein eine einer una un',
  'two deux zwei due dos',
  'three trois drei tre tres',
  'four quatre vier quattro cuatro',
  'five cinq funf cinque cinco',
  'six sechs sei seis',
  'seven sept sieben sette siete',
].forEach((list, i) => {
  for (const word of list.split(' ')) words[word] = i + 1;
});

const counted = new RegExp(
  String.raw`\b(\d{1,2}|${Object.keys(words).join('|')}) (?:(?:short|lovely|whole|petites?|belles) )?(?:nuits?|nuitees?|nights?|nachte?|ubernachtung(?:en)?|notti|notte|noches?)\b`,
);

/** "3 nuits", "three nights": how many nights a stretch counts first, and where; null where it counts none. */
export function nightsIn(shape: string): { count: number; at: number } | null {
  const match = counted.exec(shape);
  const count = match?.[1] ? (words[match[1]] ?? Number(match[1])) : 0;
  return match && count > 0 && count < 31 ? { count, at: match.index } : null;
}

export function countedNights(shape: string): number | null {
  return nightsIn(shape)?.count ?? null;
}
