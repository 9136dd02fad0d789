import { type ModelServer, startModel } from '../../server/testing/model-server.ts';
import { test as base, expect } from './fixtures.ts';
import { startProduct } from './product.ts';

/** The product with a language model of a local server of the protocol. */
const test = base.extend<object, { model: ModelServer }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => use(await startModel()),
    { scope: 'worker' },
  ],
  product: [
    async ({ model }, use) => {
      const product = await startProduct({
        ESCALE_AI_URL: `${model.url}/v1`,
        ESCALE_AI_MODEL: 'small-1',
        ESCALE_AI_KEY: 'a-key-for-tests',
        ESCALE_AI_NAME: 'Small Models',
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** Three days: the engine does not tell which two are those of the stay. */
const text = `Bonjour Léa, c'est calé pour vous au Clos des Tilleuls, 4 rue Haute, Lyon.
Premier jour le 14 mars 2027 vers 15h30, dernier jour le 16 mars 2027, et entre les deux le 15 mars 2027 on visite. Dossier KX81PL.`;
const nothing = { company: '', number: '', from: '', to: '', endTime: '', reference: 'ZZ99ZZ' };
const where = { placeName: 'Clos des Tilleuls', street: '4 rue Haute', city: 'Lyon' };
const when = { startDate: '2027-03-14', startTime: '15:30', endDate: '2027-03-16' };

test('a letter that was not understood is tried with AI after a yes, and its suggestion waits beside it', async ({
  lea,
  session,
  model,
  expectAccessible,
}) => {
  model.says({ bookings: [{ kind: 'hotel', ...nothing, ...where, ...when }] });
  const { id } = await (await session.send('POST', '/api/my/imports', { text })).json();
  await lea.goto(`/imports/${id}`);
  const card = lea.getByRole('region', { name: 'AI import (beta)' });
  await expect(card).toContainText(/Small Models \(127\.0\.0\.1:\d+\)/);
  await expect(card).toContainText('Taken out before');
  await expectAccessible(lea);
  expect(model.asked).toHaveLength(0);
  await card.getByRole('button', { name: 'Agree, and try with AI (beta)' }).click();
  await expect(lea.getByText(/^Suggested by Small Models/)).toBeVisible();
  await expect(lea.getByText('1 value does not stand in the document and was left out.')).toBeVisible();
  await expect(lea.getByRole('heading', { name: 'Clos des Tilleuls', exact: true })).toBeVisible();
  await expectAccessible(lea);
  expect(model.asked).toHaveLength(1);

  await lea.goto('/imports');
  await lea.getByRole('button', { name: 'Withdraw my consent' }).click();
  await expect(lea.getByRole('button', { name: 'Withdraw my consent' })).toHaveCount(0);
});
