import { shortDay, today } from '../../words/dates.ts';
import type { Language } from '../../words/language.ts';

/** `Sat 21 Nov, 18:05`: when something happened, by the clock of this device. */
export function dayAndTime(instant: string, language: Language): string {
  const at = new Date(instant);
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB';
  const day = shortDay(today(at), language);
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(at);
  return `${day.replaceAll(',', '')}, ${time}`;
}
