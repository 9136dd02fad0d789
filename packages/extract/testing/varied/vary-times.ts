import { type Change, spansOf } from './substitute.ts';
import { leaves, oneOf, type Vary } from './variation.ts';

const day = 24 * 60;

/**
 * Everything earlier or later by the same minutes within its day, so that one time becomes one just after or before midnight,
 * noon, or any other. Durations, connections and the order of legs stay true.
 */
export const varyTimes: Vary = ({ expected }, shown, random) => {
  const stamps = leaves(expected, /[tT]ime(?:\.@value)?$|Date(?:\.@value)?$/).filter((value) =>
    /T\d\d:\d\d/.test(value),
  );
  const clocks = [...new Set(stamps.map(minutesOf))];
  if (clocks.length === 0) return 'no time';
  if (/\b(?:noon|midnight|midi|minuit|mittags?|mitternacht|mediod[ií]a|1200N|12N)\b/i.test(shown))
    return 'a time in words';
  const [least, most] = [-Math.min(...clocks), day - 1 - Math.max(...clocks)];
  const by = oneOf(
    shiftsTo(clocks, random).filter((one) => one !== 0 && one >= least && one <= most),
    random,
  );
  if (by === undefined) return 'no room to move in the day';
  const moved = (minutes: number) => minutes + by;
  const seen = new Set<number>();
  const changes = [
    stampChange(by, seen),
    basicStampChange(by, seen),
    ...clockChanges(
      clocks,
      moved,
      seen,
      /(?<!\d)0\d\s?[:hH.]\s?\d\d|^(?![\s\S]*(?<![\d:.])\d\s?[:hH]\s?\d\d)/.test(shown),
    ),
  ];
  const missing = missingClocks(shown, changes, clocks, seen);
  if (missing) return 'a time is not printed as expected';
  return {
    changes,
    needed: [],
    says: (value, path) => (/T\d\d:\d\d/.test(value) && !/token/i.test(path) ? shiftedStamp(value, by) : value),
  };
};

function minutesOf(stamp: string): number {
  const [, hour, minute] = /T(\d\d):(\d\d)/.exec(stamp) ?? [];
  return Number(hour) * 60 + Number(minute);
}

function shiftsTo(clocks: number[], random: () => number): number[] {
  const targets = [5, 23 * 60 + 50, 30, 12 * 60, 12 * 60 + 30, 60 * 9 + 9, 10 * 60 + 10, 23 * 60 + 59, 21 * 60 + 5];
  const from = oneOf(clocks, random);
  return [
    ...targets.map((target) => target - from),
    5 * Math.ceil(random() * 20),
    -5 * Math.ceil(random() * 20),
    7,
    -7,
    1,
  ];
}

/** An ISO time with its day; one in UTC may come to lie on another day. */
function shiftedStamp(stamp: string, by: number): string {
  return stamp.replace(/(\d{4}-\d\d-\d\d)([T ])(\d\d:\d\d)/, (_, date: string, between: string, clock: string) => {
    const moved = new Date(Date.parse(`${date}T${clock}Z`) + by * 60_000).toISOString();
    return `${moved.slice(0, 10)}${between}${moved.slice(11, 16)}`;
  });
}

function stampChange(by: number, seen: Set<number>): Change {
  return {
    find: /(?<!\d)\d{4}-\d\d-\d\d[T ](?:[01]\d|2[0-3]):[0-5]\d(?!\d)/g,
    write: ([stamp]) => {
      seen.add(minutesOf(stamp.replace(' ', 'T')));
      return shiftedStamp(stamp, by);
    },
  };
}

function basicStampChange(by: number, seen: Set<number>): Change {
  return {
    find: /(?<!\d)(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)/g,
    write: ([, year, month, date, hour, minute]) => {
      seen.add(Number(hour) * 60 + Number(minute));
      return shiftedStamp(`${year}-${month}-${date}T${hour}:${minute}`, by).replace(/[-:]/g, '');
    },
  };
}

const duration =
  /(?:dur[ée]e|duration|dauer|dur[ae]ción|durata|journey time|flight time|travel time|flying time|reisezeit|fahrzeit|reistijd|restid|layover|connection time|correspondance|transfer time|wait|umstiegszeit|total|gmt|utc)[\s:(]{0,4}(?:de |of )?$/i;

function clockChanges(
  clocks: number[],
  moved: (minutes: number) => number,
  seen: Set<number>,
  isPadded: boolean,
): Change[] {
  const isKnown = (minutes: number) => clocks.includes(minutes);
  const write =
    (
      form: (minutes: number, match: RegExpMatchArray) => string,
      mustBeKnown: boolean,
      parse: (match: RegExpMatchArray) => number,
    ) =>
    (match: RegExpMatchArray, text: string): string | null => {
      const minutes = parse(match);
      if (duration.test(text.slice(Math.max(0, (match.index ?? 0) - 24), match.index))) return null;
      if (isKnown(minutes)) seen.add(minutes);
      // "1h28" is as long as it is
      else if (mustBeKnown || /^\dh/i.test(match[0]) || /^\s?(?:h|hrs?|hours?|std)(?![a-z])/i.test(behind(match, text)))
        return null;
      const then = moved(minutes);
      return then < 0 || then >= day ? null : form(then, match);
    };
  const two = (value: number) => String(value).padStart(2, '0');
  const of12 = ([, hour, minute, half]: RegExpMatchArray) =>
    (Number(hour) % 12) * 60 + Number(minute ?? 0) + (/p/i.test(half ?? '') ? 720 : 0);
  const hourAs = (hour: number, like: string) =>
    like.length === 2 && (isPadded || like.startsWith('0')) ? two(hour) : String(hour);
  const in12 = (then: number, match: RegExpMatchArray) => {
    const hour = Math.floor(then / 60) % 12 || 12;
    const [whole, printed = '', , half = ''] = match;
    const between = /^\d+([.:])/.exec(whole)?.[1] ?? ':';
    const space = /\s(?=[ap]\.?\s?m)/i.exec(whole)?.[0] ?? '';
    const isUpper = half === half.toUpperCase();
    const word = then < 720 ? 'a' : 'p';
    const tail = whole.slice(whole.search(/[ap]\.?\s?m/i)).replace(/^[ap]/i, isUpper ? word.toUpperCase() : word);
    return `${hourAs(hour, printed)}${between}${two(then % 60)}${space}${tail}`;
  };
  return [
    { find: /(?<![\d:.,])(0?\d|1[0-2])(?:[:.]([0-5]\d))?\s?([ap])\.?m(?![a-z])\.?/gi, write: write(in12, false, of12) },
    {
      find: /(?<![\d:.,+-])([01]?\d|2[0-3])(\s?[:hH]\s?)([0-5]\d)(?![\d%:])/g,
      write: write(
        (then, [, hour = '', between]) => `${hourAs(Math.floor(then / 60), hour)}${between}${two(then % 60)}`,
        false,
        ([, hour, , minute]) => Number(hour) * 60 + Number(minute),
      ),
    },
    {
      // with its seconds
      find: /(?<![\d:.,+-])([01]\d|2[0-3]):([0-5]\d)(?=:\d\d(?!\d))/g,
      write: write(
        (then) => `${two(Math.floor(then / 60))}:${two(then % 60)}`,
        true,
        ([, hour, minute]) => Number(hour) * 60 + Number(minute),
      ),
    },
    {
      find: /(?<![\d:.,+-])([01]?\d|2[0-3])\.([0-5]\d)(?![\d%]|[.,]\d|\s?(?:€|EUR|GBP|USD|CHF|DKK|SEK|NOK|kr|£))/g,
      write: write(
        (then, [, hour = '']) => `${hourAs(Math.floor(then / 60), hour)}.${two(then % 60)}`,
        true,
        ([, hour, minute]) => Number(hour) * 60 + Number(minute),
      ),
    },
    {
      // full hours
      find: /(?<![\d:.,+-])([01]?\d|2[0-3])(\s?h(?:eures?|rs?)?|\s?Uhr)(?![\p{L}\d])(?!\s?\d)/gu,
      write: write(
        (then, [, hour = '', word = '']) => {
          const hours = hourAs(Math.floor(then / 60), hour);
          if (then % 60 === 0) return hours + word;
          return /Uhr/.test(word)
            ? `${hours}:${two(then % 60)}${word}`
            : `${hours}${word.startsWith(' ') ? ' h ' : 'h'}${two(then % 60)}`;
        },
        true,
        ([, hour]) => Number(hour) * 60,
      ),
    },
    {
      // as reservation systems print them
      find: /(?<![\d:.,+A-Z-])([01]\d|2[0-3])([0-5]\d)(?![A-Z\d:.,-]|\s?(?:€|EUR|kg))/g,
      write: write(
        (then) => `${two(Math.floor(then / 60))}${two(then % 60)}`,
        true,
        ([, hour, minute]) => Number(hour) * 60 + Number(minute),
      ),
    },
    {
      find: /(?<![\d:.,+A-Z-])(1[0-2]|0?\d)([0-5]\d)([AP])(?![A-Z\d])/g,
      write: write(
        (then) => `${Math.floor(then / 60) % 12 || 12}${two(then % 60)}${then < 720 ? 'A' : 'P'}`,
        true,
        of12,
      ),
    },
  ];
}

function behind(match: RegExpMatchArray, text: string): string {
  const at = (match.index ?? 0) + match[0].length;
  return text.slice(at, at + 8);
}

function missingClocks(shown: string, changes: readonly Change[], clocks: number[], seen: Set<number>): boolean {
  for (const change of changes) spansOf(change, shown);
  return clocks.some((clock) => !seen.has(clock));
}
