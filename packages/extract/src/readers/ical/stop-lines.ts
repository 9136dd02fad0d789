import { isOnMap, placeIn } from '../text/journeys/printed-place.ts';
import { labelOf } from '../text/labels/labels.ts';

/** A line of an event's text, and where it stands there. */
export type Said = { at: number; text: string };
/** A stop of a timetable; `isBare` where no word says that the train leaves or comes. */
export type Stop = Said & { clock: string; name: string; platform?: string; train?: string; isBare: boolean };

/**
 * A stop as a railway's calendar writes it: "ab 10:26 Köln Hbf - Gleis 6", "10:26 dép. Genève, voie 3",
 * "Graz Hbf  ab 18:25  Bahnsteig 3"; without a word between "18:25 Graz Hbf (Gleis 3)" and "Graz Hbf 18:25".
 */
export function stopIn({ at, text }: Said): Stop | null {
  const line = text.replace(/^[●○•*] /, '').replace(/ {2,}/g, ' ');
  for (const form of forms) {
    const { short, long, clock = '', name = '', rest = '' } = form.exec(line)?.groups ?? {};
    if (!clock || (long !== undefined && !isOfStop(long))) continue;
    const stop = stopOf(clock.padStart(5, '0'), [name, rest.trim()].filter(Boolean).join(name && rest ? ' - ' : ''));
    const isBare = (short ?? long) === undefined;
    if (!isBare || isStation(stop.name)) return { ...stop, isBare, at, text };
  }
  return null;
}

const clock = '(?<clock>\\d?\\d:\\d\\d)(?: (?:Uhr|h)(?!\\p{L}))?';
const forms = [
  // a short word in whatever language
  new RegExp(`^(?<short>\\p{L}{1,8})\\.? ${clock},? (?<rest>\\S.{1,120})$`, 'u'),
  new RegExp(`^(?<long>\\p{L}{1,12})[.:]{0,2} ${clock},? (?<rest>\\S.{1,120})$`, 'u'),
  new RegExp(`^${clock} (?<long>\\p{L}{1,12})[.:]{0,2} (?<rest>\\S.{1,120})$`, 'u'),
  new RegExp(`^(?<name>\\p{Lu}.{1,60}?),? (?<long>\\p{L}{1,12})[.:]{0,2} ${clock}(?:,? (?<rest>\\S.{1,40}))?$`, 'u'),
  new RegExp(`^${clock} (?<rest>\\p{Lu}.{1,80})$`, 'u'),
  new RegExp(`^(?<name>\\p{Lu}.{1,60}?),? ${clock}(?:,? (?<rest>\\S.{1,40}))?$`, 'u'),
];

/** "ab", "dép", "partenza", "odj": that something leaves or comes. */
function isOfStop(word: string): boolean {
  const label = labelOf(word);
  return label === 'departure' || label === 'arrival' || ofStop.test(word);
}

/** Beside an hour without a word only a name that is known: "Graz Hbf", and no "Departs London Heathrow" nor "Boarding". */
function isStation(name: string): boolean {
  const place = /[:\d]/.test(name) || labelOf(/^\p{L}+/u.exec(name)?.[0] ?? '') ? null : placeIn(name, unsaid);
  return place !== null && isOnMap(place);
}

const unsaid = { labelled: false, timed: false };

const ofStop =
  /^(?:ab|an|d[eé]p|arr|part|partenza|odj|odch|příj|prích|pri?h|abf|ank|avg|afg|pl?ek|vert|aank|sal|lleg|cheg|od|do|z|přij)$/iu;

/** "Köln Hbf - Gleis 8 D-G (THA 9448)", "Genève, voie 3", "Graz Hbf (Gleis 3)": the name, the platform, the train in brackets. */
function stopOf(clock: string, rest: string): Omit<Stop, 'at' | 'text' | 'isBare'> {
  const inBrackets = /\(([A-Z][^()]{1,13})\)$/.exec(rest);
  const isTrain = inBrackets && !ofTrack.test(inBrackets[1] ?? '');
  const [name = '', platform] = rest.slice(0, isTrain ? inBrackets.index : undefined).split(behindName);
  const number = track.exec(platform?.replace(/\)\s*$/, '') ?? '')?.[1];
  return {
    clock,
    name: name.trim(),
    ...(number && { platform: number }),
    ...(isTrain && { train: inBrackets[1]?.replace(/\s+/g, ' ').trim() }),
  };
}

const tracks =
  '(?:voie|quai|gleis|gl\\.?|bahnsteig|platform|track|binario|spår|spor|perron|peron|vía|andén|nástupiště|raide|vágány)';
const ofTrack = new RegExp(`^${tracks} ?\\d`, 'iu');
/** Behind a dash, an arrow or a comma any short word is that of the platform. */
const behindName = new RegExp(
  ` (?:-|▷|–) (?=\\p{L}{3,12}\\.?(?: |$))| \\(?(?=${tracks} \\d)|, ?(?=\\p{L}{3,12}\\.? \\d{1,3}(?![\\p{L}\\d]{2}))`,
  'iu',
);
const track = /^\p{L}{1,12}\.? (\d.{0,10}?)\s*$/u;
