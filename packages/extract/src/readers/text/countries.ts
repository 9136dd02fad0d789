import { plain } from '../../text/plain.ts';

/** ISO code of a country named in English, French or its own language; null where the text is no country. */
export function countryCode(printed: string): string | null {
  return byName.get(plain(printed).replace(/[.()]/g, '').trim()) ?? null;
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
  GB: 'england|scotland|wales|great britain|uk|u k|grande-bretagne|angleterre|ecosse|royaume uni',
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

const byName = new Map<string, string>();
for (const language of ['en', 'fr']) {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  for (const code of codes.split(' ')) byName.set(plain(names.of(code) ?? code), code);
}
for (const [code, list] of Object.entries(own)) for (const name of list.split('|')) byName.set(name, code);
