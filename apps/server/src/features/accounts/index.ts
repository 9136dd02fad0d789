/** People: who they are, what they are called, and whose mail they trust. */
import './tables.ts';

export {
  type AgencyLine,
  type AgentChair,
  addAgency,
  addAgent,
  agencyName,
  findChair,
  listAgencies,
  removeAgency,
} from './agencies.ts';
export { findCompanyOf } from './companies.ts';
export {
  addCompany,
  addCompanyMember,
  type CompanyDesk,
  changeCompany,
  companyDesk,
  type NewCompany,
  safetyContactsOf,
  setCompanyWebhook,
} from './company-desk.ts';
export { companyPeople, listCompanies, removeCompany, removeCompanyMember } from './company-people.ts';
export {
  agentsOf,
  allowingDocumentNeeds,
  type CustomerRow,
  customersAmong,
  hasAgreedTo,
  managerOf,
  openChair,
  openCustomer,
} from './customers.ts';
export { addDemoAccount, type DemoAccount, demoAccounts } from './demo-accounts.ts';
export {
  confirmContact,
  type EmergencyContact,
  findByContactToken,
  keepContactToken,
  refuseContact,
} from './emergency-contact.ts';
export {
  claimAccount,
  type FoundAccount,
  findAccountByEmail,
  findOrCreateAccount,
  noteLanguage,
} from './find-or-create-account.ts';
export { findAccountByImportToken } from './import-address.ts';
export { importAddress, importTokenIn } from './import-token.ts';
export { type AccountName, displayName, namesOf } from './names.ts';
export { isOnboardingDue } from './onboarding.ts';
export { keepEmail, makeMain, mostEmails, ownEmails, takeEmailAway } from './own-emails.ts';
export { internationalPhone } from './phone-number.ts';
export { openAccounts } from './routes.ts';
export { isVerifiedSender, trustSender } from './senders.ts';
export { showAccount } from './show-account.ts';
export { type AccountRow, findAccount } from './store.ts';
