/**
 * Takes the README's pictures from a running demo: `npx node apps/web/e2e/pictures.ts http://localhost:3000`
 * Send it a booking before (`npm run -s send-sample`), and bring them to 255 colours afterwards (`convert IN -colors 255
 * PNG8:OUT`): no picture needs 120 kB. Three of them are the manifest's screenshots too (`public/screenshots`).
 */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { launch } from './browser.ts';

const [base = 'http://localhost:3000'] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../../../docs/pictures');
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const locales = { en: 'en-GB', fr: 'fr-FR' };

type Shot = { name: string; screen: keyof typeof screens; theme: 'light' | 'dark'; language: keyof typeof locales };

const browser = await launch();
try {
  await take({ name: 'sign-in', screen: 'phone', theme: 'light', language: 'en' }, async () => undefined);
  await take({ name: 'home', screen: 'desktop', theme: 'light', language: 'en' }, enter);
  await take({ name: 'home', screen: 'phone', theme: 'light', language: 'en' }, enter);
  await take({ name: 'trip', screen: 'phone', theme: 'light', language: 'en' }, openTrip);
  await take({ name: 'trip', screen: 'phone', theme: 'dark', language: 'fr' }, openTrip);
  await take({ name: 'trip', screen: 'desktop', theme: 'dark', language: 'en' }, openTrip);
  await take({ name: 'import', screen: 'desktop', theme: 'light', language: 'en' }, openImport);
  await take({ name: 'now', screen: 'phone', theme: 'light', language: 'en' }, open('/now'));
  await take({ name: 'documents', screen: 'phone', theme: 'dark', language: 'fr' }, open('/documents'));
  await take({ name: 'safety', screen: 'phone', theme: 'light', language: 'en' }, open('/safety'));
  await take({ name: 'desk', screen: 'desktop', theme: 'light', language: 'en' }, (page) => enter(page, /Ana/));
  await take({ name: 'hotels', screen: 'phone', theme: 'light', language: 'en' }, openHotels);
} finally {
  await browser.close();
}

async function take(shot: Shot, arrive: (page: Page) => Promise<unknown>): Promise<void> {
  const context = await browser.newContext({
    locale: locales[shot.language],
    timezoneId: 'Europe/Paris',
    viewport: screens[shot.screen],
  });
  await context.addInitScript((theme) => localStorage.setItem('theme', theme), shot.theme);
  const page = await context.newPage();
  await page.goto(base);
  await page.getByRole('button', { name: /Léa/ }).waitFor();
  await arrive(page);
  // Pictures of the page, fonts, the last transition. The network is never idle: the page listens for news.
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(folder, `${shot.name}-${shot.screen}-${shot.theme}-${shot.language}.png`) });
  await context.close();
}

async function enter(page: Page, who = /Léa/): Promise<void> {
  await page.getByRole('button', { name: who }).click();
  // The sign-in page has a heading too.
  await page.getByRole('navigation').first().waitFor({ state: 'attached' });
}

function open(path: string): (page: Page) => Promise<void> {
  return async (page) => {
    await enter(page);
    await page.goto(base + path);
    await page.locator('h1').waitFor();
  };
}

async function openTrip(page: Page): Promise<void> {
  await enter(page);
  await page
    .getByRole('link', { name: /Lisbon and Geneva/ })
    .last()
    .click();
  await page.getByRole('tab').first().waitFor();
  // It opens on today; the picture shows its head.
  await page.waitForTimeout(1000);
  await page.evaluate(() => scrollTo(0, 0));
}

/** The newest import: `npm run -s send-sample` makes one. */
async function openImport(page: Page): Promise<void> {
  await enter(page);
  await page.goto(`${base}/imports`);
  // Not the page for many, which stands among them.
  await page
    .getByRole('link', { name: /Q7RX2M/ })
    .first()
    .click();
  await page.locator('main iframe').waitFor();
}

async function openHotels(page: Page): Promise<void> {
  await enter(page);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const stay = {
    latitude: '38.7223',
    longitude: '-9.1393',
    checkin: inDays(20),
    checkout: inDays(22),
    place: 'Lisbon',
  };
  await page.goto(`${base}/hotels/results?${new URLSearchParams({ ...stay, radius: '5' })}`);
  await page.locator('main li').first().waitFor();
}
