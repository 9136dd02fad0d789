import { inLines } from './in-lines.ts';

/**
 * "Airbnb Ireland UC", "tigerstay Pte. Ltd.", "Roomery S.à r.l": a name as printed that ends in the form in which a company
 * is registered, by its capitals: "la mer, SA" and not "La Casa sa".
 */
export function endsInCompanyForm(name: string): boolean {
  return printed.test(name);
}

/** The name without it: "Southwest Airlines, Inc." is "Southwest Airlines". */
export function withoutCompanyForm(name: string): string {
  return name.replace(printed, '');
}

const printed = inLines('u')`
  (?:^|,?[ ])(?:
    UC|DAC|Ltd|LTD|Limited|LIMITED|LLC|LLP|Inc|INC|Corp|CORP|PLC|plc|Pty|Pte
    |SAS|SASU|SARL|SA|SL|SRL|Srl|SpA|S\.A|S\.L|S\.A\.S|S\.A\.R\.L|S\.à[ ]r\.l|S\.r\.l|S\.p\.A
    |GmbH|GMBH|AG|KG|UG|BV|NV|B\.V|N\.V|AB|AS|ApS|A\/S|Oy|OÜ|SIA|UAB|IKE|d\.o\.o|s\.r\.o
  )\.?$
`;

/** Such a form among the words of `plain` text; "as", "co" and "ike" are words and names as well. */
export const companyFormWord = inLines()`
  \b(?:
    uc|dac|ltd|limited|llc|llp|lp|inc|corp|plc|pty|pte|sas|sasu|sarl|selarl|snc|sa|srl|spa|gmbh|ag|kg|ug|bv|nv|ab|aps|oy
  )\b
`;
