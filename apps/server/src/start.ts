import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type App, openApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';

/** Reads the environment, opens the house, says where it is, and closes with grace when told to. */
export async function start(): Promise<void> {
  const config = configOrExit();
  const isOpen = closeOnSignal();
  let app: App;
  try {
    app = await openApp(config);
  } catch (error) {
    return exitWith(whyNotOpening(error, config));
  }
  let showDemo: ((url: string) => Promise<void>) | undefined;
  try {
    if (config.demo) showDemo = await seedDemo(app);
    await app.listen();
  } catch (error) {
    await app.close();
    return exitWith(whyNotListening(error, config));
  }
  isOpen(app);
  console.log(readyLine(app, config));
  // What the demo shows of the outside it shows of this very server. Nothing waits for it.
  await showDemo?.(addressOf(app, config)).catch((error) =>
    app.house.log.warn({ err: error }, 'the demo is not whole'),
  );
}

/**
 * People and trips around today's date, on an empty house; never in a real configuration. The answer is what is left to do
 * once the server listens.
 */
async function seedDemo(app: App): Promise<((url: string) => Promise<void>) | undefined> {
  const path = join(import.meta.dirname, '../seed/demo.ts');
  if (!existsSync(path)) return;
  const { openDemo } = (await import(path)) as typeof import('../seed/demo.ts');
  return openDemo(app);
}

function readyLine(app: App, config: Config): string {
  const url = addressOf(app, config);
  const codes = config.mailOut.smtpUrl || !config.demo ? '' : `codes by e-mail: ${url}/outbox, `;
  return `Escale is ready: ${url} (${codes}mail in: smtp://localhost:${app.mailPort ?? config.mailIn.port})`;
}

function addressOf(app: App, config: Config): string {
  const address = app.http.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return config.demo ? `http://localhost:${port}` : config.publicUrl;
}

function configOrExit(): Config {
  try {
    // What is set in the shell wins.
    if (existsSync('.env')) process.loadEnvFile('.env');
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) exitWith(`The configuration is wrong.\n${error.message}\nSee .env.example.`);
    throw error;
  }
}

function whyNotOpening(error: unknown, { dataFolder, databaseUrl }: Config): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const folder = `${dataFolder} (ESCALE_DATA)`;
  if (databaseUrl && unreachable.includes(code)) {
    return `The PostgreSQL at ${new URL(databaseUrl).host} (DATABASE_URL) does not answer: ${code}. Start it, or correct its address.`;
  }
  if (['EROFS', 'EACCES', 'EPERM'].includes(code))
    return `Escale may not write in ${folder}. Choose a folder that it may write in.`;
  if (['EEXIST', 'ENOTDIR'].includes(code))
    return `${folder} is not a folder. Choose another, or take what stands there away.`;
  if (code === 'ENOSPC' || message.includes('No space left on device')) {
    return `There is no room left on the disk of ${folder}. Escale begins with about 60 MB; make room, or choose another folder.`;
  }
  return `Escale cannot start: ${message || code}`;
}

/** Of several addresses for one name the error has this code, and no words. */
const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'];

function whyNotListening(error: unknown, config: Config): string {
  const { code, port = config.port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    const variable = port === config.mailIn.port ? 'ESCALE_SMTP_PORT' : 'PORT';
    return `Port ${port} is in use, perhaps by another Escale. Stop that one, or choose another: ${variable}=${port + 1} npm start`;
  }
  if (code === 'EACCES') return `Port ${port} needs more rights than we have. Choose one above 1023 (PORT=3000).`;
  return `Escale cannot listen: ${(error as Error).message}`;
}

/** Long enough for a large upload; what is not answered by then was not acknowledged either. */
const graceMs = 20_000;

/**
 * From the first moment on, since the database that starts with us would outlive us; but only a house that stands can be
 * closed whole. Whoever is told to leave while it opens leaves as soon as the answer is called with it.
 */
function closeOnSignal(): (app: App) => void {
  let isOpen: (app: App) => void = () => undefined;
  const opened = new Promise<App>((resolve) => {
    isOpen = resolve;
  });
  let closingSince = 0;
  const close = () => {
    if (closingSince) return;
    closingSince = Date.now();
    opened
      .then((app) => {
        setTimeout(() => exitWith('Escale did not close in time, and stopped.'), graceMs).unref();
        return app.close();
      })
      .then(
        () => process.exit(0),
        (error: unknown) => exitWith(`Escale did not close cleanly: ${(error as Error).message}`),
      );
  };
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, close);
  process.on('SIGINT', () => {
    // Ctrl-C arrives here twice, from the terminal and from npm. Who presses it again later does not want to wait.
    if (closingSince && Date.now() - closingSince > 1500) process.exit(1);
    close();
  });
  // Started by tools/setup.mjs, which is gone.
  process.on('disconnect', close);
  process.channel?.unref();
  return isOpen;
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}
