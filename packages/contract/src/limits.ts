/** Constants that both houses must agree on. The specification names each of them (points 4, 7 and 9). */
export const product = 'escale';
export const clientId = 'escale';
/** It ships in every copy of the app, so it is no secret and proves nothing; the form has the field. */
export const clientSecret = 'public';
export const scopes = ['openid', 'profile'] as const;
export const nativeRedirect = 'escale://sign-in';

export const httpTimeoutMs = 120_000;
export const freshForMs = 10_000;
export const maxRetries = 3;
export const retriedStatuses = [408, 502, 503, 504] as const;

export const accessTokenCookie = { name: 'escale_access', maxAgeS: 3600, path: '/api' } as const;
/** Written by the server at the end of sign-in, read once by the app, then deleted. Holds `TokenPair` as JSON. */
export const temporaryCookie = { name: 'escale_session', maxAgeS: 60, path: '/' } as const;
export const tokenSlot = 'stateAuthn';
export const calendarSlot = 'stateCalendar';

/** How long a proof of identity (a sign-in, a code, a passkey) opens the calls that ask for a fresh one. */
export const freshProofMs = 10 * 60_000;

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** Without `limit`: what a first screen shows. Whoever wants more says so, and pays for it. */
export const pageSize = { default: 20, max: 200 } as const;
export const maxFileBytes = 25 * 1024 * 1024;
/** The engine looks into no larger picture (`imagePixels` there): a browser scales it down before. */
export const maxPicturePixels = 25_000_000;
/** Of a mailbox or an archive with many documents. */
export const maxArchiveBytes = 100 * 1024 * 1024;
/** Of a body that is no file. */
export const maxJsonBytes = 512 * 1024;
export const maxFileNameLength = 255;

export const hotelSearchDefaults = {
  currency: 'EUR',
  radius: 1,
  radiusMeasure: 'KM',
  guest: 1,
  room: 1,
  pageSize: 10,
} as const;
export const hotelDetailDefaults = { ages: '99', allotment: 1 } as const;
