import { chaosSeed } from '../chaos/chance.ts';
import { killBrowsers } from '../chaos/browser-kills.ts';
import { killServers } from '../chaos/server-kills.ts';
import { expect, test } from './product.ts';

const rounds = 5;
const drawn = `drawn from CHAOS_SEED=${chaosSeed}`;

test('a browser that is killed while somebody works loses nothing that was safe', async ({ product }) => {
  test.setTimeout(240_000);
  const { safe, ...tally } = await killBrowsers(product, rounds);
  expect(tally, drawn).toEqual({ rounds, lost: 0, doubled: 0 });
  expect(safe).toBeGreaterThan(0);
});

test('a server that is killed while clients send loses nothing it acknowledged, and doubles nothing', async ({
  product,
}) => {
  test.setTimeout(240_000);
  const { safe, ...tally } = await killServers(product, rounds, () => product.killAndStart());
  expect(tally, drawn).toEqual({ rounds, lost: 0, doubled: 0 });
  expect(safe).toBeGreaterThan(0);
});
