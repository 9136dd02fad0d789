import type { Passage } from '../passages/passages.ts';
import type { Piece } from '../passages/pieces.ts';
import type { Claims } from './claims.ts';
import type { Role } from './token.ts';
import type { FoundVehicle } from './vehicles.ts';

// Chinese, Japanese and Korean have no capitals by which a name is known, and print what goes before the number and a sign behind it.

/** "のぞみ219号", "G1次列车", "ITX-새마을 1001열차": a train, by the sign behind its number; "8号車" is a coach. */
export function trainsInBlocks(text: string): FoundVehicle[] {
  if (!/\d ?(?:号|號|次|호|열차)/.test(text)) return [];
  return [...text.matchAll(numberedTrain)].map((match) => {
    const [whole, japanese, chinese, korean] = match;
    const [, product = '', number = ''] = /^(.*?) ?([A-Z]?\d{1,5})$/u.exec(japanese ?? chinese ?? korean ?? '') ?? [];
    return {
      at: match.index,
      length: whole.length,
      vehicle: { kind: 'train', ...(product ? { product } : {}), number },
    };
  });
}

const numberedTrain =
  /((?:[\p{Script=Katakana}\p{Script=Hiragana}ー]|(?<=\p{Lo})[\p{Script=Han}]){2,8} ?\d{1,4}) ?[号號](?![車车室線线館码碼])|(?<![A-Z\d])([GDCZTKLYS]?\d{1,4})次(?:列车|列車|车|車)?|((?:KTX|ITX|SRT)(?:-[\p{Script=Hangul}]{2,4})? ?\d{2,4}|[\p{Script=Hangul}]{2,4}호? ?\d{3,4}) ?(?:열차|호(?!차))/gu;

/**
 * "東京(09:30)→新大阪(11:57)", "서울 (09:00) → 부산 (11:42)": in a line of two hours what stands right before each, or right behind it, is
 * a stop; "北京南站-上海虹桥站，G1次列车": so are the two that a dash parts in the line of a train.
 */
export function stopsInBlocks({ text }: Passage, claims: Claims): Piece[] | null {
  if (!/\p{Lo}{2}/u.test(text)) return null;
  const clocks = claims.filter(({ token }) => token?.kind === 'time');
  const [first, second, more] = clocks;
  // "新青森 12:17着", or "名古屋(12:17)" alone in its line
  if (first && !second && (roleInBlocks(text.slice(first.end)) || nameAndClock.test(text.trim()))) {
    const stop = pieceOf(nameBefore.exec(text.slice(0, first.at)), 0);
    return stop && [stop];
  }
  if (first && second && !more) {
    const before = [first, second].map(({ at }) => pieceOf(nameBefore.exec(text.slice(0, at)), 0));
    const behind = [first, second].map(({ end }) => pieceOf(nameBehind.exec(text.slice(end)), end));
    return [before, behind].flatMap(bothOf)[0] ?? null;
  }
  const ride = claims.some(({ token }) => token?.kind === 'train');
  const way = ride ? wayBetween.exec(text) : null;
  const [, from = '', to = ''] = way ?? [];
  if (!way) return null;
  const at = way.index + way[0].indexOf(from);
  return [
    { text: from, at, role: null },
    { text: to, at: text.indexOf(to, at + from.length), role: null },
  ];
}

/** "09:08発", "12:17着": what a sign behind a clock says is done then. */
export function roleInBlocks(behind: string): Role {
  const sign = /^ ?(?:([発发發]|출발)|[着到]|도착)(?!\p{Lo})/u.exec(behind);
  return sign ? (sign[1] ? 'from' : 'to') : null;
}

/** "東京" alone in front of "09:08発" in its line: a stop, though no list has it in these letters. */
export const stopsBesideSigns = (passages: readonly Passage[]): number[] =>
  passages.flatMap((p, line) => {
    const behind = passages[line + 1];
    const clock = behind?.row === p.row && clockAtHead.exec(behind.text)?.[0];
    return clock && onlyName.test(p.text.trim()) && roleInBlocks(behind.text.slice(clock.length)) ? [line] : [];
  });
const clockAtHead = /^\d{1,2}:\d\d/;
const onlyName = /^\p{Lo}[\p{Lo}ー]{1,11}$/u;

const pieceOf = (match: RegExpExecArray | null, from: number): Piece | null =>
  match?.[1] ? { text: match[1], at: from + match.index + match[0].indexOf(match[1]), role: null } : null;

function bothOf([one, other]: readonly (Piece | null)[]): Piece[][] {
  return one && other && one.text !== other.text ? [[one, other]] : [];
}

/** Signs of a list, of leaving and of arriving stand between, and are of no name. */
const nameBefore = /(?:^|[^\p{L}\d])(\p{Lo}[\p{Lo}ー]{1,11})\s?[(（]?$/u;
const nameAndClock = /^\p{Lo}[\p{Lo}ー]{1,11}\s?[(（]\d{1,2}:\d\d[)）]$/u;
const nameBehind =
  /^(?:[発发發着开開]|출발|도착)?[ )）]{0,2}(\p{Lo}[\p{Lo}ー]{1,11}?)(?:[発发發着]|출발|도착)?(?=$|[^\p{L}\d])/u;
const wayBetween = /(?:^|[，,、 ])(\p{Lo}{2,10}) ?(?:[-–—→～~]|->|至|到) ?(\p{Lo}{2,10})(?=$|[，,、。 ])/u;
