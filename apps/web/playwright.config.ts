import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/browser.ts';

/** The built app on a real server with a real database; one of each per worker. Build first: `npm run build -w apps/web`. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // A server, a database and a browser leave half of two cores idle; a third of each is no quicker.
  // A file is one worker's: its tests share a person.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // For what hangs. How fast the product is, the budgets say; a machine that is busy elsewhere takes its time here.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // What failed is told whole once more at the end, where the record of a run is read first.
  reporter: 'list',
  use: {
    launchOptions,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    trace: 'off',
    // Drawing what moves, without a graphics card, takes a fifth of all the time. Where moving is what is tried, it moves (`moving` in fixtures.ts).
    contextOptions: { reducedMotion: 'reduce' },
    // Fetching the whole app to keep it takes longer than most tests: those that need it say so (`installed` in fixtures.ts).
    serviceWorkers: 'block',
  },
});
