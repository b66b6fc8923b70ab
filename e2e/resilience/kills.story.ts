import { chaosSeed } from '../../chaos/chance.ts';
import { killBrowsers } from '../../chaos/browser-kills.ts';
import { jumpDeviceClocks } from '../../chaos/device-clocks.ts';
import { fillDevices } from '../../chaos/full-devices.ts';
import { killServers } from '../../chaos/server-kills.ts';
import { expect, test } from '../support/product.ts';

/** Every round has to lose nothing, so two are enough here; `npm run chaos` draws as many as are asked for. */
const rounds = 2;
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

test('a device whose clock jumps by days loses nothing, doubles nothing, and keeps the order of the work', async ({
  product,
}) => {
  test.setTimeout(240_000);
  const { edits, ...figures } = await jumpDeviceClocks(product, 1);
  expect({ ...edits, ...figures }, drawn).toMatchObject({
    rounds: 1,
    lost: 0,
    doubled: 0,
    disordered: 0,
    wronglyUndone: 0,
  });
});

test('a device without room says so, and loses nothing that it called saved', async ({ product }) => {
  test.setTimeout(240_000);
  const full = await fillDevices(product, 1);
  test.skip(full === undefined, 'Only root may mount the small disk this needs.');
  expect(full?.edits, drawn).toMatchObject({ rounds: 1, lost: 0, doubled: 0 });
});
