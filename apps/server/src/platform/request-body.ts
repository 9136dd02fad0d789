import type { Call } from '@escale/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller } from './caller.ts';
import type { KeptFile } from './files.ts';
import { type Attempt, bodyMac } from './idempotency.ts';
import { deriveKey } from './keys.ts';
import { readMultipart } from './multipart.ts';
import { fieldErrors } from './problem.ts';
import { refuse } from './refuse.ts';
import type { RouteParts } from './route-parts.ts';

/** The value as the schema has it; refuses with a word for each field that is wrong, `prefix` before its path. */
export function checked(schema: z.ZodType | undefined, value: unknown, prefix: string): unknown {
  if (!schema) return {};
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success) return refuse('request.invalid', { errors: fieldErrors(result.error, prefix) });
  return result.data;
}

/** What was sent, checked; a file is kept already, and not yet used by anybody. */
export async function readBody(parts: RouteParts, call: Call, caller: Caller | null, request: FastifyRequest) {
  if (!call.body) return { body: undefined, file: null };
  const isMultipart = request.isMultipart();
  if (call.body.kind === 'json' ? isMultipart : call.body.kind === 'multipart' && !isMultipart) {
    return refuse('request.unsupported-type');
  }
  if (call.body.kind === 'json' || !isMultipart) {
    const schema = call.body.kind === 'multipart' ? call.body.fields : call.body.schema;
    return { body: checked(schema, request.body ?? undefined, ''), file: null };
  }
  if (!caller) return refuse('session.missing');
  const sender = { accountId: caller.accountId, passesOn: call.audience === 'agent' };
  const { fields, file } = await readMultipart(request, parts.files, sender, call.maxFileBytes);
  if (!file) return refuse('request.invalid', { errors: [{ path: 'file', code: 'required' }] });
  return { body: checked(call.body.fields, fields, ''), file };
}

/** The attempt that an Idempotency-Key names; null where none was sent. Refuses where the call needs one. */
export function attemptOf(
  parts: RouteParts,
  call: Call,
  caller: Caller | null,
  request: FastifyRequest,
  body: unknown,
  file: KeptFile | null,
): Attempt | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || !caller) {
    return call.idempotencyKey === 'required' ? refuse('idempotency.key-missing') : null;
  }
  if (typeof key !== 'string' || key.length < 1 || key.length > 200) {
    return refuse('request.invalid', { errors: [{ path: 'Idempotency-Key', code: 'invalid' }] });
  }
  return {
    accountId: caller.accountId,
    key,
    call: `${request.method} ${request.url}`,
    bodyMac: bodyMac(parts.idempotencySecret, body, file?.address),
    replyKey: deriveKey(parts.idempotencySecret, 'kept replies'),
  };
}
