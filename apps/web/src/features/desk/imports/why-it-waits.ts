import type { AgencyImport } from '@escale/contract';
import type { Say } from '../../../words/words.ts';

/** In an advisor's words: what is a stranger's document to the customer waits here for them to agree. */
export function whyItWaits(reason: NonNullable<AgencyImport['reason']>, t: Say): string {
  return reason === 'sender-unknown' ? t('agency.notAgreedYet') : t(`imports.why_${reason}`);
}
