import type { Document, TicketCode } from '@escale/contract';

/** Of a loyalty card, and of a ticket. */
export type BarcodeFormat = NonNullable<Document['barcode']>['format'] | TicketCode['format'];

/** What a code says: a text, or bytes that are no text, as base64. */
export type BarcodePayload = { payload: string; binary?: boolean };
