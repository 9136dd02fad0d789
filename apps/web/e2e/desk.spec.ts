import { expect, test } from './fixtures.ts';

test('an advisor begins at the desk', async ({ ana: page }) => {
  await page.goto('/desk');
  await page.goto('/');
  await expect(page).toHaveURL(/\/desk$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Trips' })).toHaveAttribute('href', '/desk/trips');
});
