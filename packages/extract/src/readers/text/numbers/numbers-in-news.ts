import { inLines } from '../../../text/in-lines.ts';
import type { Passage } from '../passages/passages.ts';
import { leadingCode, type Reference } from './booking-number.ts';

/** "Order confirmed: WN8QX4", "Votre course est confirmée (n° C-44817)": the number behind the news, or behind "n°". */
export function numbersInNews(passages: readonly Passage[], subject: string): Reference[] {
  const lines = passages
    .filter((p) => !p.former && p.text.length < 300 && /\d/.test(p.text))
    .map(({ text, at }) => ({ text, at }));
  return [...lines, { text: subject, at: 0 }].flatMap(({ text, at }) =>
    [news, newsBehind, numbered, inBrackets]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .flatMap((match) => {
        const code = leadingCode(match[1] ?? '');
        const isNumber = code !== null && /\d/.test(code) && !/^\d{1,4}$/.test(code);
        return isNumber ? [{ value: code, at: at + match.index + match[0].lastIndexOf(code), text, weight: 2 }] : [];
      }),
  );
}

const news = inLines('giu')`
  \b(?:booking|reservation|r[ée]servation|order|commande|trip|ride|course|transfert?|voyage|trajet|billet|ticket|s[ée]jour|stay)s?
  [ ](?:(?:is|est|are|sont) )?(?:now |bien )?(?:
    confirmed|confirm[ée]e?s?|booked|r[ée]serv[ée]e?s?|valid[ée]e?s?|enregistr[ée]e?s?|updated|modifi[ée]e?s?|cancelled
    |annul[ée]e?s?
  )[ :,(–-]{1,4}(?:(?:n°|no\.|r[ée]f\.?|#) ?:? ?)?([A-Z0-9][A-Z0-9./-]{4,20})(?![\p{L}\d])
`;
/** "Votre transfert privé AC-28-1107 est confirmé et payé", "Rental TX8841 for Ines Falk has been cancelled". */
const newsBehind = inLines('giu')`
  \b(?:
    booking|reservation|r[ée]servation|order|commande|trip|ride|course|transfe(?:r|rt)|navette|shuttle|location|rental|hire
    |s[ée]jour|stay
  )(?: \p{Ll}{3,12}){0,2} (?=[A-Z0-9./-]*\d)([A-Z0-9][A-Z0-9./-]{4,20})[ ]
  (?:(?:for|of|under|in the name of|de|pour|au nom de) (?:\p{L}[\p{L}'’.-]{0,20} ){1,4})?(?:is|est|has been|was|a (?:bien )?[ée]t[ée])[ ]
  (?:now |bien |maintenant )?(?:
    confirmed|confirm[ée]e?|booked|r[ée]serv[ée]e?|valid[ée]e?|enregistr[ée]e?|scheduled|programm[ée]e?|planifi[ée]e?|updated
    |modifi[ée]e?|changed|cancelled|annul[ée]e?|paid|pay[ée]e?
  )(?!\p{L})
`;
const numbered =
  /\b(?:course|transfert|navette|location|trajet|travers[ée]e|rental|crossing|passage|sailing|shuttle|s[ée]jour|stay) ?(?:n°|no\.|number|nr\.?|#|r[ée]f\.?) ?:? ?([A-Z0-9][A-Z0-9./-]{4,20})(?![\p{L}\d])/giu;

/** "Your booking (4471882) is confirmed", "votre location (n° LA-22817)". */
const inBrackets =
  /\b(?:booking|reservation|r[ée]servation|order|commande|dossier|trip|ride|course|transfe(?:r|rt)|navette|shuttle|location|rental|hire|s[ée]jour|stay) \((?:(?:n°|no\.?|r[ée]f\.?|#) ?:? ?)?(?=[A-Z./-]*\d[A-Z./-]*\d[A-Z./-]*\d)([A-Z0-9][A-Z0-9./-]{4,20})\)/giu;
