import { expect, test } from './fixtures.ts';

for (const theme of ['light', 'dark'] as const) {
  test(`home, trips, messages and the profile are accessible in the ${theme} theme`, async ({
    lea,
    expectAccessible,
  }) => {
    await lea.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
    for (const path of ['/', '/trips', '/messages', '/imports', '/profile']) {
      await lea.goto(path);
      await lea.getByRole('heading', { level: 1 }).waitFor();
      await lea.waitForLoadState('networkidle');
      await expectAccessible(lea);
    }
  });
}

test('the theme goes from system to light to dark, and system follows the device', async ({ lea }) => {
  const html = lea.locator('html');
  await lea.goto('/profile');
  await expect(html).toHaveClass('t_light');
  await lea.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(html).toHaveClass('t_dark');
  await lea.reload();
  await expect(html).toHaveClass('t_dark');
  await lea.getByRole('radio', { name: 'System' }).check({ force: true });
  await lea.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveClass('t_dark');
  await lea.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveClass('t_light');
});

test('the language can be changed where one stands', async ({ lea }) => {
  await lea.goto('/profile');
  await lea.getByRole('radio', { name: 'Français' }).check({ force: true });
  await expect(lea.getByRole('heading', { level: 1 })).toHaveText('Profil');
  await expect(lea.locator('html')).toHaveAttribute('lang', 'fr');
});

test('after following a link the keyboard stands at the heading of the new page', async ({ lea }) => {
  await lea.getByRole('navigation').getByRole('link', { name: 'Trips' }).click();
  await expect(lea.getByRole('heading', { level: 1, name: 'Trips' })).toBeFocused();
  await expect(lea).toHaveTitle('Trips · Escale');
});

test('the app opens offline with what was last seen', async ({ lea, context }) => {
  await lea.evaluate(() => navigator.serviceWorker.ready);
  await lea.goto('/trips');
  await lea.waitForLoadState('networkidle');
  await lea.goto('/');
  await lea.waitForLoadState('networkidle');
  const before = await lea.locator('main').innerText();
  // The copies are written a second after the last answer.
  await lea.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('escale');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('queries').objectStore('queries').count();
          counting.onsuccess = () => resolve(counting.result > 0);
        };
      }),
  );
  await context.setOffline(true);
  await lea.goto('/');
  await expect(lea.getByText('You are offline')).toBeVisible();
  expect(await lea.locator('main').innerText()).toContain(before.split('\n').at(-1));
});
