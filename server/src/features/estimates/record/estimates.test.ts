import { randomUUID } from 'node:crypto';
import type { EstimateReply } from '@dre/core/contract/estimates/estimates';
import { firstSettings } from '@dre/core/domain/account/settings';
import type { Edit } from '@dre/core/domain/estimates/model/edit';
import { millionths } from '@dre/core/domain/units';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { inCompany } from '../../../database/connections/connection.ts';
import { aLine, aMember, anEdit, get, type Member, post, started } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { testNow, withTestApp } from '../../../testing/test-app.ts';
import { saveSettings } from '../../account/settings-queries.ts';

const site = withTestApp({ book: 'starter' });
let companyId: string;
let dana: Member;
let eli: Member;

beforeAll(async () => {
  companyId = (await aCompany(site.db)).id;
  dana = await aMember(site, companyId, 'estimator');
  eli = await aMember(site, companyId, 'owner');
});

test('an estimate starts with the newest book, the next number, its author and the day', async () => {
  const id = randomUUID();
  const reply = await post(site.app, dana, '/api/estimates', { id, vehicleType: 'fifth-wheel' });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({
    revision: 0,
    houseRevision: 0,
    role: 'edit',
    estimate: {
      id,
      edition: 1,
      stage: 'draft',
      heading: { number: 'E-10001', writtenOn: '2026-11-14' },
      unit: { vehicleType: 'fifth-wheel' },
    },
  });
  const again = await post(site.app, dana, '/api/estimates', { id, vehicleType: 'fifth-wheel' });
  expect(again.json()).toEqual(reply.json());
  expect((await post(site.app, eli, '/api/estimates', { id })).statusCode).toBe(409);
  expect((await get(site.app, eli, `/api/estimates/${id}`)).json()).toEqual(reply.json());
});

test.each([
  ['2026-11-13', '2026-11-13'],
  ['2026-11-15', '2026-11-15'],
  ['2020-01-01', '2026-11-14'],
  ['2026-99-99', '2026-11-14'],
])('a device where it is %s writes %s on a new estimate', async (today, writtenOn) => {
  const reply = await post(site.app, dana, '/api/estimates', { id: randomUUID(), today });
  expect(reply.json<EstimateReply>().estimate.heading.writtenOn).toBe(writtenOn);
});

test('numbers of a company are given once each and without a gap, however many start at once', async () => {
  const { id } = await aCompany(site.db);
  const people = [await aMember(site, id, 'estimator'), await aMember(site, id, 'owner')];
  const same = randomUUID();
  const ids = [...Array.from({ length: 10 }, () => randomUUID()), same, same, same];
  const replies = await Promise.all(
    ids.map((estimate, at) =>
      post(site.app, people[estimate === same ? 0 : at % 2] as Member, '/api/estimates', { id: estimate }),
    ),
  );
  const numbers = new Set(replies.map((reply) => reply.json<EstimateReply>().estimate.heading.number));
  expect([...numbers].toSorted()).toEqual(Array.from({ length: 11 }, (_, at) => `E-${String(10_001 + at)}`));
});

test('of fifty who lock one estimate at once one does, and its supplements are numbered without a gap', async () => {
  const { estimate } = await started(site.app, dana);
  const url = `/api/estimates/${estimate.id}`;
  const lockFiftyTimes = async (since: number) => {
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => {
        const edits = [anEdit({ kind: 'lock', by: '', at: '' })];
        return post(site.app, dana, `${url}/edits`, { device: randomUUID(), since, edits });
      }),
    );
    return replies.map((reply) => reply.statusCode);
  };
  const versions = async () => {
    const { rows } = await inCompany(site.db, dana.companyId, (trx) =>
      sql<{ label: string }>`select label from estimate_version where estimate_id = ${estimate.id}
        order by label`.execute(trx),
    );
    return rows.map(({ label }) => label);
  };
  const add = (since: number, edits: readonly Edit[]) =>
    post(site.app, dana, `${url}/edits`, { device: randomUUID(), since, edits });
  await add(0, [aLine()]);
  expect(new Set(await lockFiftyTimes(1))).toEqual(new Set([200]));
  expect(await versions()).toEqual(['E01']);
  for (const label of ['S01', 'S02']) {
    await add(0, [anEdit({ kind: 'start-supplement' }), aLine()]);
    await lockFiftyTimes(0);
    expect((await versions()).at(-1)).toBe(label);
  }
  expect(await versions()).toEqual(['E01', 'S01', 'S02']);
});

test('an estimate is started under an id another company has, which nobody learns, and neither sees the other’s', async () => {
  const stranger = await aMember(site, (await aCompany(site.db)).id, 'owner');
  const { estimate } = await started(site.app, dana);
  const url = `/api/estimates/${estimate.id}`;
  const written = { device: randomUUID(), since: 0, edits: [aLine()] };
  await post(site.app, dana, `${url}/edits`, written);
  const mine = (await get(site.app, dana, url)).json<EstimateReply>();
  const theirs = await post(site.app, stranger, '/api/estimates', { id: estimate.id });
  expect(theirs.json<EstimateReply>().estimate).toMatchObject({
    id: estimate.id,
    heading: { number: 'E-10001' },
    lines: [],
  });
  await post(site.app, stranger, `${url}/edits`, { ...written, edits: [aLine(), aLine()] });
  expect((await get(site.app, stranger, url)).json<EstimateReply>().estimate.lines).toHaveLength(2);
  expect((await get(site.app, dana, url)).json()).toEqual(mine);
  await site.app.afterReply.drain();
  const attempts = site.db.selectFrom('audit_event').select('kind').where('person_id', '=', stranger.id);
  expect(await attempts.where('kind', '=', 'cross-company-attempt').execute()).toEqual([]);
});

test('a profile the company does not have starts nothing', async () => {
  const id = randomUUID();
  const reply = await post(site.app, dana, '/api/estimates', { id, profileId: randomUUID() });
  expect(reply.statusCode).toBe(404);
  expect((await get(site.app, dana, `/api/estimates/${id}`)).statusCode).toBe(404);
});

test('an estimate does not start with a profile the settings would not take, kept from before they were checked', async () => {
  const member = await aMember(site, (await aCompany(site.db)).id, 'owner');
  const first = firstSettings({ id: member.companyId, name: 'Old Shop' });
  const profiles = first.profiles.map((one) => ({
    ...one,
    profile: { ...one.profile, refinish: { ...one.profile.refinish, blend: millionths(10_000_000) } },
  }));
  await inCompany(site.db, member.companyId, (trx) =>
    saveSettings(trx, {
      companyId: member.companyId,
      personId: member.id,
      name: 'Olga',
      since: 0,
      settings: { ...first, profiles },
      now: testNow,
    }),
  );
  const reply = await post(site.app, member, '/api/estimates', { id: randomUUID() });
  expect(reply.statusCode, reply.body).toBe(409);
  expect(reply.json<{ detail: string }>().detail).toMatch(/blend/i);
});

test('a reviewer reads and does not write, a technician does neither', async () => {
  const { estimate } = await started(site.app, dana);
  const body = { device: randomUUID(), since: 0, edits: [aLine()] };
  const reviewer = await aMember(site, companyId, 'reviewer');
  const technician = await aMember(site, companyId, 'technician');
  const reading = [
    '/api/estimates',
    `/api/estimates/${estimate.id}`,
    `/api/estimates/${estimate.id}/edits?since=0`,
    `/api/estimates/${estimate.id}/history`,
  ];
  for (const url of reading) {
    expect((await get(site.app, reviewer, url)).statusCode, url).toBe(200);
    expect((await get(site.app, technician, url)).statusCode, url).toBe(403);
  }
  expect((await get(site.app, technician, `/api/estimates/${estimate.id}/stream?since=0`)).statusCode).toBe(
    403,
  );
  expect((await get(site.app, reviewer, `/api/estimates/${estimate.id}`)).json()).toMatchObject({
    role: 'read',
  });
  for (const member of [reviewer, technician]) {
    expect((await post(site.app, member, '/api/estimates', { id: randomUUID() })).statusCode).toBe(403);
    const sent = await post(site.app, member, `/api/estimates/${estimate.id}/edits`, body);
    expect(sent.statusCode).toBe(403);
  }
  expect((await get(site.app, eli, `/api/estimates/${estimate.id}`)).json()).toMatchObject({ revision: 0 });
});

test('a locked version stays readable word for word after corrections and supplements', async () => {
  const { estimate } = await started(site.app, dana);
  const url = `/api/estimates/${estimate.id}`;
  const signed = { by: 'Somebody Else', at: '1999-01-01T00:00:00Z' };
  const rename = (name: string) => ({ kind: 'set-party', role: 'customer', changes: { name } }) as const;
  const sent = await post(site.app, dana, `${url}/edits`, {
    device: randomUUID(),
    since: 0,
    edits: [
      aLine(),
      anEdit(rename('Ana Lopes')),
      anEdit({ kind: 'lock', ...signed }),
      anEdit({ kind: 'correct', reason: 'misspelled', changes: [rename('Ana Lopez')], ...signed }),
      anEdit({ kind: 'start-supplement' }),
      anEdit(rename('Someone new')),
    ],
  });
  expect(sent.json()).toMatchObject({ revision: 6 });
  const { estimate: now } = (await get(site.app, dana, url)).json<EstimateReply>();
  const [version] = now.versions;
  const at = testNow.toISOString();
  expect(version).toMatchObject({ lockedAt: at, corrections: [{ at, label: 'C01' }] });
  expect(version?.lockedBy).toMatch(/^Person \d+$/);
  expect((await get(site.app, dana, `${url}/version?correction=C01`)).json()).toMatchObject({
    label: 'E01',
    hash: version?.corrections[0]?.hash,
    content: { parties: { customer: { name: 'Ana Lopez' } } },
  });
  const locked = (await get(site.app, dana, `${url}/version?label=E01`)).json<{ correction: string }>();
  expect(locked.correction).toBe('C01');
  expect((await get(site.app, dana, `${url}/version?label=S09`)).statusCode).toBe(404);
  await expect(site.db.updateTable('estimate_version').set({ label: 'E02' }).execute()).rejects.toThrow(
    'permission denied',
  );
});
