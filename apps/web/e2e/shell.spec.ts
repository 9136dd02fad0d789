import type { Page } from '@playwright/test';
import { codeFor, expect, test } from './fixtures.ts';
import { sessionOf } from './session.ts';

/**
 * The phone shells cannot be built here. Their bridge is stood in for by what Capacitor's own native side puts into the page: the
 * app, its plug-ins' JavaScript and the server are the true ones.
 */
type FakeShell = {
  calls: { plugin: string; method: string; options: Record<string, unknown> }[];
  keychain: Record<string, string>;
  /** The system opens an address with the app. */
  open: (url: string) => void;
};

async function putBridge(page: Page, server: string, keychain: Record<string, string> = {}): Promise<void> {
  await page.addInitScript(
    ({ server, keychain }) => {
      if (window !== top) return;
      localStorage.setItem('apiBaseAddress', server);
      const kept = JSON.parse(sessionStorage.getItem('fake-keychain') ?? JSON.stringify(keychain));
      const listeners: Record<string, ((said: unknown) => void)[]> = {};
      // As its native side does: what opened the app before anybody listens is told to the first who does.
      const untold: string[] = [];
      const shell: FakeShell = {
        calls: [],
        keychain: kept,
        open: (url) => {
          const told = listeners['App appUrlOpen'] ?? [];
          if (told.length === 0) untold.push(url);
          for (const tell of told) tell({ url });
        },
      };
      const answers: Record<string, (options: Record<string, string>) => unknown> = {
        'SecureStorage internalGetItem': ({ prefixedKey = '' }) => ({ data: kept[prefixedKey] ?? null }),
        'SecureStorage internalSetItem': ({ prefixedKey = '', data = '' }) => {
          kept[prefixedKey] = data;
        },
        'SecureStorage internalRemoveItem': ({ prefixedKey = '' }) => ({ success: delete kept[prefixedKey] }),
        'App getLaunchUrl': () => undefined,
        'Geolocation getCurrentPosition': () => ({
          timestamp: Date.now(),
          coords: { latitude: 38.72, longitude: -9.14, accuracy: 12 },
        }),
        'PushNotifications checkPermissions': () => ({ receive: 'granted' }),
        'PushNotifications requestPermissions': () => ({ receive: 'granted' }),
        'PushNotifications register': () => {
          for (const tell of listeners['PushNotifications registration'] ?? []) tell({ value: 'token-of-this-phone' });
        },
      };
      const methods: Record<string, string[]> = {
        App: ['getLaunchUrl', 'addListener', 'removeListener'],
        Browser: ['open', 'close'],
        Geolocation: ['getCurrentPosition'],
        PushNotifications: [
          'checkPermissions',
          'requestPermissions',
          'register',
          'unregister',
          'addListener',
          'removeListener',
        ],
        SecureStorage: ['internalGetItem', 'internalSetItem', 'internalRemoveItem', 'setSynchronizeKeychain'],
      };
      const call = (plugin: string, method: string, options: Record<string, unknown>) => {
        shell.calls.push({ plugin, method, options });
        const answer = answers[`${plugin} ${method}`]?.(options as Record<string, string>);
        sessionStorage.setItem('fake-keychain', JSON.stringify(kept));
        return Promise.resolve(answer);
      };
      Object.assign(window, {
        shell,
        // How Capacitor knows the system that it runs on.
        androidBridge: {},
        Capacitor: {
          getPlatform: () => 'android',
          isNativePlatform: () => true,
          PluginHeaders: Object.entries(methods).map(([name, list]) => ({
            name,
            methods: list.map((method) => ({ name: method, rtype: method === 'addListener' ? 'callback' : 'promise' })),
          })),
          nativePromise: call,
          nativeCallback: (
            plugin: string,
            _method: string,
            { eventName }: { eventName: string },
            tell: (said: unknown) => void,
          ) => {
            const key = `${plugin} ${eventName}`;
            listeners[key] = [...(listeners[key] ?? []), tell];
            if (key === 'App appUrlOpen') for (const url of untold.splice(0)) tell({ url });
            return key;
          },
        },
      });
    },
    { server, keychain },
  );
}

const shellOf = (page: Page) =>
  page.evaluate(() => {
    const { calls, keychain } = (window as unknown as { shell: FakeShell }).shell;
    return { calls, keychain, stored: JSON.stringify(localStorage) };
  });
const tell = (page: Page, url: string) =>
  page.evaluate((url) => (window as unknown as { shell: FakeShell }).shell.open(url), url);

test('a phone signs in by the browser of the system, and keeps its tokens in the keychain', async ({
  page,
  product,
  browser,
  expectAccessible,
}) => {
  await putBridge(page, product.url);
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(async () => (await shellOf(page)).calls.some(({ plugin }) => plugin === 'Browser')).toBe(true);
  const question = (await shellOf(page)).calls.find(({ plugin }) => plugin === 'Browser')?.options.url as string;

  // Another app that knows our scheme gets nobody signed in.
  await tell(page, 'escale://sign-in?code=stolen&state=guessed');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();

  const system = await (await browser.newContext({ baseURL: product.url, locale: 'en-GB' })).newPage();
  const back = new Promise<string>((resolve) => {
    system.on('response', (response) => {
      const { location } = response.headers();
      if (location?.startsWith('escale://')) resolve(location);
    });
  });
  await system.goto(question);
  await system.getByRole('textbox', { name: 'E-mail' }).fill('lea@example.com');
  await system.getByRole('button', { name: 'Continue' }).click();
  await system.getByText('lea@example.com').waitFor();
  await system.getByRole('textbox', { name: 'Code' }).fill(await codeFor(system, 'lea@example.com'));
  await tell(page, await back);
  await system.context().close();

  await expect(page.getByRole('heading', { level: 1, name: /Good/ })).toBeVisible();
  const { keychain, stored } = await shellOf(page);
  expect(Object.keys(keychain)).toEqual(['capacitor-storage_stateAuthn']);
  expect(stored).not.toContain('accessToken');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Good/ })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect((await shellOf(page)).keychain).toEqual({});
});

test('links, shared texts, the position and the address for pushes come through the shell', async ({
  page,
  product,
  browser,
}) => {
  // The Léa of the demo, who has a company to report to.
  const elsewhere = await (await browser.newContext({ baseURL: product.url, locale: 'en-GB' })).newPage();
  await elsewhere.goto('/');
  await elsewhere.getByRole('button', { name: /Léa/ }).click();
  await elsewhere.getByRole('navigation').first().waitFor({ state: 'attached' });
  const { tokens } = await sessionOf(elsewhere, product);
  await elsewhere.context().close();
  await putBridge(page, product.url, { 'capacitor-storage_stateAuthn': JSON.stringify(tokens) });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /Good/ })).toBeVisible();

  await tell(page, `${product.url}/messages`);
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await tell(page, 'https://evil.example/documents');
  await tell(page, 'escale://shared?text=AF%201439');
  await expect(page.getByRole('heading', { name: 'Shared with Escale' })).toBeVisible();
  await expect(page.getByText('shared.txt')).toBeVisible();

  await page.goto('/safety');
  await page.getByRole('button', { name: /I need help/ }).click();
  await page.getByRole('button', { name: 'Add my location' }).click();
  await expect(page.getByText(/12 m/)).toBeVisible();

  await page.goto('/profile/notifications');
  const registered = page.waitForRequest((request) => request.url().endsWith('/api/my/devices'));
  await page.getByRole('button', { name: 'Turn on' }).click();
  expect((await registered).postDataJSON()).toEqual({ kind: 'fcm', token: 'token-of-this-phone' });
});
