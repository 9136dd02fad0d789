import type { FastifyBaseLogger } from 'fastify';

export type Log = FastifyBaseLogger;
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/** Fastify's logger. Ids may be logged; addresses, names, numbers, tokens and bodies may not. */
export function logOptions(level: LogLevel) {
  if (level === 'silent') return false;
  return {
    level,
    // Standard output belongs to the start-up line.
    stream: process.stderr,
    base: undefined,
    redact: {
      paths: ['email', 'token', 'authorization', 'cookie', '*.email', '*.token', '*.authorization', '*.cookie'],
      censor: '[kept out of the log]',
    },
    serializers: {
      req: (request: { method: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        // The pattern, not the address: a query may hold what somebody typed.
        route: request.routeOptions?.url,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: errorForLog,
    },
  };
}

type LoggedError = { type: string; message: string; code?: string; stack: string; [more: string]: unknown };

/**
 * Errors repeat what somebody wrote: PostgreSQL ("invalid input syntax for type uuid: …"), a parser ("Unexpected token 'L', …"), a
 * mail server ("<lea@…>: no such person"). A code and the place in the source are enough to find the fault; of the sentences only
 * ours are kept, which hold ids, and those of the database's driver, which has no codes.
 */
export function errorForLog(error: Error): LoggedError {
  const { code, table, constraint, severity, routine } = error as unknown as Record<string, string | undefined>;
  // Without the message, which stands before them and may be of several lines.
  const frames = error.stack?.match(/\n {4}at .*/s)?.[0] ?? '';
  if (severity)
    return { type: 'DatabaseError', message: `SQL ${code}`, code, table, constraint, routine, stack: frames };
  const cause = error.cause instanceof Error ? errorForLog(error.cause) : undefined;
  const message = isOurs(frames) ? error.message : '';
  return { type: error.name, message, code, stack: frames, ...(cause && { cause }) };
}

/** Was it thrown by our own source, where no name stands in a sentence, or by the database's driver? */
function isOurs(frames: string): boolean {
  const [, first = ''] = frames.split('\n', 2);
  return /file:(?!.*\/node_modules\/)|\/node_modules\/pg(-pool)?\//.test(first);
}

/** What is thrown, in words that may be kept: `SyntaxError`, `Error EENVELOPE`, `outbound request: timeout`. */
export function wordsFor(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is no error';
  const { type, code, message } = errorForLog(error);
  return message || [type, code].filter(Boolean).join(' ');
}
