import type { Passage } from '../passages/passages.ts';
import type { PrintedAddress } from './addresses.ts';
import { phoneNear } from './house-phone.ts';

/** "〒381-0401 長野県下高井郡山ノ内町平穏7148": the sign stands before a Japanese code, and what is behind it has no commas. */
export function japanese(passages: readonly Passage[]): { address?: PrintedAddress; phone?: string } {
  const at = passages.findIndex(({ label, text }) => label === 'address' && japaneseCode.test(text));
  const [code = '', postcode] = japaneseCode.exec(passages[at]?.text ?? '') ?? [];
  if (!postcode) return {};
  const town = townAndStreet(passages[at]?.text.slice(code.length) ?? '');
  return { address: { postcode, ...town, country: 'JP' }, phone: phoneNear(passages, at) };
}
const japaneseCode = /^〒 ?(\d{3}-\d{4})(?!\d)/;

/**
 * "長野県 松本市 中央2-3-5 松本ビル": a prefecture, a town or a ward of Tokyo, and its street, which ends with a figure. What stands in a county
 * ("下高井郡山ノ内町") may be called with it or without, and stays out.
 */
function townAndStreet(text: string): { city?: string; street?: string } {
  const [, prefecture = '', rest = ''] = ofPrefecture.exec(text.trim()) ?? [];
  const city = (prefecture === '東京都' ? ward : town).exec(rest)?.[0] ?? '';
  if (!city || (city.includes('郡') && !withCounty.has(city))) return {};
  const street = streetThere.exec(rest.slice(city.length))?.[1];
  return street ? { city, street } : { city };
}

const ofPrefecture = /^(東京都|北海道|京都府|大阪府|\p{Script=Han}{2,3}県)?\s*(\S.*)$/u;
/** "四日市市" and "市川市", but not the county of 余市郡. */
const town = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,6}?市(?![市郡])/u;
const ward = /^\p{Script=Han}{1,4}?区/u;
const streetThere = /^\s*([^\s,、()（）]{2,40}(?<=[\d０-９号番地]))(?=[\s,、()（）]|$)/u;
/** Towns whose own name has the sign of a county. */
const withCounty = new Set(['大和郡山市', '郡山市', '郡上市', '小郡市', '蒲郡市']);
