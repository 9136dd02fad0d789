import { calls } from 'virtual:contract';
import { App } from '@capacitor/app';
import { PushNotifications } from '@capacitor/push-notifications';
import { baseAddress } from '../api/base-address.ts';
import { deviceId } from '../features/notifications/push-device.ts';
import { client, signInBy } from '../session/session.ts';
import { keepTokensIn, readTokens } from '../session/token-store.ts';
import { nativePush } from './push.ts';
import { receiveFile, receiveText } from './received.ts';
import { pageOfPush, readOpened } from './rules/opened-address.ts';
import { openVault } from './vault.ts';

/** Opens a page of the app; before the app stands, the page that it opens on. */
let goTo = (path: string): void => history.replaceState(null, '', path);
/** What to do with the answer of a sign-in; while nobody is being signed in it is let lie. */
let answer = (address: string): void => {
  unread = address;
};
let unread: string | null = null;
/** iOS tells twice of the address that it started the app with. */
const toldTwiceWithinMs = 3000;

/** The app inside a phone shell: with its own sign-in, tokens, links, pushes and shared files. */
export async function openShell(element: HTMLElement): Promise<void> {
  const vault = await openVault();
  keepTokensIn(vault);
  signInBy(async (back) => {
    await vault.settled();
    location.replace(back ?? '/');
  });
  const launched = (await App.getLaunchUrl())?.url;
  // The shell goes on telling it after the page was loaded anew, as signing out does.
  if (launched && sessionStorage.getItem('launched') !== launched) {
    sessionStorage.setItem('launched', launched);
    await open(launched);
  }
  await App.addListener('appUrlOpen', ({ url }) => {
    if (url !== launched || performance.now() > toldTwiceWithinMs) void open(url);
  });
  await PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) =>
    goTo(pageOfPush(notification.data)),
  );
  if (readTokens()) return enter(element, 'here');
  const { openSignInScreen } = await import('./sign-in-screen.tsx');
  answer = await openSignInScreen(element, () => enter(element, 'arrived'));
  if (unread) answer(unread);
}

async function enter(element: HTMLElement, session: 'arrived' | 'here'): Promise<void> {
  answer = () => undefined;
  const { boot } = await import('../app/boot.tsx');
  const router = await boot(element, session);
  goTo = (path) => router.history.push(path);
  // The address that the maker's service knows this phone by changes now and then.
  if (deviceId()) void renewPush();
}

async function open(address: string): Promise<void> {
  const opened = readOpened(address, baseAddress());
  switch (opened.is) {
    case 'sign-in':
      return answer(address);
    case 'page':
      return goTo(opened.path);
    case 'file':
      await receiveFile(opened.address);
      return goTo('/imports');
    case 'text':
      await receiveText(opened.text);
      return goTo('/imports');
    case 'nothing':
  }
}

async function renewPush(): Promise<void> {
  const registration = await nativePush.register('').catch(() => null);
  if (registration) await client.send(calls.registerDevice, { body: registration }).catch(() => undefined);
}
