import { randomUUID } from 'node:crypto';
import type { EstimateReply } from '@dre/core/contract/estimates/estimates';
import type { Problem } from '@dre/core/contract/problem';
import type { SettingsReply } from '@dre/core/contract/account/settings';
import type { CompanyProfile, EstimateSettings } from '@dre/core/domain/account/settings';
import { settingsLimits } from '@dre/core/domain/account/settings-limits';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import { centsPerHour, millionths } from '@dre/core/domain/units';
import { beforeAll, expect, test } from 'vitest';
import { aMember, get, type Member, post, started } from '../../testing/estimates.ts';
import { aCompany } from '../../testing/people.ts';
import { pngSampleAddress } from '../../testing/pictures/png-sample.ts';
import { testNow, withTestApp } from '../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });
const address = '/api/settings';
let owner: Member;
let estimator: Member;

beforeAll(async () => {
  const { id } = await aCompany(site.db);
  owner = await aMember(site, id, 'owner');
  estimator = await aMember(site, id, 'estimator');
});

function put({ headers }: Member, body: object) {
  return site.app.inject({ method: 'PUT', url: address, headers, body });
}

async function settingsOf(member: Member): Promise<SettingsReply> {
  return (await get(site.app, member, address)).json<SettingsReply>();
}

async function anOwner(): Promise<Member> {
  return aMember(site, (await aCompany(site.db)).id, 'owner');
}

/** The current settings with some of them changed. */
async function save(
  member: Member,
  change: (before: EstimateSettings) => EstimateSettings,
  more: object = {},
) {
  const { revision, settings } = await settingsOf(member);
  return put(member, { since: revision, settings: change(settings), ...more });
}

function withProfile(settings: EstimateSettings, change: (profile: Profile) => unknown): EstimateSettings {
  const [first, ...others] = settings.profiles as readonly [CompanyProfile, ...CompanyProfile[]];
  return { ...settings, profiles: [{ ...first, profile: change(first.profile) as Profile }, ...others] };
}

function bodyRate(rate: number) {
  return (profile: Profile): Profile => ({
    ...profile,
    labor: { ...profile.labor, body: { ...profile.labor.body, rate: centsPerHour(rate) } },
  });
}

function errorsOf(reply: { json<T>(): T }): Record<string, string> {
  return reply.json<Problem>().errors ?? {};
}

test('a company starts with the values of the trade under one profile', async () => {
  const first = await settingsOf(owner);
  expect(first).toMatchObject({ revision: 0, changedAt: null, mayChange: true, nextCount: 10_001 });
  expect(first.settings.profiles.map(({ profile }) => profile.name)).toEqual(['Standard']);
  expect(first.settings.letterhead.name).toBe(first.company);
});

test('a changed rate holds for estimates started afterwards, and older ones keep theirs', async () => {
  const older = await started(site.app, estimator);
  const saved = await save(owner, (before) => withProfile(before, bodyRate(152_00)));
  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toMatchObject({ revision: 1, changedAt: testNow.toISOString() });
  const newer = await started(site.app, estimator);
  expect(newer.estimate.profile.labor.body.rate).toBe(152_00);
  const kept = await get(site.app, estimator, `/api/estimates/${older.estimate.id}`);
  expect(kept.json<EstimateReply>().estimate.profile.labor.body.rate).toBe(165_00);
  const entries = await site.db
    .selectFrom('audit_event')
    .select('detail')
    .where('person_id', '=', owner.id)
    .where('kind', '=', 'settings-changed')
    .execute();
  expect(entries.map(({ detail }) => detail['changes'])).toEqual(['Body rate 165.00 to 152.00']);
});

test('an estimate says how its company calls the sides, also one started before', async () => {
  const office = await anOwner();
  const older = await started(site.app, office);
  expect(older.sideNaming).toBe('road-curb');
  await save(office, (before) => ({ ...before, sideNaming: 'driver-passenger' }));
  const read = await get(site.app, office, `/api/estimates/${older.estimate.id}`);
  expect(read.json<EstimateReply>().sideNaming).toBe('driver-passenger');
  expect((await started(site.app, office)).sideNaming).toBe('driver-passenger');
});

test('whoever works for a company learns how it calls the sides, also a technician', async () => {
  const { id } = await aCompany(site.db);
  const [office, floor] = [await aMember(site, id, 'owner'), await aMember(site, id, 'technician')];
  const named = async () => (await get(site.app, floor, `${address}/side-naming`)).json<unknown>();
  expect(await named()).toEqual({ sideNaming: 'road-curb', isBookReviewed: false });
  await save(office, (before) => ({ ...before, sideNaming: 'off-door-door' }));
  expect(await named()).toEqual({ sideNaming: 'off-door-door', isBookReviewed: false });
});

test('a company that reviewed its book switches the words starter data off, on record by whom and when', async () => {
  const { id } = await aCompany(site.db);
  const [office, floor] = [await aMember(site, id, 'owner'), await aMember(site, id, 'technician')];
  const isReviewed = async () =>
    (await get(site.app, floor, `${address}/side-naming`)).json<{ isBookReviewed: boolean }>().isBookReviewed;
  const forged = { by: 'Somebody else', at: '2020-01-01T00:00:00.000Z' };
  await save(office, (before) => ({ ...before, bookReview: forged }));
  const { settings, changedBy } = await settingsOf(office);
  expect(settings.bookReview).toEqual({ by: changedBy, at: testNow.toISOString() });
  expect(await isReviewed()).toBe(true);
  await save(office, (before) => ({ ...before, bookReview: null }));
  expect(await isReviewed()).toBe(false);
  const entries = await site.db
    .selectFrom('audit_event')
    .select('detail')
    .where('person_id', '=', office.id)
    .where('kind', '=', 'settings-changed')
    .execute();
  expect(entries).toHaveLength(2);
  expect(JSON.stringify(entries)).toContain('Book reviewed, no longer called starter data');
});

test('an estimate starts with the profile it names, with the unit of the settings and their deductible', async () => {
  const member = await anOwner();
  const id = randomUUID();
  await save(member, (before) => {
    const [first] = before.profiles as readonly [CompanyProfile];
    const profile = { ...bodyRate(99_00)(first.profile), name: 'Acme Mutual' };
    const second = { id, insurers: ['Acme Mutual'], profile };
    return { ...before, profiles: [first, second], vehicleType: 'fifth-wheel' };
  });
  const named = await post(site.app, member, '/api/estimates', { id: randomUUID(), profileId: id });
  const { estimate } = named.json<EstimateReply>();
  expect(estimate.profile.name).toBe('Acme Mutual');
  expect(estimate.profile.labor.body.rate).toBe(99_00);
  expect(estimate.unit.vehicleType).toBe('fifth-wheel');
  expect((await started(site.app, member)).estimate.profile.name).toBe('Standard');
});

test('estimators and reviewers read them, technicians do not, and only owners change them', async () => {
  const company = owner.companyId;
  const reviewer = await aMember(site, company, 'reviewer');
  const technician = await aMember(site, company, 'technician');
  const { revision, settings } = await settingsOf(owner);
  for (const member of [estimator, reviewer]) {
    const read = await settingsOf(member);
    expect(read).toMatchObject({ mayChange: false, settings });
    expect(read.owners).toHaveLength(1);
  }
  expect((await get(site.app, technician, address)).statusCode).toBe(403);
  for (const member of [estimator, reviewer, technician]) {
    expect((await put(member, { since: revision, settings })).statusCode).toBe(403);
    const image = pngSampleAddress();
    expect((await post(site.app, member, `${address}/logos`, { image })).statusCode).toBe(403);
    const profile = settings.profiles[0]?.profile;
    expect((await post(site.app, member, `${address}/check-profile`, { profile })).statusCode).toBe(403);
  }
  expect(await settingsOf(owner)).toMatchObject({ revision });
});

test('nothing of one company is seen or changed by another', async () => {
  const stranger = await anOwner();
  await save(owner, (before) => ({ ...before, letterhead: { ...before.letterhead, phone: '616 555 0142' } }));
  expect((await settingsOf(stranger)).settings.letterhead.phone).toBe('');
  const { id } = (await post(site.app, owner, `${address}/logos`, { image: pngSampleAddress() })).json<{
    id: string;
  }>();
  expect((await get(site.app, stranger, `${address}/logos/${id}`)).statusCode).toBe(404);
  const taken = await save(stranger, (before) => ({
    ...before,
    letterhead: { ...before.letterhead, logo: id },
  }));
  expect(errorsOf(taken)).toEqual({ 'settings.letterhead.logo': 'is not a picture of this company' });
  await site.app.afterReply.drain();
  const attempts = await site.db
    .selectFrom('audit_event')
    .select('detail')
    .where('person_id', '=', stranger.id)
    .where('kind', '=', 'cross-company-attempt')
    .execute();
  expect(attempts.map(({ detail }) => detail['table'])).toEqual(['company_logo']);
});

test('of two changes made upon the same state one is refused and nothing of it is kept', async () => {
  const member = await anOwner();
  const { settings } = await settingsOf(member);
  const replies = await Promise.all(
    [111_00, 222_00].map((rate) =>
      put(member, { since: 0, settings: withProfile(settings, bodyRate(rate)) }),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await settingsOf(member)).toMatchObject({ revision: 1 });
  expect((await put(member, { since: 0, settings })).statusCode).toBe(409);
});

const bad: readonly [what: string, field: string, change: (settings: EstimateSettings) => unknown][] = [
  [
    'a rate beyond the limit',
    'settings.profiles.0.profile.labor.body.rate',
    (settings) => withProfile(settings, bodyRate(100_000_000)),
  ],
  [
    'a rate below zero',
    'settings.profiles.0.profile.labor.body.rate',
    (settings) => withProfile(settings, bodyRate(-1)),
  ],
  [
    'a seventh tax',
    'settings.profiles.0.profile.taxes',
    (settings) =>
      withProfile(settings, (profile) => ({
        ...profile,
        taxes: Array.from({ length: 7 }, (_, at) => ({ ...profile.taxes[0], id: `tax-${String(at)}` })),
      })),
  ],
  [
    'a discount of more than all',
    'settings.profiles.0.profile.discount.percent',
    (settings) =>
      withProfile(settings, (profile) => ({
        ...profile,
        discount: { kind: 'percent', percent: millionths(1_000_001) },
      })),
  ],
  [
    'half a cent',
    'settings.profiles.0.profile.labor.body.rate',
    (settings) =>
      withProfile(settings, (profile) => ({
        ...profile,
        labor: { ...profile.labor, body: { ...profile.labor.body, rate: 10_000.5 } },
      })),
  ],
  [
    'a disclaimer of a book',
    'settings.disclaimers.customer',
    (settings) => ({
      ...settings,
      disclaimers: { ...settings.disclaimers, customer: 'x'.repeat(settingsLimits.disclaimer + 1) },
    }),
  ],
  [
    'a prefix that runs into the digits',
    'settings.numbering.prefix',
    (settings) => ({ ...settings, numbering: { ...settings.numbering, prefix: 'E1' } }),
  ],
  [
    'a default that is no profile',
    'settings.defaultProfile',
    (settings) => ({ ...settings, defaultProfile: randomUUID() }),
  ],
  ['no profile at all', 'settings.profiles', (settings) => ({ ...settings, profiles: [] })],
  [
    'an insurer under two profiles',
    'settings.profiles.1.insurers.0',
    (settings) => {
      const [first] = settings.profiles as readonly [CompanyProfile];
      const second = {
        id: randomUUID(),
        insurers: ['acme  mutual'],
        profile: { ...first.profile, name: 'Second' },
      };
      return { ...settings, profiles: [{ ...first, insurers: ['Acme Mutual'] }, second] };
    },
  ],
  ['a field nobody knows', 'settings.mood', (settings) => ({ ...settings, mood: 'fine' })],
];

test.each(bad)('%s is refused by its field and changes nothing', async (_what, field, change) => {
  const before = await settingsOf(owner);
  const reply = await put(owner, { since: before.revision, settings: change(before.settings) });
  expect(reply.statusCode).toBe(400);
  expect(errorsOf(reply)).toHaveProperty([field]);
  expect(await settingsOf(owner)).toEqual(before);
});

test('a profile from a file is checked field by field and not kept', async () => {
  const before = await settingsOf(owner);
  const profile = before.settings.profiles[0]?.profile as Profile;
  const good = await post(site.app, owner, `${address}/check-profile`, { profile });
  expect(good.json()).toEqual({ profile });
  const { labor: _without, ...torn } = profile;
  const missing = await post(site.app, owner, `${address}/check-profile`, { profile: torn });
  expect(errorsOf(missing)).toEqual({ 'profile.labor': 'is required' });
  const greedy = { ...profile, subletMarkup: 10_000_001 };
  const wrong = await post(site.app, owner, `${address}/check-profile`, { profile: greedy });
  expect(errorsOf(wrong)).toEqual({ 'profile.subletMarkup': 'must be between 0% and 1000%' });
  expect(await settingsOf(owner)).toEqual(before);
});

test('a logo is kept as it came, read by the whole office and named by the settings', async () => {
  const member = await anOwner();
  const image = pngSampleAddress(8);
  const { id } = (await post(site.app, member, `${address}/logos`, { image })).json<{ id: string }>();
  const saved = await save(member, (before) => ({
    ...before,
    letterhead: { ...before.letterhead, logo: id },
  }));
  expect(saved.statusCode).toBe(200);
  for (let tried = 0; tried < 5; tried += 1) await post(site.app, member, `${address}/logos`, { image });
  const colleague = await aMember(site, member.companyId, 'estimator');
  expect((await get(site.app, colleague, `${address}/logos/${id}`)).json()).toEqual({ image });
  expect((await get(site.app, colleague, `${address}/logos/${randomUUID()}`)).statusCode).toBe(404);
});

test.each([
  ['text', `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`],
  ['a page', 'data:text/html;base64,PGI+'],
  ['half a picture', pngSampleAddress(16).slice(0, -40)],
  [
    'a JPEG that ends at once',
    `data:image/jpeg;base64,${Buffer.from([0xff, 0xd8, 0xff, 0xd9]).toString('base64')}`,
  ],
])('%s is no logo', async (_what, image) => {
  const reply = await post(site.app, owner, `${address}/logos`, { image });
  expect(reply.statusCode).toBe(400);
  expect(errorsOf(reply)).toHaveProperty('image');
});

test('a logo beyond ten megabytes is refused', async () => {
  const tooMuch = Buffer.alloc(settingsLimits.logoBytes + 1).toString('base64');
  const reply = await post(site.app, owner, `${address}/logos`, {
    image: `data:image/png;base64,${tooMuch}`,
  });
  expect([400, 413]).toContain(reply.statusCode);
});
