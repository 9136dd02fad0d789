import type { Call } from '@escale/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';
import { thisMinute } from './clock.ts';
import type { KeptReplies, KeptReply } from './kept-replies.ts';
import { packedFor } from './pack.ts';
import { etagOf, type FileAnswer, isNoneMatch, Prepared } from './reply.ts';
import { bearerOf } from './request-caller.ts';
import type { RouteParts } from './route-parts.ts';
import { sendEvents, sendFile } from './send.ts';
import { languageOf } from './words.ts';

const jsonType = 'application/json; charset=utf-8';

/** Sends what a read found, in the kind that its call has, and keeps it where it may be given again. */
export async function sendRead(
  parts: RouteParts,
  call: Call,
  value: unknown,
  keeping: Keeping | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (call.reply.kind === 'bytes') return sendFile(reply, value as FileAnswer);
  if (call.reply.kind === 'stream') {
    return sendEvents(request, reply, call.reply.schema, value as AsyncIterable<unknown>);
  }
  const { text, version } = serialised(parts, call, value);
  // Turned into bytes once, for the checksum, for keeping and for the wire.
  const bytes = Buffer.from(text ?? '');
  const etag = etagOf(bytes, version);
  if (keeping && text !== null) {
    const { replies, key, stamp, minuteMs } = keeping;
    if (keeping.known) await proveFresh(parts, keeping.known, text, request);
    replies.keep(key, { stamp, minuteMs, etag, bytes });
  }
  reply.code(call.reply.status);
  return text === null ? reply.send() : sendBytes(request, reply, etag, bytes);
}

export type Keeping = {
  readonly replies: KeptReplies;
  readonly key: string;
  readonly stamp: string;
  readonly minuteMs: number;
  readonly known: KeptReply | null;
};

/** The stamp was read after the request came and before anything else is: what is kept under it is no older than it. */
export function keepingOf(parts: RouteParts, replies: KeptReplies, caller: Caller | null, request: FastifyRequest) {
  if (caller?.stamp === undefined) return null;
  const key = `${caller.accountId} ${languageOf(request.headers['accept-language'])} ${request.url}`;
  const minuteMs = thisMinute(parts.clock).getTime();
  return { replies, key, stamp: caller.stamp, minuteMs, known: replies.find(key, caller.stamp, minuteMs) };
}

/** Sends what was kept. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptReply): FastifyReply {
  return sendBytes(request, reply, kept.etag, kept.bytes);
}

function sendBytes(request: FastifyRequest, reply: FastifyReply, etag: string, bytes: Buffer): FastifyReply {
  const { authorization, 'accept-encoding': readable, 'if-none-match': known } = request.headers;
  const small = authorization === undefined ? null : packedFor(readable, bytes);
  reply
    // The same reply, other bytes on the wire: by the RFC a weak tag then.
    .header('etag', small ? `W/${etag}` : etag)
    .header('cache-control', 'private, no-cache')
    .header('vary', reply.raw.hasHeader('vary') ? 'origin, accept-encoding' : 'accept-encoding');
  if (isNoneMatch(known, etag)) return reply.code(304).send();
  reply.header('content-type', jsonType);
  return small ? reply.header('content-encoding', 'gzip').send(small) : reply.send(bytes);
}

/** In tests. A change commits together with its stamp: whoever sees the one sees the other. */
async function proveFresh(parts: RouteParts, kept: KeptReply, text: string, request: FastifyRequest): Promise<void> {
  if (kept.bytes.toString() === text) return;
  const token = bearerOf(request.headers.authorization);
  const caller = token && (await parts.authenticate(token));
  if (!caller || caller.stamp !== kept.stamp || thisMinute(parts.clock).getTime() !== kept.minuteMs) return;
  throw new Error(`${request.method} ${request.routeOptions.url} changed, and nobody told this account (publish)`);
}

/** Checked on the way out too: fields that the contract does not name stay here. */
export function serialised(parts: RouteParts, call: Call, value: unknown): { text: string | null; version?: number } {
  if (call.reply.kind !== 'json') return { text: null };
  if (value instanceof Prepared) {
    if (parts.checkReplies) call.reply.schema.parse(JSON.parse(value.text));
    return { text: value.text, version: value.version };
  }
  const data = call.reply.schema.parse(value) as { version?: unknown } | null;
  const version = typeof data?.version === 'number' ? data.version : undefined;
  return { text: JSON.stringify(data), version };
}
