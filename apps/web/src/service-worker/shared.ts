/// <reference lib="webworker" />
/**
 * What another app shares with the installed one. It is only put aside here: a foreign page can post to this address too, so
 * the person says on the imports page whether it is to be read.
 */
const shareWorker = globalThis as unknown as ServiceWorkerGlobalScope;

shareWorker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'POST' && new URL(url).pathname === '/share') event.respondWith(putAside(event.request));
});

async function putAside(request: Request): Promise<Response> {
  const form = await request.formData();
  const files = form.getAll('file').filter((value) => value instanceof File);
  const text = ['title', 'text', 'url'].flatMap((name) => form.get(name) || []).join('\n');
  // With a file, the title only says its name again.
  if (files.length === 0 && text) files.push(new File([text], 'shared.txt', { type: 'text/plain' }));
  const aside = await caches.open('shared');
  for (const file of files) {
    const headers = {
      'content-type': file.type || 'application/octet-stream',
      'x-name': encodeURIComponent(file.name),
    };
    await aside.put(`/shared/${crypto.randomUUID()}`, new Response(file, { headers }));
  }
  return Response.redirect('/imports', 303);
}
