import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { armStatements, type Fault, withFault } from '../../testing/faults/statement-faults.ts';
import { withTestApp } from '../../testing/test-app.ts';

const site = withTestApp();
const limit = { name: 'a call', requests: 2, perSeconds: 60 };
/** Pause before a failed database counts again. */
const awayMs = 5_000;

let disarm: () => void;
beforeAll(() => {
  disarm = armStatements();
});
afterAll(() => disarm());

// The clock only moves when a test moves it; each test starts long after the previous failure.
let now = performance.now();
beforeEach(() => {
  now += 2 * awayMs;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const failing = (kind: Fault['kind']): Fault => ({ kind, at: 1, isOfCounting: true });

async function countedCalls(): Promise<number> {
  const { rows } = await sql`select from call_count`.execute(site.db);
  return rows.length;
}

const click = (remoteAddress: string) =>
  site.app.inject({ method: 'POST', url: '/api/Dre/LogAdClick', remoteAddress, body: { ad: 'a' } });

test.each([
  { kind: 'refused', address: '203.0.113.60' },
  { kind: 'cut', address: '203.0.113.61' },
] as const)(
  'a call whose counting is $kind gets its reply, and is counted by the process alone up to the same limit',
  async ({ kind, address }) => {
    const before = await countedCalls();
    const { value, struck } = await withFault(failing(kind), () => click(address));
    expect(struck).toContain('call_count');
    expect(value.statusCode).toBe(200);
    for (let sent = 1; sent < 30; sent += 1) expect((await click(address)).statusCode).toBe(200);
    const refused = await click(address);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await countedCalls()).toBe(before);
  },
);

test('after five seconds the database is tried again, and all processes count together', async () => {
  const before = await countedCalls();
  const { take } = site.app.callCounts;
  await withFault(failing('cut'), () => take(limit, 'a patient caller'));
  await take(limit, 'a patient caller');
  expect(await countedCalls()).toBe(before);
  now += awayMs + 1;
  await take(limit, 'a patient caller');
  expect(await countedCalls()).toBe(before + 1);
});

test('a refused caller stays refused while the counting fails', async () => {
  const { take } = site.app.callCounts;
  for (let sent = 0; sent < 3; sent += 1) await take(limit, 'a hasty caller');
  const { value } = await withFault(failing('refused'), () => take(limit, 'a hasty caller'));
  expect(value).toBeGreaterThan(0);
});

test('wrong passwords are counted by the process alone while their counting fails', async () => {
  const { take, waitMs, forget } = site.app.callCounts;
  const { value } = await withFault(failing('refused'), () => waitMs(limit, 'a guesser'));
  expect(value).toBe(0);
  for (let wrong = 0; wrong < 2; wrong += 1) await take(limit, 'a guesser');
  expect(await waitMs(limit, 'a guesser')).toBeGreaterThan(0);
  await forget(limit, 'a guesser');
  expect(await waitMs(limit, 'a guesser')).toBe(0);
});

test('the limit on all calls holds in each process while the counts cannot be added up', async () => {
  const { refusedMs, takeLater } = site.app.callCounts;
  await withFault(failing('refused'), async () => {
    takeLater(limit, 'a flood', 3);
    await vi.waitFor(() => expect(refusedMs(limit, 'a flood')).toBeGreaterThan(0), { timeout: 20_000 });
  });
  expect(refusedMs(limit, 'somebody else')).toBe(0);
});
