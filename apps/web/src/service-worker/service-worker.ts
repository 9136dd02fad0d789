/// <reference lib="webworker" />
/**
 * Keeps the shell (page, scripts, styles, words, font) so that the app opens without a network. Files are named after their
 * content, so a kept one is never wrong. What people own is not in the shell's cache: what was read lies in IndexedDB, and files
 * of coming trips in a cache that the page fills (src/offline), which an update leaves alone and signing out removes.
 */
/** Filled in by the build: the version and every file of the shell. */
declare const __SHELL__: { version: string; files: string[] };

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const cacheName = `shell-${__SHELL__.version}`;
const onDemand = /^\/assets\//;
const ownFile = /^\/api\/my\/attachments\/[^/]+\/content$/;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(__SHELL__.files.map((file) => new Request(file, { cache: 'no-cache' })))),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlderShells().then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (ownFile.test(url.pathname)) return event.respondWith(ownOrKept(request));
  if (/^\/(api|auth|outbox|s)(\/|$)/.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (__SHELL__.files.includes(url.pathname)) event.respondWith(kept(request));
  else if (onDemand.test(url.pathname)) event.respondWith(keptOnceAsked(request));
});

/** The network first, so that a page is never older than its server; the kept one when there is none. */
function page(request: Request): Promise<Response> {
  return serverFirst(request, () => caches.match('/'));
}

/** The server first, which knows who may still see a file; without a network the copy that was kept of it. */
function ownOrKept(request: Request): Promise<Response> {
  return serverFirst(request, () => caches.match(request.url, { ignoreSearch: true }));
}

/** A network that lets nothing through does not always say so: it may let one wait for minutes. */
const longEnoughMs = 6_000;

/** The server's answer; what is `kept` where there is none, or none in time. */
async function serverFirst(request: Request, kept: () => Promise<Response | undefined>): Promise<Response> {
  const asked = fetch(request);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), longEnoughMs));
  const answer = await Promise.race([asked, late]).catch(() => null);
  return answer ?? (await kept()) ?? asked.catch(() => Response.error());
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** What only some pages need, the map's files: kept from the first time on. */
async function keptOnceAsked(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(cacheName)).put(request, answer.clone());
  return answer;
}

async function forgetOlderShells(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('shell-') && name !== cacheName).map((name) => caches.delete(name)),
  );
}
