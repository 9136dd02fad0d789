import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePng } from '../../../packages/extract/src/decode/png.ts';
import { expect, installed, test } from './fixtures.ts';
import { confirmation, drop } from './import-papers.ts';

test('a confirmation dropped anywhere on the page becomes a stay in a trip', async ({ lea }) => {
  await lea.goto('/imports');
  await lea.getByRole('heading', { level: 1 }).waitFor();
  await drop(lea, 'confirmation.html', 'text/html', confirmation());
  await lea.getByRole('link', { name: /confirmation\.html/ }).click();
  await lea.getByRole('heading', { name: 'The original' }).waitFor();
  await expect(lea.getByText('In your trips')).toBeVisible();
  await expect(lea.getByRole('heading', { name: /Auberge des Quais/ })).toBeVisible();
  await lea.getByRole('link', { name: 'Open in the trip' }).click();
  const sheet = lea.getByRole('dialog', { name: 'Auberge des Quais' });
  await expect(sheet.getByText('HTL4711')).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Open the original' })).toBeVisible();
});

test('a picture of a pass, taken with the camera, is read', async ({ lea }) => {
  await lea.goto('/imports');
  await lea
    .getByLabel('Take a picture of a ticket')
    .setInputFiles(join(import.meta.dirname, '../../server/testing/boarding-pass.png'));
  const mine = lea.getByRole('link', { name: /boarding-pass\.png/ });
  await expect(mine.getByText(/1 booking/)).toBeVisible();
});

test('a picture of more pixels than are read is scaled down before it is sent', async ({ lea }) => {
  await lea.goto('/imports');
  // The pass in the middle of a table, by a camera of 27 million pixels.
  const pass = decodePng(readFileSync(join(import.meta.dirname, '../../server/testing/boarding-pass.png')), 1e6);
  if (!pass) throw new Error('the pass is not there');
  const dark = Array.from({ length: pass.width * pass.height }, (_, at) => (pass.data[at * 4] ?? 255) < 128);
  const huge = await lea.evaluate(
    ({ width, dark }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 6000, height: 4500 });
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('nothing to draw on');
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, 6000, 4500);
      pen.fillStyle = 'black';
      for (const [at, is] of dark.entries())
        if (is) pen.fillRect(2000 + (at % width) * 14, 1300 + Math.floor(at / width) * 14, 14, 14);
      const url = canvas.toDataURL('image/jpeg');
      return url.slice(url.indexOf(',') + 1);
    },
    { width: pass.width, dark },
  );
  const photo = { name: 'huge pass.jpeg', mimeType: 'image/jpeg', buffer: Buffer.from(huge, 'base64') };
  await lea.getByLabel('Take a picture of a ticket').setInputFiles(photo);
  const mine = lea.getByRole('link', { name: /huge pass\.jpg/ });
  await expect(mine.getByText(/1 booking/)).toBeVisible();
});

test('what is pasted on the page is shown before it is read', async ({ lea }) => {
  await lea.goto('/imports');
  await lea.getByRole('heading', { level: 1 }).waitFor();
  await lea.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Pasted with nothing but the keyboard.');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  const dialog = lea.getByRole('dialog', { name: 'Paste a confirmation' });
  await expect(dialog.getByRole('textbox')).toHaveValue('Pasted with nothing but the keyboard.');
  await dialog.getByRole('button', { name: 'Read it' }).click();
  await expect(lea.getByRole('link', { name: /Pasted with nothing/ })).toBeVisible();
});

installed('what another app shares waits for a yes, and is then read', async ({ lea, expectAccessible }) => {
  await lea.goto('/imports');
  await lea.evaluate(() => navigator.serviceWorker.ready);
  await lea.reload();
  await expect.poll(() => lea.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // As the system does it for an installed app: a form, posted to the manifest's address.
  await lea.evaluate(
    (text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'shared booking.html', { type: 'text/html' }));
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/share' });
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: 'file', files: transfer.files });
      form.append(input);
      document.body.append(form);
      form.submit();
      // Another paper than the one above: the same again would not be taken in twice.
    },
    confirmation('Pension du Lac', 'HTL4899'),
  );
  const card = lea.getByRole('region', { name: 'Shared with Escale' });
  await expect(card.getByText('shared booking.html')).toBeVisible();
  await expectAccessible(lea);
  await expect(lea.getByRole('link', { name: /shared booking/ })).toHaveCount(0);
  await card.getByRole('button', { name: 'Import' }).click();
  await expect(lea.getByRole('link', { name: /shared booking/ })).toBeVisible();
  await expect(card).toHaveCount(0);
});
