import type { Locator, Page } from '@playwright/test';

/** Presses a key until the focus is where it should be, once that is there. */
export async function keyTo(page: Page, key: string, wanted: Locator): Promise<void> {
  await wanted.first().waitFor();
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.first().evaluate((part) => part === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No ${key} leads to ${wanted}`);
}

export const tabTo = (page: Page, wanted: Locator) => keyTo(page, 'Tab', wanted);
