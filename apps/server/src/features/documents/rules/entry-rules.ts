/**
 * How long a passport must outlast a visit, by country. Not legal advice and not complete: compiled in November 2026
 * from published lists of entry requirements (foreign ministries' travel advice and carriers' summaries of it), not
 * checked country by country and not confirmed with any embassy. Some count from the arrival; we count from the return, which is the
 * stricter reading. A country that is missing here is only checked for the return itself.
 */
const sixMonths: ReadonlySet<string> = new Set([
  // Africa
  ...['AO', 'BW', 'BI', 'CI', 'EG', 'KE', 'MG', 'MZ', 'NA', 'RW', 'TZ', 'UG', 'ZM'],
  // Americas
  ...['BO', 'BR', 'EC', 'GY', 'VE'],
  // Asia and the Pacific
  ...['BN', 'CN', 'ID', 'IN', 'KH', 'LA', 'LK', 'MM', 'MN', 'MY', 'NP', 'PG', 'PH', 'SG', 'TH', 'TL', 'TW', 'VN'],
  // Middle East and Central Asia
  ...['AE', 'BH', 'IL', 'IQ', 'IR', 'KW', 'OM', 'QA', 'SA', 'TJ', 'TM'],
]);

/** The Schengen states ask visitors from outside for three months after they leave: Regulation (EU) 2016/399, article 6(1)(a)(ii). */
const schengen: ReadonlySet<string> = new Set([
  ...['AT', 'BE', 'BG', 'CH', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IS', 'IT', 'LI', 'LT', 'LU'],
  ...['LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
]);

/** Whose citizens travel among each other with an identity card: EU, EEA and Switzerland (Directive 2004/38/EC). */
const freeMovement: ReadonlySet<string> = new Set([...schengen, 'CY', 'IE']);

/** Enclaves that are entered through their neighbours and take the same papers. */
const openEnclaves: ReadonlySet<string> = new Set(['AD', 'MC', 'SM', 'VA']);

/** The Common Travel Area: its citizens need no passport there. */
const commonTravelArea: ReadonlySet<string> = new Set(['GB', 'IE', 'IM', 'JE', 'GG']);

/** Places with a code of their own whose state's citizens are at home there. */
const stateOf: Readonly<Record<string, string>> = {
  ...{ GP: 'FR', MQ: 'FR', GF: 'FR', RE: 'FR', YT: 'FR', BL: 'FR', MF: 'FR', PM: 'FR', PF: 'FR', NC: 'FR', WF: 'FR' },
  ...{ PR: 'US', VI: 'US', GU: 'US', AX: 'FI', FO: 'DK', GL: 'DK', SJ: 'NO' },
};

/** Does this document, with nothing more, let its holder in and out, whatever its last day? */
export function isAtHomeWith(issuer: string | null, country: string): boolean {
  if (issuer === null) return false;
  if (issuer === country || issuer === stateOf[country]) return true;
  if (freeMovement.has(issuer) && (freeMovement.has(country) || openEnclaves.has(country))) return true;
  return commonTravelArea.has(issuer) && commonTravelArea.has(country);
}

/** For how many months after the visit a passport of this issuer must last; 0: for the visit itself. */
export function monthsAskedBy(country: string, issuer: string | null): number {
  if (sixMonths.has(country)) return 6;
  // A passport whose issuer nobody told may be a European one.
  return schengen.has(country) && issuer !== null && !freeMovement.has(issuer) ? 3 : 0;
}
