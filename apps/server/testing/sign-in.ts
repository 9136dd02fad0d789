import { addAgency, addAgent, findChair } from '../src/features/accounts/index.ts';
import { as, type TestServer } from './server.ts';

export type SignedIn = {
  readonly accountId: string;
  readonly email: string;
  /** The access token. */
  readonly token: string;
  readonly refreshToken: string;
  /** Sends calls of the contract as this person. */
  readonly send: ReturnType<typeof as>['send'];
};

/** Signs in whoever has this address, as if they had answered a code; the account is made where there is none. */
export async function signIn(server: TestServer, email: string, about: { name?: string } = {}): Promise<SignedIn> {
  const { accountId, accessToken, refreshToken } = await server.app.auth.signIn(email);
  if (about.name) {
    const [first = '', ...last] = about.name.split(' ');
    await server.app.house.db.query
      .updateTable('accounts')
      .set({ first_name: first, last_name: last.join(' ') })
      .where('id', '=', accountId)
      .execute();
  }
  return { accountId, email, token: accessToken, refreshToken, send: as(server, accessToken).send };
}

/** The same, as an advisor of a new agency, which they administer. */
export async function signInAgent(server: TestServer, email: string, agency = 'Meridian Voyages'): Promise<SignedIn> {
  const signedIn = await signIn(server, email);
  await server.app.house.db.transact(async (tx) => {
    await addAgent(tx, await addAgency(tx, agency), signedIn.accountId, { admin: true });
  });
  return signedIn;
}

/** Another advisor of the same agency, no admin. */
export async function signInColleague(server: TestServer, of: SignedIn, email: string): Promise<SignedIn> {
  const signedIn = await signIn(server, email);
  await server.app.house.db.transact(async (tx) => {
    const chair = await findChair(tx, of.accountId);
    await addAgent(tx, chair?.agency.id ?? '', signedIn.accountId);
  });
  return signedIn;
}
