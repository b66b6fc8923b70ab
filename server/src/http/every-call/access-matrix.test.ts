import { randomUUID } from 'node:crypto';
import type { Endpoint, Scope } from '@dre/core/contract/endpoint';
import { SignJWT, generateKeyPair } from 'jose';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { firstBrokenSeal, productChain } from '../../audit/audit-queries.ts';
import { inCompany } from '../../database/connections/connection.ts';
import { insertLogo } from '../../features/account/settings-queries.ts';
import { insertCustomer } from '../../features/estimates/customers/customers-queries.ts';
import { insertTemplate } from '../../features/estimates/templates/templates-queries.ts';
import { insertUnit } from '../../features/estimates/customers/units-queries.ts';
import { insertView } from '../../features/estimates/list/views-queries.ts';
import { anEstimate } from '../../testing/estimates.ts';
import { anEstimateMail } from '../../testing/estimate-mail.ts';
import {
  aStoredClockKey,
  aStoredCrewMember,
  aStoredLocation,
  aStoredOrder,
  aStoredPurchase,
  aStoredVendor,
} from '../../testing/shop.ts';
import { aShareAnswer, aShareLink } from '../../testing/sharing.ts';
import { aCompany, anEstimator, aPerson, testPassword, worksAt } from '../../testing/people.ts';
import { pngSample } from '../../testing/pictures/png-sample.ts';
import { testNow, withTestApp } from '../../testing/test-app.ts';
import { statementRecorder } from '../../testing/faults/weakened-statements.ts';
import { expectedScopes } from './access-matrix.table.ts';

let clock = testNow.getTime();
const recorder = statementRecorder();
const site = withTestApp({ book: 'starter', now: () => new Date(clock), plugins: [recorder.plugin] });

type Actor = 'nobody' | 'a forger' | 'expired' | 'user' | 'other company' | 'technician' | 'unpaid' | 'admin';
interface Credentials {
  readonly authorization?: string;
  readonly 'x-company'?: string;
}
const actors = new Map<Actor, Credentials>();

async function tokenOf(email: string): Promise<string> {
  const body = { userName: email, password: testPassword };
  const reply = await site.app.inject({
    method: 'POST',
    url: '/api/Login/Login',
    body,
  });
  const { resultCode, result } = reply.json<{ resultCode: number; result: string }>();
  expect(resultCode).toBe(1);
  return `Bearer ${result}`;
}

beforeAll(async () => {
  const early = await anEstimator(site.db);
  const expired = await tokenOf(early.email);
  clock += 20 * 60_000;
  const user = await anEstimator(site.db);
  const other = await anEstimator(site.db);
  const technician = await aPerson(site.db);
  await worksAt(site.db, technician.id, user.companyId, 'technician');
  const unpaid = await anEstimator(site.db);
  const admin = await aPerson(site.db, { administrator: true });
  const unpaidToken = await tokenOf(unpaid.email);
  await site.db
    .updateTable('company')
    .set({ subscription: 'expired' })
    .where('id', '=', unpaid.companyId)
    .execute();
  const { privateKey } = await generateKeyPair('EdDSA');
  const forged = await new SignJWT({ sub: user.id })
    .setProtectedHeader({ alg: 'EdDSA', kid: 'x' })
    .sign(privateKey);
  actors.set('nobody', {});
  actors.set('a forger', { authorization: `Bearer ${forged}`, 'x-company': user.companyId });
  actors.set('expired', { authorization: expired, 'x-company': early.companyId });
  actors.set('user', { authorization: await tokenOf(user.email), 'x-company': user.companyId });
  actors.set('other company', {
    authorization: await tokenOf(other.email),
    'x-company': (await aCompany(site.db)).id,
  });
  actors.set('technician', { authorization: await tokenOf(technician.email), 'x-company': user.companyId });
  actors.set('unpaid', { authorization: unpaidToken, 'x-company': unpaid.companyId });
  actors.set('admin', { authorization: await tokenOf(admin.email) });
});

/** The authenticator's verdict by scope; admitted callers may still be refused by the call's own rules. */
const verdicts: Record<Exclude<Scope, 'public'>, Record<Actor, 401 | 403 | 'let in'>> = {
  'signed-in': {
    nobody: 401,
    'a forger': 401,
    expired: 401,
    user: 'let in',
    'other company': 'let in',
    technician: 'let in',
    unpaid: 'let in',
    admin: 'let in',
  },
  company: {
    nobody: 401,
    'a forger': 401,
    expired: 401,
    user: 'let in',
    'other company': 403,
    technician: 'let in',
    unpaid: 403,
    admin: 403,
  },
  admin: {
    nobody: 401,
    'a forger': 401,
    expired: 401,
    user: 403,
    'other company': 403,
    technician: 403,
    unpaid: 403,
    admin: 'let in',
  },
};

test('every call has the scope the committed table gives it, and the table names no other', () => {
  const mounted = Object.fromEntries(
    site.app.mountedEndpoints.map(({ method, path, scope }) => [`${method} ${path}`, scope]),
  );
  expect(mounted).toEqual(expectedScopes);
});

const aFile = 'ab'.repeat(32);
const anAbsence = randomUUID();

function withIds(path: string, id: string): string {
  return path.replace(':id', id).replace(':file', aFile).replace(':absence', anAbsence);
}

/** Query strings that calls need to pass validation. */
const queries: Readonly<Record<string, string>> = {
  'GET /api/company-report': '?from=2026-09&to=2026-11&comparedFrom=2026-06&comparedTo=2026-08',
  'POST /api/admin/help/documents': '?title=Guide&fileName=guide.pdf',
  'GET /api/admin/book/part': '?code=AC-SHROUD',
  'GET /api/admin/book/rows': '?file=parts.csv',
  'GET /api/admin/book/uses': '?file=parts.csv&key=AC-SHROUD',
  'GET /api/admin/book/imports/:id/rows': '?result=new',
  'POST /api/admin/book/imports': '?fileName=a.csv',
  'GET /api/estimate-figures':
    '?month=2026-11-01T00:00:00Z&lastMonth=2026-10-01T00:00:00Z&week=2026-11-08T00:00:00Z',
  'GET /api/estimate-names': '?of=make',
  'GET /api/estimates/:id/edits': '?since=0',
  'GET /api/estimates/:id/stream': '?since=0',
  'GET /api/returning': '?find=ana',
  'GET /api/shop/edits': '?since=0',
  'GET /api/shop/parts': '?day=2026-11-18',
  'GET /api/shop/stream': '?since=0',
  'PATCH /api/estimates/:id/photo-files/:file': '?offset=0',
  'PATCH /api/shop/orders/:id/photo-files/:file': '?offset=0',
};

const guarded = Object.entries(expectedScopes).filter(([, scope]) => scope !== 'public');

test.each(guarded)('%s (%s) turns away whom its scope turns away', async (name, scope) => {
  const endpoint = site.app.mountedEndpoints.find(({ method, path }) => `${method} ${path}` === name);
  if (endpoint === undefined || scope === 'public') throw new Error(`${name} is not mounted.`);
  const surprises: string[] = [];
  for (const [actor, credentials] of actors) {
    const expected = verdicts[scope][actor];
    // Signing out would end the actor's session for the calls that follow.
    if (expected === 'let in' && endsSessions(endpoint)) continue;
    const { statusCode } = await site.app.inject({
      method: endpoint.method,
      url: `${endpoint.path
        .replace(/:(revision|edition|number)/, '1')
        .replace(':kind', 'news')
        .replace(':file', aFile)
        .replaceAll(/:\w+/g, randomUUID())}${queries[name] ?? ''}`,
      headers: { ...credentials, 'content-type': contentTypeOf(endpoint) },
      ...((endpoint.body ?? endpoint.bytes) && { body: '{"nothing":"that fits"}' }),
    });
    if (!allowed(expected, endpoint).includes(statusCode))
      surprises.push(`${actor} got ${String(statusCode)}`);
  }
  expect(surprises).toEqual([]);
});

function contentTypeOf({ bytes }: Endpoint): string {
  return bytes ? 'application/octet-stream' : 'application/json';
}

/** Strangers are refused before the body is read; signed-in callers may first get a validation error. */
function allowed(expected: 401 | 403 | 'let in', { body }: Endpoint): number[] {
  if (expected === 'let in') return [200, 400, 403, 404, 409, 410, 422, 429];
  return expected === 403 && body ? [403, 400] : [expected];
}

function endsSessions({ path }: Endpoint): boolean {
  return /Logout|sessions|change-password/i.test(path);
}

/** Creates a record for each `:id` path, with everything a call there needs. */
const things: Readonly<Record<string, (companyId: string) => Promise<string>>> = {
  '/api/company/people/:id': async (companyId) => {
    const { id } = await aPerson(site.db);
    await worksAt(site.db, id, companyId, 'estimator');
    return inCompany(site.db, companyId, async (trx) => {
      const query = trx.selectFrom('membership').select('id').where('person_id', '=', id);
      return (await query.executeTakeFirstOrThrow()).id;
    });
  },
  '/api/estimates/:id': (companyId) => anEstimate(site.db, companyId),
  '/api/customers/:id': (companyId) =>
    inCompany(site.db, companyId, (trx) => insertCustomer(trx, companyId, customer, testNow)),
  '/api/units/:id': (companyId) =>
    inCompany(site.db, companyId, (trx) =>
      insertUnit(trx, companyId, unit, { customerId: null, now: testNow }),
    ),
  '/api/estimate-views/:id': async (companyId) => {
    const { id: personId } = await aPerson(site.db);
    const view = { name: 'Drafts', search: '', isDefault: false, now: testNow };
    return inCompany(site.db, companyId, (trx) => insertView(trx, { companyId, personId }, view));
  },
  '/api/templates/:id': async (companyId) => {
    const { id: personId } = await aPerson(site.db);
    const [id, words] = [randomUUID(), { name: 'Hail', note: '', vehicle_types: [] }];
    const author = {
      company_id: companyId,
      lines: '[]',
      made_at: testNow,
      made_by: personId,
      made_by_name: '',
    };
    await inCompany(site.db, companyId, (trx) => insertTemplate(trx, { id, ...words, ...author }));
    return id;
  },
  '/api/estimate-mails/:id': (companyId) => anEstimateMail(site.db, companyId),
  '/api/share-links/:id': async (companyId) => (await aShareLink(site.db, companyId)).id,
  '/api/share-answers/:id': (companyId) => aShareAnswer(site.db, companyId),
  '/api/shop/orders/:id': (companyId) => aStoredOrder(site.db, companyId),
  '/api/shop/locations/:id': (companyId) => aStoredLocation(site.db, companyId),
  '/api/shop/vendors/:id': (companyId) => aStoredVendor(site.db, companyId),
  '/api/shop/purchase-orders/:id': (companyId) => aStoredPurchase(site.db, companyId),
  '/api/shop/crew/:id': (companyId) => aStoredCrewMember(site.db, companyId),
  '/api/shop/clock-keys/:id': (companyId) => aStoredClockKey(site.db, companyId),
  '/api/settings/logos/:id': async (companyId) => {
    const { id: personId } = await aPerson(site.db);
    const logo = { companyId, personId, mediaType: 'image/png', bytes: pngSample(), now: testNow } as const;
    return inCompany(site.db, companyId, (trx) => insertLogo(trx, logo));
  },
};
const customer = {
  name: 'Ana Lopez',
  company: '',
  phone: '',
  email: '',
  address: '',
  city: '',
  state: '',
  postalCode: '',
};
const unit = {
  vehicleType: null,
  wall: '',
  roof: '',
  year: null,
  make: '',
  model: 'Eagle',
  length: null,
  coachVin: '',
  chassisVin: '',
  plate: '',
  plateState: '',
  color: '',
  paintCodes: [],
  fitted: [],
  accessories: '',
};
const shopRecord = { id: randomUUID(), name: 'Bay 1' };
const bodies: Readonly<Record<string, object>> = {
  'POST /api/shop/orders/:id/own-risk': {
    editId: randomUUID(),
    device: randomUUID(),
    version: 'S01',
    reason: 'Rain',
  },
  'PUT /api/shop/locations/:id': {
    revision: 1,
    isRemoved: false,
    location: {
      ...shopRecord,
      kind: 'bay',
      length: null,
      doorHeight: null,
      width: null,
      equipment: [],
      hours: null,
    },
  },
  'PUT /api/shop/crew/:id/pin': { pin: '802046' },
  'POST /api/shop/crew/:id/absences': {
    absence: { id: randomUUID(), kind: 'sick', from: '2026-11-23', until: '2026-11-23', hours: null },
  },
  'POST /api/shop/notices/read': { until: '2026-11-15T08:00:00.000Z' },
  'PUT /api/shop/notices/mailed': { mailed: [] },
  'POST /api/shop/purchase-orders/:id/send': { how: 'other', to: '' },
  'PUT /api/shop/vendors/:id': {
    revision: 1,
    isRemoved: false,
    vendor: { ...shopRecord, contact: '', phone: '', email: '', account: '' },
  },
  'PUT /api/shop/crew/:id': {
    revision: 1,
    isRemoved: false,
    member: { ...shopRecord, userId: null, levels: {}, certificates: [], calendar: null },
  },
  'POST /api/estimates/:id/edits': {
    device: randomUUID(),
    since: 0,
    edits: [{ id: randomUUID(), kind: 'start-supplement' }],
  },
  'POST /api/estimates/:id/copy': { id: randomUUID() },
  'POST /api/estimates/:id/document-addresses': {
    kind: 'customer',
    version: 'draft',
    options: { paper: 'letter', photos: 'none', drawings: false, why: false },
  },
  'POST /api/estimates/:id/ems-comparisons': { files: [{ name: 'a.lin', content: '' }] },
  'POST /api/estimates/:id/exports': { format: 'csv', version: 'draft', withPersonalData: false },
  'POST /api/estimates/:id/photo-addresses': { files: [aFile] },
  'PUT /api/estimates/:id/photo-files/:file': { bytes: 1000 },
  'POST /api/shop/orders/:id/photo-addresses': { files: [aFile] },
  'PUT /api/shop/orders/:id/photo-files/:file': { bytes: 1000 },
  'POST /api/estimate-mails/:id/retry': {},
  'POST /api/estimates/:id/mails': {
    id: randomUUID(),
    audience: 'customer',
    version: 'E01',
    to: ['ruth@example.com'],
    subject: 'Estimate',
    text: '{{link}}',
    withPdf: false,
  },
  'POST /api/estimates/:id/comments': { id: randomUUID(), text: 'Look at line 3', lineId: null },
  'POST /api/estimates/:id/comments/removal': { comment: randomUUID() },
  'POST /api/estimates/:id/presence': { device: randomUUID(), where: null },
  'POST /api/estimates/:id/share-links': { audience: 'owner', days: 1 },
  'POST /api/share-answers/:id/decision': { decision: 'reply', text: 'Yes' },
  'POST /api/share-links/:id/revoke': {},
  'POST /api/customers/:id/merge': { into: randomUUID() },
  'POST /api/units/:id/merge': { into: randomUUID() },
  'PUT /api/customers/:id': customer,
  'PUT /api/units/:id': unit,
  'PUT /api/templates/:id': { name: 'Hail', note: '', vehicleTypes: [] },
  'POST /api/company/people/:id/end-sessions': {},
  'POST /api/company/people/:id/invitation': {},
  'PUT /api/estimate-views/:id': { name: 'Late', search: '', isDefault: false },
  'PUT /api/company/people/:id/access': { enabled: false },
  'PUT /api/company/people/:id/role': { role: 'reviewer' },
};
const namingAnId = guarded.filter(([name, scope]) => scope === 'company' && name.includes('/:id'));

test.each(namingAnId)(
  '%s finds no id of another company, does no more for one than for an unused id, and records the attempt',
  async (name) => {
    const owner = await aPerson(site.db);
    const [own, other] = [await aCompany(site.db), await aCompany(site.db)];
    await worksAt(site.db, owner.id, own.id, 'owner');
    const headers = { authorization: await tokenOf(owner.email), 'x-company': own.id };
    const [method, path] = name.split(' ') as ['PUT', string];
    const workFor = async (id: string) => {
      const body = bodies[name];
      const url = `${withIds(path, id)}${queries[name] ?? ''}`;
      const isBytes = site.app.mountedEndpoints.some(
        (one) => one.bytes && `${one.method} ${one.path}` === name,
      );
      const type = isBytes && { 'content-type': 'application/octet-stream' };
      const sent = isBytes ? { body: 'bytes' } : body && { body };
      recorder.seen.length = 0;
      const { statusCode } = await site.app.inject({
        method,
        url,
        headers: { ...headers, ...type },
        ...sent,
      });
      const compile = site.db.getExecutor();
      const statements = recorder.seen.map((node) => compile.compileQuery(node, { queryId: 'seen' }).sql);
      // Rate-limit counting is not part of the call's own work.
      return { statusCode, statements: statements.filter((statement) => !statement.includes('call_count')) };
    };
    const aThing = things[`${path.split(':id')[0] ?? ''}:id`];
    if (aThing === undefined) throw new Error(`Say in this test what stands behind the id of ${name}.`);

    await workFor(randomUUID());
    const unknown = await workFor(randomUUID());
    expect(unknown.statusCode, 'an id nobody has').toBe(404);
    expect(await attemptsOf(owner.id)).toEqual([]);
    const foreign = await aThing(other.id);
    expect(await workFor(foreign), 'an id of another company').toEqual(unknown);
    await site.app.afterReply.drain();
    const detail = expect.objectContaining({ company: own.id, id: foreign }) as object;
    expect(await attemptsOf(owner.id)).toEqual([{ detail }]);
    expect(await firstBrokenSeal(site.db, productChain)).toBeUndefined();
  },
);

function attemptsOf(personId: string) {
  return site.db
    .selectFrom('audit_event')
    .select('detail')
    .where('person_id', '=', personId)
    .where('kind', '=', 'cross-company-attempt')
    .execute();
}

test("the database reveals of another company's id only that it exists", async () => {
  const [own, other] = [await aCompany(site.db), await aCompany(site.db)];
  const aMember = things['/api/company/people/:id'];
  const [mine, foreign] = [await aMember?.(own.id), await aMember?.(other.id)];
  const seen = await inCompany(site.db, own.id, async (trx) => {
    const statements = await sql<{ mine: boolean; foreign: boolean }>`
      select is_of_another_company('membership', ${mine}) as mine,
             is_of_another_company('membership', ${foreign}) as "foreign"`.execute(trx);
    await sql`select set_config('app.named_row', ${foreign}, true)`.execute(trx);
    const rows = await trx.selectFrom('membership').select('id').execute();
    return { ...statements.rows[0], rows };
  });
  expect(seen).toEqual({ mine: false, foreign: true, rows: [{ id: mine }] });
});
