import { daysBetween } from '../../../text/days.ts';
import { inLines } from '../../../text/in-lines.ts';
import type { Token } from './token.ts';

/**
 * "Date of birth: 12 March 1988", "Payment received on 3 January", "Modifiable jusqu'au 19/01 23h59": a day that is of no journey.
 * What says so stands right before it: "You paid for the flight of 20 January" is of a flight.
 * @param at where the day begins
 */
export function isDayOfElse(shape: string, at: number): boolean {
  return ofElse.test(shape.slice(Math.max(0, at - 90), at)) || isDayOfWriting(shape, at);
}

/** "This replaces our confirmation of 1 June", "suite à votre appel du 3 mai": when somebody wrote or called. */
export const isDayOfWriting = (shape: string, at: number): boolean =>
  written.test(shape.slice(Math.max(0, at - 60), at));

const written = inLines()`
  \b(?:our|your|my|the|previous|earlier|notre|votre|nos|vos|mon|ma|unser\w*|ihr\w*)[ ]
  (?:
    confirmations?|messages?|e-?mails?|mails?|letters?|vouchers?|(?:phone )?calls?|conversation|invoices?|courriels?|lettres?|appels?
    |conversation telephonique|factures?|bestatigung|nachricht|schreiben|anruf|rechnung
  )
  (?: (?:(?:which |that )?(?:we|i) )?(?:dated|sent|wrote)(?: you| to you)?| envoyee?| datee?)?(?: of| on| from| du| le| vom)
  [ :,-]{1,3}(?:the )?(?:[a-z]{2,9}[.,]? )?$
`;

const until = "(?:until|before|by|up to|jusqu'au|avant le|bis(?: zum)?)";
const paid =
  '(?:payments?|paiements?|paid|payee?s?|reglee?s?|reglements?|encaissee?s?|deposit|acompte|solde|balance|refund(?:ed)?|rembourse(?:ment|e|es)?|invoiced?|facturee?s?|charged|debitee?s?|prelevee?s?)';
const changed =
  '(?:chang(?:e|ed|eable)|modif(?:y|iable|iee?s?|ied)|echang(?:eable|ee?s?)|exchang(?:e|ed|eable)|cancel(?:led|lable)?|annul(?:able|ee?s?)|refundable|remboursable|amend(?:ed)?)s?';
/** "Piletit saab tagastada tasuta kuni 05.11.2027", "Bilet można zwrócić do 4.03.": the same in the words of others. */
const givenBack =
  '(?:tagastada|tuhistada|vahetada|atgriezt|atcelt|grazinti|atsaukti|pakeisti|zwrocic|anulowac|zmienic|vratit|stornovat|zrusit|zmenit|returnat|anulat|modificat|palauttaa|perua|muuttaa|vaihtaa|storniert?|stornierbar|umbuchbar|cancelar|anular|reembolsar|annullare|rimborsa\\w+|annuleren|avbokas?|avbestilles?|afbestilles)';
const untilAbroad =
  '(?:kuni|lidz|iki|do|pana (?:la|pe|in)|asti|bis(?: zum)?|hasta(?: el)?|fino al?|ate|till?|tot(?: en met)?|senest|senast)';
const offered =
  '(?:save|earn|enjoy|win|offers?|promo(?:tion)?s?|promotional|discounts?|vouchers?|profitez|economisez|gagnez|cumulez|offres?|remises?|reductions?|code promo|sparen|rabatt|gutschein|sconto|risparmi|descuento|ahorra)';
const papers = '(?:passports?|passeports?|visas?|licen[cs]es?|permis(?: de conduire)?)';

/** Of what the day right behind these words is, with its weekday or an article between. */
const ofElse = new RegExp(
  `(?:${[
    String.raw`\b(?:date of birth|birth ?date|born(?: on)?|d\.?o\.?b|date de naissance|geboren(?: am)?|geburtsdatum|data di nascita|fecha de nacimiento)`,
    String.raw`\bne(?:\(e\)|e)?s? le`,
    String.raw`\b(?:expir|perim)\w+(?: on| le)?`,
    String.raw`\b${papers}\b[^\d.;]{0,30}\b(?:valid|valables?|valide|issued|delivree?)(?: ${until}| on| le)?`,
    String.raw`\b${paid}(?: (?:received|recue?s?|taken|due|made|effectuee?|a regler|a payer))?(?: ${until}| on| le| du)`,
    // "Établi le 4 mars 2027": the paper
    String.raw`\b(?:etablie?|editee?|imprimee?|redigee?|drawn up|printed|prepared|ausgestellt|erstellt|gedruckt|emesso|stampato|emitido|impreso)(?: on| le| am| il| el)`,
    // "Solde à régler pour le 12 avril", "Balance due for 12 April"
    String.raw`\b(?:solde|acompte|reste|montant|somme|balance|deposit|amount|remainder|payment) (?:(?:restant|is|est|to be) )?(?:du|due|payable|paid|a (?:regler|payer|verser))(?: (?:pour le|for|at the latest on|au plus tard le))`,
    String.raw`\b${changed}\b[^\d.;,]{0,30}\b${until}`,
    String.raw`\b${givenBack}\b[^\d.;,]{0,30}\b${untilAbroad}`,
    // "Earn 2,400 points on your next trip and save 10% until 31 March", "Offre valable jusqu'au 30 juin"
    String.raw`\b${offered}\b[^;\n]{0,80}\b${until}`,
    // "subject to the Montreal Convention of 28 May 1999"
    String.raw`\b(?:conventions?|regulations?|directives?|act|loi|reglements?|decrets?|arretes?|gesetz|verordnung)\b[^\d.;]{0,40}\b(?:of|du|dated?|vom)`,
    // "Should you wish to change anything at the hotels, do so before 6 September"
    String.raw`(?<!\b(?:day|night|evening|morning) )\b(?:before|no later than)|\b(?:avant|au plus tard) le`,
  ].join('|')})[ :,-]{1,3}(?:le |the )?(?:[a-z]{2,9}[.,]? )?$`,
);

/** Further back than any journey is told of, in days. */
const longAgo = 300;

/** "Subject to the Montreal Convention of 28 May 1999": of nothing that is told of here. */
export const isLongAgo = (day: string, contextDate: string | undefined): boolean =>
  Boolean(contextDate) && daysBetween(day, contextDate ?? day) > longAgo;

/** Without the days that are long past, where others that print their year are not: of birth, of a licence. */
export function withoutFarDays(tokens: readonly Token[], contextDate: string | undefined): readonly Token[] {
  if (!contextDate) return tokens;
  const isFar = (token: Token) => token.kind === 'date' && isLongAgo(token.day, contextDate);
  // a year that is not printed is always near
  const isNear = tokens.some((token) => token.kind === 'date' && token.yearPrinted && !isFar(token));
  return isNear ? tokens.filter((token) => !isFar(token)) : tokens;
}
