import { onceForText } from '../once-for.ts';
import { plain } from './plain.ts';
import { findRunTimes } from './run-times.ts';
import { findSpokenTimes, frenchMinutes, minutesInFrench } from './spoken-times.ts';

/** A time of day as printed somewhere in a text. */
export type FoundTime = {
  /** `07:05` */
  time: string;
  at: number;
  length: number;
  /** "+1", "(+1 jour)", "next day": days after the day that goes with it. */
  daysLater: number;
  /** "21.40": perhaps an amount or a section. */
  weak: boolean;
};

/** Every time of day in the text, in order; durations ("1h45 de correspondance", "2h 05m") are left out. Linear in its length. */
export const findTimes = onceForText(readTimes);

function readTimes(text: string): readonly Readonly<FoundTime>[] {
  const shape = plain(text);
  if (!digitOrWord.test(shape)) return [];
  const found: FoundTime[] = [];
  for (const match of shape.matchAll(anyTime)) {
    const time = readTime(match);
    if (!time || isDuration(shape, match.index, match[0])) continue;
    // "SS4D4H": a booking number
    if (/^\d+h/.test(match[0]) && /[a-z]/.test(shape[match.index - 1] ?? '')) continue;
    const later = daysLater.exec(shape.slice(match.index + match[0].length, match.index + match[0].length + 24));
    const tail = later?.[0].trimEnd() ?? '';
    found.push({
      time,
      at: match.index,
      length:
        match[0].trimEnd().length +
        (tail ? tail.length : (/^ (?:h|uhr|hrs)\b/.exec(shape.slice(match.index + match[0].length))?.[0].length ?? 0)),
      daysLater: later ? Number(later[1] ?? later[2] ?? 1) : 0,
      weak:
        match.groups?.dot !== undefined &&
        match.groups.half === undefined &&
        !/^ ?uhr\b/.test(shape.slice(match.index + match[0].length)) &&
        // "07.30h"; "2.30 h de vuelo" is how long
        !(/^\d\d/.test(match[0]) && /^ ?h(?:rs|s)?\b(?! d)/.test(shape.slice(match.index + match[0].length))) &&
        !/(?:\b(?:kl\.?|klo|klockan|klokken|um|alle|om) |@ ?)$/.test(
          shape.slice(Math.max(0, match.index - 10), match.index),
        ),
    });
  }
  const runs = [...findRunTimes(shape), ...findSpokenTimes(shape)].filter(
    ({ at, length }) => !found.some((time) => at < time.at + time.length && at + length > time.at),
  );
  return runs.length > 0 ? [...found, ...runs].sort((a, b) => a.at - b.at) : found;
}

/** What every time has; most lines have none of it. */
const digitOrWord = /\d|midnight|minuit|noon|midi| (?:the|that|this) (?:morning|afternoon|evening)| heure/;

/** "Tisch für 2 am Freitag", "für 4 am 14. Juni": no hour of the morning. */
const germanDay = String.raw` (?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:mo|di|mi|do|fr|sa|so)[.,]|\d{1,2}\.)`;

const anyTime = new RegExp(
  String.raw`(?:(?<![\d:.,+/#]|\+ |(?:utc|gmt) ?[-+])|(?<=\d[:h]\d\d/))(?:(?<hour>\d{1,2})(?:(?<colon>:| ?h ?| heures? | ?uhr ?)(?<minute>\d{2})(?::\d{2})?(?!\d|[.,]\d|:\S)| h (?<lone>\d)(?![\d:/%€$£-]|[.,]\d| ?[a-z°€$£])|(?<dot>\.)(?<dotMinute>[0-5]\d)(?![\d%]|\.\d|,\d| ?(?:€|eur|chf|usd|gbp|\$|£|%|pct\b|percent\b|prozent\b|pour cent\b)))(?: ?(?<half>[ap])\.? ?m\b(?!${germanDay})\.?|(?<letter>[ap])(?![a-z\d.]))?|(?<run>(?:[01]\d|2[0-3])[0-5]\d) ?(?:h(?:rs?|ours)?)\b(?!/)|(?<bare>\d{1,2}) ?(?<bareHalf>[ap])\.? ?m\b(?!${germanDay})\.?|(?<only>\d{1,2}) ?(?:h(?:rs|eures|eure)?|uhr)\b(?!/)|(?<clock>1[0-2]|[1-9]) ?o'clock in the (?<clockPart>morning|afternoon|evening)|(?<=\bore )(?<ore>\d{1,2})(?![:.,]?\d)|(?:\b(?:a )?(?<near>half|quarter|five|ten|twenty(?:-five)?) (?<side>past|to) )?\b(?<spoken>one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o'clock)? (?:in the|(?<=(?:o'clock|(?:past|to) [a-z]{3,6}) )(?:on (?:the|that)|that|this)) (?<part>morning|afternoon|evening)\b|(?:\b(?:a )?(?<nearWord>half|quarter|five|ten|twenty) (?<sideWord>past|to) )?(?<!-|bruxelles |brussels |du )\b(?<word>midnight|minuit|noon|midi)\b(?!-)(?! (?:a|vers) \d)(?: (?<french>${frenchMinutes}))?)`,
  'g',
);

const daysLater =
  /^ ?(?:h(?:rs)?\.? ?)?(?:\(?(?:j ?)?\+ ?([12])\)? ?(?:days?|jours?|tag(?:e)?|j\b|d\b)?\)?|\(?(?:the )?(?:next|following) day\)?|\(?le lendemain\)?|\(?([12]) ?days? later\)?)/;

const hours = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

function readTime(match: RegExpMatchArray): string | null {
  const g = match.groups ?? {};
  // "1330 hrs", "2355H"
  if (g.run) return `${g.run.slice(0, 2)}:${g.run.slice(2)}`;
  if (g.word)
    return clockOf((/^mi(?:dn|n)/.test(g.word) ? 0 : 720) + aside(g.nearWord ?? g.french, g.sideWord === 'to'));
  if (g.spoken) {
    const said = hours.indexOf(g.spoken) + 1;
    return clockOf(((said % 12) + (g.part === 'morning' ? 0 : 12)) * 60 + aside(g.near, g.side === 'to'));
  }
  // "4 o'clock in the afternoon"
  if (g.clock) return clockOf(((Number(g.clock) % 12) + (g.clockPart === 'morning' ? 0 : 12)) * 60);
  const half = g.half ?? g.letter ?? g.bareHalf;
  // "12 h 3", as Quebec writes three minutes past twelve
  const minute = Number(g.minute ?? g.dotMinute ?? g.lone ?? 0);
  let hour = Number(g.hour ?? g.bare ?? g.only ?? g.ore);
  if (half) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half === 'p' ? 12 : 0);
  }
  // 24:00 closes a day; no ticket needs it apart from midnight.
  if (hour === 24 && minute === 0) hour = 0;
  if (hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** "a quarter to", "half past", "et quart", "moins le quart": minutes beside the hour. */
function aside(words: string | undefined, isBefore: boolean): number {
  const count = words ? (minutesBeside[words] ?? minutesInFrench[words] ?? 0) : 0;
  return isBefore ? -count : count;
}

const minutesBeside: { [words: string]: number } = {
  five: 5,
  ten: 10,
  quarter: 15,
  twenty: 20,
  'twenty-five': 25,
  half: 30,
};

function clockOf(minutes: number): string {
  const within = (minutes + 1_440) % 1_440;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

function isDuration(shape: string, at: number, matched: string): boolean {
  const after = shape.slice(at + matched.length, at + matched.length + 10);
  // "from 14:00 hours": a hotel's way of writing a clock
  const isClock =
    /^\d{1,2}:\d\d$/.test(matched) &&
    /^ hours?\b(?! (?:before|prior|in advance|later))/.test(after) &&
    /\b(?:at|from|until|till|by|before|after|is|dep\.?|departs?|departing|departure|arr\.?|arrives?|arriving|arrival|etd|eta|leaves?|leaving|lands?|landing)(?: (?:about|approximately)|:)? $/.test(
      shape.slice(Math.max(0, at - 24), at),
    );
  if (isClock) return false;
  if (
    /^ ?(?:(?:\d{1,2} ?)?m(?:ins?|n|inutes?)?\b|hours?\b|heures? (?:avant|apres)|heures de |before\b|avant\b|prior\b|stunden)/.test(
      after,
    )
  )
    return true;
  const before = shape.slice(Math.max(0, at - 34), at);
  if (
    /(?:duree|duration|dauer|reisezeit|(?:travel|travelling|flight|flying|journey|sailing|crossing|driving) time|temps de (?:vol|trajet|parcours|route)|flugzeit|fahrzeit|layover|journey|dura(?:ta|cion|cao|da)|tiempo de (?:viaje|vuelo)|tempo d[ei] (?:viagem|viaggio|voo|volo)|varighe[dt]|restid|reisetid|rejsetid|reistijd|reisduur|czas (?:podrozy|przejazdu|lotu)|doba (?:jizdy|cesty|letu)|matka-aika|kesto|(?:yolculuk|ucus|seyahat) suresi)[^\n]{0,24}$|(?:correspondance|connection|escale|stopover)[^\n]{0,24}$(?<!\b(?:a|at) )/.test(
      before,
    )
  )
    return true;
  // "24 h line", "24h/24": round the clock
  if (/^24 ?h(?:rs|eures|eure)?$/.test(matched)) return true;
  // "24 h before", "dans les 2 h": a bare number of hours without the word of a moment.
  return (
    /^\d{1,2} ?h(?:rs|eures|eure)?$/.test(matched) &&
    /(?:\b(?:dans les|within|sous|pendant|for|moins de|plus de)) $/.test(before)
  );
}
