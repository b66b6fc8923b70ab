import { randomUUID } from 'node:crypto';
import { estimateLimits } from '@dre/core/contract/estimates/estimates';
import type { SettingsReply } from '@dre/core/contract/account/settings';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import { beforeAll, expect, test } from 'vitest';
import { aMember, get, type Member, post, started } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });
let owner: Member;
let estimator: Member;

beforeAll(async () => {
  const { id } = await aCompany(site.db);
  owner = await aMember(site, id, 'owner');
  estimator = await aMember(site, id, 'estimator');
  await takenIn(estimator, { insurer: 'Northern Mutual', adjuster: 'Sam Hill', make: 'Keystone' });
  await takenIn(estimator, { insurer: 'northern mutual ', adjuster: 'Ana Ruiz', make: 'Northfork' });
  await takenIn(estimator, { insurer: '100% Cover', adjuster: 'Lee Grant', make: 'Northfork' });
});

async function takenIn(
  member: Member,
  used: { readonly insurer: string; readonly adjuster: string; readonly make: string },
): Promise<void> {
  const { estimate } = await started(site.app, member);
  const changes: readonly Change[] = [
    { kind: 'set-party', role: 'insurer', changes: { name: used.insurer } },
    { kind: 'set-party', role: 'adjuster', changes: { name: used.adjuster } },
    { kind: 'set-unit', changes: { make: used.make } },
  ];
  const edits = changes.map((change) => ({ ...change, id: randomUUID() }));
  const body = { device: randomUUID(), since: 0, edits };
  const sent = await post(site.app, member, `/api/estimates/${estimate.id}/edits`, body);
  expect(sent.statusCode).toBe(200);
}

async function names(member: Member, query: Readonly<Record<string, string>>): Promise<string[]> {
  const reply = await get(site.app, member, `/api/estimate-names?${new URLSearchParams(query).toString()}`);
  expect(reply.statusCode).toBe(200);
  return reply.json<string[]>();
}

test('names used before are offered once each, however they were spelled', async () => {
  const insurers = await names(estimator, { of: 'insurer' });
  expect(insurers.map((name) => name.toLowerCase()).toSorted()).toEqual(['100% cover', 'northern mutual']);
  expect((await names(estimator, { of: 'make' })).toSorted()).toEqual(['Keystone', 'Northfork']);
});

test('part of a name finds it, and signs mean themselves', async () => {
  expect(await names(estimator, { of: 'make', find: 'FORK' })).toEqual(['Northfork']);
  expect(await names(estimator, { of: 'insurer', find: '100%' })).toEqual(['100% Cover']);
  expect(await names(estimator, { of: 'insurer', find: '%' })).toEqual(['100% Cover']);
  expect(await names(estimator, { of: 'insurer', find: '_' })).toEqual([]);
});

test('adjusters are those of the insurer that is named', async () => {
  const adjusters = await names(estimator, { of: 'adjuster', insurer: 'Northern Mutual' });
  expect(adjusters.toSorted()).toEqual(['Ana Ruiz', 'Sam Hill']);
});

test('an insurer with a profile is offered before anybody has used it', async () => {
  const { revision, settings } = (await get(site.app, owner, '/api/settings')).json<SettingsReply>();
  const profiles = settings.profiles.map((profile) => ({ ...profile, insurers: ['Great Lakes Casualty'] }));
  const body = { since: revision, settings: { ...settings, profiles } };
  const saved = await site.app.inject({ method: 'PUT', url: '/api/settings', headers: owner.headers, body });
  expect(saved.statusCode).toBe(200);
  expect((await names(estimator, { of: 'insurer' }))[0]).toBe('Great Lakes Casualty');
  expect(await names(estimator, { of: 'insurer', find: 'lakes' })).toEqual(['Great Lakes Casualty']);
});

test('nobody is offered the names of another company, and a list is short', async () => {
  const stranger = await aMember(site, (await aCompany(site.db)).id, 'estimator');
  expect(await names(stranger, { of: 'insurer' })).toEqual([]);
  for (let number = 0; number <= estimateLimits.names; number += 1) {
    await takenIn(stranger, { insurer: `Insurer ${number}`, adjuster: '', make: '' });
  }
  expect(await names(stranger, { of: 'insurer' })).toHaveLength(estimateLimits.names);
  expect(await names(stranger, { of: 'adjuster' })).toEqual([]);
});

test('only who writes estimates is offered names, and only of what has them', async () => {
  const technician = await aMember(site, owner.companyId, 'technician');
  expect((await get(site.app, technician, '/api/estimate-names?of=make')).statusCode).toBe(403);
  expect((await get(site.app, estimator, '/api/estimate-names?of=customer')).statusCode).toBe(400);
  const long = 'x'.repeat(10_000);
  expect((await get(site.app, estimator, `/api/estimate-names?of=make&find=${long}`)).statusCode).toBe(400);
});
