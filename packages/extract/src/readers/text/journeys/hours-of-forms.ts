import type { Passage } from '../passages/passages.ts';
import { isPlace, isTime, type Token } from './token.ts';

/**
 * "Origin", "Destination", "Date" and "Time" of one ticket, each over its value: where a form has one hour beside both ends and none of
 * either, it is that at which one leaves.
 */
export function withHoursOfForms(tokens: readonly Token[], passages: readonly Passage[]): Token[] {
  const isLabelled = (token: Token) => isTime(token) && isOfForm(passages[token.line]);
  if (!tokens.some(isLabelled)) return [...tokens];
  return tokens.map((token, i) => {
    if (!isTime(token) || token.role !== null || !isLabelled(token)) return token;
    const form = formAround(tokens, i);
    const ends = form.filter((one) => isPlace(one) && one.role === 'to');
    const isOnly = form.filter(isLabelled).length === 1 && form.every((one) => !isTime(one) || one.role === null);
    return ends.length === 1 && isOnly ? { ...token, role: 'from' } : token;
  });
}

const isOfForm = (p: Passage | undefined): boolean => p?.label === 'time' && !p.byColumn;

/** From the place where one leaves until the next such place; nothing where none stands before it. */
function formAround(tokens: readonly Token[], i: number): readonly Token[] {
  const isStart = (token: Token) => isPlace(token) && token.role === 'from';
  const start = tokens.slice(0, i).findLastIndex(isStart);
  const length = start < 0 ? 0 : tokens.slice(start + 1).findIndex(isStart) + 1;
  return start < 0 ? [] : tokens.slice(start, length === 0 ? undefined : start + length);
}
