import type { Authenticate } from '../src/platform/caller.ts';

/** Léa travels, Max travels, Ana is their advisor, Eve belongs to someone else. */
export type Person = {
  readonly accountId: string;
  readonly token: string;
  readonly email: string;
  readonly name: string;
};

const person = (n: number, name: string, email: string): Person => ({
  accountId: `01900000-0000-7000-8000-00000000000${n}`,
  token: `token-${n}`,
  email,
  name,
});

export const lea = person(1, 'Léa Martin', 'lea@example.com');
export const max = person(2, 'Max Weber', 'max@example.com');
export const ana = person(3, 'Ana Costa', 'ana@agency.example');
export const eve = person(4, 'Eve Stranger', 'eve@elsewhere.example');

/** For tests of the platform alone, which knows no accounts: the four are taken at their word. */
export const takenAtTheirWord: Authenticate = async (token) => {
  const who = [lea, max, ana, eve].find((p) => p.token === token);
  return who
    ? {
        accountId: who.accountId,
        sessionId: `session-${who.token}`,
        roles: who === ana ? ['traveller', 'agent'] : ['traveller'],
      }
    : null;
};
