import { toast } from '../ui/toast/toast-store.ts';
import { say } from '../words/words.ts';

/** Asked for this often while the page stays open. */
const lookEveryMs = 60 * 60 * 1000;

/**
 * The service worker keeps the shell for offline starts. A newer one is fetched in the background and waits;
 * the person decides when the page changes under them.
 */
export async function openServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  const offer = (worker: ServiceWorker | null) => {
    // The very first one is no news.
    if (!worker || !navigator.serviceWorker.controller) return;
    toast({
      severity: 'info',
      title: say('common.newVersion'),
      message: say('common.newVersionText'),
      durationMs: 60_000,
      background: true,
      action: { label: say('common.reload'), onSelect: () => worker.postMessage('take-over') },
    });
  };
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
}
