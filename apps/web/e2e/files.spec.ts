import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atRest } from './at-rest.ts';
import { expect, test } from './fixtures.ts';
import { makeTrip, toast, winterDay } from './trip-makers.ts';

/** One red point. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);
const hostile = (elsewhere: string) => `<!doctype html><h1>Voucher</h1>
<script>document.title = 'run'; fetch('${elsewhere}/script')</script><meta http-equiv="refresh" content="0;url=${elsewhere}/away">
<img src="${elsewhere}/seen.png"><link rel="stylesheet" href="${elsewhere}/style.css">`;

test('a picture is added, seen, renamed, found under Media and deleted', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'With files');
  await lea.goto(`/trips/${id}?tab=files`);
  await lea.getByText('No files yet').waitFor();
  await lea.getByLabel(/Choose a file/).setInputFiles({ name: 'point.png', mimeType: 'image/png', buffer: png });
  await expect(toast(lea, 'File added')).toBeVisible();

  // A tap on what still moves may miss it.
  await atRest(lea);
  await lea.getByRole('button', { name: 'point.png', exact: true }).click();
  const preview = lea.getByRole('dialog', { name: 'point.png' });
  const picture = preview.getByRole('img', { name: 'Picture: point.png' });
  await expect(preview).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await preview.getByRole('button', { name: 'Close' }).click();

  await lea.getByRole('button', { name: 'Options for point.png' }).click();
  await lea.getByRole('menuitem', { name: 'Rename' }).click();
  await lea.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Way to the office.png');
  await lea.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(lea.getByRole('button', { name: 'Way to the office.png', exact: true })).toBeVisible();

  await lea.getByRole('tab', { name: 'Media' }).click();
  await expect(lea.getByRole('img', { name: 'Picture: Way to the office.png' })).toBeVisible();

  await lea.getByRole('tab', { name: /Files/ }).click();
  await lea.getByRole('button', { name: 'Options for Way to the office.png' }).click();
  await lea.getByRole('menuitem', { name: 'Delete' }).click();
  await lea.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(lea.getByText('No files yet')).toBeVisible();
});

test('a file goes to the segment that was chosen', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'Files of a step', [{ type: 'event', name: 'Kick-off', start: winterDay }]);
  await lea.goto(`/trips/${id}?tab=files`);
  await lea.getByLabel('Add to', { exact: true }).selectOption({ label: 'Kick-off' });
  await lea
    .getByLabel(/Choose a file/)
    .setInputFiles({ name: 'agenda.txt', mimeType: 'text/plain', buffer: Buffer.from('9:00 Welcome') });
  await expect(lea.getByRole('heading', { level: 2, name: 'Kick-off' })).toBeVisible();
  // The list, the toast and the row below still move while the file is being added.
  await expect(toast(lea, 'File added')).toBeVisible();
  await lea.getByRole('button', { name: 'agenda.txt', exact: true }).click();
  await expect(lea.getByRole('dialog').getByText('Unsupported file format')).toBeVisible();
  const download = lea.waitForEvent('download');
  await lea.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('agenda.txt');
});

test('a link is added as it was meant, and a script is no link', async ({ lea, session }) => {
  const id = await makeTrip(session.send, 'With a link');
  await lea.goto(`/trips/${id}?tab=files`);
  await lea.getByRole('button', { name: 'Add a link' }).click();
  const dialog = lea.getByRole('dialog', { name: 'Add a link' });
  await dialog.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByText('This is not a web address')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Address' }).fill('example.com/agenda');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Agenda');
  await dialog.getByRole('button', { name: 'Add' }).click();
  const link = lea.getByRole('link', { name: 'Agenda' });
  await expect(link).toHaveAttribute('href', 'https://example.com/agenda');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('the preview of a hostile page runs nothing and asks for nothing', async ({ lea, session }) => {
  const asked: string[] = [];
  const elsewhere = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  const id = await makeTrip(session.send, 'With a page');
  await lea.goto(`/trips/${id}?tab=files`);
  await lea
    .getByLabel(/Choose a file/)
    .setInputFiles({ name: 'voucher.html', mimeType: 'text/html', buffer: Buffer.from(hostile(address)) });
  await expect(toast(lea, 'File added')).toBeVisible();
  await lea.getByRole('button', { name: 'voucher.html', exact: true }).click();
  const page = lea.frameLocator('iframe[title="Preview of voucher.html"]');
  await expect(page.getByRole('heading', { name: 'Voucher' })).toBeVisible();
  await lea.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(lea.getByRole('dialog')).toHaveCount(0);
  expect(asked).toEqual([]);
  await expect(lea).not.toHaveTitle('run');
  elsewhere.close();
});
