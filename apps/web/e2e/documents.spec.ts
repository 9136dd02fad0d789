import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { codeFor, expect, installed, readCopies, test } from './fixtures.ts';
import { cutOff, reconnect } from './network.ts';
import { prove } from './prove.ts';
import { inDays, type Send, toast } from './trip-makers.ts';

/** One red point. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

async function addDocument(send: Send, body: object): Promise<string> {
  const response = await send('POST', '/api/my/documents', body);
  return ((await response.json()) as { id: string }).id;
}

async function deleteAll(send: Send): Promise<void> {
  const { items } = (await (await send('GET', '/api/my/documents?limit=200')).json()) as { items: { id: string }[] };
  for (const { id } of items) expect((await send('DELETE', `/api/my/documents/${id}`, {})).status).toBe(204);
}

test.beforeEach(({ session }) => deleteAll(session.send));

test('a passport is added, its number shown in part and whole on request, then scanned, changed and deleted', async ({
  lea,
  session,
  expectAccessible,
}) => {
  await prove(lea, session.send);
  await lea.goto('/documents');
  await expect(lea.getByText('No documents yet')).toBeVisible();
  await expectAccessible(lea);
  await lea.getByRole('link', { name: 'Add a document' }).click();
  await lea.getByLabel('Issued by').selectOption({ label: 'France' });
  await lea.getByRole('textbox', { name: 'Number' }).fill('19FV04587');
  await lea.getByLabel('Valid until').fill(inDays(120));
  await lea.getByLabel(/Choose a file/).setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: png });
  await expectAccessible(lea);
  await lea.getByRole('button', { name: 'Save' }).click();

  await expect(lea.getByRole('heading', { level: 1, name: 'Passport' })).toBeVisible();
  await expect(lea.getByText('•••• 587')).toBeVisible();
  await expectAccessible(lea);
  await lea.getByRole('button', { name: 'Show the whole number' }).click();
  await expect(lea.getByText('19FV04587')).toBeVisible();
  await lea.getByRole('button', { name: 'Hide the number' }).click();
  await expect(lea.getByText('19FV04587')).toHaveCount(0);

  await lea.getByLabel(/Choose a file/).setInputFiles({ name: 'back.png', mimeType: 'image/png', buffer: png });
  await expect(lea.getByRole('button', { name: 'back.png', exact: true })).toBeVisible();
  await lea.getByRole('button', { name: 'scan.png', exact: true }).click();
  const preview = lea.getByRole('dialog', { name: 'scan.png' });
  const picture = preview.getByRole('img', { name: 'Picture: scan.png' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await preview.getByRole('button', { name: 'Close' }).click();
  await lea.getByRole('button', { name: 'Options for scan.png' }).click();
  await lea.getByRole('menuitem', { name: 'Rename' }).click();
  await lea.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Photo page.png');
  await lea.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(lea.getByRole('button', { name: 'Photo page.png', exact: true })).toBeVisible();

  // The toast comes down over the buttons at the top: whoever is quicker than its three seconds closes it.
  await expect(toast(lea, 'Renamed')).toBeVisible();
  await lea
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Close' })
    .first()
    .click();
  await lea.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = lea.getByRole('dialog', { name: 'Edit Passport' });
  await expect(dialog.getByRole('textbox', { name: 'Number' })).toHaveValue('');
  await dialog.getByRole('textbox', { name: 'Your name for it' }).fill('French passport');
  await expectAccessible(lea);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(lea.getByRole('heading', { level: 1, name: 'French passport' })).toBeVisible();
  await expect(lea.getByText('•••• 587')).toBeVisible();

  await lea.getByRole('button', { name: 'Delete this document' }).click();
  await lea.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(lea.getByText('No documents yet')).toBeVisible();
});

test('whoever signed in long ago confirms first, and the number then appears', async ({ lea, session }) => {
  const id = await addDocument(session.send, { documentType: 'passport', number: '19FV04587' });
  await lea.goto(`/documents/${id}`);
  // The sign-in of a moment ago counts: let the server say that it was long ago, once.
  let asked = 0;
  await lea.route('**/secrets', (route) =>
    asked++ === 0
      ? route.fulfill({
          status: 403,
          contentType: 'application/problem+json',
          body: JSON.stringify({ type: 'about:blank', code: 'session.step-up-needed', title: 'Confirm', status: 403 }),
        })
      : route.continue(),
  );
  await lea.getByRole('button', { name: 'Show the whole number' }).click();
  const dialog = lea.getByRole('dialog');
  await dialog.getByRole('button', { name: /code/i }).click();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await codeFor(lea, 'lea@example.com'));
  await expect(lea.getByText('19FV04587')).toBeVisible();
});

installed(
  'a loyalty card opens without a network, and a scanner reads its barcode from the dark theme’s screen',
  async ({ lea, session, expectAccessible }) => {
    const card = { documentType: 'loyalty-card', programName: 'Étoile Club', membershipNumber: '3081 2207 4419' };
    await addDocument(session.send, { ...card, barcode: { format: 'code128', payload: '308122074419' } });
    await addDocument(session.send, { documentType: 'passport', number: 'ZQX19FV04587' });
    await lea.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await lea.goto('/documents');
    await expect(lea.getByText('3081 2207 4419')).toBeVisible();
    await expectAccessible(lea);
    await lea.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => lea.evaluate(readCopies)).toContain('3081 2207 4419');
    expect(await lea.evaluate(readCopies), 'an identity number is not kept on the device').not.toContain('ZQX19');

    await cutOff(lea.context());
    await lea.reload();
    await lea.getByRole('button', { name: 'Show barcode (Étoile Club)' }).click();
    const screen = lea.getByRole('dialog', { name: 'Étoile Club' });
    await expect(screen.getByRole('img', { name: 'Barcode of Étoile Club' })).toBeVisible();
    // Held before the screen until it has read it, as at a desk: the dialog comes up gently.
    await expect.poll(() => scan(screen)).toEqual(['Code128', '308122074419']);
    await reconnect(lea.context());
    await expectAccessible(lea);
    await lea.keyboard.press('Escape');
    await expect(screen).toHaveCount(0);
  },
);

/** What a scanner makes of what is on the screen. */
async function scan(screen: Locator): Promise<[string, string] | null> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  await prepareZXingModule({ overrides: { wasmBinary: wasm.buffer as ArrayBuffer }, fireImmediately: true });
  const [found] = await readBarcodes(new Uint8Array(await screen.screenshot()));
  return found ? [found.format, found.text] : null;
}

test('a trip says which document ends too early, until it is told not to', async ({
  lea,
  session,
  expectAccessible,
}) => {
  await addDocument(session.send, { documentType: 'passport', country: 'FR', expiry: inDays(60) });
  const trip = await session.send('POST', '/api/my/trips', { name: 'Singapore' });
  const { id } = (await trip.json()) as { id: string };
  const place = { name: 'Lion House', country: 'SG' };
  const hotel = { type: 'hotel', name: 'Lion House', place, start: inDays(30), end: inDays(33) };
  await session.send('POST', `/api/my/trips/${id}/segments`, hotel);
  await lea.goto(`/trips/${id}`);
  const warnings = lea.getByRole('list', { name: 'Your documents for this trip' });
  await expect(warnings).toContainText('Many countries ask for 6 months beyond the stay, Singapore among them');
  await expectAccessible(lea);
  await warnings.getByRole('button', { name: 'Do not show this again (Passport)' }).click();
  await expect(warnings).toHaveCount(0);
  await lea.reload();
  await expect(lea.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(warnings).toHaveCount(0);
});

test('in French everything is in French, and accessible too', async ({ lea, session, expectAccessible }) => {
  const id = await addDocument(session.send, { documentType: 'id-card', country: 'FR', number: 'X4RTBPFW4' });
  await lea.goto('/');
  await lea.evaluate(() => localStorage.setItem('language', 'fr'));
  await lea.goto('/documents');
  await lea.getByRole('link', { name: /Carte d’identité/ }).waitFor();
  await expectAccessible(lea);
  await lea.goto(`/documents/${id}`);
  await expect(lea.getByText('Délivré par')).toBeVisible();
  await expectAccessible(lea);
  await lea.goto('/profile/documents');
  await expect(lea).toHaveURL(/\/documents$/);
});
