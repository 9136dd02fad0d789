import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { httpTimeoutMs, type ProblemCode } from '@escale/contract';
import multipart from '@fastify/multipart';
import Fastify, {
  type ConnectionError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { isTangled } from './json-shape.ts';
import { type LogLevel, logOptions } from './log.ts';
import { problemOf, refusalFrom } from './problem.ts';
import { Refusal } from './refuse.ts';
import { type Origins, secure } from './security.ts';
import { languageOf } from './words.ts';

export type HttpOptions = {
  readonly logLevel: LogLevel;
  readonly origins: Origins;
  /** How many proxies of ours stand in front: as many of the last entries of `X-Forwarded-For` are believed. */
  readonly proxies: number;
};

/** Fastify as this house runs it: JSON and multipart only, problem details for every refusal, safe headers on everything. */
export async function openHttp(options: HttpOptions): Promise<FastifyInstance> {
  const http = Fastify({
    logger: logOptions(options.logLevel),
    logController: new LogController({ disableRequestLogging: options.logLevel !== 'debug' }),
    // A proxy adds whom it saw to what the request said of itself: what stands before that anybody can write.
    trustProxy: options.proxies > 0 && ((_address, hop) => hop < options.proxies),
    // Of what is read before anybody knows who sends it; a call of the contract may allow more (`route.ts`).
    bodyLimit: 64 * 1024,
    requestTimeout: httpTimeoutMs,
    clientErrorHandler: refuseUnread,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, caseSensitive: true },
    // An address that is none (`/%`), or with a part that is longer than any of ours: no hook and no handler sees it.
    frameworkErrors: (error, request, reply) =>
      sendProblem(reply.header('x-content-type-options', 'nosniff'), request, refusalFrom(error)),
    // A request that arrives while we close is answered, and its connection then ends.
    return503OnClosing: false,
  });
  // Left in, it lets a body through under a type that no schema looks at.
  http.removeContentTypeParser('text/plain');
  const parse = http.getDefaultJsonParser('error', 'error');
  http.removeContentTypeParser('application/json');
  http.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) =>
    isTangled(text) ? done(new Refusal('request.malformed')) : parse(request, text, done),
  );
  secure(http, options.origins);
  await http.register(multipart, { throwFileSizeLimit: false });

  http.setErrorHandler((error, request, reply) => {
    const refusal = refusalFrom(error);
    if (refusal.code === 'server.failed') request.log.error({ err: error }, 'a request failed');
    else if (refusal.code === 'server.unavailable') request.log.warn({ err: error }, 'not available');
    else if (refusal.cause) request.log.debug({ err: error }, 'refused');
    return sendProblem(reply, request, refusal);
  });
  return http;
}

/** Of what broke off or was no HTTP there is no request yet, and nobody's language. */
function refuseUnread(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const problem = problemOf(new Refusal(unreadCodes[error.code] ?? 'request.malformed'), 'en');
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

const unreadCodes: Record<string, ProblemCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
  HPE_HEADER_OVERFLOW: 'request.too-large',
};

export function sendProblem(reply: FastifyReply, request: FastifyRequest, refusal: Refusal): FastifyReply {
  const problem = problemOf(refusal, languageOf(request.headers['accept-language']));
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  if (refusal.code === 'session.missing') reply.header('www-authenticate', 'Bearer');
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .header('content-language', languageOf(request.headers['accept-language']))
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}
