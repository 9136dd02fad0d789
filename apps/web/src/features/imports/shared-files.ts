/**
 * What other apps handed over, in a cache that the service worker fills too: put aside until the person says on the imports
 * page whether it is to be read.
 */
const cacheName = 'shared';
/** Told when something came while the page was open. */
const came = 'escale:shared';

export type SharedFile = { address: string; file: File };

export async function readShared(): Promise<SharedFile[]> {
  if (!('caches' in globalThis)) return [];
  const aside = await caches.open(cacheName);
  const answers = await Promise.all(
    (await aside.keys()).map(async ({ url }) => ({ address: url, answer: await aside.match(url) })),
  );
  return Promise.all(
    answers.flatMap(({ address, answer }) => (answer ? [fileIn(answer).then((file) => ({ address, file }))] : [])),
  );
}

export async function putAside(files: readonly File[]): Promise<void> {
  const aside = await caches.open(cacheName);
  for (const file of files) {
    const headers = {
      'content-type': file.type || 'application/octet-stream',
      'x-name': encodeURIComponent(file.name),
    };
    // Not relative: a phone shell's own scheme cannot be kept.
    await aside.put(`https://localhost/shared/${crypto.randomUUID()}`, new Response(file, { headers }));
  }
  dispatchEvent(new Event(came));
}

export async function forgetShared(addresses: readonly string[]): Promise<void> {
  const aside = await caches.open(cacheName);
  await Promise.all(addresses.map((address) => aside.delete(address)));
}

export function whenShared(tell: () => void): () => void {
  addEventListener(came, tell);
  return () => removeEventListener(came, tell);
}

async function fileIn(answer: Response): Promise<File> {
  const bytes = await answer.blob();
  return new File([bytes], decodeURIComponent(answer.headers.get('x-name') ?? 'shared'), { type: bytes.type });
}
