import { resetPassword } from '@dre/core/contract/account/account';
import { logAdClick } from '@dre/core/contract/ads/ads';
import { login, logout } from '@dre/core/contract/session/session';
import type { Edit } from '@dre/core/domain/estimates/model/edit';
import { Client } from 'pg';
import { aLine } from '../support/a-line.ts';
import {
  bearing,
  CallFailed,
  type Calls,
  callsWith,
  readEstimate,
  startEstimate,
  tokenOf,
} from '../support/calls.ts';
import { createDatabase } from '../support/processes/postgres.ts';
import { expect, productTest as test } from '../support/product.ts';
import { type RunningProcesses, runProcesses } from '../support/processes/running-processes.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let processes: RunningProcesses;

test.describe.configure({ mode: 'default' });

// An empty database: both processes run their first start at once.
test.beforeAll(async () => {
  test.setTimeout(120_000);
  database = await createDatabase(process.env['E2E_POSTGRES'] ?? '');
  processes = await runProcesses(database.url, 2, { DRAIN_SECONDS: '1' });
});
test.afterAll(async () => {
  await processes?.stop();
  await database?.drop();
});

function statusOf(answer: Promise<unknown>): Promise<number | undefined> {
  return answer.then(
    () => 200,
    (cause: unknown) => (cause instanceof CallFailed ? cause.status : undefined),
  );
}

function send(calls: Calls, id: string, edit: Edit): Promise<unknown> {
  const batch = { device: crypto.randomUUID(), since: 0, edits: [edit] };
  return calls.post(`/api/estimates/${id}/edits`, batch);
}

/** A call without a sign-in, behind the proxy or not. */
function post(place: number, path: string, body: object, from = '203.0.113.1'): Promise<Response> {
  return fetch(`${processes.each[place]}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
}

/** The events of an estimate, until the server or the caller ends the stream. */
async function* toldOf(url: string, token: string, id: string, ending?: AbortSignal): AsyncGenerator<string> {
  const answer = await fetch(`${url}/api/estimates/${id}/stream?since=0`, {
    headers: { ...bearing(token), 'x-forwarded-for': '198.51.100.4' },
    ...(ending && { signal: ending }),
  });
  if (!answer.ok || answer.body === null) throw new CallFailed('The stream was refused.', answer.status);
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) yield piece;
}

/** Resolves once the outbox is empty, with the number of mails. */
async function mailsSent(): Promise<number> {
  const { rows } = await asked<{ waiting: number; sent: number }>(
    `select count(*) filter (where state <> 'sent')::int as waiting, count(*)::int as sent from outgoing_mail`,
  );
  return rows[0]?.waiting === 0 ? rows[0].sent : 0;
}

async function asked<Row extends object>(statement: string) {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return await client.query<Row>(statement);
  } finally {
    await client.end();
  }
}

test('two processes that start at once on an empty database make one house', async () => {
  const { rows } = await asked(
    `select (select count(*)::int from person) as people, (select count(*)::int from company) as companies,
            (select count(*)::int from catalogue_edition) as editions`,
  );
  expect(rows).toEqual([{ people: 5, companies: 1, editions: 1 }]);
});

test('whoever signs in at one process works at the other, sees there what is done here, and is out of both at once', async () => {
  const [one = '', other = ''] = processes.each;
  const token = await tokenOf(one, 'estimator');
  const [here, there] = [callsWith(one, async () => token), callsWith(other, async () => token)];
  const id = await startEstimate(here);
  expect((await readEstimate(there, id)).revision).toBe(0);
  const line = aLine();
  let told = '';
  for await (const piece of toldOf(other, token, id)) {
    // Sent here only after the other stream has begun.
    if (told === '') await send(here, id, line);
    told += piece;
    if (told.includes(line.id)) break;
  }
  expect(told).toContain('event: edits');
  await there.post(logout.path, {});
  expect(await statusOf(readEstimate(here, id))).toBe(401);
});

test('a mail asked for at either process is sent once', async () => {
  const people = ['owner', 'estimator', 'tech'];
  for (const [turn, name] of people.entries()) {
    const answer = await post(turn % 2, resetPassword.path, { email: `${name}@demo.example` });
    expect(answer.status).toBe(200);
  }
  await expect.poll(mailsSent, { timeout: 60_000 }).toBe(people.length);
  const sent = processes.mails().flatMap(({ to }) => to);
  expect(sent.toSorted()).toEqual(people.map((name) => `${name}@demo.example`).toSorted());
});

test('a limit is one for all processes: what was used up at one is used up at the other', async () => {
  const { requests } = logAdClick.limit;
  const statuses: number[] = [];
  for (let turn = 0; turn < requests + 2; turn += 1) {
    const { status } = await post(turn % 2, logAdClick.path, { ad: 'a' }, '203.0.113.7');
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array<number>(requests).fill(200), 429, 429]);
  expect((await post(1, logAdClick.path, { ad: 'a' }, '203.0.113.8')).status).toBe(200);

  const guess = { userName: 'owner@demo.example', password: 'not the password' };
  for (let turn = 0; turn < 10; turn += 1) {
    expect((await post(turn % 2, login.path, guess, '203.0.113.7')).status).toBe(200);
  }
  for (const place of [0, 1]) {
    const refused = await post(place, login.path, guess, '203.0.113.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

test('each process in turn is restarted under load, and not one request fails', async () => {
  test.setTimeout(240_000);
  const token = await tokenOf(processes.url, 'estimator');
  const callsOf = (client: number) =>
    callsWith(processes.url, async () => token, { 'x-forwarded-for': `198.51.100.${client}` });
  const id = await startEstimate(callsOf(0));
  const ending = new AbortController();
  const failures: unknown[] = [];
  const written: string[] = [];
  let streams = 0;
  const untilTheEnd = async (work: () => Promise<unknown>) => {
    while (!ending.signal.aborted) await work().catch((cause: unknown) => failures.push(cause));
  };
  const write = (calls: Calls) => async () => {
    const line = aLine();
    await send(calls, id, line);
    written.push(line.id);
  };
  const working = [
    untilTheEnd(() => readEstimate(callsOf(1), id)),
    untilTheEnd(() => callsOf(2).get('/api/account/profile')),
    untilTheEnd(write(callsOf(3))),
    untilTheEnd(async () => {
      try {
        for await (const piece of toldOf(processes.url, token, id, ending.signal)) {
          if (piece.startsWith(': open')) streams += 1;
        }
      } catch (cause) {
        if (!ending.signal.aborted) throw cause;
      }
    }),
  ];
  const codes = [await processes.restart(0), await processes.restart(1)];
  // The process it was connected to has stopped meanwhile, and asked it to reconnect.
  await expect.poll(() => streams, { timeout: 30_000 }).toBeGreaterThan(1);
  ending.abort();
  await Promise.all(working);
  expect(failures).toEqual([]);
  expect(codes).toEqual([0, 0]);
  const { estimate } = await readEstimate(callsOf(0), id);
  expect(written.length).toBeGreaterThan(0);
  expect(estimate.lines).toHaveLength(written.length);
});
