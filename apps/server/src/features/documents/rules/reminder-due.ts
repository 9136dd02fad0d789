import type { DocumentType } from '@escale/contract';
import { addMonths } from './add-months.ts';

/** How long before its last day a document is spoken of: a passport or a visa takes months to renew. */
const monthsBefore: Record<DocumentType, number> = {
  passport: 6,
  visa: 6,
  'id-card': 2,
  'drivers-license': 2,
  'loyalty-card': 2,
  other: 2,
};

export const longestMonthsBefore = 6;

/** Which reminder is due today; null: none yet, or it is over and a reminder comes too late. */
export function reminderDue(document: { documentType: DocumentType; expiry: string }, today: string): string | null {
  const months = monthsBefore[document.documentType];
  const isDue = document.expiry >= today && document.expiry <= addMonths(today, months);
  return isDue ? `${months}-months` : null;
}
