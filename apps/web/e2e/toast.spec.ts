import type { Page } from '@playwright/test';
import { expect, moving, test } from './fixtures.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const cards = (page: Page) => region(page).getByText('Cache cleared', { exact: true });

// Here the pointer is what is tested.
test.use({ ...moving, pointerLeavesToasts: false });

/** A toast that any page of the profile can be asked for. From then on time stands still and moves when a test says so. */
async function show(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/profile/data');
  await region(page).waitFor({ state: 'attached' });
  // Far enough ahead to be so still when the browser hears of it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000);
  await page.getByRole('button', { name: 'Clear cache' }).click();
  await expect(cards(page)).toBeVisible();
  await page.mouse.move(200, 800);
}

test('a toast closes by itself after three seconds, and its announcement is gone after one', async ({ lea }) => {
  await lea.goto('/');
  await show(lea);
  const heard = lea.getByText('Notification Cache cleared');
  await expect(heard).toHaveCount(1);
  await lea.clock.runFor(1100);
  await expect(heard).toHaveCount(0);
  await expect(cards(lea)).toBeVisible();
  await lea.clock.runFor(2500);
  await expect(cards(lea)).toHaveCount(0);
});

test('a toast waits while the pointer is on it, and goes on when it leaves', async ({ lea }) => {
  await lea.goto('/');
  await show(lea);
  await cards(lea).hover();
  await lea.clock.runFor(20_000);
  await expect(cards(lea)).toBeVisible();
  await lea.mouse.move(200, 800);
  await lea.clock.runFor(3500);
  await expect(cards(lea)).toHaveCount(0);
});

test('F8 brings the keyboard to the notifications, and Escape closes one', async ({ lea }) => {
  await lea.goto('/');
  await show(lea);
  await lea.keyboard.press('F8');
  await expect(region(lea)).toBeFocused();
  await lea.keyboard.press('Escape');
  await expect(cards(lea)).toHaveCount(0);
});

for (const [way, dx, dy] of [
  ['upwards', 0, -1],
  ['downwards', 0, 1],
  ['to the right', 1, 0],
] as const) {
  test(`45 pixels ${way} are not a swipe, 60 are`, async ({ lea }) => {
    await lea.goto('/');
    await show(lea);
    await swipe(lea, 45 * dx, 45 * dy);
    await expect(cards(lea)).toBeVisible();
    await swipe(lea, 60 * dx, 60 * dy);
    await expect(cards(lea)).toHaveCount(0);
  });
}

test('to the left a toast stays', async ({ lea }) => {
  await lea.goto('/');
  await show(lea);
  await swipe(lea, -60, 0);
  await expect(cards(lea)).toBeVisible();
});

test('a toast that names something long stays on a phone’s screen, with its button', async ({ lea, session }) => {
  await lea.setViewportSize({ width: 390, height: 844 });
  await lea.goto('/imports');
  await lea.getByRole('heading', { name: 'Imports' }).waitFor();
  const text = `A letter about nothing at all, which begins with ${'very '.repeat(30)}many words`;
  const close = region(lea).getByRole('button', { name: 'Close' });
  // Only what happens once the page listens is told in a toast, and the same letter twice is one.
  await expect(async () => {
    await session.send('POST', '/api/my/imports', { text: `${text}, ${Date.now()}` });
    await expect(close.first()).toBeVisible({ timeout: 4000 });
  }).toPass();
  const box = await close.first().boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 1000)).toBeLessThanOrEqual(390 - 12);
});

async function swipe(page: Page, right: number, down: number): Promise<void> {
  // Where it stands still: one that was pulled too little is still springing back.
  await cards(page).hover({ position: { x: 20, y: 8 } });
  const box = await cards(page).boundingBox();
  if (!box) throw new Error('There is no toast to swipe.');
  const [x, y] = [box.x + 20, box.y + 8];
  await page.mouse.down();
  await page.mouse.move(x + right, y + down);
  await page.mouse.up();
}
