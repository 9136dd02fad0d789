/** Who is asking, as the access token says. Which record they may ask about is for the feature's `access.ts`. */
export type Caller = {
  readonly accountId: string;
  readonly sessionId: string;
  readonly roles: readonly Role[];
  /** Another one after every change that the account can see (`publish`). Missing: nothing is kept for this caller. */
  readonly stamp?: string;
};

export type Role = 'traveller' | 'agent' | 'safety-contact';

/** Port: auth answers it. Null: this token is none, is over, or was taken back. */
export type Authenticate = (accessToken: string) => Promise<Caller | null>;

/** Port: auth answers it. Whether this session has lately proven that its person is there. */
export type IsProven = (caller: Caller) => Promise<boolean>;

export const nobody: Authenticate = async () => null;
