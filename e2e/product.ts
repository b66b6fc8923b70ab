import { type Page, expect, test as base } from '@playwright/test';
import type { Claims } from '@dre/core/domain/session/claims';
import { createDatabase } from './postgres.ts';
import { type Noise, listen } from './quiet.ts';
import { type RunningProduct, runProduct } from './running-product.ts';

export { expect };

/** A story gets the built product on a database of its own, and fails if its pages were not quiet. */
export const test = base.extend<{ noise: Noise }, { product: RunningProduct }>({
  product: [
    // Playwright reads the fixtures a fixture needs from this pattern; it needs none.
    async ({}, use) => {
      const database = await createDatabase(environment('E2E_POSTGRES'), environment('E2E_TEMPLATE'));
      const product = await runProduct(database.url);
      await use(product);
      await product.stop();
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

/** Puts a made-up session into the tab, once: enough for the shells, refused by every guarded call. */
export async function signedInAs(page: Page, who: { admin?: boolean } = {}): Promise<void> {
  const claims: Claims = {
    exp: Math.floor(Date.now() / 1000) + 3600,
    data: {
      userName: who.admin ? 'Ada Admin' : 'Eve Estimator',
      products: ['DRE'],
      features: who.admin ? [{ product: 'DRE', features: ['admin'] }] : [],
      companies: [{ id: '00000000-0000-4000-8000-000000000001', name: 'Demo RV Repair' }],
    },
  };
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
  await page.addInitScript((idToken) => {
    if (sessionStorage.getItem('e2e_signed_in')) return;
    sessionStorage.setItem('e2e_signed_in', 'once');
    sessionStorage.setItem('id_token', idToken);
  }, token);
}

function environment(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is not set: the stories run through e2e/playwright.config.ts.`);
  return value;
}
