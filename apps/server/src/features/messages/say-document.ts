import type { Document, Language } from '@escale/contract';
import { withFirst } from '@escale/contract/first-of-month';

/** No name and no number: a message also leaves as a push, and lies in its table in the open. */
export type DocumentFacts = {
  documentType: Document['documentType'];
  /** Its last day. */
  expiry: string;
};

const nouns: Record<Language, Record<DocumentFacts['documentType'], string>> = {
  en: {
    'id-card': 'identity card',
    passport: 'passport',
    'drivers-license': 'driver’s licence',
    visa: 'visa',
    'loyalty-card': 'loyalty card',
    other: 'document',
  },
  fr: {
    'id-card': 'carte d’identité',
    passport: 'passeport',
    'drivers-license': 'permis de conduire',
    visa: 'visa',
    'loyalty-card': 'carte de fidélité',
    other: 'document',
  },
};

export function sayDocumentEnds({ documentType, expiry }: DocumentFacts, language: Language) {
  const noun = nouns[language][documentType];
  const day = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const on = withFirst(day.format(new Date(`${expiry}T00:00:00Z`)), language);
  const renewable = documentType !== 'loyalty-card' && documentType !== 'other';
  if (language === 'fr') {
    return {
      title: `Votre ${noun} expire le ${on}`,
      body: renewable
        ? 'Un renouvellement peut prendre des semaines. Pensez à le demander à temps.'
        : 'Mettez-le à jour quand le nouveau vous parviendra.',
    };
  }
  return {
    title: `Your ${noun} ends on ${on}`,
    body: renewable
      ? 'A renewal can take weeks. Ask for it in good time.'
      : 'Bring it up to date here when the new one arrives.',
  };
}
