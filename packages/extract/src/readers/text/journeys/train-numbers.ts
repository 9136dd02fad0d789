// Products of railways, as tickets print them. The digits may follow "n°" or the word train.
export const products =
  'VIA Rail(?: Canada)?|Brightline|Acela(?: Express)?|Northeast Regional|Pacific Surfliner|Nozomi|Hikari|KTX(?:-\\p{Script=Hangul}{1,4})?|ITX-\\p{Script=Hangul}{1,4}|SRT(?= ?\\d{3})|무궁화호?|새마을호?|누리로|INOUI|TGV INOUI|TGV Lyria|TGV Max|TGV|Lyria|OUIGO|INTERCIT[ÉE]S(?: [Dd]e [Nn]uit| DE NUIT)?|Intercit[ée]s(?: [Dd]e [Nn]uit)?|TER(?: [A-Z][\\p{L}-]+)?|Eurostar|EST?(?= ?9\\d{3}(?!\\d))|Thalys|EuroCity(?: Express)?|EuroNight|InterRegio|RegioExpress|ICE|ECE|EC|ICN|IC|IR|IRE|RE|RB|REX|RRX|CJX|RJX|RJ|[Rr]ailjet(?: [Xx]press)?|NJ|Nightjet|Vy Nattåg|Nattåg|SJ Snabbtåg|Snabbtåg|Öresundståg|Nattog|EN|FLX|FlixTrain|WEST(?= \\d{3,4}(?!\\d))|ICL(?= \\d)|ICS(?= \\d)|Frecciarossa|Frecciargento|Frecciabianca|Regionale Veloce|Regionale(?= \\d{3,5}(?!\\d))|Inter[Cc]ity Notte|Italo|AVE(?: INT| Internacional)?|AVLO|Alvia|Avant|Ouigo|Os|Sp|SC|InterCity|Intercity|WESTbahn|Westbahn|EIP|EIC|TLK|Alfa Pendular|Intercidades|Euromed|Intercity Direct|X ?2000|ICLyn|Lyntog|Lyn|LEO|[Ii]ryo|Pendolino(?: S)?|NOMAD(?: [Tt]rain| TRAIN)?|BreizhGo(?: TER)?|Al[ée]op(?: TER)?|R[ée]mi(?: Express)?(?= ?\\d{4,6}(?!\\d))|Mobigo(?: TER)?|ZOU ?!?(?= ?\\d{4,6}(?!\\d))|[Ff]luo(?: Grand Est)?(?= ?\\d{4,6}(?!\\d))|liO(?: [Tt]rain| TER)?(?= ?\\d{4,6}(?!\\d))|Transilien';
/** In capitals as well: "NORTHEAST REGIONAL 178"; short ones are only what they are. */
const inCapitals = products
  .split('|')
  .filter((product) => /^[\p{Lu}\p{Ll} ]{5,}$/u.test(product) && /\p{Ll}/u.test(product))
  .map((product) => product.toUpperCase())
  .join('|');
/** "Train de nuit ES 453", "Yöjuna PYO 263": letters behind the word are whose train it is. */
const behindTrain =
  '(?<=(?:[Tt]rain(?: de nuit| direct)?|[Nn]acht(?:zug|trein)|[Ss]leeper|Zug|[Tt]reno(?: notturno)?|[Tt]rein|(?:[Nn]att?)?(?:[Tt]åg|[Tt]og)(?:et)?|(?:[Yy]ö)?[Jj]una|[Pp]ociąg|[Vv]lak|[Vv]onat) (?:n° ?)?)(?!UK|FR|NR|NO)[A-Z]{2,3}(?= ?\\d{2,5}(?!\\d))';
/** Not "EC 261/2004", a law of the European Community. */
export const trainNumber = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(${products}|${inCapitals}|${behindTrain})(?:(?<=IC|IR|RE|ICN) ?\\d{1,2}(?= \\d{3,5}(?![\\p{L}\\d:€]|[.,]\\d| ?(?:€|EUR|CHF|km))))?(?: (?:[nN]°|[nN]o\\.?|[nN]r\\.?|train))? ?(\\d{1,6})(?![\\p{L}\\d€]|[.,:]\\d|/(?:19|20)\\d\\d(?!\\d))|(?:[Tt]rain|TRAIN|Zug|[Tt]reno|[Tt]ren|[Tt]rein|(?:[Ss]nabb|[Rr]egional|[Ii]nter[Cc]ity|[Ll]yn)?(?:[Tt]åg|[Tt]og)|[Vv]lak|[Pp]ociąg|[Cc]omboio|(?:[Yy]ö)?[Jj]una|[Vv]onat) ?(?:[nN]°|[nN]o\\.?|[nN]r\\.?|number|:)? ?((?:[A-Z](?=\\d{3}))?\\d{2,5})(?![\\p{L}\\d]|[.,:]\\d| ?[€$£]))`,
  'gu',
);

/** "NOZOMI 25", "Al Boraq n° 1008, mardi 6 avril": whatever a railway calls its trains, behind the word for one. */
export const productThenNumber =
  /^(?!(?:Coach|Car|Seat|Voiture|Place|Wagen|Platz|Carrozza|Posto|Coche|Plaza|N[or]\.?) )(\p{Lu}(?:\p{Ll}|[\p{L}.' ]{2,24}?)) (?:[nN](?:°|o\.?|r\.?) ?)?(\d{1,5})(?=$| ?[(,] ?\p{L})/u;

/** "Eurostar 9114", "Train 2150" in a line. */
export const namesTrain = (text: string): boolean => text.search(trainNumber) >= 0;

/** "TGV INOUI" and nothing else. */
export const isProduct = (text: string): boolean => productAlone.test(text);
const productAlone = new RegExp(`^(?:${products}|${inCapitals})$`, 'u');
