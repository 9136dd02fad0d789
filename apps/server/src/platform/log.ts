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

/** PostgreSQL repeats values in its messages ("invalid input syntax for type uuid: …"): of those only the code is kept. */
export function errorForLog(error: Error): LoggedError {
  const { code, table, constraint, severity, routine } = error as unknown as Record<string, string | undefined>;
  const frames = error.stack?.slice(error.stack.indexOf('\n    at '));
  if (severity)
    return { type: 'DatabaseError', message: `SQL ${code}`, code, table, constraint, routine, stack: frames ?? '' };
  const cause = error.cause instanceof Error ? errorForLog(error.cause) : undefined;
  return { type: error.name, message: error.message, code, stack: frames ?? '', ...(cause && { cause }) };
}
