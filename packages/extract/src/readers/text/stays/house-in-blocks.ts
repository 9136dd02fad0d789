import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';
import type { Hotel } from './hotel-place.ts';

/**
 * "苏州平江河畔酒店" as a title or alone in its paragraph, over "城市：苏州" and "地址：…": where a writing has no capitals a house is known by
 * the signs with which its name ends. Two names of different houses are none.
 */
export function houseInBlocks(passages: readonly Passage[]): Found<Hotel> | null {
  const named = passages.filter((p) => p.label === null && !p.former && isAlone(p, passages) && isHouse(p.text.trim()));
  const [house] = named;
  if (!house || named.some(({ text }) => text.trim() !== house.text.trim())) return null;
  const labelled = (label: Passage['label']) => passages.find((p) => p.label === label && !p.former)?.text.trim();
  const [street, city] = [labelled('address'), labelled('city')];
  const address = { ...(street ? { street } : {}), ...(city ? { city } : {}) };
  return { value: { name: house.text.trim(), address }, at: house.at, text: house.text };
}

const isAlone = ({ isHeading, block, inTable }: Passage, passages: readonly Passage[]) =>
  isHeading || (!inTable && passages.filter((p) => p.block === block).length === 1);

const isHouse = (text: string): boolean => houseEnd.test(text) && !ofSentence.test(text);
const houseEnd =
  /^[\p{Lo}\p{Lm}ー・·A-Za-z\d ]{2,30}(?:酒店|宾馆|賓館|饭店|飯店|民宿|客栈|客棧|旅馆|旅館|旅店|度假村|渡假村|ホテル|温泉宿|호텔|펜션|리조트|게스트하우스)(?: ?[(（][\p{Lo}A-Za-z\d ]{2,20}[)）])?$/u;
/** "您预订的酒店", "ご予約のホテル", "예약한 호텔": which house, and not what it is called. */
const ofSentence =
  /^(?:我的|您|你|本|该|附近|推荐|预订|預訂|订单|入住|ご|お|当|予約|예약|추천|내)|[的のなる한]\s?(?:酒店|宾馆|饭店|飯店|ホテル|旅館|호텔)/u;
