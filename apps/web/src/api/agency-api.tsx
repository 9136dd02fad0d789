import { createContext, use } from 'react';
import type { Client } from './client.ts';

/** The calls that an agent makes for customers; declared only around the agency's pages. */
export type AgencyApi = Client;

const Context = createContext<AgencyApi | null>(null);

export const AgencyApiProvider = Context.Provider;

export function useAgencyApi(): AgencyApi {
  const api = use(Context);
  if (!api) throw new Error('Missing AgencyApi declaration');
  return api;
}
