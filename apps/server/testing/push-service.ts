import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { after } from 'node:test';
import { freePort } from './free-port.ts';

export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string }; clientHash: string };

const running = new Set<ChildProcess>();

// At the end of the file; `after` called later would belong to whichever hook or test calls it.
after(() => {
  for (const child of running) child.kill();
});

/** A push service as a browser's maker runs it: checks the signature, decrypts as the browser would. Ends with the test file. */
export async function startPushService() {
  const port = await freePort();
  const program = createRequire(import.meta.url).resolve('web-push-testing/src/bin/server.js');
  const child = spawn(process.execPath, [program, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  // It says on the same way that it could not start, and then ends.
  const [said] = await once(child.stdout.setEncoding('utf8'), 'data');
  if (!/^Server running/.test(said)) throw new Error(`the push service did not start: ${said}`);

  const origin = `http://localhost:${port}`;
  async function ask(path: string, body: object): Promise<unknown> {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`the push service answered ${response.status}: ${text}`);
    return text.startsWith('{') ? (JSON.parse(text) as { data: unknown }).data : null;
  }

  return {
    origin,
    subscribe: (applicationServerKey: string) =>
      ask('/subscribe', { userVisibleOnly: 'true', applicationServerKey }) as Promise<Subscription>,
    /** What reached this browser, decrypted. */
    async received({ clientHash }: Subscription): Promise<Record<string, unknown>[]> {
      const { messages } = (await ask('/get-notifications', { clientHash })) as { messages: string[] };
      return messages.map((text) => JSON.parse(text));
    },
    expire: ({ clientHash }: Subscription) => ask(`/expire-subscription/${clientHash}`, {}),
  };
}
