import type { Document } from '@escale/contract';

const monthsBefore = { passport: 6, visa: 6, 'id-card': 2, 'drivers-license': 2, 'loyalty-card': 2, other: 2 } as const;

/** How many months a document that is not over has left, once it is time to renew it; null before that. 0: less than one. */
export function monthsLeft({ documentType, expiry, state }: Document, today: string): number | null {
  if (!expiry || state === 'expired') return null;
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const [endYear = 0, endMonth = 0, endDay = 0] = expiry.split('-').map(Number);
  const months = (endYear - year) * 12 + endMonth - month - (endDay < day ? 1 : 0);
  return months < monthsBefore[documentType] ? Math.max(0, months) : null;
}
