/**
 * A module that could not be fetched, under another address. Under its own the browser does not ask for it again for as
 * long as the page is open (HTML, "module map"; Chromium since 150). Rejects with the same where it does not say which it was.
 */
export function importAgain<Module>(failure: unknown): Promise<Module> {
  const address = failure instanceof TypeError ? /https?:\S+\.js/.exec(failure.message)?.[0] : undefined;
  if (!address?.startsWith(`${location.origin}/`)) return Promise.reject(failure);
  return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
}
