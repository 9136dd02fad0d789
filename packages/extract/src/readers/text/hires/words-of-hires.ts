import type { Label } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';

/**
 * Words that say an end in a hirer's or a driver's paper alone: "Retour le lundi 8 mars à 16 h" below where a car is fetched, "Direction :
 * Gare de Lyon" of a ride, which of a train is where its line ends.
 */
export function withWordsOfHires(passages: readonly Passage[], isDriven: boolean): readonly Passage[] {
  const says = (...labels: Label[]) => passages.some((p) => !p.former && p.label !== null && labels.includes(p.label));
  const words: (readonly [Label, RegExp])[] = [];
  if (!isDriven && says('pickUp') && !says('dropOff', 'return')) words.push(['return', goesBack]);
  if (isDriven && !says('to', 'dropOff', 'arrival')) words.push(['to', towards]);
  if (words.length === 0) return passages;
  return passages.map((p) => {
    if (p.label !== null || p.former || p.text.length > 140) return p;
    const said = words.flatMap(([label, word]) => {
      const lead = word.exec(p.shape)?.[0].length ?? 0;
      return lead > 0 ? [{ label, lead }] : [];
    })[0];
    if (!said) return p;
    const { label, lead } = said;
    return { ...p, label, text: p.text.slice(lead), shape: p.shape.slice(lead), at: p.at + lead };
  });
}

const goesBack =
  /^(?:[-–—•·*] )?(?:(?:et )?(?:le )?retour|(?:and )?(?:the )?return(?:ing|ed)?|back|(?:vehicle|car) back) ?:? ?(?:by|on|le|du|au|to us)? ?(?=(?:lun|mar|mer|jeu|ven|sam|dim|mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]? |\d{1,2}[/. ]|\d{4}-)/;
const towards = /^(?:[-–—•·*] )?(?:(?:en )?direction|jusqu'(?:a|au)|destination finale|puis|then|heading) ?: (?=\S)/;
