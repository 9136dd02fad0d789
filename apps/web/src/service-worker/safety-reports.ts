/// <reference lib="webworker" />
/**
 * Safety reports that the page could not send: the browser wakes this worker when there is a network again, also with the
 * app closed. The same key as the page's own attempts, so that it stays one report. What it cannot do (renew a token that
 * has run out, understand a refusal) it leaves to the page.
 */
const reportWorker = globalThis as unknown as ServiceWorkerGlobalScope;

type StoredReport = {
  key: string;
  body: object;
  pressedAtMs: number;
  accessToken: string | null;
  baseAddress: string;
  refused: boolean;
};

reportWorker.addEventListener('sync', (event) => {
  const { tag } = event as unknown as { tag: string };
  if (tag === 'safety-reports') (event as ExtendableEvent).waitUntil(sendStoredReports());
});

/** Rejects while something is left, so that the browser tries again later. */
async function sendStoredReports(): Promise<void> {
  const database = await openReports();
  if (!database) return;
  let left = 0;
  for (const report of await storedReports(database)) {
    if (report.refused) continue;
    if (await isSent(report)) await removeReport(database, report.key);
    else left++;
  }
  database.close();
  for (const page of await reportWorker.clients.matchAll()) page.postMessage('safety-reports-sent');
  if (left > 0) throw new Error(`${left} safety reports are still waiting`);
}

async function isSent({ key, body, accessToken, baseAddress }: StoredReport): Promise<boolean> {
  const response = await fetch(`${baseAddress}/api/my/company/safety`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, Authorization: `Bearer ${accessToken}` },
    body: JSON.stringify(body),
  });
  return response.status === 202;
}

/** As the page made it; null: there is none, and none is made. */
function openReports(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('escale-safety');
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(null);
    opening.onsuccess = () => resolve(opening.result);
  });
}

/** The oldest first, as they were pressed. */
function storedReports(database: IDBDatabase): Promise<StoredReport[]> {
  return new Promise((resolve, reject) => {
    const all = database.transaction('reports').objectStore('reports').getAll();
    all.onsuccess = () =>
      resolve((all.result as StoredReport[]).toSorted((one, other) => one.pressedAtMs - other.pressedAtMs));
    all.onerror = () => reject(all.error);
  });
}

function removeReport(database: IDBDatabase, key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const writing = database.transaction('reports', 'readwrite');
    writing.objectStore('reports').delete(key);
    writing.oncomplete = () => resolve();
    writing.onerror = () => reject(writing.error);
  });
}
