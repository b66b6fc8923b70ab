import { expect, test as base } from '@playwright/test';
import { createDatabase } from './processes/postgres.ts';
import { type Noise, listen } from './quiet.ts';
import { personalWordsIn } from './personal-words.ts';
import { type RunningProduct, runProduct } from './processes/running-product.ts';

export { signedInAs } from './session.ts';
export { expect };

/** A story gets the built product on a database of its own, and fails if its pages were not quiet. */
export const test = base.extend<{ noise: Noise }, { product: RunningProduct; isAlone: boolean }>({
  // Set by a story that changes shared data: a worker, and so a product, is shared by stories with the same value.
  isAlone: [false, { scope: 'worker', option: true }],
  product: [
    // Playwright reads a fixture's dependencies from this pattern; it has none.
    async ({}, use) => {
      const database = await createDatabase(environment('E2E_POSTGRES'), environment('E2E_TEMPLATE'));
      const product = await runProduct(database.url);
      await use(product);
      await product.stop();
      expect(personalWordsIn(product.log()), 'what people typed, in the log').toEqual([]);
      await database.drop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.url);
  },
  noise: [
    async ({ context }, use) => {
      const noise = await listen(context);
      await use(noise);
      expect(noise.unexpected(), 'console output, page errors and policy violations').toEqual([]);
    },
    { auto: true },
  ],
});

function environment(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is not set: the stories run through e2e/playwright.config.ts.`);
  return value;
}
