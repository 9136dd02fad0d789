import { plain } from '../text/plain.ts';

/**
 * ISO code of a country named in English, French or its own language, or by its code ("UK" is GB); null where the text is
 * no country.
 */
export function countryCode(printed: string): string | null {
  const name = plain(printed).replace(/[.()]/g, '').trim();
  return byName.get(name) ?? byName.get(name.replace(/^(?:the|la|le|les) /, '')) ?? null;
}

/** The ISO code of what a paper gives as its country, name or code. */
export function countryOf(printed: string | undefined): string | undefined {
  const text = printed?.trim() ?? '';
  const code = text.toUpperCase();
  return countryCode(text) ?? (isoCodes.has(code) ? code : rareByName.get(plain(text)));
}

// Countries whose names on bookings are other than Intl's, or in their own language.
const own: { [code: string]: string } = {
  AE: 'uae|emirates',
  AT: 'osterreich',
  BE: 'belgie|belgien',
  CH: 'schweiz|svizzera',
  CF: 'centrafrique|republique centrafricaine|central african republic',
  CD: 'rdc|drc|dr congo|republique democratique du congo|democratic republic of the congo',
  CI: 'ivory coast',
  CN: "pr china|people's republic of china",
  BH: 'kingdom of bahrain',
  BR: 'brasil',
  CZ: 'czech republic|republique tcheque|ceska republika',
  DE: 'deutschland',
  DK: 'danmark',
  ES: 'espana',
  FI: 'suomi',
  ER: 'erythree|eritrea',
  GB: 'england|scotland|wales|great britain|uk|u k|grande-bretagne|angleterre|ecosse|royaume uni|pays de galles|northern ireland',
  GN: 'guinee',
  GQ: 'guinee equatoriale|equatorial guinea',
  GW: 'guinee-bissau|guinea-bissau',
  IE: 'eire',
  IT: 'italia',
  KR: 'korea|republic of korea',
  LA: 'lao pdr',
  MA: 'maroc',
  MU: 'ile maurice',
  NL: 'holland|nederland|the netherlands|pays bas',
  NO: 'norge',
  OM: 'sultanate of oman',
  PL: 'polska',
  QA: 'state of qatar',
  SA: 'ksa|kingdom of saudi arabia',
  SE: 'sverige',
  TD: 'tchad',
  TR: 'turkey|turquie',
  US: 'usa|us|u s a|united states of america|etats unis',
};

const codes =
  'AD AE AF AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BJ BO BR BS BT BW BY BZ CA CD CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DO DZ EC EE EG ES ET FI FJ FR GA GB GF GH GM GP GR GT GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KM KR KW KZ LA LB LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MQ MR MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NZ OM PA PE PF PG PH PK PL PS PT PY QA RE RO RS RU RW SA SC SD SE SG SI SK SL SN SO SR SV SY SZ TG TH TJ TM TN TR TT TW TZ UA UG US UY UZ VE VN VU WS YE YT ZA ZM ZW';

/** Those whose names in a paper are more often something else: first names, states, words. A code is theirs all the same. */
const rarer =
  'AG AI AQ AS AW AX BI BL BM BN BQ CC CF CK CW CX DM ER FK FM FO GD GE GG GI GL GN GQ GU GW IM JE KI KN KP KY LC MF MH MO MP MS NF NR NU PM PR PW SB SH SM SS ST SX TC TD TK TL TO TV VA VC VG VI WF XK';
const isoCodes = new Set(`${codes} ${rarer}`.split(' '));

const byName = named(codes);
const rareByName = named(rarer);
// As databases write them; Intl says "Trinidad & Tobago", "Hong Kong SAR China", "Türkiye".
for (const [name, code] of Object.entries({
  'hong kong': 'HK',
  turkey: 'TR',
  turquie: 'TR',
  'trinidad and tobago': 'TT',
  'sao tome and principe': 'ST',
  'republic of the congo': 'CG',
  'democratic republic of the congo': 'CD',
  'bosnia and herzegovina': 'BA',
  burma: 'MM',
  myanmar: 'MM',
  macedonia: 'MK',
  swaziland: 'SZ',
  macao: 'MO',
  macau: 'MO',
  'ivory coast': 'CI',
})) {
  rareByName.set(name, code);
}
for (const [code, list] of Object.entries(own)) for (const name of list.split('|')) byName.set(name, code);

function named(list: string): Map<string, string> {
  const names = ['en', 'fr'].map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  return new Map(
    list.split(' ').flatMap((code) => names.map((name): [string, string] => [plain(name.of(code) ?? code), code])),
  );
}
