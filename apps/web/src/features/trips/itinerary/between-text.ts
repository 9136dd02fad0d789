import { duration, zoneName } from '../../../words/dates.ts';
import type { Language } from '../../../words/language.ts';
import type { Say } from '../../../words/words.ts';
import type { Between } from './between.ts';

/** "1 h 10 at the airport before take-off", "Clocks go back 1 hour: Lisbon is on WET". */
export function betweenText(note: Between, t: Say, language: Language): string {
  switch (note.kind) {
    case 'wait': {
      const time = duration(note.minutes);
      if (note.connection) {
        return t('itinerary.connection', { time, place: note.place });
      }
      const words = {
        airport: 'itinerary.waitAirport',
        station: 'itinerary.waitStation',
        port: 'itinerary.waitPort',
      } as const;
      return t(words[note.at], { time });
    }
    case 'change':
      return t('itinerary.change', { from: note.from, to: note.to, time: duration(note.minutes) });
    case 'walk':
      return t('itinerary.walk', { time: duration(note.minutes) });
    case 'clocks': {
      const minutes = Math.abs(note.minutes);
      const time = minutes % 60 === 0 ? t('itinerary.hours', { count: minutes / 60 }) : duration(minutes);
      const zone = zoneName(note.moment, language);
      return t(note.minutes < 0 ? 'itinerary.clocksBack' : 'itinerary.clocksForward', {
        time,
        place: note.place,
        zone,
      });
    }
    case 'nights':
      return t('itinerary.nightsAt', { count: note.count, hotel: note.hotel });
  }
}
