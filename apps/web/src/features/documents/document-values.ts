import type { Document, DocumentDraft } from '@escale/contract';

type Barcode = NonNullable<Document['barcode']>;

/** What the form holds: texts, empty where there is nothing. */
export type DocumentValues = {
  documentType: Document['documentType'];
  /** Of what is neither of the known types: a residence permit stands among the identity documents. */
  category: 'identity' | 'other';
  customName: string;
  documentName: string;
  country: string;
  expiry: string;
  /** As newly typed; what is kept is never in a form. */
  number: string;
  programName: string;
  membershipNumber: string;
  barcodeFormat: Barcode['format'] | '';
  barcodePayload: string;
};

export type DocumentFaults = Partial<Record<'programName' | 'barcodePayload', 'required' | 'invalid'>> & {
  documentName?: 'empty';
};

export function emptyDocument(documentType: Document['documentType']): DocumentValues {
  return {
    documentType,
    category: 'other',
    customName: '',
    documentName: '',
    country: '',
    expiry: '',
    number: '',
    programName: '',
    membershipNumber: '',
    barcodeFormat: '',
    barcodePayload: '',
  };
}

export function valuesOf(document: Document): DocumentValues {
  return {
    documentType: document.documentType,
    category: document.category === 'identity' ? 'identity' : 'other',
    customName: document.customName ?? '',
    documentName: document.documentName ?? '',
    country: document.country ?? '',
    expiry: document.expiry ?? '',
    number: '',
    programName: document.programName ?? '',
    membershipNumber: document.membershipNumber ?? '',
    barcodeFormat: document.barcode?.format ?? '',
    barcodePayload: document.barcode?.payload ?? '',
  };
}

/**
 * What is sent, or what is still wrong. A number that was not typed again is left out, which keeps it; fields of another
 * type are dropped. The barcode of a card says its number unless something else was typed. `alone`: nothing but these values
 * is kept of the document, so that they must say something.
 */
export function checkDocument(
  values: DocumentValues,
  alone = false,
): { draft: DocumentDraft } | { faults: DocumentFaults } {
  const { documentType, category, barcodeFormat: format } = values;
  const said = (text: string) => text.trim() || undefined;
  const common = {
    documentType,
    customName: said(values.customName),
    documentName: said(values.documentName),
    expiry: said(values.expiry),
  };
  if (documentType !== 'loyalty-card') {
    const written = [values.customName, values.documentName, values.expiry, values.country, values.number];
    if (alone && !written.some(said)) return { faults: { documentName: 'empty' } };
    const group = documentType === 'other' ? { category } : {};
    return { draft: { ...common, ...group, country: said(values.country), number: said(values.number) } };
  }
  const payload = values.barcodePayload.trim() || values.membershipNumber.replaceAll(/\s/g, '');
  const faults: DocumentFaults = {
    ...(!values.programName.trim() && { programName: 'required' as const }),
    ...(format && !payload && { barcodePayload: 'required' as const }),
    ...(format === 'code128' && [...payload].some((letter) => letter > '~') && { barcodePayload: 'invalid' as const }),
  };
  if (Object.keys(faults).length > 0) return { faults };
  return {
    draft: {
      ...common,
      programName: said(values.programName),
      membershipNumber: said(values.membershipNumber),
      ...(format && { barcode: { format, payload } }),
    },
  };
}
