import type { Passage } from '../passages/passages.ts';
import type { PrintedAddress } from './addresses.ts';
import { phoneNear } from './house-phone.ts';

/** "〒250-0315 神奈川県足柄下郡箱根町塔之沢91": the sign stands before a Japanese code, and what is behind it has no commas. */
export function japanese(passages: readonly Passage[]): { address?: PrintedAddress; phone?: string } {
  const at = passages.findIndex(({ label, text }) => label === 'address' && japaneseCode.test(text));
  const postcode = japaneseCode.exec(passages[at]?.text ?? '')?.[1];
  return postcode ? { address: { postcode, country: 'JP' }, phone: phoneNear(passages, at) } : {};
}
const japaneseCode = /^〒 ?(\d{3}-\d{4})(?!\d)/;
