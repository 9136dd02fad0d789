import { randomUUID } from 'node:crypto';
import { call, created, json, multipart, nothing, ok } from '@escale/contract';
import { z } from 'zod';
import type { House } from '../src/platform/house.ts';
import { refuse } from '../src/platform/refuse.ts';
import { prepared } from '../src/platform/reply.ts';
import { lea, takenAtTheirWord } from './people.ts';
import { as, startServer, type TestServer } from './server.ts';

const note = z.object({ id: z.uuid(), text: z.string(), version: z.int() });
const params = z.object({ id: z.uuid() });
const draft = z.object({ text: z.string().min(1), count: z.number().optional(), day: z.string().optional() });
/** A tiny noun of the tests' own: notes with a version. */
export const notesApi = {
  create: call({
    method: 'POST',
    path: '/api/test/notes',
    summary: '',
    audience: 'account',
    body: json(draft),
    reply: created(note),
  }),
  pay: call({
    method: 'POST',
    path: '/api/test/pay',
    summary: '',
    audience: 'account',
    body: json(draft),
    reply: created(note),
    idempotencyKey: 'required',
  }),
  get: call({
    method: 'GET',
    path: '/api/test/notes/{id}',
    summary: '',
    audience: 'account',
    params,
    reply: ok(note),
    cookie: true,
  }),
  list: call({
    method: 'GET',
    path: '/api/test/notes',
    summary: '',
    audience: 'account',
    reply: ok(z.object({ notes: z.array(note) })),
  }),
  change: call({
    method: 'PUT',
    path: '/api/test/notes/{id}',
    summary: '',
    audience: 'account',
    params,
    body: json(draft),
    reply: ok(note),
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/test/notes/{id}',
    summary: '',
    audience: 'account',
    params,
    reply: nothing,
    cookie: true,
  }),
  upload: call({
    method: 'POST',
    path: '/api/test/files',
    summary: '',
    audience: 'account',
    body: multipart(z.object({ name: z.string().min(1) })),
    reply: created(z.object({ name: z.string(), mediaType: z.string(), sizeBytes: z.int() })),
  }),
  fail: call({ method: 'POST', path: '/api/test/fail', summary: '', audience: 'account', reply: nothing }),
  wrongPrepared: call({ method: 'GET', path: '/api/test/prepared', summary: '', audience: 'account', reply: ok(note) }),
} as const;

export type NoteRow = { id: string; text: string; version: number };

function bindNotes({ route, db }: House): void {
  const write = async (tx: { executeQuery: unknown }, text: string, values: unknown[]) => {
    const { CompiledQuery } = await import('kysely');
    const { rows } = await (tx as never as House['db']['query']).executeQuery(CompiledQuery.raw(text, values));
    return rows as NoteRow[];
  };
  const one = (row: NoteRow | undefined) => row ?? refuse('trip.not-found');
  const insert = async ({ tx, body }: { tx: never; body: z.output<typeof draft> }) =>
    one(
      (
        await write(tx, 'insert into notes (id, text, n, day) values ($1, $2, $3, $4) returning *', [
          randomUUID(),
          body.text,
          body.count ?? null,
          body.day ?? null,
        ])
      )[0],
    );
  route(notesApi.create, ({ tx, body }) => insert({ tx: tx as never, body }));
  route(notesApi.pay, ({ tx, body }) => insert({ tx: tx as never, body }));
  route(notesApi.get, async (asked) =>
    one((await db.rows<NoteRow>('select * from notes where id = $1', [asked.params.id]))[0]),
  );
  route(notesApi.list, async () => ({ notes: await db.rows<NoteRow>('select * from notes order by id') }));
  route(notesApi.change, async ({ tx, params: { id }, body, mustMatch }) => {
    const before = one((await write(tx, 'select * from notes where id = $1 for update', [id]))[0]);
    mustMatch(before.version);
    return one(
      (
        await write(tx, 'update notes set text = $2, version = version + 1 where id = $1 returning *', [id, body.text])
      )[0],
    );
  });
  route(
    notesApi.remove,
    async ({ tx, params: { id } }) => void (await write(tx, 'delete from notes where id = $1', [id])),
  );
  route(notesApi.upload, async ({ file, body }) => ({ ...body, ...file }));
  route(notesApi.fail, async ({ tx }) => {
    await write(tx, 'insert into notes (id, text) values ($1, $2)', [randomUUID(), 'half-written']);
    throw new Error('the secret of the house');
  });
  route(notesApi.wrongPrepared, () => prepared('{"id":"not a uuid"}'));
}

export type NotesHouse = {
  readonly server: TestServer;
  readonly asLea: ReturnType<typeof as>;
  /** A request as the app would never make it, with Léa's token. */
  raw(path: string, init?: RequestInit): Promise<Response>;
  /** All that there are. */
  notes(): Promise<NoteRow[]>;
};

/** A house that knows notes beside everything else; callers are who they say they are. */
export async function openNotes(): Promise<NotesHouse> {
  const server = await startServer({
    authenticate: takenAtTheirWord,
    alsoBind: bindNotes,
    env: { ESCALE_LOG: 'silent' },
  });
  await server.app.house.db.rows(
    'create table notes (id uuid primary key, text text not null, version int not null default 1, n int, day date)',
  );
  const asLea = as(server, lea.token);
  return {
    server,
    asLea,
    raw: (path, init = {}) =>
      fetch(`${server.url}${path}`, { ...init, headers: { authorization: `Bearer ${lea.token}`, ...init.headers } }),
    notes: async () => (await asLea.send(notesApi.list)).body.notes,
  };
}
