import { fileURLToPath } from 'node:url';
import { createTransport } from 'nodemailer';
import { scannedPdf } from '../../server/testing/scanned-pdf.ts';
import { expect, moving, test } from './fixtures.ts';
import { confirmation } from './import-papers.ts';
import type { Product } from './product.ts';
import type { Session } from './session.ts';
import { inDays, toast } from './trip-makers.ts';

test.use(moving);

/** A purchase order: two flights and a hotel, which wait for a look. */
const orderTo = (town: string) =>
  fileURLToPath(import.meta.resolve(`../../../packages/extract/samples/docx-en-po-${town}.docx`));

test('what cannot be read waits with its reason, and is completed by hand', async ({ lea }) => {
  await lea.goto('/imports');
  await lea.getByRole('button', { name: 'Paste text' }).click();
  const dialog = lea.getByRole('dialog', { name: 'Paste a confirmation' });
  await dialog.getByRole('textbox').fill('See you on Tuesday in the usual place, bring the blue folder.');
  await dialog.getByRole('button', { name: 'Read it' }).click();
  const mine = lea.getByRole('link', { name: /See you on Tuesday/ });
  await expect(mine.getByText('No booking was found in it.')).toBeVisible();
  await mine.click();
  await expect(lea.frameLocator('iframe[title="The original"]').getByText(/blue folder/)).toBeVisible();

  await lea.getByRole('button', { name: 'Add a booking by hand' }).click();
  await lea.getByLabel('Type of booking').selectOption('event');
  await lea.getByRole('textbox', { name: 'Name', exact: true }).fill('The usual place');
  await lea.getByLabel('Begins', { exact: true }).fill(inDays(60));
  await lea.getByRole('button', { name: 'Add to the trip' }).click();
  await expect(toast(lea, 'Added to your trip')).toBeVisible();
  await expect(lea.getByRole('heading', { name: /The usual place/ })).toBeVisible();
});

test('an empty file is refused before it leaves; one that nothing can be shown of says so in the place of a blank page', async ({
  lea,
}) => {
  await lea.goto('/imports');
  const bring = (name: string, text: string) =>
    lea
      .locator('input[type="file"][multiple]')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });
  await bring('empty.pdf', '');
  await expect(toast(lea, 'empty.pdf is empty')).toBeVisible();
  await bring('damaged.pdf', '%PDF-1.7\nnothing');
  // Once it is read it goes from one list to the other, away from under a pointer.
  await lea.getByRole('link', { name: /damaged\.pdf.*Waits for you/ }).click();
  await expect(lea.getByText('This file cannot be shown here.')).toBeVisible();
  await expect(lea.locator('iframe')).toHaveCount(0);
});

test('an order of three bookings is accepted in one tap', async ({ lea }) => {
  await lea.goto('/imports');
  await lea.locator('input[type="file"][multiple]').setInputFiles(orderTo('oslo'));
  await lea.getByRole('link', { name: /docx-en-po-oslo/ }).click();
  await expect(lea.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(3);
  await lea.getByRole('button', { name: 'Accept all 3' }).click();
  await expect(toast(lea, 'Added to your trips')).toBeVisible();
  await expect(lea.getByRole('link', { name: 'Open in the trip' })).toHaveCount(3);
  await expect(lea.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
});

test('while one booking is being corrected, all are not accepted over what is being typed', async ({
  lea,
  session,
}) => {
  const called = (firstName: string, lastName: string) =>
    session.send('PUT', '/api/my/account/details', { firstName, lastName });
  const { firstName, lastName } = (await (await session.send('GET', '/api/my/account')).json()) as Record<
    string,
    string
  >;
  await called('Léa', 'Martin');
  await lea.goto('/imports');
  await lea.locator('input[type="file"][multiple]').setInputFiles(orderTo('copenhagen'));
  await lea.getByRole('link', { name: /docx-en-po-copenhagen/ }).click();
  await lea.getByRole('button', { name: 'Correct' }).first().click();
  await expect(lea.getByText('This names Imogen FARROW, not Léa Martin.')).toHaveCount(3);
  const all = lea.getByRole('button', { name: /^Accept all/ });
  await expect(all).toBeDisabled();
  await expect(all).toHaveAccessibleDescription(/One booking is being corrected/);
  await lea.locator('input[name="seatNumber"]').fill('12C');
  await lea.getByRole('button', { name: 'Add to the trip' }).click();
  await expect(toast(lea, 'Added to your trip')).toBeVisible();
  await lea.getByRole('button', { name: 'Accept all 2' }).click();
  await expect(lea.getByRole('link', { name: 'Open in the trip' })).toHaveCount(3);
  await expect(lea.getByText('12C')).toBeVisible();
  await called(firstName ?? '', lastName ?? '');

  // Brought again, it says where it is.
  await lea.goto('/imports');
  await lea.locator('input[type="file"][multiple]').setInputFiles(orderTo('copenhagen'));
  await expect(toast(lea, 'Already here: in Copenhagen')).toBeVisible();
  await lea.getByRole('button', { name: 'Show it' }).click();
  await expect(lea).toHaveURL(/\/imports\/[0-9a-f-]+$/);
});

/** A mail to the import address of who is signed in, from somebody whom nobody knows. */
async function byStranger(session: Session, product: Product, mail: { subject: string; text?: string; html?: string }) {
  const { importAddress } = (await (await session.send('GET', '/api/my/account')).json()) as { importAddress: string };
  const smtp = createTransport({ host: '127.0.0.1', port: product.smtpPort, ignoreTLS: true });
  await smtp.sendMail({ from: 'stranger@elsewhere.example', to: importAddress, ...mail });
  smtp.close();
}

test('mail from a stranger waits for one tap', async ({ lea, session, product }) => {
  await byStranger(session, product, { subject: 'Pension Nova', html: confirmation('Pension Nova', 'HTL4712') });
  await lea.goto('/imports');
  await lea.getByRole('link', { name: /Pension Nova/ }).click();
  await expect(lea.getByRole('heading', { name: 'Was this you?' })).toBeVisible();
  await expect(lea.frameLocator('iframe[title="The original"]').getByText(/Your stay at Pension Nova/)).toBeVisible();
  await lea.getByRole('button', { name: 'Yes, add it' }).click();
  await expect(toast(lea, 'Added to your trips')).toBeVisible();
  await expect(lea.getByRole('link', { name: 'Open in the trip' })).toBeVisible();
});

test('a paper that speaks of more than was read of it says so beside what waits, and until its person has looked', async ({
  lea,
  session,
  product,
  expectAccessible,
}) => {
  const text =
    'Booking reference: H7K2PL\nFlight KL1244 Paris (CDG) - Amsterdam (AMS)\n8 March 2027, 09:40 - 11:05\n\n' +
    'Your train: TGV 6607 leaves Paris Gare de Lyon at 18:04 on 8 March 2027 and you reach the station of your host at 20:11.';
  await byStranger(session, product, { subject: 'Your way to Lyon', text });
  await lea.goto('/imports');
  await lea.getByRole('link', { name: /Your way to Lyon/ }).click();
  const more = lea.getByText('It seems to speak of something more that we could not make out.');
  await expect(more).toBeVisible();
  await expect(lea.getByText('Once the rest is settled this waits until you have looked.')).toBeVisible();
  await lea.getByRole('button', { name: /^TGV 6607 leaves/ }).click();
  const shown = lea.frameLocator('iframe[title="The original"]').locator('mark:target');
  await expect(shown).toHaveText(/^TGV 6607 leaves.*at 20:11/);
  await expect(shown).toBeInViewport();
  // whoever has gone back up is led there again
  await lea.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await lea.getByRole('button', { name: /^TGV 6607 leaves/ }).click();
  await expect(shown).toBeInViewport();
  await expectAccessible(lea);
  await lea.getByRole('button', { name: 'Yes, add it' }).click();
  await expect(lea.getByText('Compare with the original, and add by hand what is missing')).toBeVisible();
  await expect(more).toHaveCount(1);
});

test('of a long document the tray and its page say which page is being read', async ({ lea, expectAccessible }) => {
  const pages = 10;
  // Of what is read within a quarter of a second nothing is said, and a quick machine reads small pages in that time.
  const size = 1600;
  // Each a little wider: the same file again would be the same import.
  const scan = (name: string, at: number) => ({
    name,
    mimeType: 'application/pdf',
    buffer: scannedPdf(pages, { width: size + at, height: size }),
  });
  /** Seen as soon as it is drawn: it does not stay for long. */
  const says = (name: string) =>
    lea.waitForFunction(
      ([label, words]) => {
        const bar = document.querySelector(`[role=progressbar][aria-label="${label}"]`);
        return bar && new RegExp(words ?? '').test(bar.getAttribute('aria-valuetext') ?? '');
      },
      [`Reading ${name}`, `^Page \\d+ of ${pages}$`],
    );
  await lea.goto('/imports');
  // Read one after the other: the last waits long enough to be opened.
  const names = ['first.pdf', 'second.pdf', 'third.pdf'];
  await lea.locator('input[type="file"][multiple]').setInputFiles(names.map(scan));
  await says('first.pdf');
  await lea.getByRole('link', { name: /third\.pdf/ }).click();
  await says('third.pdf');
  await expect(lea.getByRole('main').getByText('We cannot read this kind of file yet.')).toBeVisible();
  await expect(lea.getByRole('progressbar')).toHaveCount(0);

  await lea.goto('/imports');
  await lea.locator('input[type="file"][multiple]').setInputFiles(scan('fourth.pdf', 3));
  await says('fourth.pdf');
  await expectAccessible(lea);
});

test('a dismissed import leaves the tray', async ({ lea }) => {
  await lea.goto('/imports');
  await lea.getByRole('button', { name: 'Paste text' }).click();
  await lea.getByRole('dialog').getByRole('textbox').fill('Nothing to see in this note either, sorry.');
  await lea.getByRole('dialog').getByRole('button', { name: 'Read it' }).click();
  const mine = lea
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('link', { name: /Nothing to see in this note/ });
  await mine.click();
  await lea.getByRole('button', { name: 'Dismiss' }).click();
  await lea.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
  await expect(lea).toHaveURL(/\/imports$/);
  await expect(mine).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  test(`the tray and an import are accessible in the ${theme} theme`, async ({ lea, session, expectAccessible }) => {
    await session.send('POST', '/api/my/imports', { text: `Nobody books anything in the ${theme}.` });
    await lea.goto('/');
    await lea.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
    await lea.goto('/imports');
    const first = lea.getByRole('link', { name: new RegExp(`Nobody books anything in the ${theme}`) });
    await first.waitFor();
    await expectAccessible(lea);
    await first.click();
    await lea.getByRole('heading', { name: 'The original' }).waitFor();
    // What a stranger wrote is not ours to mend, and axe cannot look into its sandbox.
    await lea.locator('iframe').evaluate((frame) => frame.remove());
    await expectAccessible(lea);
  });
}

test('an import that is no longer there leads to the others', async ({ lea, expectAccessible }) => {
  const id = '01990000-0000-7000-8000-000000000000';
  let asked = 0;
  lea.on('request', (request) => {
    if (request.url().endsWith(`/imports/${id}`) && !request.isNavigationRequest()) asked++;
  });
  const live = lea.waitForResponse(/\/api\/my\/live$/);
  await lea.goto(`/imports/${id}`);
  await expect(lea.getByText('This import is no longer here')).toBeVisible();
  await live;
  await expectAccessible(lea);
  expect(asked, 'what was refused is not asked for again: its page would lose its links meanwhile').toBe(1);
  await lea.getByRole('link', { name: 'All imports' }).click();
  await expect(lea.getByRole('heading', { level: 1, name: 'Imports' })).toBeVisible();
});
