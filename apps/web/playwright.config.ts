import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/browser.ts';

/** The built app on a real server with a real database; one of each per worker. Build first: `npm run build -w apps/web`. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // A server, a database and a browser fill two cores: two at a time take as long as one after the other, and wait for each other.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 12_000 },
  reporter: 'line',
  use: {
    launchOptions,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    trace: 'off',
  },
});
