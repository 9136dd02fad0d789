import type { Account } from '@escale/contract';
import { importAddress } from './import-token.ts';
import type { AccountRow } from './store.ts';

/** One's own account, as its owner sees it. */
export function presentAccount(account: AccountRow, importDomain: string): Account {
  return {
    id: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    mobilePhone: account.mobilePhone,
    businessMobilePhone: account.businessMobilePhone,
    emergencyContactEmail: account.emergencyContactEmail,
    emergencyContactState: account.emergencyContactState,
    language: account.language,
    roles: [
      'traveler',
      ...(account.agency ? (['agent'] as const) : []),
      ...(account.company?.safetyContact ? (['safety-contact'] as const) : []),
    ],
    agency: account.agency,
    company: account.company && { id: account.company.id, name: account.company.name },
    importAddress: importAddress(account.importToken, importDomain),
    demo: account.demo,
    createdAt: account.createdAt,
    version: account.version,
  };
}
