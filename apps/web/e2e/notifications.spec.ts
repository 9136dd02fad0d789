import type { Page } from '@playwright/test';
import { expect, installed, test } from './fixtures.ts';
import { toast } from './trip-makers.ts';

async function openNotifications(page: Page): Promise<void> {
  await page.goto('/profile/notifications');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test('what I am told by which way, and my quiet hours, are kept', async ({ lea, expectAccessible }) => {
  await openNotifications(lea);
  const byEmail = lea.getByRole('checkbox', { name: 'Imports that wait: E-mail' });
  await expect(byEmail).toBeChecked();
  await expectAccessible(lea);
  await byEmail.uncheck();
  await lea.getByRole('switch', { name: 'Hold notifications back at night' }).check();
  await lea.getByRole('textbox', { name: 'Until' }).or(lea.getByLabel('Until')).fill('06:30');
  await lea.getByRole('button', { name: 'Save' }).click();
  await expect(toast(lea, 'Notifications saved')).toBeVisible();
  await lea.reload();
  await expect(byEmail).not.toBeChecked();
  await expect(lea.getByLabel('Until')).toHaveValue('06:30');
  await expectAccessible(lea);
});

installed('says when the browser forbids notifications, and when its push service is out of reach', async ({ lea }) => {
  await lea.context().grantPermissions(['notifications']);
  await openNotifications(lea);
  // No push service can be reached from here: that is the state that is shown.
  await lea.getByRole('button', { name: 'Turn on' }).click();
  await expect(toast(lea, 'An error has occurred')).toBeVisible();
  await expect(lea.getByText('Notifications are off on this device')).toBeVisible();
});

installed('a push is shown without saying whom or what it is about', async ({ lea }) => {
  await lea.context().grantPermissions(['notifications']);
  await openNotifications(lea);
  await lea.evaluate(async () => void (await navigator.serviceWorker.ready));
  const browser = await lea.context().newCDPSession(lea);
  await browser.send('ServiceWorker.enable');
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.disable');
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(lea.url()).origin,
    registrationId: await registered,
    data: JSON.stringify({ id: 'one', topic: 'changes', language: 'fr' }),
  });
  const shown = () =>
    lea.evaluate(async () => {
      const { getNotifications } = ServiceWorkerRegistration.prototype;
      const list = await getNotifications.call(await navigator.serviceWorker.ready);
      return list.map(({ title, body }) => `${title}: ${body}`);
    });
  await expect.poll(shown).toEqual(['Escale: Une réservation a changé']);
});
