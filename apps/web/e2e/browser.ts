import { type Browser, chromium } from '@playwright/test';

/** The system's own Chromium, kept from talking to anybody but us. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export function launch(): Promise<Browser> {
  return chromium.launch(launchOptions);
}
