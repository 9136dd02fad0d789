import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Product = {
  /** `http://localhost:…` */
  readonly url: string;
  readonly smtpPort: number;
  stop(): Promise<void>;
};

const main = join(import.meta.dirname, '../../server/src/main.ts');
const patienceMs = 60_000;

/** Starts the whole product as `npm start` does, with a data folder of its own, on free ports. `more`: what an operator would set. */
export async function startProduct(more: Record<string, string> = {}): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'escale-e2e-'));
  // As root, PostgreSQL runs as somebody else, who must get in.
  chmodSync(folder, 0o755);
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: '0',
      ESCALE_SMTP_PORT: '0',
      ESCALE_DATA: folder,
      ESCALE_LOG: 'error',
      // A machine on which others work too reads slowly, and what it reads is what is tried.
      ESCALE_READING_SECONDS: '20',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ready = await readyLine(server);
  const url = /ready: (\S+)/.exec(ready)?.[1];
  if (!url) throw new Error(`Where does it listen? ${ready}`);
  return {
    url,
    smtpPort: Number(/smtp:\/\/localhost:(\d+)/.exec(ready)?.[1]),
    async stop() {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readyLine(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`The product did not start: ${said}`)), patienceMs);
    server.stdout?.on('data', (chunk) => {
      said += chunk;
      const line = said.split('\n').find((text) => text.startsWith('Escale is ready'));
      if (!line) return;
      clearTimeout(timer);
      resolve(line);
    });
    server.once('exit', (code) => reject(new Error(`The product stopped with ${code}: ${said}`)));
  });
}
