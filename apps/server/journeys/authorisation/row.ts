import type { SignedIn } from '../../testing/sign-in.ts';
import type { Records } from './records.ts';

/**
 * Everyone who might ask. Léa owns the trip and Max is its primary traveller; Nils is a fellow, Eve a stranger. Ana manages
 * Léa, who has agreed; Bruno is her colleague, Carla an advisor of another agency, Felix managed Léa before Ana and has been
 * removed. Nora is the safety contact of the company that Léa travels for.
 */
export const roles = [
  'anonymous',
  'owner',
  'primary',
  'fellow',
  'stranger',
  'agent',
  'colleague',
  'otherAgent',
  'formerAgent',
  'contact',
] as const;
export type Role = (typeof roles)[number];

/** `may`: let through; what then comes of it is another test's business. */
export type Expected = number | 'may';
export type Sent = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; file?: string };
export type Row = {
  readonly answers: Readonly<Record<Role, Expected>>;
  readonly sent: (on: Records, asker: SignedIn) => Sent | Promise<Sent>;
};

const nothing = () => ({});

/** The same for everybody who is signed in, but for those named. */
export function row(all: Expected, but: Partial<Record<Role, Expected>>, sent: Row['sent'] = nothing): Row {
  const answers = Object.fromEntries(roles.map((role) => [role, all])) as Record<Role, Expected>;
  return { answers: { ...answers, anonymous: 401, ...but }, sent };
}

/** About oneself. */
export const signedIn = (answer: Expected, sent?: Row['sent']) => row(answer, {}, sent);

/** About Léa's trip, on the traveller's side: for an advisor too it is a stranger's. */
export const onTrip = (owner: Expected, primary: Expected, fellow: Expected, sent: Row['sent']) =>
  row(404, { owner, primary, fellow }, sent);

/** A record of Léa's own. */
export const leasOwn = (owner: Expected, sent: Row['sent']) => row(404, { owner }, sent);

/** For people of a company, however they stand to each other. */
export const inCompany = (owner: Expected, contact: Expected, sent?: Row['sent']) => row(404, { owner, contact }, sent);

/** For every advisor, about their own agency. Whoever was one and is not any more hears what a traveller hears. */
export const agents = (answer: Expected, sent?: Row['sent']) =>
  row(403, { agent: answer, colleague: answer, otherAgent: answer }, sent);

/** For who administers an agency: Ana and Carla do, Bruno does not. */
export const admins = (answer: Expected, sent?: Row['sent']) => row(403, { agent: answer, otherAgent: answer }, sent);

/** About Léa as a customer, or a trip of hers: for who manages her. */
export const ofCustomer = (answer: Expected, sent: Row['sent']) =>
  row(403, { agent: answer, colleague: 404, otherAgent: 404 }, sent);

/** What the agency keeps for all of its advisors. */
export const ofAgency = (answer: Expected, sent: Row['sent']) =>
  row(403, { agent: answer, colleague: answer, otherAgent: 404 }, sent);

/** An id that is nobody's. */
export const nowhere = '01900000-0000-7000-8000-00000000dead';
export const atNowhere = { params: { id: nowhere } };
