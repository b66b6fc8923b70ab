import { randomUUID } from 'node:crypto';
import type { SettingsReply } from '@dre/core/contract/account/settings';
import { expect } from 'vitest';
import { pngSampleAddress } from '../pictures/png-sample.ts';
import type { WalkCall, Walk } from './walk.ts';

export async function customerCalls(owner: WalkCall): Promise<void> {
  const ids = await Promise.all(['ana', 'bo', 'cy'].map((name) => estimateOf(owner, name)));
  const { items } = (await owner('GET', '/api/customers', undefined, undefined, '?find=a')).json() as {
    items: readonly { id: string; details: object; units: readonly { id: string; details: object }[] }[];
  };
  const [first, second] = items;
  const [unit, other] = [first?.units[0], second?.units[0]];
  await owner('GET', '/api/returning', undefined, undefined, '?find=ana');
  await owner('GET', '/api/customers/:id', undefined, first?.id);
  await owner('GET', '/api/customers/:id/estimates', undefined, first?.id);
  await owner('GET', '/api/units/:id/estimates', undefined, unit?.id);
  expect((await owner('PUT', '/api/customers/:id', first?.details, first?.id)).json()).toBe(true);
  expect((await owner('PUT', '/api/units/:id', unit?.details, unit?.id)).json()).toBe(true);
  const merged = { estimates: 1 };
  expect((await owner('POST', '/api/units/:id/merge', { into: other?.id }, unit?.id)).json()).toEqual(merged);
  await owner('POST', '/api/customers/:id/merge', { into: second?.id }, first?.id);
  // Only the record has the address and color, so it stays when the estimate names another.
  await owner('PUT', '/api/customers/:id', { ...second?.details, city: 'Austin' }, second?.id);
  await owner('PUT', '/api/units/:id', { ...other?.details, color: 'Tan' }, other?.id);
  for (const id of ids) await typeOn(owner, id, 2, { name: '', email: '' }, { coachVin: '' });
  expect((await owner('DELETE', '/api/units/:id', undefined, other?.id)).json()).toBe(true);
  expect((await owner('DELETE', '/api/customers/:id', undefined, second?.id)).json()).toBe(true);
  await estimateOf(owner, 'dee');
  await templateCalls(owner);
}

async function templateCalls(owner: WalkCall): Promise<void> {
  const about = { name: 'Reseal', note: '', vehicleTypes: [] };
  const place = { side: 'whole', subSide: 'fees', region: null };
  const lines = [{ kind: 'hand', source: 'comment', place, fields: {}, hours: {} }];
  const ids = [randomUUID(), randomUUID()];
  for (const [at, id] of ids.entries()) {
    const body = { id, ...about, name: `Reseal ${String(at)}`, lines };
    expect((await owner('POST', '/api/templates', body)).json()).toBe(true);
  }
  expect((await owner('PUT', '/api/templates/:id', about, ids[0])).json()).toBe(true);
  expect((await owner('DELETE', '/api/templates/:id', undefined, ids[1])).json()).toBe(true);
  await owner('GET', '/api/templates');
}

async function estimateOf(owner: WalkCall, name: string): Promise<string> {
  const id = randomUUID();
  await owner('POST', '/api/estimates', { id });
  const vin = `1UJCJ0BU8M1KZ0${String(100 + name.charCodeAt(0))}`;
  await typeOn(owner, id, 0, { name, email: `${name}@a.example` }, { coachVin: vin });
  return id;
}

async function typeOn(
  owner: WalkCall,
  id: string,
  since: number,
  party: object,
  unit: object,
): Promise<void> {
  const edits = [
    { id: randomUUID(), kind: 'set-party', role: 'customer', changes: party },
    { id: randomUUID(), kind: 'set-unit', changes: unit },
  ];
  await owner('POST', '/api/estimates/:id/edits', { device: randomUUID(), since, edits }, id);
}

export async function houseCalls(walk: Walk, owner: WalkCall): Promise<void> {
  for (let since = 0; since < walk.turn; since += 1) {
    const prices = [{ part: 'AC-SHROUD', price: 10_000 + since }];
    await owner('PUT', '/api/catalogue/house-values', { since, values: { hours: [], prices, parts: [] } });
  }
  await owner('GET', '/api/catalogue/newest');
  await owner('GET', '/api/catalogue/house-use');
  const newest = await owner('GET', '/api/catalogue/house-values');
  expect(newest.json()).toMatchObject({ revision: walk.turn });
  const first = await owner('GET', '/api/catalogue/house-values/:revision', undefined, '1');
  expect(first.json()).toMatchObject({ revision: 1 });
}

export async function settingsCalls(owner: WalkCall): Promise<void> {
  await owner('GET', '/api/settings/side-naming');
  const image = pngSampleAddress();
  const { id: logo } = (await owner('POST', '/api/settings/logos', { image })).json() as { id: string };
  expect((await owner('GET', '/api/settings/logos/:id', undefined, logo)).json()).toEqual({ image });
  for (let since = 0; since < 2; since += 1) {
    const { settings } = (await owner('GET', '/api/settings')).json() as SettingsReply;
    const letterhead = { ...settings.letterhead, logo };
    const changed = await owner('PUT', '/api/settings', {
      since,
      settings: { ...settings, letterhead },
      nextCount: 20_000 + since,
    });
    expect(changed.json()).toMatchObject({ revision: since + 1 });
    const profile = settings.profiles[0]?.profile;
    expect((await owner('POST', '/api/settings/check-profile', { profile })).json()).toEqual({ profile });
  }
}
