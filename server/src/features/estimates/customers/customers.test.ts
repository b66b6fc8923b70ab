import { randomUUID } from 'node:crypto';
import type {
  CustomerReply,
  CustomerRow,
  PastEstimate,
  ReturningMatch,
} from '@dre/core/contract/estimates/customers';
import type { EstimateReply } from '@dre/core/contract/estimates/estimates';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Party, RvUnit } from '@dre/core/domain/estimates/model/estimate';
import { beforeEach, expect, test } from 'vitest';
import { aMember, get, type Member, post, started } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });
let estimator: Member;

beforeEach(async () => {
  estimator = await aMember(site, (await aCompany(site.db)).id, 'estimator');
});

const vin = '1UJCJ0BU8M1KZ0137';

async function anEstimateFor(party: Partial<Party>, unit: Partial<RvUnit> = {}): Promise<string> {
  const { estimate } = await started(site.app, estimator);
  await write(estimate.id, 0, [
    { kind: 'set-party', role: 'customer', changes: party },
    { kind: 'set-unit', changes: unit },
  ]);
  return estimate.id;
}

async function write(id: string, since: number, changes: readonly Change[]): Promise<void> {
  const edits = changes.map((change) => ({ ...change, id: randomUUID() }));
  const reply = await post(site.app, estimator, `/api/estimates/${id}/edits`, {
    device: randomUUID(),
    since,
    edits,
  });
  expect(reply.statusCode).toBe(200);
}

async function customers(find = ''): Promise<readonly CustomerRow[]> {
  const reply = await get(site.app, estimator, `/api/customers?find=${encodeURIComponent(find)}`);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ items: CustomerRow[] }>().items;
}

async function theOne(find = ''): Promise<CustomerReply> {
  const [row, ...rest] = await customers(find);
  expect(rest).toEqual([]);
  return (await get(site.app, estimator, `/api/customers/${row?.id ?? ''}`)).json<CustomerReply>();
}

async function past(address: string): Promise<readonly PastEstimate[]> {
  return (await get(site.app, estimator, address)).json<{ items: PastEstimate[] }>().items;
}

function call(method: 'PUT' | 'DELETE', url: string, body?: object, member = estimator) {
  return site.app.inject({ method, url, headers: member.headers, ...(body && { body }) });
}

test('who is typed on an estimate is on the list, with their vehicle and its history', async () => {
  const id = await anEstimateFor(
    { name: 'Ana Lopez', phone: '(512) 555-0100' },
    { year: 2021, make: 'Jayco', model: 'Eagle', coachVin: vin },
  );
  const customer = await theOne();
  expect(customer).toMatchObject({ details: { name: 'Ana Lopez' }, estimates: 1, mayChange: true });
  expect(customer.units).toMatchObject([{ details: { coachVin: vin }, isElsewhere: false, estimates: 1 }]);
  expect(await past(`/api/customers/${customer.id}/estimates`)).toMatchObject([{ id, stage: 'draft' }]);
  expect(await past(`/api/units/${customer.units[0]?.id ?? ''}/estimates`)).toMatchObject([{ id }]);
});

test('a returning customer is known by mail or phone, and what is new on the estimate is learned', async () => {
  await anEstimateFor({ name: 'Ana Lopez', phone: '(512) 555-0100' });
  const second = await anEstimateFor({ name: 'A. Lopez', phone: '512.555.0100', email: 'ana@example.com' });
  expect(await theOne()).toMatchObject({
    details: { name: 'Ana Lopez', phone: '(512) 555-0100', email: 'ana@example.com' },
    estimates: 2,
  });
  await write(second, 2, [{ kind: 'set-party', role: 'customer', changes: { phone: '512-555-0199' } }]);
  expect(await theOne()).toMatchObject({ details: { phone: '512-555-0199' }, estimates: 2 });
});

test('a name typed before the number that tells who it is leaves nobody behind', async () => {
  await anEstimateFor({ name: 'Ana Lopez', phone: '512-555-0100' });
  const id = await anEstimateFor({ name: 'Ana' });
  expect(await customers()).toHaveLength(2);
  await write(id, 2, [{ kind: 'set-party', role: 'customer', changes: { name: 'Ana Lopez' } }]);
  await write(id, 3, [{ kind: 'set-party', role: 'customer', changes: { phone: '512-555-0100' } }]);
  expect(await theOne()).toMatchObject({ estimates: 2 });
});

test('another person on an estimate is another record, and the first keeps theirs', async () => {
  await anEstimateFor({ name: 'Ana Lopez', email: 'ana@example.com' });
  const id = await anEstimateFor({ name: 'Ana Lopez', email: 'ana@example.com' });
  const changes = { name: 'Bo Chen', email: 'bo@example.com' };
  await write(id, 2, [{ kind: 'set-party', role: 'customer', changes }]);
  expect(await theOne('lopez')).toMatchObject({ details: { email: 'ana@example.com' }, estimates: 1 });
  expect(await theOne('bo@')).toMatchObject({ details: changes, estimates: 1 });
});

test('a vehicle that was sold has one history over both customers', async () => {
  await anEstimateFor({ name: 'Ana', email: 'ana@example.com' }, { coachVin: vin });
  await anEstimateFor({ name: 'Bo', email: 'bo@example.com' }, { coachVin: vin.toLowerCase() });
  const [ana, bo] = [await theOne('ana@'), await theOne('bo@')];
  expect(ana.units).toMatchObject([{ isElsewhere: true, estimates: 2 }]);
  expect(bo.units).toMatchObject([{ isElsewhere: false, estimates: 2 }]);
  const history = await past(`/api/units/${bo.units[0]?.id ?? ''}/estimates`);
  expect(history.map(({ customer }) => customer).toSorted()).toEqual(['Ana', 'Bo']);
});

test('a plate on another vehicle is no sign of the same one', async () => {
  await anEstimateFor({ name: 'Ana', email: 'ana@example.com' }, { coachVin: vin, plate: 'RV-77' });
  await anEstimateFor(
    { name: 'Ana', email: 'ana@example.com' },
    { coachVin: '1UJCJ0BU8M1KZ0138', plate: 'RV 77' },
  );
  expect((await theOne()).units).toHaveLength(2);
});

test.each(['LOPEZ', '555-01', 'ana@ex', 'ABC-123', '1kz0137', '10%'])('%s finds them', async (find) => {
  await anEstimateFor(
    { name: 'Ana Lopez 10%', phone: '(512) 555-0100', email: 'ana@example.com' },
    { coachVin: vin, plate: 'ABC 123', plateState: 'TX' },
  );
  await anEstimateFor({ name: 'Bo Chen' });
  expect(await theOne(find)).toMatchObject({ details: { name: 'Ana Lopez 10%' } });
});

test('pages go on where the one before ended', async () => {
  for (let number = 0; number < 23; number += 1) await anEstimateFor({ name: `Customer ${String(number)}` });
  const first = (await get(site.app, estimator, '/api/customers')).json<{
    items: CustomerRow[];
    next: string;
  }>();
  expect(first.items).toHaveLength(20);
  const second = await get(site.app, estimator, `/api/customers?after=${first.next}`);
  const { items, next } = second.json<{ items: CustomerRow[]; next: null }>();
  expect(next).toBeNull();
  expect(new Set([...first.items, ...items].map(({ id }) => id)).size).toBe(23);
});

test('a correction changes the record and no estimate', async () => {
  const id = await anEstimateFor({ name: 'Ana Lopes', phone: '512-555-0100' }, { coachVin: vin });
  await write(id, 2, [{ kind: 'lock', by: '', at: '' }]);
  const before = (await get(site.app, estimator, `/api/estimates/${id}`)).json<EstimateReply>();
  const customer = await theOne();
  const details = { ...customer.details, name: 'Ana Lopez', email: 'ana@example.com' };
  expect((await call('PUT', `/api/customers/${customer.id}`, details)).statusCode).toBe(200);
  const unit = customer.units[0];
  const changed = { ...unit?.details, color: 'Tan' };
  expect((await call('PUT', `/api/units/${unit?.id ?? ''}`, changed)).statusCode).toBe(200);
  expect(await theOne()).toMatchObject({ details, units: [{ details: { color: 'Tan' } }] });
  const after = (await get(site.app, estimator, `/api/estimates/${id}`)).json<EstimateReply>();
  expect(after).toEqual(before);
  await anEstimateFor({ name: 'Ana', email: 'ana@example.com' });
  expect(await theOne()).toMatchObject({ estimates: 2 });
});

test('merged records are one from then on, also for what is typed later', async () => {
  const first = await anEstimateFor({ name: 'Ana Lopez', email: 'ana@example.com' }, { coachVin: vin });
  await anEstimateFor({ name: 'A. Lopez', phone: '512-555-0100' });
  const [from, into] = [await theOne('ana@'), await theOne('512555')];
  const merged = await post(site.app, estimator, `/api/customers/${from.id}/merge`, { into: into.id });
  expect(merged.json()).toEqual({ estimates: 1, units: 1 });
  expect(await theOne()).toMatchObject({
    details: { name: 'A. Lopez', email: 'ana@example.com', phone: '512-555-0100' },
    estimates: 2,
    units: [{ isElsewhere: false }],
  });
  expect((await get(site.app, estimator, `/api/customers/${from.id}`)).statusCode).toBe(404);
  await write(first, 2, [{ kind: 'set-party', role: 'customer', changes: { city: 'Austin' } }]);
  expect(await theOne()).toMatchObject({ details: { city: 'Austin' }, estimates: 2 });
  const itself = await post(site.app, estimator, `/api/customers/${into.id}/merge`, { into: into.id });
  expect(itself.statusCode).toBe(409);
});

test('two records of one vehicle are merged, and its estimates follow', async () => {
  await anEstimateFor({ name: 'Ana', email: 'ana@example.com' }, { coachVin: vin });
  await anEstimateFor({ name: 'Ana', email: 'ana@example.com' }, { plate: 'ABC123', plateState: 'TX' });
  const [plated, numbered] = (await theOne()).units;
  const merged = await post(site.app, estimator, `/api/units/${plated?.id ?? ''}/merge`, {
    into: numbered?.id,
  });
  expect(merged.json()).toEqual({ estimates: 1 });
  expect((await theOne()).units).toMatchObject([
    { details: { coachVin: vin, plate: 'ABC123' }, estimates: 2 },
  ]);
});

test('only who is on no estimate can be deleted', async () => {
  const id = await anEstimateFor({ name: 'Ana', email: 'ana@example.com' }, { coachVin: vin });
  const { id: customer, units } = await theOne();
  const unit = units[0]?.id ?? '';
  const refused = await call('DELETE', `/api/customers/${customer}`);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    detail: '1 estimate names this customer. Merge it into another one instead.',
  });
  expect((await call('DELETE', `/api/units/${unit}`)).statusCode).toBe(409);
  const details = { ...(await theOne()).details, city: 'Austin' };
  await call('PUT', `/api/customers/${customer}`, details);
  await write(id, 2, [
    { kind: 'set-party', role: 'customer', changes: { name: '', email: '' } },
    { kind: 'set-unit', changes: { coachVin: '' } },
  ]);
  expect(await theOne()).toMatchObject({ details, estimates: 0 });
  expect((await call('DELETE', `/api/customers/${customer}`)).json()).toBe(true);
  expect(await customers()).toEqual([]);
});

test('typing offers who fits, with each of their vehicles', async () => {
  const ana = { name: 'Ana Lopez', email: 'ana@example.com' };
  await anEstimateFor(ana, { coachVin: vin, make: 'Jayco', model: 'Eagle' });
  await anEstimateFor(ana, { plate: 'ABC123', plateState: 'TX', make: 'Winnebago', model: 'Vista' });
  const offers = async (find: string) =>
    (await get(site.app, estimator, `/api/returning?find=${encodeURIComponent(find)}`)).json<
      ReturningMatch[]
    >();
  const makes = (await offers('lopez')).map(({ unit }) => unit?.details.make);
  expect(makes.toSorted()).toEqual(['Jayco', 'Winnebago']);
  expect(await offers('abc-12')).toMatchObject([
    { customer: { details: ana }, unit: { details: { make: 'Winnebago' } } },
  ]);
  expect(await offers('l')).toEqual([]);
});

test('who has exactly the typed name is offered first, however many came later whose name begins with it', async () => {
  for (const name of ['Ana Lopez', ...Array.from({ length: 9 }, (_, at) => `Ana Lopez ${String(at)}`)])
    await anEstimateFor({ name });
  const reply = await get(site.app, estimator, '/api/returning?find=ana%20lopez');
  const names = reply.json<ReturningMatch[]>().map(({ customer }) => customer?.details.name);
  expect(names[0]).toBe('Ana Lopez');
});

test('nobody sees or changes the customers of another company, and a reviewer only reads', async () => {
  await anEstimateFor({ name: 'Ana', email: 'ana@example.com' }, { coachVin: vin });
  const { id, details } = await theOne();
  const stranger = await aMember(site, (await aCompany(site.db)).id, 'owner');
  const reviewer = await aMember(site, estimator.companyId, 'reviewer');
  const technician = await aMember(site, estimator.companyId, 'technician');
  const list = await get(site.app, stranger, '/api/customers');
  expect(list.json()).toEqual({ items: [], next: null });
  expect((await get(site.app, stranger, `/api/customers/${id}`)).statusCode).toBe(404);
  expect((await call('PUT', `/api/customers/${id}`, details, stranger)).statusCode).toBe(404);
  expect((await call('DELETE', `/api/customers/${id}`, undefined, stranger)).statusCode).toBe(404);
  expect((await get(site.app, reviewer, `/api/customers/${id}`)).json()).toMatchObject({ mayChange: false });
  expect((await call('PUT', `/api/customers/${id}`, details, reviewer)).statusCode).toBe(403);
  expect((await get(site.app, technician, '/api/customers')).statusCode).toBe(403);
});

test.each([
  [{ name: '', company: ' ' }, 400],
  [{ name: 'x'.repeat(201) }, 400],
  [{ name: 'Ana\u0000' }, 400],
  [{ extra: 'field' }, 400],
])('a correction that says nothing sensible is refused: %j', async (wrong, status) => {
  await anEstimateFor({ name: 'Ana', email: 'ana@example.com' });
  const { id, details } = await theOne();
  expect((await call('PUT', `/api/customers/${id}`, { ...details, ...wrong })).statusCode).toBe(status);
  expect((await theOne()).details).toEqual(details);
});
