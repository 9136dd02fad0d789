import {
  type FieldCode,
  fieldCodes,
  type Language,
  type Problem,
  type ProblemCode,
  problemStatus,
} from '@escale/contract';
import type { z } from 'zod';
import { storageAway } from './files.ts';
import { type FieldError, Refusal, type RefusalMore } from './refuse.ts';
import { fieldWords, problemWords } from './words.ts';

/** RFC 9457, in the caller's language. */
export function problemOf(refusal: Refusal, language: Language): Problem {
  const { code, errors, retryAfterSeconds } = refusal;
  return {
    type: 'about:blank',
    code,
    title: problemWords[code][language],
    status: problemStatus[code],
    ...(errors && { errors: errors.map((e) => ({ ...e, message: fieldWords[e.code][language] })) }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

/** What an error means to the caller: an expected no, or (`server.failed`) something for the log. */
export function refusalFrom(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = (code && (fastifyCodes[code] ?? sqlCodes[code])) || null;
  if (known) return new Refusal(known, { ...more(known), cause: error });
  if (isConnectionLoss(error))
    return new Refusal('server.unavailable', { ...more('server.unavailable'), cause: error });
  if (statusCode === 413) return new Refusal('request.too-large', { cause: error });
  if (statusCode === 415) return new Refusal('request.unsupported-type', { cause: error });
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Refusal('request.malformed', { cause: error });
  return new Refusal('server.failed', { cause: error });
}

function more(code: ProblemCode): RefusalMore {
  return code === 'server.unavailable' ? { retryAfterSeconds: 2 } : {};
}

const fastifyCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_REQ_FILE_TOO_LARGE: 'request.too-large',
  FST_FILES_LIMIT: 'request.invalid',
  FST_FIELDS_LIMIT: 'request.invalid',
  FST_PARTS_LIMIT: 'request.invalid',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
};

/** What PostgreSQL says of values that passed the schemas and that it cannot keep (NUL, year 300000, 2^31…), and of itself. */
const sqlCodes: Record<string, ProblemCode> = {
  '22021': 'request.invalid', // character not in repertoire
  '22P05': 'request.invalid', // untranslatable character
  '22P02': 'request.invalid', // invalid text representation
  '22003': 'request.invalid', // numeric value out of range
  '22008': 'request.invalid', // datetime field overflow
  '22007': 'request.invalid', // invalid datetime format
  '22001': 'request.invalid', // string data right truncation
  '55P03': 'server.unavailable', // lock not available
  '57014': 'server.unavailable', // query cancelled: statement timeout
  '57P01': 'server.unavailable', // admin shutdown
  '57P02': 'server.unavailable', // crash shutdown
  '57P03': 'server.unavailable', // cannot connect now
  '53100': 'server.unavailable', // disk full
  '53200': 'server.unavailable', // out of memory
  '53300': 'server.unavailable', // too many connections
  ENOSPC: 'server.unavailable',
  [storageAway]: 'server.unavailable',
  '40001': 'server.unavailable', // still, after the retries
  '40P01': 'server.unavailable',
};

/** The database is not there just now; nothing is wrong with what was asked. */
export function isConnectionLoss(error: unknown): boolean {
  const { code, syscall, message, severity } = error as NodeJS.ErrnoException & { severity?: string };
  // PostgreSQL ended the session, or did not let it begin.
  if (severity === 'FATAL' || severity === 'PANIC') return true;
  if (syscall === 'connect' || code === 'ECONNRESET' || code === 'EPIPE') return true;
  return (
    typeof message === 'string' &&
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      message,
    )
  );
}

/** zod's issues as fields. The value itself is never repeated. */
export function fieldErrors(error: z.ZodError, prefix: string): FieldError[] {
  return error.issues.slice(0, 100).flatMap((issue) => fieldsOf(issue, prefix));
}

function fieldsOf(issue: z.core.$ZodIssue, prefix: string): FieldError[] {
  const path = [...(prefix ? [prefix] : []), ...issue.path.map(String)].join('.');
  return [{ path, code: fieldCode(issue) }];
}

function fieldCode(issue: z.core.$ZodIssue): FieldCode {
  // A schema may say the code itself: `.refine(isPhone, 'phone')`.
  if ((fieldCodes as readonly string[]).includes(issue.message)) return issue.message as FieldCode;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'required' : 'invalid';
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? 'required' : 'too-short';
      return issue.origin === 'array' ? 'required' : 'too-small';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too-long' : 'too-big';
    case 'invalid_format':
      if (issue.format === 'email') return 'email';
      return issue.format === 'date' || issue.format === 'datetime' ? 'date' : 'invalid';
    default:
      return 'invalid';
  }
}
