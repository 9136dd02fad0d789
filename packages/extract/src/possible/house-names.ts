import { nameAtEnd } from '../readers/text/stays/hotel-name.ts';
import { withoutKeeper } from '../readers/text/stays/house-keeper.ts';
import { houseWord } from '../readers/text/stays/house-words.ts';
import { endsInCompanyForm } from '../text/company-forms.ts';
import { plain } from '../text/plain.ts';
import { withClosedBrackets } from './brackets.ts';
import { isMoment } from './moments.ts';
import { isCountry, isCut, isPrice } from './place-names.ts';
import { isOfTrade } from './trade-words.ts';

/** What a house can be called, of what was cut from a paper as its name; null where nothing in it can be its name. */
export function houseName(printed: string): string | null {
  const closed = withoutKind(withoutKeeper(withClosedBrackets(printed)));
  // "opens at Tamar Ridge House": the end of a sentence
  const name = /^\p{Ll}{3,} (?=\p{Ll})/u.test(closed) ? (nameAtEnd(closed) ?? closed) : closed;
  const shape = plain(name);
  if (name.length < 2 || isOfTrade(name) || isMoment(name) || isPrice(name)) return null;
  if (isCut(name) || isCountry(name) || inWords.test(name)) return null;
  // "Hotel Adler GmbH" has rooms all the same
  return endsInCompanyForm(name) && !houseWord.test(shape) ? null : name;
}

/** "Chambre d’hôtes « Harbour Bell House »": what kind of house it is stands in front of its name in quotes. */
function withoutKind(name: string): string {
  return kindAndName.exec(name)?.[1]?.trim() ?? name;
}

const kindAndName =
  /^(?:(?:les |la |le |the )?(?:chambres? d['’]h[ôo]tes?|maison d['’]h[ôo]tes?|g[îi]te(?: rural| d['’][ée]tape)?|table d['’]h[ôo]tes|meubl[ée]|appartement|studio|logement|b ?& ?b|bed (?:and|&) breakfast|guest ?house|apartment|holiday (?:flat|home|cottage)|self-catering (?:flat|cottage))) ?[:,–-]? ?[«“"„]\s*([^»”"“]{2,60}?)\s*[»”"“]$/iu;

/** "none", "une chambre simple supérieure": words of a sentence; "ibis Lille" is written so. */
const inWords = /^\p{Ll}{3,}$|^(?:une?|an?|the|one|two|deux) (?=\p{Ll})(?!.*\p{Lu})/u;
