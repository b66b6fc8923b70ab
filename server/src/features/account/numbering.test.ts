import { randomUUID } from 'node:crypto';
import type { EstimateReply } from '@dre/core/contract/estimates/estimates';
import type { Problem } from '@dre/core/contract/problem';
import type { SettingsReply } from '@dre/core/contract/account/settings';
import type { Numbering } from '@dre/core/domain/account/settings';
import { expect, test } from 'vitest';
import { aMember, get, type Member, post } from '../../testing/estimates.ts';
import { aCompany } from '../../testing/people.ts';
import { withTestApp } from '../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });

async function anOwner(): Promise<Member> {
  return aMember(site, (await aCompany(site.db)).id, 'owner');
}

async function number(owner: Member, numbering: Partial<Numbering>, nextCount?: number) {
  const { revision, settings } = (await get(site.app, owner, '/api/settings')).json<SettingsReply>();
  const body = {
    since: revision,
    settings: { ...settings, numbering: { ...settings.numbering, ...numbering } },
    ...(nextCount !== undefined && { nextCount }),
  };
  return site.app.inject({ method: 'PUT', url: '/api/settings', headers: owner.headers, body });
}

async function nextNumber(owner: Member, today?: string): Promise<string> {
  const body = { id: randomUUID(), ...(today !== undefined && { today }) };
  const reply = await post(site.app, owner, '/api/estimates', body);
  return reply.json<EstimateReply>().estimate.heading.number;
}

test('numbers follow the prefix, the digits and the next number of the company', async () => {
  const owner = await anOwner();
  expect(await nextNumber(owner)).toBe('E-10001');
  expect((await number(owner, { prefix: 'RV-', digits: 6 }, 420)).json()).toMatchObject({ nextCount: 420 });
  expect(await nextNumber(owner)).toBe('RV-000420');
  expect(await nextNumber(owner)).toBe('RV-000421');
  expect((await number(owner, { prefix: 'E-', digits: 5 })).json()).toMatchObject({ nextCount: 10_002 });
  expect(await nextNumber(owner)).toBe('E-10002');
});

test('numbers with the year begin again with it', async () => {
  const owner = await anOwner();
  await number(owner, { isYearly: true, digits: 4 });
  expect(await nextNumber(owner, '2026-11-14')).toBe('E-2026-0001');
  expect(await nextNumber(owner, '2026-11-14')).toBe('E-2026-0002');
});

test('no number is given twice: going back is refused and nothing of the change is kept', async () => {
  const owner = await anOwner();
  await nextNumber(owner);
  await nextNumber(owner);
  const refused = await number(owner, { digits: 7 }, 10_002);
  expect(refused.statusCode).toBe(400);
  expect(refused.json<Problem>().errors).toEqual({
    nextCount: 'must come after E-0010002, the last number given',
  });
  expect(await nextNumber(owner)).toBe('E-10003');
});

test('numbers stay without a gap while the owner changes the settings', async () => {
  const owner = await anOwner();
  await number(owner, { prefix: 'Q-', digits: 3 });
  const work = Array.from({ length: 12 }, (_, at) =>
    at % 4 === 3 ? number(owner, { digits: 3 }).then(() => undefined) : nextNumber(owner),
  );
  const given = (await Promise.all(work)).filter((one) => one !== undefined);
  expect(given.toSorted()).toEqual(
    Array.from({ length: 9 }, (_, at) => `Q-${String(at + 1).padStart(3, '0')}`),
  );
});
