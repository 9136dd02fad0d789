/**
 * Pictures of pages for a look at them: `npx node e2e/screenshots.ts http://127.0.0.1:3000 [OUT] [/path …]`
 * Signs in with Léa's demo account, or with another (`WHO=Ana`); every page on a phone and a desktop, light and dark, in English and French.
 */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launch } from './browser.ts';

const [base = 'http://127.0.0.1:3000', out = mkdtempSync(join(tmpdir(), 'escale-screens-')), ...given] =
  process.argv.slice(2);
const paths = given.length > 0 ? given : ['/', '/trips', '/messages', '/imports', '/profile'];
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
/** Whose demo account: `WHO=Ana` for the advisor. */
const who = new RegExp(process.env.WHO ?? 'Léa');
const only = new Set((process.env.ONLY ?? '').split(',').filter(Boolean));

mkdirSync(out, { recursive: true });
const browser = await launch();
try {
  for (const theme of ['light', 'dark'] as const) {
    for (const language of ['en', 'fr'] as const) {
      if (only.size > 0 && !only.has(theme) && !only.has(language) && !only.has(`${theme}-${language}`)) continue;
      await shoot(browser, theme, language);
    }
  }
} finally {
  await browser.close();
}
console.log(out);

async function shoot(from: Browser, theme: 'light' | 'dark', language: 'en' | 'fr'): Promise<void> {
  const context = await from.newContext({ locale: language === 'fr' ? 'fr-FR' : 'en-GB', viewport: screens.phone });
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
  page.on('pageerror', (error) => console.error(error));
  await page.goto(base);
  await page.getByRole('button', { name: who }).waitFor();
  await page.screenshot({ path: join(out, `sign-in-phone-${theme}-${language}.png`) });
  await page.getByRole('button', { name: who }).click();
  await page.getByRole('navigation').first().waitFor({ state: 'attached' });
  for (const path of paths) {
    for (const [screen, viewport] of Object.entries(screens)) {
      await page.setViewportSize(viewport);
      await page.goto(base + path);
      await page.locator('h1').waitFor();
      await page
        .getByRole('status')
        .filter({ hasText: /^(Loading|Chargement)$/ })
        .first()
        .waitFor({ state: 'detached' });
      await page.evaluate(() => document.fonts.ready);
      const name = path === '/' ? 'home' : path.slice(1).replaceAll(/[/?=&]/g, '-');
      await page.screenshot({
        path: join(out, `${name}-${screen}-${theme}-${language}.png`),
        fullPage: screen === 'phone',
      });
    }
  }
  await context.close();
}
