import { calls } from 'virtual:contract';
import { baseAddress } from '../api/base-address.ts';
import type { Client } from '../api/client.ts';
import { isOnline, whenOnline } from '../api/network.ts';
import { inShell } from '../native/in-shell.ts';
import { toast } from '../ui/toast/toast-store.ts';
import { say } from '../words/words.ts';
import { mustUpdate } from './must-update-store.ts';
import { type VersionPolicy, versionRule } from './version-rule.ts';

/** Asked for this often while the page stays open. */
const lookEveryMs = 60 * 60 * 1000;

const running: string = import.meta.env.VITE_APP_VERSION;

/**
 * The service worker keeps the shell for offline starts. A newer one is fetched in the background and waits;
 * the person decides when the page changes under them.
 */
export async function openServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  // A phone shell brings the app with it, and its store the next one.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV || inShell()) return null;
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  // A browser may be told to keep none, and then resolves with nothing.
  if (!(registration as ServiceWorkerRegistration | undefined)) return null;
  // The very first one is no news.
  const offer = (worker: ServiceWorker | null) =>
    worker && navigator.serviceWorker.controller && offerUpdate(registration);
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => worker.state === 'installed' && offer(worker));
  });

  let reloading = false;
  const hadController = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!hadController || reloading) return;
    reloading = true;
    location.reload();
  });
  setInterval(() => void registration.update().catch(() => undefined), lookEveryMs);
  return registration;
}

/** Reads the static policy document, and the headers of the ping whenever the app comes back, and acts on what they say. */
export function watchVersion(client: Client, registration: ServiceWorkerRegistration | null): void {
  let offered = false;
  const act = (policy: VersionPolicy) => {
    const rule = versionRule(running, policy);
    if (rule === null) return;
    void registration?.update().catch(() => undefined);
    if (rule === 'must') mustUpdate(() => update(registration));
    else if (!offered && !registration?.waiting) offerUpdate(registration);
    offered = true;
  };
  const readPolicy = async () => {
    const response = await fetch(`${baseAddress()}/version-policy.json`, { cache: 'no-cache' });
    if (response.ok) act(await response.json());
  };
  const ping = async () => {
    if (document.visibilityState === 'hidden' || !isOnline()) return;
    const { headers } = await client.open(calls.ping, {});
    const [latest, minimum] = [headers.get('x-escale-version'), headers.get('x-escale-minimum-version')];
    if (latest && minimum) act({ latest, minimum });
  };
  // No answer says nothing about versions.
  const quietly = (work: () => Promise<void>) => () => void work().catch(() => undefined);
  quietly(readPolicy)();
  setInterval(quietly(readPolicy), lookEveryMs);
  document.addEventListener('visibilitychange', quietly(ping));
  whenOnline(quietly(ping));
}

function offerUpdate(registration: ServiceWorkerRegistration | null): void {
  toast({
    severity: 'info',
    title: say('common.newVersion'),
    message: say('common.newVersionText'),
    durationMs: 60_000,
    background: true,
    action: { label: say('common.reload'), onSelect: () => update(registration) },
  });
}

/** The one that waits takes over, which reloads the page; without one the server's page is newer than this. */
function update(registration: ServiceWorkerRegistration | null): void {
  if (registration?.waiting) registration.waiting.postMessage('take-over');
  else location.reload();
}
