import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEvents } from './event-stream.ts';

async function read(...chunks: string[]): Promise<string[]> {
  const bytes = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(bytes.encode(chunk));
      controller.close();
    },
  });
  const events: string[] = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

test('an event that arrives in pieces is one event', async () => {
  assert.deepEqual(await read('da', 'ta: {"what":"tri', 'ps"}\n', '\n'), ['{"what":"trips"}']);
});

test('two events in one piece are two', async () => {
  assert.deepEqual(await read('data: a\n\ndata: b\r\n\r\n'), ['a', 'b']);
});

test('a comment keeps the line open and says nothing', async () => {
  assert.deepEqual(await read(': still here\n\n', 'event: x\ndata: a\n\n'), ['a']);
});

test('an event cut off by the end is not an event', async () => {
  assert.deepEqual(await read('data: a\n\ndata: half'), ['a']);
});
