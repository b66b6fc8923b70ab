import type { Page } from '@playwright/test';
import { accessibilityViolations, settled } from '../support/axe.ts';
import { expectAnswers, linkedPaths } from '../support/links.ts';
import { expect, signedInAs, test } from '../support/product.ts';
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

/** One tab for each audience, who signs in once and then goes from screen to screen. */
const walk = test.extend<object, { deskOf: (audience: Audience) => Promise<Desk> }>({
  deskOf: [
    async ({ browser, product }, use) => {
      const desks = new Map<Audience, Desk>();
      const open = async (audience: Audience) => {
        const context = await browser.newContext({
          baseURL: product.url,
          locale: 'en-US',
          timezoneId: 'America/Chicago',
        });
        const desk = {
          noise: await listen(context),
          page: await context.newPage(),
          asked: new Set<string>(),
        };
        if (audience !== 'visitor') await signedInAs(desk.page, { admin: audience === 'admin' });
        desks.set(audience, desk);
        return desk;
      };
      await use(async (audience) => desks.get(audience) ?? open(audience));
      for (const { page } of desks.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
});

for (const { path, audience } of visits.filter((visit) => visit.path !== '/no-such-page')) {
  walk(
    `${path} opens, leads only to what is there, and has nothing in the way of ${person[audience]} who cannot see or point`,
    async ({ deskOf }) => {
      const { page, noise, asked } = await deskOf(audience);
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
