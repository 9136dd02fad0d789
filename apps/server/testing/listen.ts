import assert from 'node:assert/strict';
import { get, type IncomingMessage } from 'node:http';
import type { LiveEvent } from '@escale/contract';
import { calls, type TestServer } from './server.ts';
import type { SignedIn } from './sign-in.ts';

/** Reads the stream as a page does. */
export async function listen(on: TestServer, of: SignedIn) {
  // `fetch` opens another connection when this one is given up, and the server would wait for it when it closes.
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(`${on.url}${calls.live.path}`, { headers: { authorization: `Bearer ${of.token}` } }, resolve).on(
      'error',
      reject,
    ),
  );
  assert.equal(response.statusCode, 200);
  assert.equal(response.headers['content-type'], 'text/event-stream');
  const chunks = response.setEncoding('utf8')[Symbol.asyncIterator]();
  const heard: LiveEvent[] = [];
  let rest = '';
  return {
    close: () => response.destroy(),
    /** Everything heard so far, once this was. */
    async until(is: (event: LiveEvent) => boolean): Promise<LiveEvent[]> {
      while (!heard.some(is)) {
        const chunk = await chunks.next();
        if (chunk.done) throw new Error('the stream ended');
        const events = (rest + chunk.value).split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) {
          if (event.startsWith('data: ')) heard.push(calls.live.reply.schema.parse(JSON.parse(event.slice(6))));
        }
      }
      return heard;
    },
  };
}
