import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadWords } from '../../words/words.ts';
import { inside } from './frame.ts';
import { oneOf, someText } from './search.ts';

const documentTypes = ['passport', 'id-card', 'drivers-license', 'visa', 'loyalty-card', 'other'] as const;
type DocumentType = (typeof documentTypes)[number];

const imports = createRoute({
  getParentRoute: () => inside,
  path: '/imports',
  validateSearch: (search): { trip?: string } => ({ trip: someText(search.trip) }),
  loader: () => loadWords('imports', 'segments'),
  component: lazyRouteComponent(() => import('../../features/imports/imports-page.tsx'), 'ImportsPage'),
});

const importMany = createRoute({
  getParentRoute: () => inside,
  path: '/imports/many',
  loader: () => loadWords('many', 'imports'),
  component: lazyRouteComponent(() => import('../../features/imports/many/many-page.tsx'), 'ImportManyPage'),
});

const importBatch = createRoute({
  getParentRoute: () => inside,
  path: '/imports/many/$batchId',
  loader: () => loadWords('many', 'imports'),
  component: lazyRouteComponent(() => import('../../features/imports/many/batch-page.tsx'), 'ImportBatchPage'),
});

const oneImport = createRoute({
  getParentRoute: () => inside,
  path: '/imports/$importId',
  loader: () => loadWords('imports', 'segments', 'fields'),
  component: lazyRouteComponent(() => import('../../features/imports/import-page.tsx'), 'ImportPage'),
});

const documents = createRoute({
  getParentRoute: () => inside,
  path: '/documents',
  loader: () => loadWords('documents'),
  component: lazyRouteComponent(() => import('../../features/documents/documents-page.tsx'), 'DocumentsPage'),
});

/** The profile's way to the same page. */
const profileDocuments = createRoute({
  getParentRoute: () => inside,
  path: '/profile/documents',
  beforeLoad: () => redirect({ to: '/documents', replace: true, throw: true }),
});

const newDocument = createRoute({
  getParentRoute: () => inside,
  path: '/documents/new',
  validateSearch: (search): { type?: DocumentType } => ({ type: oneOf(search.type, documentTypes) }),
  loader: () => loadWords('documents', 'files', 'fields'),
  component: lazyRouteComponent(() => import('../../features/documents/new-document-page.tsx'), 'NewDocumentPage'),
});

const oneDocument = createRoute({
  getParentRoute: () => inside,
  path: '/documents/$documentId',
  loader: () => loadWords('documents', 'files', 'fields'),
  component: lazyRouteComponent(() => import('../../features/documents/document-page.tsx'), 'DocumentPage'),
});

/** What came in to be read, and what one carries. */
export const paperRoutes = [
  imports,
  importMany,
  importBatch,
  oneImport,
  documents,
  profileDocuments,
  newDocument,
  oneDocument,
] as const;
