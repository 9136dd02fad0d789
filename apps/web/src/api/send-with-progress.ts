type Sending = { method: string; body: XMLHttpRequestBodyInit; headers: Record<string, string>; signal?: AbortSignal };

/** Like `fetch`, and tells how much has gone out, which `fetch` cannot. `onProgress` gets a share from 0 to 1. */
export function sendWithProgress(
  address: string,
  { method, body, headers, signal }: Sending,
  onProgress: (share: number) => void,
): Promise<Response> {
  const request = new XMLHttpRequest();
  const answered = Promise.withResolvers<Response>();
  request.open(method, address);
  request.responseType = 'blob';
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total);
  request.onload = () => answered.resolve(responseOf(request));
  // What `fetch` rejects with, so that callers need to know only one kind of failure.
  request.onerror = () => answered.reject(new TypeError('The connection failed.'));
  request.onabort = () => answered.reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'));
  signal?.addEventListener('abort', () => request.abort(), { once: true });
  request.send(body);
  return answered.promise;
}

function responseOf(request: XMLHttpRequest): Response {
  const type = request.getResponseHeader('content-type');
  const empty = request.status === 204;
  return new Response(empty ? null : request.response, {
    status: request.status,
    headers: type ? { 'content-type': type } : {},
  });
}
