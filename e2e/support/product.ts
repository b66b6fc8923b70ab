import { expect, test as base } from '@playwright/test';
import { type Contexts, emptyDevice, leaveDevice } from './processes/contexts.ts';
import { createDatabase } from './processes/postgres.ts';
import { type Noise, listen } from './quiet.ts';
import { personalWordsIn } from './personal-words.ts';
import { type RunningProduct, runProduct } from './processes/running-product.ts';

export { signedInAs } from './session.ts';
export { expect };

interface WorkerFixtures {
  product: RunningProduct;
  isAlone: boolean | string;
  contexts: Contexts;
}

/** The built product on a database of its own, for stories that open contexts of their own. */
export const productTest = base.extend<object, WorkerFixtures>({
  // Set by a story that changes shared data: a worker, and so a product, is shared by stories with the same value. A name
  // of its own gives a story a product of its own.
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
  contexts: [
    async ({}, use) => {
      await use(new Map());
    },
    { scope: 'worker' },
  ],
});

/** A story gets the product and an empty device, and fails if its pages were not quiet. */
export const test = productTest.extend<{ noise: Noise; hasOwnContext: boolean }>({
  // Set by a story that changes its context for good, such as its clock.
  hasOwnContext: [false, { option: true }],
  context: async (
    { browser, contexts, product, hasOwnContext, viewport, hasTouch, javaScriptEnabled, contextOptions },
    use,
  ) => {
    const options = { viewport, hasTouch, javaScriptEnabled, contextOptions };
    const own = hasOwnContext ? new Map() : contexts;
    const context = await emptyDevice(own, { browser, origin: product.url, options });
    await use(context);
    await (hasOwnContext ? context.close() : leaveDevice(context));
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (page === undefined) throw new Error('A device has an open page.');
    await use(page);
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
