type ExportsTable = {
  account_id: string;
  id: string;
  state: 'preparing' | 'ready' | 'failed';
  file_address: string | null;
  size_bytes: number | null;
  asked_at: string;
  made_at: string | null;
};

declare module '../../platform/db.ts' {
  interface Tables {
    exports: ExportsTable;
    erasures: { key: Buffer; erased_on: string };
  }
}
