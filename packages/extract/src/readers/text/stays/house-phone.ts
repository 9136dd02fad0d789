import type { Passage } from '../passages/passages.ts';

/** The telephone of a house: on one of the lines from its address on. @param i of the address */
export function phoneNear(passages: readonly Passage[], i: number): string | undefined {
  for (const p of passages.slice(i, i + 6)) {
    const numbers = [...p.shape.matchAll(phoneNumber)].filter(
      ([number]) => number.replace(/\D/g, '').length >= 8 && !/^\d{1,2}[. ]\d{1,2}[. ](?:19|20)\d\d/.test(number),
    );
    const isCalled = (at: number) =>
      phoneWord.test(p.shape.slice(Math.max(0, at - 14), at)) || phoneSign.test(p.text.slice(Math.max(0, at - 4), at));
    // "418 555-0119", "03 53 01 18 62", "0191 498 0127" in a line of its own, or behind the address
    const isNational = (number: string, at: number) =>
      (northAmerican.test(number) || withNought.test(number)) &&
      (number === p.shape.replace(aroundNumber, '') ||
        (p === passages[i] && /(?:[,·|–—-] |\()$/.test(p.shape.slice(0, at))));
    const called = numbers.find(
      ({ 0: number, index }) => number.startsWith('+') || isNational(number, index) || isCalled(index),
    );
    const match = called ?? (p.label === 'phone' ? numbers[0] : undefined);
    if (match) return p.text.slice(match.index, match.index + match[0].length).trim();
  }
  return undefined;
}

const phoneSign = /[☎☏✆📞📱]\uFE0F? ?$/u;
/** A picture before it, what to know behind it: "📞 04 65 71 22 48 (laissez sonner)". */
const aroundNumber = /^[^\p{L}\d+(]+|(?<=\d)\s*[(–—].*$|\s+- .*$|\s+$/gu;
const northAmerican = /^(?:1[ .-])?\(?[2-9]\d\d\)?[ .-]\d{3}[ .-]\d{4}$/;
/** Nine to eleven figures in groups, the first of which is of the town. */
const withNought = /^(?=(?:\D*\d){9,11}$)\(?0[1-9]\d{0,3}\)?(?:[ .-]\d{2,6}){1,4}$/;
const phoneNumber = /\+?(?:\(\d{2,4}\) ?)?\d(?:[\d ()-]|\.(?! )){6,18}\d/g;
const phoneWord =
  /(?:^|[,·|(. ])(?:t|tel|ph|phone|telephone|telefon|telefono|mobile|portable|handy|ring|call|reception|appelez)\b[.:]{0,2} ?:? ?(?:(?:us|me|on|at|le|au)[ ]){0,2}\(?$/;
