import type { Passage } from '../passages/passages.ts';

/**
 * Whose francs "126 000 F CFA" are: those of West Africa or those of Central Africa, by the lands and towns that the paper
 * names. Null where it names none, or of both.
 */
export function francsOf(passages: readonly Passage[]): string | null {
  const [isWest, isCentral] = [west, central].map((lands) => passages.some(({ shape }) => lands.test(shape)));
  if (isWest === isCentral) return null;
  return isWest ? 'XOF' : 'XAF';
}

const west =
  /\b(?:senegal|cote[ -]d'ivoire|ivory coast|mali|burkina(?: faso)?|benin|togo|niger|guinee[ -]bissau|dakar|saint-louis|saly|thies|ziguinchor|abidjan|yamoussoukro|bouake|bamako|ouagadougou|bobo-dioulasso|cotonou|porto-novo|lome|niamey|bissau)\b|\+ ?22[1356789]\b/;
const central =
  /\b(?:cameroun|cameroon|gabon|congo|tchad|chad|centrafri\w+|guinee equatoriale|equatorial guinea|douala|yaounde|kribi|libreville|port-gentil|brazzaville|pointe-noire|n'?djamena|bangui|malabo)\b|\+ ?(?:23[5-7]|24[0-2])\b/;
