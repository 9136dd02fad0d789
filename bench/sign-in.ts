import { signInPath, type TokenPair, temporaryCookie, tokenPair } from '@escale/contract';

/** Signs in to a demo the way a browser does: every redirect, every cookie. `account` is one of those on the sign-in page. */
export async function signInToDemo(
  origin: string,
  choose: (account: { id: string; role: string }) => boolean,
): Promise<TokenPair> {
  const jar = new Map<string, string>();
  const ask = async (path: string, init?: RequestInit): Promise<Response> => {
    const response = await fetch(new URL(path, origin), {
      ...init,
      redirect: 'manual',
      headers: { ...init?.headers, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '), origin },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  };
  const follow = async (path: string): Promise<string> => {
    let at = path;
    for (let hop = 0; hop < 12; hop++) {
      const response = await ask(at);
      const next = response.headers.get('location');
      if (next === null || jar.has(temporaryCookie.name)) return at;
      at = new URL(next, new URL(at, origin)).pathname + new URL(next, new URL(at, origin)).search;
    }
    throw new Error(`${path} does not stop redirecting`);
  };

  const page = await follow(`${signInPath}?redirect=/`);
  const uid = /\/sign-in\/([\w-]+)/.exec(page)?.[1];
  if (uid === undefined) throw new Error(`expected the sign-in page, came to ${page}`);
  const details = await (await ask(`/auth/interaction/${uid}/details`)).json();
  const account = details.demoAccounts.find(choose);
  if (!account) throw new Error('no such demo account on the sign-in page');
  const step = await ask(`/auth/interaction/${uid}/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: account.id }),
  });
  await follow((await step.json()).next);
  return tokenPair.parse(JSON.parse(decodeURIComponent(jar.get(temporaryCookie.name) ?? 'null')));
}
