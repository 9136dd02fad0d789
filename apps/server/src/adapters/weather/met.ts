import { offsetAt } from '@escale/contract';
import { z } from 'zod';
import type { Forecast, Origin, WeatherProvider } from '../../features/places/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { Outbound } from '../../platform/outbound.ts';
import { ask, ProviderError } from '../ask-json.ts';
import { coarse, keep } from './kept.ts';

const origin: Origin = {
  provider: 'met-norway',
  mode: 'live',
  attribution: ['Weather: MET Norway (CC BY 4.0)'],
};

const compact = z.object({
  properties: z.object({
    timeseries: z.array(
      z.object({
        time: z.string(),
        data: z.object({
          instant: z.object({ details: z.object({ air_temperature: z.number().optional() }) }),
          next_1_hours: z.object({ summary: z.object({ symbol_code: z.string() }) }).optional(),
          next_6_hours: z.object({ summary: z.object({ symbol_code: z.string() }) }).optional(),
          next_12_hours: z.object({ summary: z.object({ symbol_code: z.string() }) }).optional(),
        }),
      }),
    ),
  }),
});
type Step = z.infer<typeof compact>['properties']['timeseries'][number];
type Symbol = Forecast['days'][number]['symbol'];

type Answer = { steps: Step[]; lastModified: string | null; freshUntilMs: number };

/** After "too many requests" nobody asks for so long: who goes on asking is shut out. */
const restMs = 10 * 60_000;
const hourMs = 3_600_000;

/**
 * MET Norway's Locationforecast 2.0 (compact): keyless, worldwide, some nine days. Its terms: say who asks (`contact`), keep
 * an answer until it expires, then ask only whether it has changed, and ask for no more than four decimals.
 */
export function metWeather(
  { outbound, clock, log }: { outbound: Outbound; clock: Clock; log: Log },
  { contact, url }: { contact: string; url: string },
): WeatherProvider {
  const answers = keep<Answer>(2_000);
  const asking = new Map<string, Promise<Answer>>();
  let restingUntilMs = 0;

  async function answerFor(point: string): Promise<Answer> {
    const nowMs = clock.now().getTime();
    const known = answers.get(point);
    if (known && (nowMs < known.freshUntilMs || nowMs < restingUntilMs)) return known;
    if (nowMs < restingUntilMs) throw new ProviderError('met-norway', 429);
    const answer = await ask(outbound, `${url}/compact?${point}`, {
      headers: {
        'user-agent': `Escale (${contact})`,
        ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
      },
    });
    if (answer.status === 429) restingUntilMs = nowMs + restMs;
    if (answer.status === 203) log.warn('weather: MET Norway says that this version of its service will end');
    const freshUntilMs = Math.max(Date.parse(answer.headers.get('expires') ?? '') || 0, nowMs + 60_000);
    const kept =
      answer.status === 304 && known
        ? { ...known, freshUntilMs }
        : { steps: await stepsOf(answer), lastModified: answer.headers.get('last-modified'), freshUntilMs };
    answers.set(point, kept);
    return kept;
  }

  return {
    async forecast({ latitude, longitude, zone }) {
      const point = coarse({ latitude, longitude });
      // Ten pages that open at once are one question.
      const asked = asking.get(point) ?? answerFor(point).finally(() => asking.delete(point));
      asking.set(point, asked);
      try {
        const { steps } = await asked;
        return { origin, value: forecastOf(steps, zone, clock.now().getTime()) };
      } catch (error) {
        log.warn(error, 'weather: MET Norway did not answer');
        return { origin, value: { available: false, reason: 'provider-unavailable', days: [] } };
      }
    },
  };
}

async function stepsOf(answer: Response): Promise<Step[]> {
  if (!answer.ok) throw new ProviderError('met-norway', answer.status);
  return compact.parse(await answer.json()).properties.timeseries;
}

function forecastOf(steps: readonly Step[], zone: string, nowMs: number): Forecast {
  const byDay = new Map<string, { step: Step; hour: number; temperature: number }[]>();
  for (const step of steps) {
    const temperature = step.data.instant.details.air_temperature;
    const atMs = Date.parse(step.time);
    // What an old answer says of this morning is no forecast any more.
    if (temperature === undefined || Number.isNaN(atMs) || atMs < nowMs - hourMs) continue;
    const wallClock = new Date(atMs + (offsetAt(atMs, zone) ?? 0)).toISOString();
    const day = wallClock.slice(0, 10);
    byDay.set(day, [...(byDay.get(day) ?? []), { step, hour: Number(wallClock.slice(11, 13)), temperature }]);
  }
  const days = [...byDay].flatMap(([day, hours], i) => {
    // Of the last day there is often only the small hours: that is not its weather.
    if (i > 0 && Math.max(...hours.map(({ hour }) => hour)) < 12) return [];
    const noon = hours.reduce((a, b) => (Math.abs(b.hour - 12) < Math.abs(a.hour - 12) ? b : a));
    const temperatures = hours.map(({ temperature }) => temperature);
    return [
      {
        day,
        symbol: symbolOf(codeOf(noon.step, true)),
        lowC: Math.min(...temperatures),
        highC: Math.max(...temperatures),
      },
    ];
  });
  const [first] = [...byDay.values()][0] ?? [];
  const now = first && { symbol: symbolOf(codeOf(first.step, false)), temperatureC: first.temperature };
  return { available: days.length > 0, days, ...(now && { now }) };
}

function codeOf({ data }: Step, ofDay: boolean): string {
  const [hour, six, twelve] = [data.next_1_hours, data.next_6_hours, data.next_12_hours];
  const found = ofDay ? (six ?? twelve ?? hour) : (hour ?? six ?? twelve);
  return found?.summary.symbol_code ?? '';
}

/** `partlycloudy_day`, `heavysnowshowersandthunder`: some forty codes, of which eight pictures are enough. */
function symbolOf(code: string): Symbol {
  const [, symbol] = symbols.find(([part]) => code.includes(part)) ?? [];
  return symbol ?? 'cloudy';
}

const symbols: [part: string, symbol: Symbol][] = [
  ['thunder', 'thunder'],
  ['sleet', 'sleet'],
  ['snow', 'snow'],
  ['rain', 'rain'],
  ['fog', 'fog'],
  ['clearsky', 'clear'],
  ['fair', 'partly-cloudy'],
  ['partlycloudy', 'partly-cloudy'],
];
