import { plain } from '../../../text/plain.ts';
import { nameBeforeDash } from '../journeys/coded-place.ts';
import type { Passage } from './passage.ts';

/**
 * "Rome Fiumicino - FCO" as "Rome Fiumicino (FCO)": a dash between a place and its own code parts no two ends. Of the same length,
 * so that all stands where it stood.
 */
export function withCodesInBrackets(passages: Passage[]): Passage[] {
  return passages.map((p) => {
    if (!dashedCode.test(p.text)) return p;
    const text = p.text.replace(dashedCodes, (printed, code: string, at: number) => {
      const name = nameAtEnd.exec(p.text.slice(0, at))?.[0];
      return name && nameBeforeDash(`${name} - ${code}`) ? ` (${code})` : printed;
    });
    return text === p.text ? p : { ...p, text, shape: plain(text) };
  });
}

const dashedCode = / [–—-] [A-Z]{3}(?![\p{L}\d])/u;
const dashedCodes = / [–—-] ([A-Z]{3})(?![\p{L}\d])/gu;
/** Of small letters no more than stand between the words of a name. */
const nameAtEnd = /\p{Lu}[\p{L}'’.-]*(?: (?:(?:de|du|des|la|le|am|of|di|do|da) )?\p{Lu}[\p{L}'’.-]*){0,4}$/u;
