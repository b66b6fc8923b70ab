import type { Browser, Page } from '@playwright/test';
import { accessibilityViolations, settled } from '../support/axe.ts';
import { expectAnswers, linkedPaths } from '../support/links.ts';
import { expect, productTest, signedInAs, test } from '../support/product.ts';
import type { RunningProduct } from '../support/processes/running-product.ts';
import { listen, type Noise } from '../support/quiet.ts';
import { type Audience, visits } from '../support/screens.ts';

const person: Record<Audience, string> = { visitor: 'a visitor', user: 'a user', admin: 'an administrator' };

/** Screens that lead on to another one. */
const steps = new Set(['/', '/login-test', '/adclick', '/refresh-error']);

interface Desk {
  readonly page: Page;
  readonly noise: Noise;
  /** The targets of links found so far. */
  readonly asked: Set<string>;
}

/** The tabs of a worker: each audience signs in once and then goes from screen to screen. */
const desks = new Map<Audience, Desk>();

async function deskOf(audience: Audience, browser: Browser, product: RunningProduct): Promise<Desk> {
  const open = desks.get(audience);
  if (open !== undefined) return open;
  const context = await browser.newContext({ baseURL: product.url });
  const desk = { noise: await listen(context), page: await context.newPage(), asked: new Set<string>() };
  if (audience !== 'visitor') await signedInAs(desk.page, { admin: audience === 'admin' });
  desks.set(audience, desk);
  return desk;
}

for (const { path, audience } of visits.filter((visit) => visit.path !== '/no-such-page')) {
  productTest(
    `${path} opens, leads only to what is there, and has nothing in the way of ${person[audience]} who cannot see or point`,
    async ({ browser, product }) => {
      const { page, noise, asked } = await deskOf(audience, browser, product);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (!steps.has(path)) expect(new URL(page.url()).pathname).toBe(path);
      expect(await accessibilityViolations(page)).toEqual([]);
      await expectAnswers(page, await linkedPaths(page), asked);
      expect(noise.unexpected()).toEqual([]);
    },
  );
}

test('/no-such-page has nothing in the way of a visitor who cannot see or point', async ({ page, noise }) => {
  // A missing page replies 404, and the browser logs it.
  noise.expect(/status of 404/);
  await page.goto('/no-such-page');
  await settled(page);
  expect(await accessibilityViolations(page)).toEqual([]);
});
