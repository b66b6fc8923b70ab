import { expect, test } from 'vitest';
import { aMember, get, started } from '../../testing/estimates.ts';
import { aCompany } from '../../testing/people.ts';
import { named, photoSender } from '../../testing/photos.ts';
import { jpegSample } from '../../testing/picture-samples.ts';
import { withTestApp } from '../../testing/test-app.ts';

const trouble = 'EIO: i/o error, open /srv/secret/files';
const down = () => Promise.reject(new Error(trouble));
const site = withTestApp({
  book: 'starter',
  store: {
    put: down,
    open: down,
    remove: down,
    async *keys() {
      yield await down();
    },
  },
});

test('while the file store is down an upload is refused without its cause, and no picture counts as stored', async () => {
  const member = await aMember(site, (await aCompany(site.db)).id, 'owner');
  const { estimate } = await started(site.app, member);
  const device = photoSender(site.app, member, estimate.id);
  const sent = named(await jpegSample());
  const reply = await device.send(sent);
  expect(reply.statusCode).toBeGreaterThanOrEqual(500);
  expect(reply.headers['content-type']).toContain('application/problem+json');
  expect(reply.body).not.toMatch(/EIO|secret|at .*\(|\.ts/);
  expect(reply.json()).toHaveProperty('requestId');
  // The log gives operators the cause.
  expect(site.log.join('')).toContain(trouble);
  const addresses = await device.addresses([sent.file]);
  expect(addresses.json()).toMatchObject({ addresses: [{ state: 'waiting' }] });
  expect((await get(site.app, member, `/api/estimates/${estimate.id}`)).statusCode).toBe(200);
});
