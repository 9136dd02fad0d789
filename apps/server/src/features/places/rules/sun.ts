import { offsetAt } from '@escale/contract';
import { localTime } from './local-time.ts';

const rad = Math.PI / 180;
const dayMs = 86_400_000;

/**
 * Sunrise and sunset of the local day, to about two minutes (the Astronomical Almanac's low-precision sun, with 50 minutes
 * of arc for refraction and the sun's own radius); neither where the sun stays up or down.
 */
export function sunAt(
  nowMs: number,
  { latitude, longitude }: { latitude: number; longitude: number },
  zone: string,
): { sunrise?: string; sunset?: string } {
  const offsetMs = offsetAt(nowMs, zone) ?? 0;
  const localDay = Math.floor((nowMs + offsetMs) / dayMs);
  const rise = crossing(localDay * dayMs - offsetMs, latitude, longitude, -1);
  const set = crossing(localDay * dayMs - offsetMs, latitude, longitude, 1);
  return rise === null || set === null ? {} : { sunrise: localTime(rise, zone), sunset: localTime(set, zone) };
}

/** When, in the day that begins at an instant, the sun crosses the horizon: before (-1) or after (1) its highest. */
function crossing(dayStartMs: number, latitude: number, longitude: number, side: -1 | 1): number | null {
  let guessMs = dayStartMs + dayMs / 2;
  for (let i = 0; i < 3; i++) {
    const { declination, equationOfTimeMin } = sunPosition(guessMs);
    const cosHour =
      (Math.sin(-0.8333 * rad) - Math.sin(latitude * rad) * Math.sin(declination)) /
      (Math.cos(latitude * rad) * Math.cos(declination));
    if (!(Math.abs(cosHour) <= 1)) return null;
    const hourMin = (Math.acos(cosHour) / rad) * 4;
    const utcMin = 720 - 4 * longitude - equationOfTimeMin + side * hourMin;
    const utcDayMs = Math.floor(dayStartMs / dayMs) * dayMs;
    // The UTC day that begins in the local one may be the next; the crossing belongs into the local day.
    const at = utcDayMs + utcMin * 60_000;
    guessMs = at + Math.ceil((dayStartMs - at) / dayMs) * dayMs;
  }
  return Math.round(guessMs / 1000) * 1000;
}

function sunPosition(ms: number): { declination: number; equationOfTimeMin: number } {
  const days = ms / dayMs + 2_440_587.5 - 2_451_545;
  const meanAnomaly = (357.529 + 0.98560028 * days) * rad;
  const meanLongitude = (280.459 + 0.98564736 * days) * rad;
  const ecliptic = meanLongitude + (1.915 * Math.sin(meanAnomaly) + 0.02 * Math.sin(2 * meanAnomaly)) * rad;
  const tilt = (23.439 - 0.00000036 * days) * rad;
  const rightAscension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic));
  let apart = (meanLongitude - rightAscension) / rad;
  apart -= Math.round(apart / 360) * 360;
  return { declination: Math.asin(Math.sin(tilt) * Math.sin(ecliptic)), equationOfTimeMin: apart * 4 };
}
