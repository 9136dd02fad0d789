import type { DocumentCategory, DocumentType } from '@escale/contract';

const categories: Record<Exclude<DocumentType, 'other'>, DocumentCategory> = {
  'id-card': 'identity',
  passport: 'identity',
  'drivers-license': 'identity',
  visa: 'identity',
  'loyalty-card': 'loyalty',
};

/** Null: the two contradict each other. A residence permit is `other` among the identity documents. */
export function categoryOf(type: DocumentType, said: DocumentCategory | undefined): DocumentCategory | null {
  if (type === 'other') return said ?? 'other';
  return said === undefined || said === categories[type] ? categories[type] : null;
}

/** What a first file is taken for, when all that was said is where it belongs. */
export function typeOf(said: DocumentType | undefined, category: DocumentCategory | undefined): DocumentType {
  return said ?? (category === 'loyalty' ? 'loyalty-card' : 'other');
}
