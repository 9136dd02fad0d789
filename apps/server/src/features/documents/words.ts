import type { DocumentType } from '@escale/contract';
import type { Words } from '../../platform/words.ts';

/** What a document is called that nobody named. */
export const typeWords: Readonly<Record<DocumentType, Words>> = {
  'id-card': { en: 'Identity card', fr: 'Carte d’identité' },
  passport: { en: 'Passport', fr: 'Passeport' },
  'drivers-license': { en: 'Driver’s licence', fr: 'Permis de conduire' },
  visa: { en: 'Visa', fr: 'Visa' },
  'loyalty-card': { en: 'Loyalty card', fr: 'Carte de fidélité' },
  other: { en: 'Document', fr: 'Document' },
};
