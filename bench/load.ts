import autocannon from 'autocannon';

export type Load = { requests: number; p50Ms: number; p99Ms: number; perSecond: number };

/**
 * Asks the same again and again. A number of requests and not of seconds, because code is compiled by how often it ran:
 * on a busy machine some seconds would measure the warming up. Throws if anything but 2xx comes back: a fast refusal is
 * no figure. `changing`: every request has an address of its own, so that nothing can be given again.
 */
export async function load(
  url: string,
  options: { connections: number; requests: number; token?: string; changing?: boolean },
): Promise<Load> {
  const result = await autocannon({
    url,
    connections: options.connections,
    amount: options.requests,
    headers: options.token === undefined ? {} : { authorization: `Bearer ${options.token}` },
    ...(options.changing && { requests: [{ setupRequest: atAnAddressOfItsOwn }] }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  }
  return {
    requests: result.requests.total,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    perSecond: result.requests.total / result.duration,
  };
}

let addresses = 0;

function atAnAddressOfItsOwn(request: autocannon.Request): autocannon.Request {
  return { ...request, path: `${request.path}?read=${++addresses}` };
}
