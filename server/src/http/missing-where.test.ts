import { randomUUID } from 'node:crypto';
import { usualOptions } from '@dre/core/domain/documents/document-kinds';
import { announcePhotoFile, readPhotoAddresses, sendPhotoPart } from '@dre/core/contract/photos';
import type { SettingsReply } from '@dre/core/contract/settings';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tables } from '../database/tables.ts';
import { anIdentityProvider } from '../testing/identity-provider.ts';
import { named, photoSender } from '../testing/photos.ts';
import { jpegSample } from '../testing/picture-samples.ts';
import { shroudReplaced } from '../testing/estimates.ts';
import { pngSampleAddress } from '../testing/png-sample.ts';
import { aCompany, aPerson, testPassword, worksAt } from '../testing/people.ts';
import { testNow, withTestApp } from '../testing/test-app.ts';
import {
  statementRecorder,
  tenantTables,
  type Weakened,
  weakenedCopies,
} from '../testing/weakened-statements.ts';

const publicUrl = 'https://dre.example';
const recorder = statementRecorder();
const site = withTestApp({ book: 'starter', env: { PUBLIC_URL: publicUrl }, plugins: [recorder.plugin] });

/** What the walk through a company found, as far as a later question may be asked for it. */
interface Walked {
  readonly companyId: string;
  readonly ownerId: string;
  readonly domain: string;
  readonly openRequest: string;
}

const calledByOwner = new Set<string>();

/** Uses everything a company can be used for, so that every statement on its rows is seen at work. */
async function walkThrough(name: string): Promise<Walked> {
  const domain = `${name}.example`;
  const { id: companyId } = await aCompany(site.db);
  const ownerId = await memberAt(domain, companyId, 'owner');
  const colleague = await memberAt(domain, companyId, 'estimator');
  const token = await tokenOf(`${ownerId}@${domain}`);
  const headers = { authorization: `Bearer ${token}`, 'x-company': companyId };
  await tokenOf(`${colleague}@${domain}`);
  const owner: Call = (method, path, body, id = '', query = '') => {
    calledByOwner.add(`${method} ${path}`);
    const url = `${path.replace(/:(id|revision)/, id)}${query}`;
    return site.app.inject({ method, url, headers, ...(body && { body }) });
  };
  await ownerCalls(owner, domain);
  await estimateCalls(owner);
  await photoCalls(owner, headers);
  await customerCalls(owner);
  await houseCalls(owner);
  await settingsCalls(owner);
  const idp = anIdentityProvider({ publicUrl, now: () => testNow });
  const settings = { entryPoint: idp.entryPoint, idpEntityId: idp.entityId, certificates: [idp.certificate] };
  const sso = { enabled: true, domains: [domain], defaultRole: 'estimator', ...settings };
  expect((await owner('PUT', '/api/company/sso', sso)).json()).toBe(true);
  expect((await owner('GET', '/api/company/sso')).json()).toMatchObject({ claimableDomains: [domain] });
  await site.app.inject({ url: '/api/Saml/GetSsoCompany', query: { emailAddress: `new@${domain}` } });
  const begin = async () => {
    const started = await site.app.inject({ url: '/api/Saml/Login', query: { company: companyId } });
    return idp.requestIn(String(started.headers.location));
  };
  const answer = idp.answer({ email: `new@${domain}`, inResponseTo: await begin() });
  const taken = await site.app.inject({
    method: 'POST',
    url: '/api/Saml/Acs',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ SAMLResponse: answer }).toString(),
  });
  expect(taken.statusCode).toBe(303);
  return { companyId, ownerId, domain, openRequest: await begin() };
}

type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  id?: string,
  query?: string,
) => Promise<{
  json(): unknown;
}>;

async function ownerCalls(owner: Call, domain: string): Promise<void> {
  const guest = { name: 'Gil Guest', email: `guest@${domain}`, role: 'technician' };
  expect((await owner('POST', '/api/company/people', guest)).json()).toBe(true);
  const { people } = (await owner('GET', '/api/company')).json() as {
    people: readonly { id: string; email: string; isSelf: boolean }[];
  };
  const idOf = (wanted: (person: (typeof people)[number]) => boolean) => people.find(wanted)?.id ?? '';
  const invited = idOf(({ email }) => email === guest.email);
  const colleague = idOf(({ email, isSelf }) => !isSelf && email !== guest.email);
  const answers = [
    await owner('POST', '/api/company/people/:id/invitation', {}, invited),
    await owner('PUT', '/api/company/people/:id/role', { role: 'reviewer' }, colleague),
    await owner('POST', '/api/company/people/:id/end-sessions', {}, colleague),
    await owner('PUT', '/api/company/people/:id/access', { enabled: false }, colleague),
    await owner('PUT', '/api/company/people/:id/access', { enabled: true }, colleague),
    await owner('DELETE', '/api/company/people/:id', undefined, invited),
  ];
  expect(answers.map((answer) => answer.json())).toEqual(answers.map(() => true));
}

let walks = 0;
const reportQuery = '?from=2026-01&to=2026-12&comparedFrom=2025-01&comparedTo=2025-12';

async function estimateCalls(owner: Call): Promise<void> {
  walks += 1;
  const [id, device, lineId] = [randomUUID(), randomUUID(), randomUUID()];
  await owner('POST', '/api/estimates', { id });
  const place = { side: 'whole', subSide: 'fees', region: null };
  const signed = { by: '', at: '' };
  const send = (since: number, edits: readonly object[]) => {
    const identified = edits.map((edit) => ({ id: randomUUID(), ...edit }));
    return owner('POST', '/api/estimates/:id/edits', { device, since, edits: identified }, id);
  };
  // Each company writes more than the one before, so that the last of all is never the first one's.
  const notes = Array.from({ length: walks }, () => ({
    kind: 'add-note',
    note: { id: randomUUID(), text: '', audience: 'internal' },
  }));
  const sent = await send(0, [
    ...notes,
    { kind: 'add-line', lineId, order: 'V', source: 'manual', place, fields: {} },
    { kind: 'remove-line', lineId },
    { kind: 'restore-line', lineId },
    { ...shroudReplaced, lineId: randomUUID(), place },
    { kind: 'lock', ...signed },
  ]);
  const locked = { revision: walks + 5 };
  expect(sent.json()).toMatchObject(locked);
  expect((await send(walks + 5, [{ kind: 'remove-line', lineId }])).json()).toMatchObject(locked);
  await owner('GET', '/api/estimates', undefined, undefined, '?find=e10001&status=sent&sort=customer');
  await owner('GET', '/api/estimates');
  await owner('GET', '/api/company-report', undefined, undefined, reportQuery);
  await owner('GET', '/api/estimate-names', undefined, undefined, '?of=insurer&insurer=x');
  await owner('GET', '/api/estimates/:id', undefined, id);
  await owner('GET', '/api/estimates/:id/edits', undefined, id, '?since=0');
  await owner('GET', '/api/estimates/:id/history', undefined, id);
  await owner('GET', '/api/estimates/:id/start', undefined, id);
  await owner('GET', '/api/estimates/:id/documents', undefined, id);
  const version = await owner('GET', '/api/estimates/:id/version', undefined, id);
  expect(version.json()).toMatchObject({ label: 'E01' });
  expect((await owner('POST', '/api/estimates/:id/presence', { device, where: null }, id)).json()).toBe(true);
  // Of an estimate that is there it would stay open; what it reads then is what the edits are read by.
  await owner('GET', '/api/estimates/:id/stream', undefined, randomUUID(), '?since=0');
  await sharingCalls(owner, id);
  await mailCalls(owner, id);
  await deskCalls(owner, id);
  await exchangeCalls(owner, id);
  expect((await owner('POST', '/api/manual', {})).json()).toMatchObject({ state: 'waiting' });
  await owner('GET', '/api/manual');
  await owner('POST', '/api/manual/addresses', {});
}

/** What leaves is taken in again, and compared with itself. */
async function exchangeCalls(owner: Call, id: string): Promise<void> {
  const version = { label: 'E01', correction: '' };
  const sent = async (format: string) => {
    const wish = { format, version, withPersonalData: true };
    const file = (await owner('POST', '/api/estimates/:id/exports', wish, id)).json() as { content: string };
    return file.content;
  };
  const document = JSON.parse(Buffer.from(await sent('json'), 'base64').toString()) as object;
  const taken = { id: randomUUID(), document };
  expect((await owner('POST', '/api/estimate-imports', taken)).json()).toMatchObject({ id: taken.id });
  const files = [{ name: 'set.zip', content: await sent('ems') }];
  await owner('POST', '/api/estimates/:id/ems-comparisons', { files }, id);
}

/** Links are given out, opened and answered; the last of them is taken back. */
async function sharingCalls(owner: Call, id: string): Promise<void> {
  const made: { id: string; address: string }[] = [];
  for (const audience of ['owner', 'owner']) {
    const link = await owner('POST', '/api/estimates/:id/share-links', { audience, days: 30 }, id);
    made.push(link.json() as (typeof made)[number]);
  }
  const token = made[0]?.address.replace('/share/', '');
  const visitor = (path: string, body: object) =>
    site.app.inject({ method: 'POST', url: `/api/share/${path}`, body: { token, ...body } });
  const sender = () => ({ id: randomUUID(), name: 'Ruth' });
  expect((await visitor('open', {})).json()).toMatchObject({ kind: 'owner' });
  await visitor('question', { ...sender(), text: 'When?' });
  const signature = pngSampleAddress();
  const signed = await visitor('approve', { ...sender(), signature, isTyped: false });
  expect(signed.json()).toMatchObject({ state: 'approved' });
  expect((await visitor('newer', {})).statusCode).toBe(200);
  const sharing = await owner('GET', '/api/estimates/:id/share-links', undefined, id);
  const { answers } = sharing.json() as { answers: { id: string }[] };
  const reply = { decision: 'reply', text: 'Soon' };
  expect((await owner('POST', '/api/share-answers/:id/decision', reply, answers[0]?.id)).json()).toBe(true);
  expect((await owner('POST', '/api/share-links/:id/revoke', {}, made[1]?.id)).json()).toBe(true);
}

/** A template is changed and gone back from, a mail is written, and one that failed is tried again. */
async function mailCalls(owner: Call, id: string): Promise<void> {
  const template = { subject: '{{number}}', text: '{{link}}' };
  await owner('PUT', '/api/mail-templates', { audience: 'customer', template });
  await owner('PUT', '/api/mail-templates', { audience: 'insurer', template });
  await owner('PUT', '/api/mail-templates', { audience: 'insurer', template: null });
  expect((await owner('GET', '/api/mail-templates')).json()).toMatchObject({ own: ['customer'] });
  const mail = randomUUID();
  const to = [`${mail}@example.com`];
  const order = { id: mail, audience: 'customer', version: 'E01', to, withPdf: true, ...template };
  expect((await owner('POST', '/api/estimates/:id/mails', order, id)).json()).toMatchObject({ id: mail });
  await sql`update outgoing_mail set state = 'failed' where ${to[0]} = any(recipients)`.execute(site.db);
  expect((await owner('POST', '/api/estimate-mails/:id/retry', {}, mail)).json()).toMatchObject({ id: mail });
  const { items } = (await owner('GET', '/api/estimates/:id/mails', undefined, id)).json() as {
    items: object[];
  };
  expect(items).toHaveLength(1);
}

async function deskCalls(owner: Call, id: string): Promise<void> {
  const copy = randomUUID();
  for (const path of ['/api/content/news', '/api/content/events', '/api/ads/current'])
    await owner('GET', path);
  await owner('GET', '/api/estimate-choices');
  await owner('GET', '/api/estimate-export', undefined, undefined, `?ids=${id}`);
  const moment = '2026-01-01T00:00:00Z';
  const moments = `?month=${moment}&lastMonth=${moment}&week=${moment}`;
  await owner('GET', '/api/estimate-figures', undefined, undefined, moments);
  expect((await owner('POST', '/api/estimates/:id/copy', { id: copy }, id)).json()).toMatchObject({
    id: copy,
  });
  expect((await owner('PUT', '/api/estimates/archived', { ids: [copy], isArchived: true })).json()).toEqual([
    copy,
  ]);
  const { colleagues } = (await owner('GET', '/api/estimate-choices')).json() as {
    colleagues: { id: string }[];
  };
  await owner('POST', '/api/estimates/assign', { ids: [copy], colleague: colleagues[0]?.id });
  const saved = { name: 'Mine', search: '', isDefault: true };
  const views = (await owner('POST', '/api/estimate-views', saved)).json() as { id: string }[];
  const view = views[0]?.id;
  expect((await owner('PUT', '/api/estimate-views/:id', saved, view)).json()).toMatchObject([saved]);
  await owner('GET', '/api/estimate-views');
  await owner('DELETE', '/api/estimate-views/:id', undefined, view);
  await owner('POST', '/api/estimate-views', saved);
}

/** One picture is kept, another stays on its way. */
async function photoCalls(owner: Call, headers: Readonly<Record<string, string>>): Promise<void> {
  const id = randomUUID();
  await owner('POST', '/api/estimates', { id });
  for (const call of [announcePhotoFile, sendPhotoPart, readPhotoAddresses]) {
    calledByOwner.add(`${call.method} ${call.path}`);
  }
  const device = photoSender(site.app, { headers }, id);
  const kept = named(await jpegSample({ shade: walks }));
  expect((await device.send(kept)).json()).toMatchObject({ state: 'kept' });
  expect((await device.send(named(Buffer.from(`no picture ${String(walks)}`)))).statusCode).toBe(400);
  const coming = named(Buffer.alloc(40_000, walks));
  await device.announce(coming);
  expect((await device.part(coming, 0, 20_000)).json()).toMatchObject({ received: 20_000 });
  const { addresses } = (await device.addresses([kept.file])).json<{ addresses: { small: string }[] }>();
  expect((await site.app.inject({ url: addresses[0]?.small ?? '' })).statusCode).toBe(200);
  const document = { kind: 'customer', version: 'draft', options: usualOptions.customer };
  const made = await owner('POST', '/api/estimates/:id/document-addresses', document, id);
  const { address } = made.json() as { address: string };
  expect((await site.app.inject({ url: address })).headers['content-type']).toBe('application/pdf');
  expect((await owner('GET', '/api/photo-storage')).json()).toMatchObject({
    used: kept.bytes.length + 40_000,
  });
}

async function customerCalls(owner: Call): Promise<void> {
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
  // Nobody but the record says where somebody lives: it stays when the estimate names them no more.
  await owner('PUT', '/api/customers/:id', { ...second?.details, city: 'Austin' }, second?.id);
  await owner('PUT', '/api/units/:id', { ...other?.details, color: 'Tan' }, other?.id);
  for (const id of ids) await typeOn(owner, id, 2, { name: '', email: '' }, { coachVin: '' });
  expect((await owner('DELETE', '/api/units/:id', undefined, other?.id)).json()).toBe(true);
  expect((await owner('DELETE', '/api/customers/:id', undefined, second?.id)).json()).toBe(true);
  await estimateOf(owner, 'dee');
  await templateCalls(owner);
}

async function templateCalls(owner: Call): Promise<void> {
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

async function estimateOf(owner: Call, name: string): Promise<string> {
  const id = randomUUID();
  await owner('POST', '/api/estimates', { id });
  const vin = `1UJCJ0BU8M1KZ0${String(100 + name.charCodeAt(0))}`;
  await typeOn(owner, id, 0, { name, email: `${name}@a.example` }, { coachVin: vin });
  return id;
}

async function typeOn(owner: Call, id: string, since: number, party: object, unit: object): Promise<void> {
  const edits = [
    { id: randomUUID(), kind: 'set-party', role: 'customer', changes: party },
    { id: randomUUID(), kind: 'set-unit', changes: unit },
  ];
  await owner('POST', '/api/estimates/:id/edits', { device: randomUUID(), since, edits }, id);
}

async function houseCalls(owner: Call): Promise<void> {
  for (let since = 0; since < walks; since += 1) {
    const prices = [{ part: 'AC-SHROUD', price: 10_000 + since }];
    await owner('PUT', '/api/catalogue/house-values', { since, values: { hours: [], prices, parts: [] } });
  }
  await owner('GET', '/api/catalogue/newest');
  await owner('GET', '/api/catalogue/house-use');
  const newest = await owner('GET', '/api/catalogue/house-values');
  expect(newest.json()).toMatchObject({ revision: walks });
  const first = await owner('GET', '/api/catalogue/house-values/:revision', undefined, '1');
  expect(first.json()).toMatchObject({ revision: 1 });
}

async function settingsCalls(owner: Call): Promise<void> {
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

async function memberAt(domain: string, companyId: string, role: 'owner' | 'estimator'): Promise<string> {
  const { id } = await aPerson(site.db);
  await site.db
    .updateTable('person')
    .set({ email: `${id}@${domain}` })
    .where('id', '=', id)
    .execute();
  await worksAt(site.db, id, companyId, role);
  return id;
}

async function tokenOf(userName: string): Promise<string> {
  const body = { userName, password: testPassword };
  const headers = { 'x-browser': userName };
  const reply = await site.app.inject({ method: 'POST', url: '/api/Login/Login', headers, body });
  return reply.json<{ result: string }>().result;
}

/** Every situation a statement may find itself in for the first company. */
function situationsOf({ companyId, ownerId, domain, openRequest }: Walked): [string, string][] {
  return [
    ['app.company', companyId],
    ['app.person', ownerId],
    ['app.email_domain', domain],
    ['app.saml_request', openRequest],
  ];
}

/** What a statement shows or changes here; nothing it does stays. */
async function effectOf(db: Kysely<Tables>, { node }: Weakened, [setting, value]: [string, string]) {
  return db.connection().execute(async (one) => {
    await sql`begin`.execute(one);
    try {
      await sql`select set_config(${setting}, ${value}, true)`.execute(one);
      const compiled = one.getExecutor().compileQuery(node, { queryId: 'weakened' });
      const { rows, numAffectedRows } = await one.executeQuery(compiled);
      return { rows: rows.map((row) => JSON.stringify(row)).toSorted(), changed: String(numAffectedRows) };
    } catch (cause) {
      return { refused: (cause as Error).message };
    } finally {
      await sql`rollback`.execute(one);
    }
  });
}

let all: Kysely<Tables>;
beforeAll(async () => {
  all = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: site.url }) }),
  });
});
afterAll(() => all.destroy());

async function effects(statements: readonly Weakened[], mine: Walked) {
  const situations = situationsOf(mine);
  const found = [];
  for (const statement of statements) {
    const [inCompany] = situations;
    if (inCompany === undefined) continue;
    const seen = [];
    for (const situation of situations) seen.push(await effectOf(site.db, statement, situation));
    found.push({ seen, unprotected: await effectOf(all, statement, inCompany) });
  }
  return found;
}

/** Counted for reports and averages; no call of a company asks for it. */
const onlyForAdministrators = new Set(['estimate_month', 'part_price_voice']);

test('a statement that lost a condition shows and changes nothing of another company', async () => {
  const tables = await tenantTables(site.db);
  const mine = await walkThrough('mine');
  const recorded = [...recorder.seen];
  const statements = distinct(recorded.flatMap((node) => weakenedCopies(node, tables)));
  const alone = await effects(statements, mine);
  await walkThrough('theirs');
  const together = await effects(statements, mine);

  const leaks = statements.filter((_, at) => differ(alone[at]?.seen, together[at]?.seen));
  expect(leaks.map(sqlOf)).toEqual([]);
  // The same statements do leak where row-level security does not apply: the conditions were really gone.
  const wouldLeak = statements.filter((_, at) => differ(alone[at]?.unprotected, together[at]?.unprotected));
  expect(new Set(wouldLeak.flatMap((statement) => statement.tables))).toEqual(
    new Set([...tables].filter((table) => !onlyForAdministrators.has(table))),
  );
  expect(wouldLeak.length).toBeGreaterThan(tables.size);
}, 180_000);

test('without a company none of the rows that are there is seen', async () => {
  for (const table of await tenantTables(site.db)) {
    const count = sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`;
    expect(Number((await count.execute(all)).rows[0]?.n), table).toBeGreaterThan(0);
    expect((await count.execute(site.db)).rows, table).toEqual([{ n: '0' }]);
  }
});

function differ(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}

function sqlOf({ node }: Weakened): string {
  return site.db.getExecutor().compileQuery(node, { queryId: 'weakened' }).sql;
}

/** The same words with other values are the same statement. */
function distinct(statements: readonly Weakened[]): Weakened[] {
  return [...new Map(statements.map((statement) => [sqlOf(statement), statement])).values()];
}

test('the walk makes every call that acts for a company', () => {
  const calls = site.app.mountedEndpoints.filter(({ scope }) => scope === 'company');
  expect(calls.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    [...calledByOwner].toSorted(),
  );
});
