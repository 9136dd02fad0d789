import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { cut, rangeOf } from './byte-range.ts';
import type { FileAnswer } from './reply.ts';

/** Types that a browser may show inside our origin, behind a policy that lets nothing run. Everything else downloads. */
const shown = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'application/pdf',
  'text/html',
  'text/plain',
]);

/** No script, no request, no form; the sandbox takes the origin away. */
const filePolicy = "default-src 'none'; img-src data: cid:; style-src 'unsafe-inline'; frame-ancestors 'self'";

export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  const inline = file.disposition !== 'download' && shown.has(file.mediaType);
  const text = file.mediaType.startsWith('text/') && !file.mediaType.includes('charset') ? '; charset=utf-8' : '';
  // Chromium's PDF viewer does not start in a sandbox; PDF gets the rest of the policy.
  const policy = file.mediaType === 'application/pdf' ? filePolicy : `${filePolicy}; sandbox`;
  reply
    .code(200)
    .header('content-security-policy', policy)
    .header('content-disposition', disposition(inline ? 'inline' : 'attachment', file.name))
    .header('cache-control', 'private, no-cache')
    .type(`${file.mediaType}${text}`);
  const content = file.content instanceof Readable ? file.content : Readable.from([Buffer.from(file.content)]);
  if (file.sizeBytes === undefined) return reply.send(content);
  reply.header('accept-ranges', 'bytes');
  const range = rangeOf(reply.request.headers.range, file.sizeBytes);
  if (range === 'unsatisfiable') {
    content.destroy();
    return reply.code(416).header('content-range', `bytes */${file.sizeBytes}`).send();
  }
  if (!range) return reply.header('content-length', file.sizeBytes).send(content);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.first}-${range.last}/${file.sizeBytes}`)
    .header('content-length', range.last - range.first + 1)
    .send(cut(content, range));
}

/** RFC 6266: an ASCII name for the old, the real one in RFC 5987's form. */
function disposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

const heartbeatMs = 20_000;
const mostUnread = 256 * 1024;

/** Server-sent events until the caller goes away or the source ends. */
export async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  schema: z.ZodType,
  source: AsyncIterable<unknown>,
): Promise<FastifyReply> {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // nginx would keep events back until its buffer is full.
    'x-accel-buffering': 'no',
    // When the house closes, the stream's connection goes with it instead of staying for another request.
    connection: 'close',
  });
  raw.write(': here\n\n');
  const iterator = source[Symbol.asyncIterator]();
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs);
  raw.once('close', () => void iterator.return?.());
  try {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      raw.write(`data: ${JSON.stringify(schema.parse(next.value))}\n\n`);
      // A page that does not read comes back and reads afresh, rather than filling our memory.
      if (raw.writableLength > mostUnread) break;
    }
  } catch (error) {
    request.log.error({ err: error }, 'a live stream broke');
  } finally {
    clearInterval(heartbeat);
    await iterator.return?.();
    raw.end();
  }
  return reply;
}
