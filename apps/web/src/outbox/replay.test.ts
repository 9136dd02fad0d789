import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { ProblemCode } from '@escale/contract';
import { Refusal } from '../api/problem.ts';
import type { QueuedEdit } from './queued-edit.ts';
import { replayEdits } from './replay.ts';

let queue: QueuedEdit[];
let sent: string[];
let answers: Record<string, () => unknown>;

const replay = () =>
  replayEdits({
    read: () => [...queue],
    send: async ({ id, sent: { ifMatch } }) => {
      sent.push(ifMatch ? `${id} ${ifMatch}` : id);
      return answers[id]?.();
    },
    keep: async (edit) => {
      queue = queue.map((other) => (other.id === edit.id ? edit : other));
    },
    drop: async (id) => {
      queue = queue.filter((edit) => edit.id !== id);
    },
  });

const refuse = (status: number, code: ProblemCode) => () => {
  throw new Refusal(status, { type: 'about:blank', title: `refused ${status}`, status, code });
};
const edit = (id: string, segmentId: string, change: Partial<QueuedEdit> = {}): QueuedEdit => ({
  id,
  call: 'updateSegment',
  sent: { params: { id: 'trip', segmentId }, body: { notes: id }, ifMatch: '"5"' },
  about: 'Casa do Rio',
  madeAt: Number(id.slice(1)),
  state: 'waiting',
  ...change,
});

beforeEach(() => {
  queue = [];
  sent = [];
  answers = {};
});

test('a second edit of a segment expects the version that the first one made', async () => {
  queue = [edit('e1', 'hotel'), edit('e2', 'hotel')];
  answers = { e1: () => ({ version: 6 }), e2: () => ({ version: 7 }) };
  assert.equal(await replay(), 'done');
  assert.deepEqual(sent, ['e1 "5"', 'e2 "6"']);
  assert.deepEqual(queue, []);
});

test('a network that goes away again loses nothing and keeps the order', async () => {
  queue = [edit('e1', 'hotel'), edit('e2', 'flight')];
  answers = {
    e1: () => {
      throw new TypeError('Failed to fetch');
    },
  };
  assert.equal(await replay(), 'later');
  assert.deepEqual(sent, ['e1 "5"']);
  assert.equal(queue.length, 2);
});

for (const status of [401, 429, 500, 503]) {
  test(`${status} says nothing about the edit: it waits on`, async () => {
    queue = [edit('e1', 'hotel')];
    answers = { e1: refuse(status, 'request.invalid') };
    assert.equal(await replay(), 'later');
    assert.equal(queue[0]?.state, 'waiting');
  });
}

test('a conflict holds up the later edits of its own segment and of no other', async () => {
  queue = [edit('e1', 'hotel'), edit('e2', 'hotel'), edit('e3', 'flight')];
  answers = { e1: refuse(412, 'record.changed'), e3: () => ({ version: 6 }) };
  assert.equal(await replay(), 'done');
  assert.deepEqual(sent, ['e1 "5"', 'e3 "5"']);
  assert.deepEqual(
    queue.map(({ id, state }) => `${id} ${state}`),
    ['e1 conflict', 'e2 waiting'],
  );
});

for (const [status, code] of [
  [403, 'trip.not-editable'],
  [404, 'trip.not-found'],
  [422, 'request.invalid'],
] as const) {
  test(`an edit refused with ${status} stays, with the reason`, async () => {
    queue = [edit('e1', 'hotel')];
    answers = { e1: refuse(status, code) };
    assert.equal(await replay(), 'done');
    assert.deepEqual(queue[0]?.refusal, { status, title: `refused ${status}` });
    assert.equal(await replay(), 'done');
    assert.equal(sent.length, 1);
  });
}

test('deleting what is gone already has worked', async () => {
  queue = [edit('e1', 'hotel', { call: 'deleteSegment' })];
  answers = { e1: refuse(404, 'segment.not-found') };
  await replay();
  assert.deepEqual(queue, []);
});
