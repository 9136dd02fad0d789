import type { Language } from '@escale/contract';
import type { Generated } from 'kysely';

type AccountsTable = {
  id: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  mobile_phone: string | null;
  business_mobile_phone: string | null;
  emergency_contact_email: string | null;
  emergency_contact_state: 'waiting' | 'confirmed' | 'refused' | null;
  emergency_contact_token: Buffer | null;
  language: Language | null;
  import_token: string;
  demo: Generated<boolean>;
  created_at: Generated<string>;
  claimed_at: string | null;
  onboarding_cleared: Generated<boolean>;
  version: Generated<number>;
};

type AccountEmailsTable = {
  id: string;
  account_id: string;
  email: string;
  main: Generated<boolean>;
  verified_at: string | null;
  created_at: Generated<string>;
};

type TrustedSendersTable = { account_id: string; email: string; trusted_at: Generated<string> };

type AgenciesTable = {
  id: string;
  name: string;
  customers_shared: Generated<boolean>;
  created_at: Generated<string>;
};

type AgentsTable = { account_id: string; agency_id: string; admin: Generated<boolean>; since: Generated<string> };

export type CustomersTable = {
  id: string;
  agency_id: string;
  account_id: string;
  agent_id: string;
  email: string;
  first_name: string;
  last_name: string;
  same_email: string;
  chat_session_id: string | null;
  search: string;
  sort_name: string;
  added_at: string;
  accepted_at: string | null;
  document_needs_allowed: Generated<boolean>;
  version: Generated<number>;
};

type CompaniesTable = {
  id: string;
  name: string;
  policy_url: string | null;
  assistance_phone: string | null;
  assistance_email: string | null;
  sos_phone: string | null;
  sos_membership_number: string | null;
  safety_phone: string | null;
  safety_sms: string | null;
  safety_email: string | null;
  webhook_url: string | null;
  webhook_secret: Buffer | null;
  incident_days: Generated<number>;
  created_at: Generated<string>;
};

type CompanyMembersTable = { account_id: string; company_id: string; safety_contact: Generated<boolean> };

declare module '../../platform/db.ts' {
  interface Tables {
    accounts: AccountsTable;
    account_emails: AccountEmailsTable;
    trusted_senders: TrustedSendersTable;
    agencies: AgenciesTable;
    agents: AgentsTable;
    customers: CustomersTable;
    companies: CompaniesTable;
    company_members: CompanyMembersTable;
  }
}
