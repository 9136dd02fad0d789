import { test as base, expect } from './fixtures.ts';
import { startProduct } from './product.ts';
import { makeTrip, toast } from './trip-makers.ts';

/** The product of an operator who gives everybody a single megabyte. */
const test = base.extend({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const product = await startProduct({ ESCALE_STORAGE_MB: '1' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

const file = (name: string, bytes: number) => ({ name, mimeType: 'text/plain', buffer: Buffer.alloc(bytes, name) });

test('a file without room is refused before it is sent, and the profile says how much is used', async ({
  lea,
  session,
  expectAccessible,
}) => {
  const id = await makeTrip(session.send, 'With large files');
  await lea.goto(`/trips/${id}?tab=files`);
  await lea.getByText('No files yet').waitFor();
  const choose = lea.getByLabel(/Choose a file/);
  await choose.setInputFiles(file('first.txt', 800_000));
  // Its name stands there from the first byte on.
  await expect(toast(lea, 'File added')).toBeVisible();
  const uploads: string[] = [];
  lea.on('request', (request) => request.method() === 'POST' && uploads.push(request.url()));
  await choose.setInputFiles(file('second.txt', 400_000));
  await expect(lea.getByText(/^Your storage has no room for this/)).toBeVisible();
  expect(uploads.filter((url) => url.includes('/attachments'))).toEqual([]);

  await lea.goto('/profile/data');
  const card = lea.getByRole('region', { name: 'Storage' });
  await expect(card).toContainText('800 kB of 1 MB used');
  await expect(card.getByText(/Nearly full/)).toHaveCount(0);
  await lea.goto(`/trips/${id}?tab=files`);
  await choose.setInputFiles(file('third.txt', 150_000));
  await expect(lea.getByRole('button', { name: 'third.txt', exact: true })).toBeVisible();
  await lea.goto('/profile/data');
  await expect(card.getByText(/^Nearly full\. Delete files or old imports/)).toBeVisible();
  await expectAccessible(lea);
});
