import { daysBetween } from '../../../text/days.ts';
import type { Token } from './token.ts';

/** "Date of birth: 12 March 1988", "Payment received on 3 January", "Modifiable jusqu'au 19/01 23h59": a day that is of no journey. */
export function isDayOfElse(shape: string, at: number): boolean {
  const sentence =
    shape
      .slice(Math.max(0, at - 90), at)
      .split(/[;\n]|\.(?= )/)
      .at(-1) ?? '';
  return ofElse.test(sentence);
}

const ofElse = new RegExp(
  [
    String.raw`\b(?:date of birth|birth ?date|born|d\.?o\.?b|nee?|date de naissance|geboren|geburtsdatum|data di nascita|fecha de nacimiento)\b`,
    String.raw`\bne\(e\)`,
    String.raw`\b(?:expir\w+|perim\w+)\b`,
    String.raw`\b(?:passports?|passeports?|visas?|licen[cs]es?|permis(?: de conduire)?)\b[^\d]{0,40}\b(?:valid|valables?|valide|issued|delivree?|until|jusqu'au)\b`,
    String.raw`\b(?:payments?|paiements?|paid|payee?s?|regle(?:e|s|es|ment)?|encaissee?|deposit|acompte|solde|balance|refund\w*|rembourse\w*|invoiced?|facturee?|charged|debitee?|prelevee?)\b[^\d]{0,30}\b(?:on|le|received|recue?s?|due|before|by|avant|au|du)\b`,
    String.raw`\b(?:chang(?:e|ed|eable)|modif(?:y|iable|iee?s?|ied)|echang(?:eable|ee?s?)|exchang(?:e|ed|eable)|cancel(?:led|lable)?|annul(?:able|ee?s?)|refundable|remboursable|amend(?:ed)?)s?\b[^\d]{0,50}\b(?:until|before|by|up to|jusqu'au|avant le|bis(?: zum)?)\b`,
  ].join('|'),
);

/** Further back than any journey is told of. */
const longAgo = 300;

/** Without the days that are long past, where others that print their year are not: of birth, of a licence. */
export function withoutFarDays(tokens: readonly Token[], contextDate: string | undefined): readonly Token[] {
  if (!contextDate) return tokens;
  const isFar = (token: Token) => token.kind === 'date' && daysBetween(token.day, contextDate) > longAgo;
  // a year that is not printed is always near
  const isNear = tokens.some((token) => token.kind === 'date' && token.yearPrinted && !isFar(token));
  return isNear ? tokens.filter((token) => !isFar(token)) : tokens;
}
