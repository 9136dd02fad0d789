import { type Call, calls, problem } from '@escale/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { docsPage } from './docs-page.ts';
import { exampleOf } from './openapi-example.ts';

export type OpenApi = {
  readonly openapi: '3.1.0';
  readonly info: { title: string; version: string; description: string };
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
};
export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: string[];
  readonly security: Record<string, string[]>[];
  readonly parameters: Parameter[];
  readonly requestBody?: { required: boolean; content: Record<string, Content> };
  readonly responses: Record<string, unknown>;
};
export type Content = { schema: unknown; example?: unknown };
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: unknown };

/** `/api/openapi.json` and, for people, `/api/docs`: from the schemas that check every call. */
export function serveDescription(http: FastifyInstance): void {
  // Made at the first question: a start should not wait for it.
  let document: OpenApi | null = null;
  const made = () => {
    document ??= describeCalls(calls);
    return document;
  };
  http.get('/api/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(made()));
  http.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(docsPage(made())));
}

export function describeCalls(all: Readonly<Record<string, Call>>): OpenApi {
  const schemas: Record<string, unknown> = {};
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, call] of Object.entries(all)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call, schemas) };
  }
  schemas.Problem = schemaOf(problem, 'output', schemas);
  // Last, because they follow the shapes that others have named.
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods)))
    addExamples(operation, schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Escale',
      version: '1',
      description: 'Trips, bookings and messages of travellers, and their advisors’ work.',
    },
    paths,
    components: { schemas, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}

function operation(name: string, call: Call, schemas: Record<string, unknown>): Operation {
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[2] === 'my' ? (call.path.split('/')[3] ?? 'my') : (call.path.split('/')[2] ?? 'api')],
    security: call.audience === 'anyone' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters(call.params, 'path', schemas),
      ...parameters(call.query, 'query', schemas),
      ...(call.method === 'POST'
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header' as const,
              required: call.idempotencyKey === 'required',
              schema: { type: 'string' },
            },
          ]
        : []),
      ...(call.method === 'PUT' || call.method === 'PATCH' || call.method === 'DELETE'
        ? [{ name: 'If-Match', in: 'header' as const, required: false, schema: { type: 'string' } }]
        : []),
    ],
    ...(call.body && { requestBody: { required: true, content: bodyContent(call.body, schemas) } }),
    responses: responses(call, schemas),
  };
}

function addExamples({ requestBody, responses }: Operation, schemas: Record<string, unknown>): void {
  const contents = [
    requestBody,
    ...Object.entries(responses).flatMap(([status, of]) => (status === 'default' ? [] : of)),
  ];
  for (const of of contents as ({ content?: Record<string, Content> } | undefined)[]) {
    const json = of?.content?.['application/json'];
    if (json) json.example = exampleOf(json.schema, schemas);
  }
}

function parameters(
  schema: z.ZodObject | undefined,
  place: 'path' | 'query',
  schemas: Record<string, unknown>,
): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input', schemas) as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function bodyContent(body: NonNullable<Call['body']>, schemas: Record<string, unknown>) {
  const content: Record<string, { schema: unknown }> = {};
  if (body.kind !== 'multipart') content['application/json'] = { schema: schemaOf(body.schema, 'input', schemas) };
  if (body.kind !== 'json') {
    const fields = schemaOf(body.fields, 'input', schemas) as { properties?: object; required?: string[] };
    content['multipart/form-data'] = {
      schema: {
        ...fields,
        properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' }, ...fields.properties },
        required: ['file', ...(fields.required ?? [])],
      },
    };
  }
  return content;
}

function responses(call: Call, schemas: Record<string, unknown>): Record<string, unknown> {
  const { reply } = call;
  const content =
    reply.kind === 'json'
      ? { 'application/json': { schema: schemaOf(reply.schema, 'output', schemas) } }
      : reply.kind === 'stream'
        ? { 'text/event-stream': { schema: schemaOf(reply.schema, 'output', schemas) } }
        : reply.kind === 'bytes'
          ? { '*/*': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } }
          : undefined;
  const codes = call.problems?.length ? ` Here: ${call.problems.join(', ')}.` : '';
  return {
    [reply.status]: { description: reply.kind === 'nothing' ? 'Done.' : 'The answer.', ...(content && { content }) },
    default: {
      description: `Problem details (RFC 9457), in the language of Accept-Language.${codes}`,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  };
}

/** A JSON Schema; those that have a name move to `components` and are referred to. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', schemas: Record<string, unknown>): unknown {
  const {
    $schema: _,
    $defs = {},
    ...own
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown> & {
    $defs?: Record<string, unknown>;
  };
  const suffix = io === 'input' ? 'Input' : '';
  for (const [name, definition] of Object.entries($defs)) schemas[name + suffix] = pointed(definition, suffix);
  const { id, ...rest } = own;
  if (typeof id !== 'string') return pointed(own, suffix);
  schemas[id + suffix] = pointed(rest, suffix);
  return { $ref: `#/components/schemas/${id}${suffix}` };
}

function pointed(value: unknown, suffix: string): unknown {
  if (Array.isArray(value)) return value.map((item) => pointed(item, suffix));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      // zod repeats a schema's name inside it.
      .filter(([key, inner]) => !(key === 'id' && typeof inner === 'string'))
      .map(([key, inner]) =>
        key === '$ref' && typeof inner === 'string'
          ? [key, inner.replace(/^#\/\$defs\/(.*)$/, `#/components/schemas/$1${suffix}`)]
          : [key, pointed(inner, suffix)],
      ),
  );
}
