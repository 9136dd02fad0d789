import type { Change } from './substitute.ts';
import { leaves, oneOf, type Vary } from './variation.ts';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '0123456789';

/** Other booking numbers of the same form: a letter for a letter, a digit for a digit. */
export const varyReferences: Vary = ({ expected }, shown, random) =>
  replaced(shown, leaves(expected, /(?:^|\.)reservation(?:Number|Id)$/), (old) =>
    old.replace(/[A-Za-z0-9]/g, (sign, at: number) => otherSign(sign, at, random)),
  );

/** Six-letter record locators in the other forms that they have: letters alone, mixed, a digit first. */
export const varyLocators: Vary = ({ expected }, shown, random) => {
  const locators = leaves(expected, /(?:^|\.)reservation(?:Number|Id)$/);
  if (!locators.every((old) => /^(?=.*[A-Z])[A-Z0-9]{6}$/.test(old))) return 'a booking number of another form';
  return replaced(shown, locators, () => {
    const form = oneOf(['LLLLLL', 'LDLDLD', 'DLLLLL', 'LLLDDD', 'LLDLLD', 'DDLLDL'], random);
    return [...form].map((sign) => oneOf([...(sign === 'L' ? letters : digits)], random)).join('');
  });
};

function otherSign(sign: string, at: number, random: () => number): string {
  if (/\d/.test(sign)) return oneOf(at === 0 ? [...digits.slice(1)] : [...digits], random);
  const letter = oneOf([...letters], random);
  return sign === sign.toLowerCase() ? letter.toLowerCase() : letter;
}

function replaced(shown: string, olds: string[], fresh: (old: string) => string): ReturnType<Vary> {
  if (olds.length === 0) return 'no booking number';
  if (olds.some((old) => old.replace(/[^A-Za-z0-9]/g, '').length < 4)) return 'a booking number is too short to find';
  if (olds.some((old) => /\s/.test(old) && /[a-z]{2}/.test(old))) return 'a booking number is words';
  // a subject that was cut within it
  const isCut = (old: string) => new RegExp(`(?<![A-Z0-9])${old.slice(0, -1)}(?![A-Za-z0-9])`).test(shown);
  if (olds.some((old) => /^[A-Z0-9]{5,}$/.test(old) && isCut(old))) return 'a booking number is cut';
  const words = new Map(olds.map((old) => [old, fresh(old)]));
  const changes = [...words].map(([old, word]): Change => {
    const signs = [...old.replace(/[^A-Za-z0-9]/g, '')];
    // long ones also within a link or beside a letter
    const [before, after] = signs.length >= 7 ? ['', ''] : ['(?<![A-Za-z0-9])', '(?![A-Za-z0-9])'];
    const newSigns = word.replace(/[^A-Za-z0-9]/g, '');
    return {
      find: new RegExp(before + signs.join(String.raw`[\s.\/-]{0,1}`) + after, 'g'),
      write: (match) => {
        let next = 0;
        return match[0].replace(/[A-Za-z0-9]/g, () => newSigns[next++] ?? '');
      },
    };
  });
  return {
    changes,
    needed: changes,
    says: (value, path) =>
      words.get(value) ??
      (/name|url|address/i.test(path)
        ? value
        : [...words].reduce((text, [old, word]) => text.replaceAll(old, word), value)),
  };
}
