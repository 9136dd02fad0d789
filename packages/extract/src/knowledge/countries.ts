import { plain } from '../text/plain.ts';

/**
 * ISO code of a country named in English, French or its own language, or by its code ("UK" is GB); null where the text is
 * no country.
 */
export function countryCode(printed: string): string | null {
  return byName.get(plain(printed).replace(/[.()]/g, '').trim()) ?? null;
}

/** The ISO code of what a paper gives as its country, name or code. */
export function countryOf(printed: string | undefined): string | undefined {
  const text = printed?.trim() ?? '';
  const code = text.toUpperCase();
  return countryCode(text) ?? (isoCodes.has(code) ? code : rareByName.get(plain(text)));
}

// Countries whose names on bookings are other than Intl's, or in their own language.
const own: { [code: string]: string } = {
  AT: 'osterreich',
  BE: 'belgie|belgien',
  CH: 'schweiz|svizzera',
  CZ: 'czech republic|republique tcheque|ceska republika',
  DE: 'deutschland',
  DK: 'danmark',
  ES: 'espana',
  FI: 'suomi',
  GB: 'england|scotland|wales|great britain|uk|u k|grande-bretagne|angleterre|ecosse|royaume uni|pays de galles|northern ireland',
  IE: 'eire',
  IT: 'italia',
  MA: 'maroc',
  NL: 'holland|nederland|the netherlands|pays bas',
  NO: 'norge',
  PL: 'polska',
  SE: 'sverige',
  US: 'usa|us|u s a|united states of america|etats unis',
};

const codes =
  'AD AE AL AR AT AU BA BE BG BR CA CH CI CL CN CO CR CY CZ DE DK DZ EE EG ES FI FR GB GR HK HR HU ID IE IL IN IS IT JO JP KE KR LB LI LT LU LV MA MC ME MT MU MX MY NG NL NO NZ PA PE PF PH PL PT QA RE RO RS SA SE SG SI SK SN TH TN TR TW UA US UY VN ZA';

/** Those whose names in a paper are more often something else: first names, states, words. A code is theirs all the same. */
const rarer =
  'RU AF AG AI AM AO AQ AS AW AX AZ BB BD BF BH BI BJ BL BM BN BO BQ BS BT BW BY BZ CC CD CF CG CK CM CU CV CW CX DJ DM DO EC ER ET FJ FK FM FO GA GD GE GF GG GH GI GL GM GN GP GQ GT GU GW GY HN HT IM IQ IR JE JM KG KH KI KM KN KP KW KY KZ LA LC LK LR LS LY MD MF MG MH MK ML MM MN MO MP MQ MR MS MV MW MZ NA NC NE NF NI NP NR NU OM PG PK PM PR PS PW PY RW SB SC SD SH SL SM SO SR SS ST SV SX SY SZ TC TD TG TJ TK TL TM TO TT TV TZ UG UZ VA VC VE VG VI VU WF WS XK YE YT ZM ZW';
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
