import { createContext, use } from 'react';
import type { Client } from './client.ts';

/** The calls that a person makes for themselves. */
export type UserApi = Client;

const Context = createContext<UserApi | null>(null);

export const UserApiProvider = Context.Provider;

export function useUserApi(): UserApi {
  const api = use(Context);
  if (!api) throw new Error('Missing UserApi declaration');
  return api;
}
