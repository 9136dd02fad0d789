import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverEnvironment, serverFlags } from '../tools/server-flags.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A program of ours, running; its standard error goes to ours when it fails. */
type Running = { process: ChildProcess; pid: number; line: string; startMs: number; stop: () => Promise<void> };

async function run(args: string[], env: Record<string, string>, ready: RegExp, withinMs: number): Promise<Running> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...serverEnvironment, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const line = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready after ${withinMs} ms:\n${said}`)), withinMs);
    const listen = (chunk: Buffer) => {
      said += chunk;
      const found = said.split('\n').find((candidate) => ready.test(candidate));
      if (found !== undefined) {
        clearTimeout(timer);
        resolve(found);
      }
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${said}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { process: child, pid: child.pid ?? 0, line, startMs: performance.now() - began, stop };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

export type Product = Running & { origin: string; smtpPort: number; folder: string };

/** The product as `npm start` runs it, in a folder of its own. Give `folder` to start again on what is there. */
export async function startProduct(
  folder = mkdtempSync(join(tmpdir(), 'escale-bench-')),
  flags: readonly string[] = [],
): Promise<Product> {
  // As root, PostgreSQL runs as somebody else, who must get in.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const smtpPort = await freePort();
  const env = { PORT: String(port), ESCALE_SMTP_PORT: String(smtpPort), ESCALE_DATA: folder, DATABASE_URL: '' };
  const running = await run(
    [...serverFlags, ...flags, 'apps/server/src/main.ts'],
    env,
    /^Escale is ready: http/,
    120_000,
  );
  return { ...running, origin: `http://localhost:${port}`, smtpPort, folder };
}

export async function startBareFastify(): Promise<Running & { origin: string }> {
  const running = await run(['bench/bare-fastify.ts'], {}, /^ready \d+/, 20_000);
  return { ...running, origin: `http://127.0.0.1:${running.line.split(' ')[1]}` };
}

/** Runs one of the server's own commands beside it, on the same data. */
export async function runBeside(product: Product, script: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ESCALE_DATA: product.folder },
    stdio: 'inherit',
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
}

/** The same, for what it says on its standard output. */
export async function askBeside(product: Product, script: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ESCALE_DATA: product.folder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
  return said;
}

export function forget(product: Product): void {
  rmSync(product.folder, { recursive: true, force: true });
}
