import { expect, test } from './fixtures.ts';
import { confirmation } from './import-papers.ts';

const mailOf = (subject: string, html: string) =>
  `From 1@x Sat Nov 21 10:00:00 +0000 2026\r\nFrom: max@kontor.example\r\nSubject: ${subject}\r\nMessage-ID: <${crypto.randomUUID()}@kontor.example>\r\nMIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${html}\r\n\r\n`;

test('a mailbox is brought, read with its progress, and only its booking is in a trip', async ({
  lea,
  expectAccessible,
}) => {
  await lea.goto('/imports');
  await lea.getByRole('link', { name: 'Import many' }).click();
  await expect(lea.getByRole('heading', { level: 1, name: 'Import many' })).toBeVisible();
  await expectAccessible(lea);
  const mailbox =
    mailOf('Lunch', '<p>See you there.</p>') +
    mailOf('Your stay', confirmation('Pension des Remparts', 'HTL5811', 90)) +
    mailOf('The report', '<p>Attached.</p>');
  await lea
    .getByRole('region', { name: 'Bring documents' })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Inbox', mimeType: 'application/mbox', buffer: Buffer.from(mailbox) });
  await expect(lea).toHaveURL(/\/imports\/many\/[0-9a-f-]{36}$/);
  await expect(lea.getByText('All read')).toBeVisible();
  await expect(lea.getByRole('link', { name: /Your stay/ })).toBeVisible();
  await expectAccessible(lea);
  await lea.getByRole('tab', { name: /No booking found/ }).click();
  await expect(lea.getByRole('link', { name: /Lunch/ })).toBeVisible();
  await expect(lea.getByRole('link', { name: /The report/ })).toBeVisible();

  await lea.getByRole('link', { name: 'Import many' }).click();
  await expect(lea.getByRole('link', { name: /Inbox/ })).toBeVisible();
  await lea.goto('/imports');
  await lea.getByRole('heading', { level: 1 }).waitFor();
  await expect(lea.getByRole('link', { name: /Lunch/ })).toHaveCount(0);
});

test('where no file could be opened the page says so and why, and counts nothing', async ({
  lea,
  expectAccessible,
}) => {
  await lea.goto('/imports/many');
  await lea
    .getByRole('region', { name: 'Bring documents' })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'export.zip', mimeType: 'application/zip', buffer: Buffer.from('PK\x03\x04 and no more') });
  await expect(lea.getByText('Nothing could be read')).toBeVisible();
  await expect(lea.getByRole('listitem').filter({ hasText: 'export.zip' })).toBeVisible();
  await expect(lea.getByText('All read')).toHaveCount(0);
  await expect(lea.getByRole('tab')).toHaveCount(0);
  await expectAccessible(lea);
});

for (const theme of ['light', 'dark'] as const) {
  test(`bringing many is accessible in the ${theme} theme`, async ({ lea, expectAccessible }) => {
    await lea.goto('/');
    await lea.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
    await lea.goto('/imports/many');
    await lea.getByText('Google Calendar', { exact: true }).click();
    await expect(lea.getByText(/meetings are not kept/)).toBeVisible();
    await expectAccessible(lea);
  });
}
