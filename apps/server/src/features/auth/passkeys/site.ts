import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { Config } from '../../../config.ts';
import { loopback } from '../providers.ts';

/** Where passkeys belong: the name of the host, and the origin that the browser signs. */
export type Site = { readonly host: string; readonly origin: string };

/** Null: passkeys cannot be had at this address, because it is a number, or is not ours. */
export function siteOf(config: Config, headers: IncomingHttpHeaders): Site | null {
  if (!config.demo) return siteAt(config.publicUrl);
  const { host = '' } = headers;
  return loopback.test(host) ? siteAt(`http://${host}`) : null;
}

export function siteAt(address: string): Site | null {
  const { hostname, origin } = new URL(address);
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? null : { host: hostname, origin };
}
