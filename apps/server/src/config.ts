import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type OutsideConfig, outsideConfig, outsideVariables } from './outside-config.ts';
import type { LogLevel } from './platform/log.ts';

/** Everything that the environment decides, read once. `.env.example` tells each variable. */
export type Config = {
  /** Without ESCALE_PUBLIC_URL: demo accounts, loopback only, codes in the outbox page. */
  readonly demo: boolean;
  /** As the traveller's browser sees us, without a slash at the end. In the demo it follows the port. */
  readonly publicUrl: string;
  readonly host: string;
  readonly port: number;
  /** How many proxies of the operator's stand in front. */
  readonly proxies: number;
  /** Origins besides our own that may call the API: a phone shell's. */
  readonly allowedOrigins: readonly string[];
  /** `host` or `host:port` that we may ask over HTTP though it is private: see `platform/outbound.ts`. */
  readonly outboundAllow: readonly string[];
  /** Keys of our own at the providers whose calendars can be connected by signing in there; null: not offered. */
  readonly calendars: { readonly google: ProviderKeys | null; readonly microsoft: ProviderKeys | null };
  readonly dataFolder: string;
  /** Null: the embedded PostgreSQL in the data folder. */
  readonly databaseUrl: string | null;
  readonly masterKey: string | undefined;
  readonly logLevel: LogLevel;
  readonly files: FilesConfig;
  /** How much each account may store; null: there is no limit. */
  readonly storageBytes: number | null;
  /** What reading one document may cost, beside memory; null: the reading room's own limits. */
  readonly reading: { readonly workMs: number; readonly wallMs: number } | null;
  readonly mailIn: {
    readonly port: number;
    readonly host: string;
    readonly domain: string;
    /** PEM files for STARTTLS; null: it is not offered. */
    readonly tls: { readonly keyFile: string; readonly certFile: string } | null;
  };
  /** A mailbox that is polled for forwarded bookings; null: there is none. */
  readonly mailbox: MailboxConfig | null;
  readonly mailOut: { readonly smtpUrl: string | null; readonly from: string };
  readonly push: {
    /** Push services besides the browsers' own, as origins. */
    readonly origins: readonly string[];
    readonly fcm: { readonly accountFile: string } | null;
    readonly apns: {
      readonly keyFile: string;
      readonly keyId: string;
      readonly teamId: string;
      readonly topic: string;
    } | null;
  };
  readonly outside: OutsideConfig;
  /** How long an agency's audit log is kept. */
  readonly auditDays: number;
  /** What the operator has declared about where data is kept; null: the app says nothing about it. */
  readonly dataRegion: string | null;
  /** Who runs this installation, as the privacy page names them; null: it says that it does not know. */
  readonly operator: {
    readonly name: string | null;
    readonly contactEmail: string | null;
    /** Their own texts, in place of the built-in ones. */
    readonly privacyUrl: string | null;
    readonly termsUrl: string | null;
  };
  /** `apps/web/dist`; null: the API alone. */
  readonly webFolder: string | null;
};

export type MailboxConfig = {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly user: string;
  readonly password: string;
  readonly mailbox: string;
  readonly doneFolder: string | null;
};

export type ProviderKeys = { readonly clientId: string; readonly clientSecret: string };

export type FilesConfig =
  | { readonly kind: 'disk' }
  | {
      readonly kind: 's3';
      readonly endpoint: string;
      readonly bucket: string;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

const port = z.coerce.number().int().min(0).max(65535);
const proxies = z.union([
  z.enum(['true', 'false']).transform((value) => (value === 'true' ? 1 : 0)),
  z.coerce.number().int().min(0).max(9),
]);
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

const environment = z.object({
  ESCALE_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ESCALE_HOST: z.string().min(1).optional(),
  PORT: port.default(3000),
  ESCALE_TRUST_PROXY: proxies.default(0),
  ESCALE_ALLOWED_ORIGINS: list.default([]),
  ESCALE_OUTBOUND_ALLOW: list.default([]),
  ESCALE_GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  ESCALE_GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  ESCALE_MICROSOFT_CLIENT_ID: z.string().min(1).optional(),
  ESCALE_MICROSOFT_CLIENT_SECRET: z.string().min(1).optional(),
  ESCALE_DATA: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ESCALE_MASTER_KEY: z.base64().length(44, 'must be 32 bytes in base64').optional(),
  ESCALE_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
  ESCALE_FILES: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  ESCALE_STORAGE_MB: z.coerce.number().int().min(0).max(10_000_000).default(2000),
  ESCALE_READING_SECONDS: z.coerce.number().int().min(1).max(120).optional(),
  ESCALE_SMTP_PORT: port.default(2525),
  ESCALE_SMTP_HOST: z.string().min(1).optional(),
  ESCALE_MAIL_DOMAIN: z.string().min(1).optional(),
  ESCALE_SMTP_TLS_KEY: z.string().min(1).optional(),
  ESCALE_SMTP_TLS_CERT: z.string().min(1).optional(),
  ESCALE_IMAP_URL: z.url({ protocol: /^imaps?$/ }).optional(),
  ESCALE_IMAP_DONE: z.string().min(1).max(200).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  ESCALE_MAIL_FROM: z.string().min(3).optional(),
  ESCALE_PUSH_ORIGINS: list.default([]),
  FCM_SERVICE_ACCOUNT: z.string().min(1).optional(),
  APNS_KEY: z.string().min(1).optional(),
  APNS_KEY_ID: z.string().min(1).optional(),
  APNS_TEAM_ID: z.string().min(1).optional(),
  APNS_TOPIC: z.string().min(1).optional(),
  ...outsideVariables,
  ESCALE_AUDIT_DAYS: z.coerce.number().int().min(1).max(3650).default(730),
  ESCALE_DATA_REGION: z.string().min(1).optional(),
  ESCALE_OPERATOR: z.string().min(1).max(200).optional(),
  ESCALE_OPERATOR_EMAIL: z.email().optional(),
  ESCALE_PRIVACY_URL: z.url({ protocol: /^https?$/ }).optional(),
  ESCALE_TERMS_URL: z.url({ protocol: /^https?$/ }).optional(),
});

/** The operator's mistake, in words that name the variable. */
export class ConfigError extends Error {}

export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable is one that is not set.
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = environment.safeParse(given);
  if (!read.success) {
    throw new ConfigError(read.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('\n'));
  }
  const e = read.data;
  const demo = e.ESCALE_PUBLIC_URL === undefined;
  if (demo && e.ESCALE_HOST && !loopback.includes(e.ESCALE_HOST)) {
    throw new ConfigError(
      'ESCALE_HOST: without ESCALE_PUBLIC_URL this is the demo, whose accounts anyone may enter; it listens on loopback only.',
    );
  }
  if (e.ESCALE_PUBLIC_URL) checkReal(e.ESCALE_PUBLIC_URL, e.SMTP_URL);
  const outside = outsideConfig(e, demo);
  if (typeof outside === 'string') throw new ConfigError(outside);
  const publicUrl = e.ESCALE_PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${e.PORT}`;
  if (e.LITEAPI_CARD_ORIGIN === new URL(publicUrl).origin) {
    throw new ConfigError(
      'LITEAPI_CARD_ORIGIN: another name of this server, or the script in it could read what the app keeps.',
    );
  }
  return {
    demo,
    publicUrl,
    host: e.ESCALE_HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    port: e.PORT,
    proxies: e.ESCALE_TRUST_PROXY,
    allowedOrigins: e.ESCALE_ALLOWED_ORIGINS,
    // Whoever can enter the demo sits at this machine and reaches its loopback anyway.
    outboundAllow: demo ? [...e.ESCALE_OUTBOUND_ALLOW, ...demoNeighbours] : e.ESCALE_OUTBOUND_ALLOW,
    calendars: {
      google: providerKeys('ESCALE_GOOGLE', e.ESCALE_GOOGLE_CLIENT_ID, e.ESCALE_GOOGLE_CLIENT_SECRET),
      microsoft: providerKeys('ESCALE_MICROSOFT', e.ESCALE_MICROSOFT_CLIENT_ID, e.ESCALE_MICROSOFT_CLIENT_SECRET),
    },
    dataFolder: resolve(e.ESCALE_DATA),
    databaseUrl: e.DATABASE_URL ?? null,
    masterKey: e.ESCALE_MASTER_KEY,
    logLevel: e.ESCALE_LOG ?? (demo ? 'warn' : 'info'),
    files: filesConfig(e),
    storageBytes: e.ESCALE_STORAGE_MB === 0 ? null : e.ESCALE_STORAGE_MB * 1_000_000,
    // Nobody waits longer on the clock than four times the work: what else the machine does is not the document's fault.
    reading: e.ESCALE_READING_SECONDS
      ? { workMs: e.ESCALE_READING_SECONDS * 1000, wallMs: e.ESCALE_READING_SECONDS * 4000 }
      : null,
    mailIn: {
      port: e.ESCALE_SMTP_PORT,
      host: e.ESCALE_SMTP_HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
      domain: e.ESCALE_MAIL_DOMAIN ?? (demo ? 'import.localhost' : new URL(publicUrl).hostname),
      tls: smtpTls(e),
    },
    mailbox: mailboxConfig(e.ESCALE_IMAP_URL, e.ESCALE_IMAP_DONE),
    mailOut: {
      smtpUrl: e.SMTP_URL ?? null,
      from: e.ESCALE_MAIL_FROM ?? `Escale <no-reply@${new URL(publicUrl).hostname}>`,
    },
    push: {
      origins: e.ESCALE_PUSH_ORIGINS,
      fcm: e.FCM_SERVICE_ACCOUNT ? { accountFile: resolve(e.FCM_SERVICE_ACCOUNT) } : null,
      apns: apnsConfig(e),
    },
    outside,
    auditDays: e.ESCALE_AUDIT_DAYS,
    dataRegion: e.ESCALE_DATA_REGION ?? null,
    operator: {
      name: e.ESCALE_OPERATOR ?? null,
      contactEmail: e.ESCALE_OPERATOR_EMAIL ?? null,
      privacyUrl: e.ESCALE_PRIVACY_URL ?? null,
      termsUrl: e.ESCALE_TERMS_URL ?? null,
    },
    webFolder: join(import.meta.dirname, '../../web/dist'),
  };
}

/** What would let an installation start in which nobody could ever sign in. */
function checkReal(publicUrl: string, smtpUrl: string | undefined): void {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol !== 'https:' && !loopback.includes(hostname)) {
    throw new ConfigError(
      'ESCALE_PUBLIC_URL: must begin with https:// (put a TLS proxy in front); sign-in over plain http is refused beyond this machine.',
    );
  }
  if (!smtpUrl) {
    throw new ConfigError('SMTP_URL: needed with ESCALE_PUBLIC_URL, or nobody could receive a sign-in code.');
  }
}

function providerKeys(
  name: string,
  clientId: string | undefined,
  clientSecret: string | undefined,
): ProviderKeys | null {
  if (clientId && clientSecret) return { clientId, clientSecret };
  if (clientId || clientSecret)
    throw new ConfigError(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET: one needs the other`);
  return null;
}

function smtpTls(e: z.infer<typeof environment>) {
  const { ESCALE_SMTP_TLS_KEY: keyFile, ESCALE_SMTP_TLS_CERT: certFile } = e;
  if (keyFile && certFile) return { keyFile: resolve(keyFile), certFile: resolve(certFile) };
  if (keyFile || certFile) throw new ConfigError('ESCALE_SMTP_TLS_KEY and ESCALE_SMTP_TLS_CERT: one needs the other');
  return null;
}

function mailboxConfig(address: string | undefined, doneFolder: string | undefined): MailboxConfig | null {
  if (!address) return null;
  const url = new URL(address);
  if (!url.username || !url.password) {
    throw new ConfigError('ESCALE_IMAP_URL: must hold a user and a password, as in imaps://user:password@host/INBOX');
  }
  const secure = url.protocol === 'imaps:';
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port ? Number(url.port) : secure ? 993 : 143,
    secure,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    mailbox: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
    doneFolder: doneFolder ?? null,
  };
}

function apnsConfig(e: z.infer<typeof environment>): Config['push']['apns'] {
  const { APNS_KEY: keyFile, APNS_KEY_ID: keyId, APNS_TEAM_ID: teamId, APNS_TOPIC: topic } = e;
  if (keyFile && keyId && teamId && topic) return { keyFile: resolve(keyFile), keyId, teamId, topic };
  if (keyFile || keyId || teamId || topic) {
    throw new ConfigError('APNS_KEY, APNS_KEY_ID, APNS_TEAM_ID and APNS_TOPIC: each needs the others');
  }
  return null;
}

const loopback = ['127.0.0.1', '::1', 'localhost'];
const demoNeighbours = ['127.0.0.1', '[::1]', 'localhost'];

function filesConfig(e: z.infer<typeof environment>): FilesConfig {
  if (e.ESCALE_FILES === 'disk') return { kind: 'disk' };
  const needed = { S3_ENDPOINT: e.S3_ENDPOINT, S3_BUCKET: e.S3_BUCKET, S3_ACCESS_KEY_ID: e.S3_ACCESS_KEY_ID };
  const missing = Object.entries({ ...needed, S3_SECRET_ACCESS_KEY: e.S3_SECRET_ACCESS_KEY }).find(
    ([, value]) => !value,
  );
  if (missing) throw new ConfigError(`${missing[0]}: needed with ESCALE_FILES=s3`);
  return {
    kind: 's3',
    endpoint: e.S3_ENDPOINT ?? '',
    bucket: e.S3_BUCKET ?? '',
    region: e.S3_REGION,
    accessKeyId: e.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: e.S3_SECRET_ACCESS_KEY ?? '',
  };
}
