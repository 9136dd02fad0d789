import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

// Below those that systems hand out to whoever does not care which (Linux from 32768, others from 49152): until the program
// that is told this port has taken it, nobody else is given it by chance.
const [lowest, count] = [20_000, 12_000];

/** A port of loopback for a program that has to be told one. What can listen on port 0 should. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * count);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe: Server = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
