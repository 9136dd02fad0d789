import { plain } from '../text/plain.ts';

/** A street without what is counted in front of it: "3 NIGHTS, CONF DGH0712, 3 NELSON MANDELA CRESCENT". Null where no street is left. */
export function streetName(printed: string): string | null {
  if (!counted.test(plain(printed))) return printed;
  const last = printed.slice(printed.lastIndexOf(', ') + 2);
  return last !== printed && /\d/.test(last) && /\p{L}{3}/u.test(last) && !counted.test(plain(last)) ? last : null;
}

const counted =
  /^\d{1,3} (?:x )?(?:nights?|nuits?|nuitees?|rooms?|chambres?|adults?|adultes?|children|enfants?|guests?|persons?|people|personnes?|zimmer|nachte|single|double|twin)(?! (?:street|st|road|rd|lane|avenue|close|way)\b)(?!\p{L})/u;
