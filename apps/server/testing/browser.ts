import type { TestServer } from './server.ts';

type Cookie = { name: string; value: string; path: string; attributes: string };

export type BrowserReply = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into what came back
  readonly json: any;
};

/** A browser as far as signing in needs one: keeps cookies with their paths, follows nothing unless told to. */
export class TestBrowser {
  readonly #server: string;
  /** Where it believes to be: behind a proxy that is not the server's own address. */
  readonly #origin: string;
  #cookies: Cookie[] = [];
  /** Every Set-Cookie of the last reply. */
  lastSet: string[] = [];

  constructor(server: Pick<TestServer, 'url'>, origin = server.url) {
    this.#server = server.url;
    this.#origin = origin;
  }

  cookie(name: string): string | undefined {
    const found = this.#cookies.find((cookie) => cookie.name === name);
    return found && decodeURIComponent(found.value);
  }

  /** Of two cookies with one name, the one of this path. */
  cookieAt(name: string, path: string): string | undefined {
    const found = this.#cookies.find((cookie) => cookie.name === name && cookie.path === path);
    return found && decodeURIComponent(found.value);
  }

  /** As somebody sets it who writes their own requests. */
  set(name: string, value: string, path: string): void {
    this.#cookies.push({ name, value: encodeURIComponent(value), path, attributes: '' });
  }

  async ask(path: string, init: RequestInit & { body?: string } = {}): Promise<BrowserReply> {
    const url = new URL(path, this.#server);
    const cookie = this.#cookies
      .filter((c) => url.pathname === c.path || url.pathname.startsWith(c.path.endsWith('/') ? c.path : `${c.path}/`))
      .map((c) => `${c.name}=${c.value}`)
      .join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: { ...(cookie && { cookie }), ...(init.headers as Record<string, string>) },
    });
    this.lastSet = response.headers.getSetCookie();
    for (const line of this.lastSet) this.#keep(line, url.pathname);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : null };
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<BrowserReply> {
    const sent = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers };
    return this.ask(path, { method: 'POST', headers: sent, body: JSON.stringify(body) });
  }

  /** Follows redirects within our own origin until there is a page, or a step elsewhere. Gives the last address. */
  async go(path: string): Promise<string> {
    let at = path;
    for (let steps = 0; steps < 15; steps++) {
      if (at.startsWith('/sign-in/')) return at;
      const { status, headers } = await this.ask(at);
      const location = headers.get('location');
      if (status < 300 || status >= 400 || !location) return at;
      const next = new URL(location, new URL(at, this.#origin));
      if (next.origin !== this.#origin) return next.href;
      at = next.pathname + next.search;
    }
    throw new Error(`${path} goes round in circles`);
  }

  #keep(line: string, requestPath: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    const find = (name: string) =>
      attributes.find((a) => a.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
    const name = pair.slice(0, at);
    const path = find('path') ?? requestPath.slice(0, requestPath.lastIndexOf('/') || 1);
    this.#cookies = this.#cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
    const expires = find('expires');
    const gone = find('max-age') === '0' || (expires !== undefined && Date.parse(expires) < Date.now());
    if (!gone) this.#cookies.push({ name, value: pair.slice(at + 1), path, attributes: attributes.join('; ') });
  }
}

/** The newest code that was mailed to an address. */
export async function newestCode(server: TestServer, email: string): Promise<string> {
  await server.settled();
  const [mail] = await server.app.house.db.rows<{ body: string }>(
    'select body from outbox_mails where recipient = $1 order by id desc limit 1',
    [email],
  );
  const code = /\b(\d{4}) (\d{4})\b/.exec(mail?.body ?? '');
  if (!code) throw new Error(`no code was mailed to ${email}`);
  return `${code[1]}${code[2]}`;
}

/** Opens the sign-in page. Gives where its questions lie. */
export async function openSignIn(browser: TestBrowser, redirect = '/'): Promise<string> {
  const page = await browser.go(`/api/auth/escale?redirect=${encodeURIComponent(redirect)}`);
  if (!page.startsWith('/sign-in/')) throw new Error(`no sign-in page, but ${page}`);
  return `/auth/interaction/${page.slice('/sign-in/'.length)}`;
}

/** Signs in with a one-time code, as a person does. Gives the address that it ends at. */
export async function signInByCode(server: TestServer, browser: TestBrowser, email: string, redirect = '/') {
  const questions = await openSignIn(browser, redirect);
  await browser.post(`${questions}/email`, { email });
  const { json } = await browser.post(`${questions}/code`, { code: await newestCode(server, email) });
  if (!json.next) throw new Error(`the code was refused: ${JSON.stringify(json)}`);
  return browser.go(json.next);
}
