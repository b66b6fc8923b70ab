import { accessibilityFaults, settled } from './axe.ts';
import { expect, signedInAs, test } from './product.ts';
import { type Audience, visits } from './screens.ts';

const person: Record<Audience, string> = { visitor: 'a visitor', user: 'a user', admin: 'an administrator' };

for (const { path, audience } of visits) {
  test(`${path} has nothing in the way of ${person[audience]} who cannot see or point`, async ({
    page,
    noise,
  }) => {
    // A missing page answers 404, and the browser says so.
    if (path === '/no-such-page') noise.expect(/status of 404/);
    if (audience !== 'visitor') await signedInAs(page, { admin: audience === 'admin' });
    await page.goto(path);
    await settled(page);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}
