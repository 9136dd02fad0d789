import { isOnMap, placeIn } from '../../text/journeys/printed-place.ts';
import type { Token } from '../../text/journeys/token.ts';
import type { Passage } from '../../text/passages/passages.ts';
import type { Moment } from './told-places.ts';

/**
 * Whether two figures with a dot are a clock in a sentence: behind a word that leads to one, or right behind a place that a list
 * has or the sentences before have named, as in "MH 606, Singapore Changi 15.10, Kuala Lumpur International 16.15".
 */
export function isClockTold({ text, shape }: Passage, at: number, ports: ReadonlySet<string>): boolean {
  if (/(?:\b(?:at|by|a|um|alle|ore|las|gegen|vers)|\([a-z]{3}\),?) $/.test(shape.slice(0, at))) return true;
  if (partOfDay.test(shape.slice(at))) return true;
  if (calledBefore.test(shape.slice(0, at)) && calledByHour.test(shape.slice(at))) return true;
  const name =
    /(?:^|[,;:–—] |\d (?:to|à|nach|vers) |(?:leav|depart|land|arriv|reach)\p{Ll}* (?:(?:in|at) )?|(?:get|come)s? (?:in)?to |(?:quitt|part|décoll|arriv|atterr)\p{Ll}+ (?:(?:de|à) )?)(\p{Lu}[^,;:–—\d]{2,50}) $/u.exec(
      text.slice(Math.max(0, at - 60), at),
    )?.[1];
  if (name && ports.has(name)) return true;
  const place = name ? placeIn(name, { labelled: false, timed: false }) : null;
  return place !== null && isOnMap(place);
}

/** "07.30 in the morning", "12.45 midday", "19.30 le soir". */
const partOfDay =
  /^\d{1,2}\.\d\d (?:in the |le |du |de l'|l'|at )?(?:morning|afternoon|evening|midday|noon|night|matin|midi|apres-midi|soir|nuit)\b/;

/** "You're on the 07.25 out of Glasgow", "the 9.10 flight": what goes is called by its hour. */
const calledBefore = /\b(?:the|your|le|du|au|votre) $/;
const calledByHour =
  /^\d{1,2}\.\d\d (?:out of|from|to(?! \d)|for|into|(?:[a-z]+ )?(?:flight|train|ferry|boat|bus|coach|sailing|plane|service|departure)|de (?!\d)|pour|vers|au depart)\b/;

/**
 * "You leave Orkney on the Hamnavoe, which sails from Stromness at 16.45 and is due at Scrabster at 18.15": of more than two
 * places the two with a clock each are the ends.
 */
export function endsOf<T extends Token>(places: readonly T[], p: Passage, moments: readonly Moment[]): readonly T[] {
  const clocks = moments.filter(({ isClock }) => isClock);
  if (places.length < 3 || clocks.length !== 2) return places;
  const starts = places.map(({ at }) => at - p.at);
  const beside = clocks.map(({ from }) => {
    const last = starts.findLastIndex((at) => at < from);
    const gap = p.text.slice(starts[last] ?? 0, from);
    return last >= 0 && clockBehind.test(gap) ? places[last] : undefined;
  });
  const [first, second] = beside;
  return first && second && first !== second ? [first, second] : places;
}

/** A name, and "at" in front of its clock. */
const clockBehind =
  /^(?: *(?:(?:\p{Lu}[\p{L}'’.-]*|de|du|la|le|of|and|upon)(?![\p{L}'’.-])|\([^)]{2,40}\)))+ *,? ?(?:at|à|a|um|alle|ore|las|om|kl\.?)? ?$/u;
