/** A text in lines no wider than a column, as a printer sets it in Helvetica of that size: by what the letters take, not by their count. */
export function wrapped(text: string, width: number, size: number): string[] {
  const set: string[] = [''];
  for (const word of text.split(' ')) {
    const last = set.at(-1) ?? '';
    if (last !== '' && widthOf(`${last} ${word}`, size) > width) set.push(word);
    else set[set.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return set;
}

function widthOf(text: string, size: number): number {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  return ([...plain].reduce((sum, letter) => sum + (thousandths.get(letter) ?? 556), 0) * size) / 1000;
}

/** The letters of Helvetica by what they take of the line, in thousandths of the size; all others take 556. */
const thousandths = new Map<string, number>(
  Object.entries({
    222: 'ijl',
    278: ' !,./:;Ift',
    333: '-()r',
    500: 'Jcksvxyz',
    584: '+<=>',
    611: 'FTZ',
    667: '&ABEKPSVXY',
    722: 'CDHNRUw',
    778: 'GOQ',
    833: 'Mm',
    944: 'W',
    1000: '→',
  }).flatMap(([taken, letters]) => [...letters].map((letter) => [letter, Number(taken)] as const)),
);
