import { plain } from '../../../text/plain.ts';
import type { Passage } from '../passages/passages.ts';
import { proseOf } from '../passages/sentences.ts';
import { leadingCode, type Reference } from './booking-number.ts';
import { clauseNumbers } from './clause-numbers.ts';
import { isOfOffer } from './code-of-offer.ts';

/** What a number may look like in a sentence; `leadingCode` decides. */
const code = String.raw`((?:[A-Z]{2,4} (?=\d{4}))?[A-Z0-9][A-Z0-9./-]{2,22}[A-Z0-9])(?![\p{L}\d])`;
const numberWord = String.raw`(?:number|reference|ref\.?|code|n°|no\.|num[ée]ro|r[ée]f[ée]rence|Nummer|Nr\.|Referenz|Kennung|numero|codice|n[úu]mero|c[óo]digo|nummer)`;
const booked = `(?:booking|reservation|stay|room|r[ée]servation|s[ée]jour|chambre|dossier|Buchung|Reservierung|Aufenthalt|Zimmer|prenotazione|soggiorno|camera|reserva|estancia|habitaci[óo]n)`;
/** What may have a number besides the word for a booking; a flight's or a train's own number is none. */
const allOfIt = `(?:l['’]ensemble|le tout|tout cela|l['’]aller[ -]retour|(?:les )?(?:deux )?(?:trajets|travers[ée]es?|billets?|places|locations?|commande)|everything|the whole(?: (?:trip|journey|thing))?|all of (?:it|this)|both (?:journeys|ways|legs|crossings|sailings|tickets|rooms)|the (?:crossings?|sailings?|tickets?|hire|rental|table|order)|das Ganze|alles|il tutto|todo)`;
const whose = `(?:[Oo]ur|[Yy]our|[Tt]he|[Ii]ts|[Nn]otre|[Vv]otre|[Ss]on|le|la|l['’]|unsere|[Ii]hre|die|il|el|su|vostr[ao]|nuestr[ao])`;

/** Whose number is none of a booking. */
const ofElse = String.raw`[\p{L}'’ ,-]{0,60}\b(?:client|customer|t[ée]l[ée]phone|phone|mobile|portable|member|membre|fid[ée]lit[ée]|loyalty|insurance|assurance|invoice|facture)\b`;

/** What has a number that no booking goes by. */
const ofThings = String.raw`(?:Passport|Visa|Flight|Train|Coach|Car|Bus|Room|Seat|House|Gate|Platform|Line|Tel\p{L}*|Phone|Fax|Mobile|Contact|Card|Member\p{L}*|Loyalty|Frequent|Customer|Client|Account|Invoice|Quot\p{L}*|Licence|License|Registration|Company|Tax|VAT|Vat|Ticket|Document|Policy|Insurance|Cost|Project|Budget|Staff|Employee|Serial|Part|Page|Item|Our|Your|My|Their|Emergency|Reise|Telefon|Kunden|Rechnungs|Zug|Flug|Steuer|Konto|Mitglieds|Karten)(?![\p{Ll}])`;

/** Sentences that say the number of a booking without a label; the number is the last group. */
const sayings: { pattern: RegExp; weight: number }[] = [
  // "…成功购买了1张车票，订单号码 E123456789 。", "予約番号は7K2M9TQ4です": in a sentence that has no blanks
  {
    pattern: new RegExp(
      String.raw`(?:订单|訂單|预订|預訂|订座|訂位|确认|確認|予約|예약|예매)(?:号码|號碼|编号|編號|代號|记录|号|號|番号|번호)[ :：은는は为為]{1,3}(?=[A-Z]*\d)${code}`,
      'gu',
    ),
    weight: 2.5,
  },
  // "our number for it is RQH-0618", "le numéro de votre séjour est le 27-0388"
  {
    pattern: new RegExp(
      String.raw`\b${numberWord} (?:for|of|pour|de|d['’]|f[üu]r|zu|per|di|para) ?(?:it|this|that|you|him|her|cela|celle-ci|vous|Sie|(?:${whose} )?${booked}) (?:is|will be|est|sera|lautet|ist|[èe]|es) (?:l[ea] |die |il |el )?${code}`,
      'giu',
    ),
    weight: 2.5,
  },
  // "le dossier à donner au comptoir est le 7KQWPL", "the booking to show at the desk is 5RWXQ2", "Dossier passager NV6HQC"
  {
    pattern:
      /\b(?:(?:dossier|booking|r[ée]servation)(?: (?!(?:de|for|pour|of) )[\p{Ll}'’]{1,12}){1,6} (?:est|is) (?:l[ea] )?|[Dd]ossier (?:passager|compagnie|voyageur)s? )(?=[A-Z0-9]*\d)(?=[A-Z0-9]*[A-Z]{2})([A-Z0-9]{6})(?![\p{L}\d])/gu,
    weight: 2.5,
  },
  // "your number is RQH-0618"; digits alone after such words are a telephone's
  {
    pattern: new RegExp(
      String.raw`\b${whose} ?${numberWord}(?: (?:de |d['’]|of )?(?:commande|order|dossier|billets?|tickets?|r[ée]servation|booking)(?: \p{Lu}\p{L}+)?)?(?: (?:y|there|here|with them|chez eux|sur place|(?:with|at|chez|auprès d[eu]) (?:the |la |le |l['’])?\p{Lu}[\p{L}&'’-]+(?: \p{Lu}[\p{L}&'’-]+){0,2}))?(?: (?:is|est|lautet|ist|[èe]|es)| ?:) (?:l[ea] |die |il |el )?(?=[^ ]*[A-Z][^ ]*\d|[^ ]*\d[-/][A-Z\d])${code}`,
      'gu',
    ),
    weight: 2.5,
  },
  // "2HQ7XA is your Aer Lingus booking ref", "QX7RTA est votre numéro de réservation": in front of what it is
  {
    pattern:
      /(?<![\p{L}\d./-])(?=[A-Z]*\d)(?=\d*[A-Z])([A-Z\d]{5,10}),? (?:(?:is|will be) (?:your|our|the) (?:\p{Lu}[\p{L}&'’]*(?: \p{Lu}[\p{L}&'’]*){0,2} )?(?:(?:booking|reservation|confirmation|record|order|trip|airline)(?: (?:number|reference|ref|code|no|locator))?|reference|ref|locator|PNR)|(?:c['’])?est (?:le |la |votre |notre )(?:(?:code|num[ée]ro|n°|r[ée]f[ée]rence|r[ée]f\.?) (?:de |d['’]|du )?(?:r[ée]servation|dossier|commande|confirmation|voyage)|r[ée]f[ée]rence|dossier|localisateur|PNR))(?!\p{L})/gu,
    weight: 2.5,
  },
  // "Loganair know it as LGW8RT", "known to the airline as QX7RTA", "la compagnie vous connaît sous QX7RTA"
  {
    pattern:
      /(?<!\p{L})(?:(?:knows?|has|have) (?:it|you|this|them|us)(?: down| on file| filed)?|(?:known|filed|held|booked|registered) (?:to|with|by|at) (?:the )?\p{L}[\p{L}&'’ ]{2,30}) (?:as|under) (?=[A-Z]*\d)(?=\d*[A-Z])([A-Z\d]{5,10})(?![\p{L}\d/-])|(?:conna[iî]t|conna[iî]ssent|enregistr[ée]e?s?|connue?s?|suivie?s?)(?: (?:chez|par|de|aupr[èe]s de) (?:la |le |l['’])?\p{L}[\p{L}&'’ ]{2,30})? sous (?:le |la |l['’])?(?=[A-Z]*\d)(?=\d*[A-Z])([A-Z\d]{5,10})(?![\p{L}\d/-])/gu,
    weight: 2.5,
  },
  // "you are in the book (our number W/2231, not that anyone will ask you for it)"
  {
    pattern: new RegExp(
      String.raw`\b(?:[Oo]ur|[Yy]our|[Nn]otre|[Vv]otre|[Uu]nsere|[Ii]hre) ?(?:booking |reservation )?${numberWord} (?=[^ ,;)]*\d)(?=[^ ,;)]*[A-Z])${code}`,
      'gu',
    ),
    weight: 2,
  },
  // "the collection reference for the machine is 4GT9WQXM", "le code de retrait à la borne est QX7RTA": letters and figures, as locators have
  {
    pattern: new RegExp(
      String.raw`(?<!(?:[Pp]romo\w*|[Dd]oor|[Ww]i-?[Ff]i|[Aa]ccess|[Mm]ember\w*) )(?<!\p{L})${numberWord}(?: de (?:retrait|la r[ée]servation))?(?: (?:for|at|from|on|to|pour|à|au|aux|de|du|sur|both|all)(?: \p{Ll}[\p{L}'’]*){1,4})? (?:is|est|will be|sera) (?:l[ea] |the )?(?=[A-Z]*\d)(?=\d*[A-Z])([A-Z\d]{6,10})(?![\p{L}\d])`,
      'gu',
    ),
    weight: 2,
  },
  // "places 31 et 32, code de retrait 9TLM4KXP"
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})${numberWord} de retrait(?: (?:des billets|du billet|à la borne|aux? bornes?|au guichet))? ?:? ?(?=[A-Z]*\d)(?=\d*[A-Z])([A-Z\d]{6,10})(?![\p{L}\d])`,
      'giu',
    ),
    weight: 2,
  },
  // "Le dossier, commun à tous, est le XW5RPD", "The booking for all of you is XW5RPD"
  {
    pattern: new RegExp(
      String.raw`\b(?:[Ll]e |[Tt]he (?:(?:airline|carrier|ferry company|railway|hotel)['’]s (?:own )?)?|[Nn]otre |[Vv]otre |[Yy]our |[Ll]a )(?:dossier|PNR|locator|booking(?: reference)?|r[ée]f[ée]rence)(?: SNCF| de la compagnie)?(?:, [^,.;:]{3,40},| (?:pour|for|commun [àa]) [^,.;:\d]{3,40}?)? (?:est|is) (?:l[ea] )?(?=[^ ]*[A-Z])(?=[^ ]*\d)${code}`,
      'gu',
    ),
    weight: 2.5,
  },
  // "Same reservation, 5F21C8. Coach, no assigned seats", "dans le même dossier, SGHVTL"
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:[Ss]ame|[Mm][êe]me|[Gg]leiche[rn]?) (?:booking|reservation|reference|locator|PNR|file|order|r[ée](?:servation|f[ée]rence)|dossier|Buchung)(?: ${numberWord})?(?:, | \(| ?: | )(?=[^ ]*\d|[A-Z]{6}[ ,.;)])${code}`,
      'gu',
    ),
    weight: 2.5,
  },
  // "your booking number with NorthLink is 77193028", "votre numéro de réservation chez Corsica Ferries est le 4471902"
  {
    pattern: new RegExp(
      String.raw`\b${whose} ?(?:(?:booking|reservation|confirmation|order) ${numberWord}|${numberWord} de (?:r[ée]servation|confirmation|commande|dossier)) (?:with|at|chez|auprès d[eu]) ?(?:the |la |le |l['’])?\p{Lu}[\p{L}&'’-]+(?: \p{Lu}[\p{L}&'’-]+){0,2} (?:is|est) (?:l[ea] |the )?${code}`,
      'gu',
    ),
    weight: 2.5,
  },
  // "Le numéro de réservation de la compagnie, valable pour les deux traversées, est le CF 8820417", "the booking number for both crossings is 4471902"
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:${whose}|[Tt]heir|[Ll]eur|[Ll]e|[Ll]a) ?(?:(?:booking|reservation|confirmation|order) ${numberWord}|${numberWord} de (?:r[ée]servation|confirmation|commande|dossier))(?=[ ,])(?!${ofElse})[\p{L}'’ ,-]{2,90}? (?:is|est|sera|will be) (?:l[ea] |the )?(?=[^ ]*(?: \d)?[^ ]*\d)${code}`,
      'gu',
    ),
    weight: 2.5,
  },
  // "Votre réservation porte le n° 27-0388", "L’ensemble porte le numéro BFQ 6604817", "Ihre Buchung hat die Nummer 4711-B"
  {
    pattern: new RegExp(
      String.raw`(?:\b${booked}|(?<!\p{L})${allOfIt}) (?:porte(?:nt)?|a|ont|carr(?:ies|y)|bears?|ha(?:ve|s)|tr[äa]gt|hat|f[üu]hrt|ha|porta|lleva|tiene) (?:bien |chez nous |with us |bei uns )?(?:(?:le|la|the|die|il|el|as) )?${numberWord} ?:? ?${code}`,
      'giu',
    ),
    weight: 2.5,
  },
  // "filed under the number 27-0388", "unter der Nummer 4711-B"
  {
    pattern: new RegExp(
      String.raw`\b(?:under|sous|unter|sotto|bajo|con) (?:(?:the|le|la|der|il|el) )?(?:${booked}[ -]?)?${numberWord} ?:? ?${code}`,
      'giu',
    ),
    weight: 2.5,
  },
  // "Quote 1784403652C at the counter", "Indiquez le 27-0388 au comptoir": nobody is asked to say another number there
  {
    pattern: new RegExp(
      String.raw`\b(?:(?:[Pp]lease )?(?:[Qq]uote|[Gg]ive|[Ss]how|[Mm]ention|[Ss]tate|[Pp]resent)|[Ii]ndiquez|[Dd]onnez|[Pp]r[ée]sentez|[Mm]entionnez|[Rr]appelez|[Nn]ennen Sie|[Zz]eigen Sie|[Ii]ndichi|[Mm]ostri|[Ii]ndique|[Mm]uestre) (?:(?:the|le|la|die|il|el) )?(?:${numberWord} )?(?=[^ ]{0,20}\d[^ ]{0,20}\d)${code} (?:at|to|on|in|when|au|à|en|aux?|lors|am|an|bei|al|alla|en el)(?= )`,
      'gu',
    ),
    weight: 2,
  },
  // "…, seats 5D and 5E. SmartEX number 2004417.", "Trenitalia-Nummer R7KQ2M": of whoever sold it, in a clause of its own
  {
    pattern: new RegExp(
      String.raw`(?<=^|[.;,] )(?!${ofThings})\p{Lu}[\p{L}&'’]{2,20}(?: \p{Lu}[\p{L}&'’]{2,20})?[ -](?:(?:booking|reservation|order|collection) )?(?:number|reference|Nummer) ?:? ?(?=[^ ]{0,20}\d[^ ]{0,20}\d)${code}(?=[.,;)]|$)`,
      'gu',
    ),
    weight: 2,
  },
  // "Votre voiture est réservée (n° LA-22817)", "Your transfer is confirmed (ref. 27-0388)"
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:booked|reserved|noted|confirmed|not[ée]e?s?|inscrite?s?|r[ée]serv[ée]e?s?|confirm[ée]e?s?|gebucht|reserviert|best[äa]tigt|prenotat[oa]|confermat[oa]|reservad[oa]|confirmad[oa]) ?\((?:${numberWord} ?:? ?)(?=[^ ]*\d)${code}\)`,
      'giu',
    ),
    weight: 2.5,
  },
  // "Dossiers SNCF : Mme Falk QR5TNB (97,00 €), M. Reis QR5V7H": whose each is stands in front of it
  {
    pattern:
      /(?<=(?:[Dd]ossiers|[Rr][ée]f[ée]rences|[Rr]eferences|[Ll]ocators|[Bb]ookings|PNRs?|[Cc]odes|[Nn]um[ée]ros) ?[^.:;\n]{0,30}: ?(?:[^.;:\n]{0,160}, )?)(?:M|Mr|Mrs|Ms|Mme|Mlle|Dr|Herr|Frau)\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)? (?=[A-Z]*\d)([A-Z\d]{6,8})(?=[,;.]| \(|$)/gu,
    weight: 2,
  },
  // "inscription RP-31, Claire Morel", "your registration (DM27-061)": of a car it is "immatriculation", and nobody's own
  {
    pattern:
      /(?<!\p{L})(?:[Ii]nscription|[Yy]our registration)(?: (?:is|est))? ?(?:\((?:n°|no\.?|ref\.?|réf\.?)? ?|(?:n°|no\.) ?|: ?)?(?=[A-Z/-]*\d)(?=[^ ]*\d[^ ]?\d)([A-Z\d]+(?:[-/][A-Z\d]+)+)(?![\p{L}\d])/gu,
    weight: 2,
  },
  // "We have put you down for six (our note SKS-1126)", "(notre fiche 27-0388)": of a house that gives no numbers otherwise
  {
    pattern: new RegExp(
      String.raw`\((?:[Oo]ur|[Nn]otre|[Uu]nsere?) (?:note|file|memo|record|reference|ref\.?|fiche|dossier|r[ée]f[ée]rence|Notiz|Zeichen) (?:is |est )?:? ?(?=[^ ]*\d)${code}\)`,
      'gu',
    ),
    weight: 2,
  },
  // "I have moved RQH-0618 along for you", "nous avons décalé votre séjour 27-0388", "Ihre Buchung 4711-B ist storniert"
  {
    pattern: new RegExp(
      String.raw`\b(?:moved|changed|amended|altered|modified|updated|rebooked|shifted|shortened|extended|cancell?ed|confirm(?:ed)?|d[ée]plac[ée]|d[ée]cal[ée]|modifi[ée]|chang[ée]|prolong[ée]|raccourci|annul[ée]|confirm[ée]|verschoben|ge[äa]ndert|umgebucht|storniert|best[äa]tigt|spostato|modificato|annullato|confermato|cambiado|modificado|anulado|cancelado) (?:${whose} ?)?(?:${booked} )?(?:n° ?|no\. ?|Nr\. ?)?(?=[^ ]*[A-Z][^ ]*\d|[^ ]*\d[-/][A-Z\d])${code}`,
      'gu',
    ),
    weight: 2,
  },
];

/** The numbers that a letter says in its sentences. */
export function saidReferences(passages: readonly Passage[]): Reference[] {
  // a letter may stand in the cells of a table, a sentence across all columns
  const inCells = passages.filter(
    ({ inTable, former, text }) => inTable && !former && /\p{Ll} .*\p{Ll}[.!](?: |$)/u.test(text),
  );
  const said = [...proseOf(passages), ...inCells].flatMap(({ text, at }) =>
    text.length > 4000 || !/\d/.test(text)
      ? []
      : sayings.flatMap(({ pattern, weight }) =>
          [...text.matchAll(pattern)].flatMap((match) => {
            const printed = match.findLast((group) => group !== undefined) ?? '';
            const said = leadingCode(printed) ?? leadingCode(printed.replace(/^\p{L}+ /u, ''));
            const isLocator = said !== null && (/^(?=\D*\d)[A-Z0-9]{6}$/.test(said) || isOfRailway(said, match[0]));
            if (!said || (said.replace(/\D/g, '').length < 2 && !isLocator)) return [];
            const index = match.index + match[0].lastIndexOf(said);
            if (isOfOffer(plain(text.slice(Math.max(0, index - 120), index)))) return [];
            // "BF 4410 882": its groups behind the first
            const whole = leadingCode(text.slice(index)) ?? '';
            return [{ value: whole.startsWith(said) ? whole : said, at: at + index, text: quote(text, index), weight }];
          }),
        ),
  );
  return [...said, ...clauseNumbers(passages)];
}

/** "Le même dossier, SGHVTL": six letters behind small ones. */
const isOfRailway = (code: string, said: string) => /^[A-Z]{6}$/.test(code) && /\p{Ll}{3}/u.test(said);

function quote(text: string, at: number): string {
  return text.slice(Math.max(0, at - 80), at + 60);
}
