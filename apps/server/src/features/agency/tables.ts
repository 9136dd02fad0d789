import type { Generated } from 'kysely';

declare module '../../platform/db.ts' {
  interface Tables {
    agent_invitations: {
      id: string;
      agency_id: string;
      email: string;
      admin: Generated<boolean>;
      token_hash: Buffer;
      invited_by: string | null;
      created_at: string;
      expires_at: string;
    };
  }
}
