import type { MyIncident } from '@escale/contract';
import { whenHappened } from '../../words/dates.ts';
import type { useWords } from '../../words/words.ts';

/** How far a report has come, in a sentence. */
export function stateText({ t, language }: ReturnType<typeof useWords>, incident: MyIncident, company: string): string {
  if (incident.saidSafeAt) {
    return t('safety.saidSafe', { time: whenHappened(incident.saidSafeAt, language), company });
  }
  if (incident.acknowledgedAt) return t('safety.acknowledgedBy', { name: incident.acknowledgedBy ?? company });
  return t(incident.deliveredAt ? 'safety.deliveredText' : 'safety.receivedText', { company });
}
