import type { DocumentCategory, DocumentType, documentWarningReasons } from '@escale/contract';
import type { Generated } from 'kysely';

type DocumentsTable = {
  id: string;
  account_id: string;
  category: DocumentCategory;
  document_type: DocumentType;
  country: string | null;
  expiry: string | null;
  details: Buffer;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
};

type DocumentFilesTable = {
  id: string;
  document_id: string;
  name: Buffer;
  file_account_id: string;
  file_address: string;
  media_type: string;
  size_bytes: number;
  created_at: string;
};

type DocumentRemindersTable = { document_id: string; expiry: string; threshold: string; told_at: string };

type DismissedWarningsTable = {
  account_id: string;
  trip_id: string;
  document_id: string;
  reason: (typeof documentWarningReasons)[number];
};

declare module '../../platform/db.ts' {
  interface Tables {
    documents: DocumentsTable;
    document_files: DocumentFilesTable;
    document_reminders: DocumentRemindersTable;
    dismissed_document_warnings: DismissedWarningsTable;
  }
}
