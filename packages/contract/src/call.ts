import type { z } from 'zod';
import type { ProblemCode } from './problem.ts';

/**
 * A call is written once, here: the server binds a function to it, the browser sends it, OpenAPI describes it.
 * Paths are the specification's, with `{name}` for a parameter.
 */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** Who may ask at all. Which record they may ask about is the policy's business. */
  readonly audience: Audience;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: Body;
  readonly reply: Reply;
  /** What the caller must be ready for, beyond the refusals that any call may answer. */
  readonly problems?: readonly ProblemCode[];
  /** `required`: refused without Idempotency-Key. Otherwise a POST may carry one. */
  readonly idempotencyKey?: 'required';
  /** A browser cannot send a header with `<img src>`: these reads also take the access-token cookie. */
  readonly cookie?: true;
  /** Of the one file in a multipart body; `maxFileBytes` of limits.ts when left out. */
  readonly maxFileBytes?: number;
  /** Of a JSON body; `maxJsonBytes` of limits.ts when left out. */
  readonly maxJsonBytes?: number;
  /** Refused with `session.step-up-needed` unless this session proved within `freshProofMs` that its person is there. */
  readonly freshProof?: true;
};

/** Who is no safety contact hears 404 (`company.not-found`): that a company has a desk is nobody else's business. */
export type Audience = 'anyone' | 'account' | 'agent' | 'safety-contact';

export type Body =
  | { readonly kind: 'json'; readonly schema: z.ZodType }
  /** One part named `file`, and text parts. */
  | { readonly kind: 'multipart'; readonly fields: z.ZodObject }
  /** A link as JSON, or a file as multipart: the same path takes both. */
  | { readonly kind: 'json-or-multipart'; readonly schema: z.ZodType; readonly fields: z.ZodObject };

export type Reply =
  | { readonly kind: 'json'; readonly status: 200 | 201 | 202; readonly schema: z.ZodType }
  | { readonly kind: 'nothing'; readonly status: 204 }
  /** A file's own bytes, with the media type that was found in them. */
  | { readonly kind: 'bytes'; readonly status: 200 }
  /** Server-sent events, read with `fetch` so that the Authorization header can be sent. */
  | { readonly kind: 'stream'; readonly status: 200; readonly schema: z.ZodType };

export function call<const C extends Call>(definition: C): C {
  return definition;
}

export const json = <S extends z.ZodType>(schema: S) => ({ kind: 'json', schema }) as const;
export const multipart = <F extends z.ZodObject>(fields: F) => ({ kind: 'multipart', fields }) as const;
export const jsonOrMultipart = <S extends z.ZodType, F extends z.ZodObject>(schema: S, fields: F) =>
  ({ kind: 'json-or-multipart', schema, fields }) as const;

export const ok = <S extends z.ZodType>(schema: S) => ({ kind: 'json', status: 200, schema }) as const;
export const created = <S extends z.ZodType>(schema: S) => ({ kind: 'json', status: 201, schema }) as const;
export const accepted = <S extends z.ZodType>(schema: S) => ({ kind: 'json', status: 202, schema }) as const;
export const nothing = { kind: 'nothing', status: 204 } as const;
export const bytes = { kind: 'bytes', status: 200 } as const;
export const stream = <S extends z.ZodType>(schema: S) => ({ kind: 'stream', status: 200, schema }) as const;

/** What a browser calls a Blob; said here without its library, so that the contract needs no platform. */
export type FileBytes = { readonly size: number; readonly type: string; arrayBuffer(): Promise<ArrayBuffer> };

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What the server's function is given, after checking. */
export type ParamsOf<C extends Call> = C extends { params: infer P } ? Output<P> : Record<never, never>;
export type QueryOf<C extends Call> = C extends { query: infer Q } ? Output<Q> : Record<never, never>;
export type BodyOf<C extends Call> = C extends { body: { kind: 'json'; schema: infer S } }
  ? Output<S>
  : C extends { body: { kind: 'multipart'; fields: infer F } }
    ? Output<F>
    : C extends { body: { kind: 'json-or-multipart'; schema: infer S; fields: infer F } }
      ? Output<S> | Output<F>
      : undefined;
/** What the server answers, and what the browser then holds. */
export type ReplyOf<C extends Call> = C extends { reply: { kind: 'json' | 'stream'; schema: infer S } }
  ? Output<S>
  : C extends { reply: { kind: 'bytes' } }
    ? FileBytes
    : undefined;

/** What the browser sends. */
export type Sent<C extends Call> = (C extends { params: infer P } ? { params: Input<P> } : { params?: undefined }) &
  (C extends { query: infer Q } ? { query?: Input<Q> } : { query?: undefined }) &
  (C extends { body: { kind: 'json'; schema: infer S } }
    ? { body: Input<S> }
    : C extends { body: { kind: 'multipart'; fields: infer F } }
      ? { body: Input<F>; file: FileBytes }
      : C extends { body: { kind: 'json-or-multipart'; schema: infer S; fields: infer F } }
        ? { body: Input<S>; file?: undefined } | { body: Input<F>; file: FileBytes }
        : { body?: undefined }) & { ifMatch?: string; idempotencyKey?: string };
