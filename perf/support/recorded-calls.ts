import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bearing, callsWith, tokenOf } from '../../e2e/support/calls.ts';
import { runProduct } from '../../e2e/support/processes/running-product.ts';
import { root } from '../../scripts/root.mjs';
import type { Shot } from './load.ts';

interface Statement {
  readonly connection: number;
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface RecordedCall {
  readonly shot: Shot;
  /** Its statements, from `begin` to `commit`. */
  readonly statements: readonly Statement[];
  readonly answer: unknown;
}

/** Makes the product handle these calls once it has warmed up, and records the statements of each. */
export async function recordCalls(databaseUrl: string): Promise<readonly RecordedCall[]> {
  const folder = await mkdtemp(`${tmpdir()}/dre-statements-`);
  const file = path.join(folder, 'statements.jsonl');
  const product = await runProduct(databaseUrl, {
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import ${path.join(root, 'perf/support/record-statements.mjs')}`,
    STATEMENTS_FILE: file,
  });
  try {
    const token = await tokenOf(product.url, 'estimator');
    const calls: RecordedCall[] = [];
    for (const shot of await callsToMake(product.url, token)) {
      const ask = () => fetch(product.url + shot.path, requestOf(shot));
      await (await ask()).arrayBuffer();
      await writeFile(file, '');
      const answer: unknown = await (await ask()).json();
      calls.push({ shot, answer, statements: await statementsIn(file) });
    }
    return calls;
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The most frequent calls: list, estimate, own account; and one that writes. */
async function callsToMake(url: string, token: string): Promise<readonly Shot[]> {
  const calls = callsWith(url, async () => token);
  const { items } = await calls.get<{ items: readonly { id: string }[] }>('/api/estimates');
  const { name } = await calls.get<{ name: string }>('/api/account/profile');
  const headers = bearing(token);
  return [
    { method: 'GET', path: '/api/estimates', headers },
    { method: 'GET', path: `/api/estimates/${items[0]?.id}`, headers },
    { method: 'GET', path: '/api/account/profile', headers },
    { method: 'PATCH', path: '/api/account/profile', headers, body: JSON.stringify({ name }) },
  ];
}

function requestOf({ method, headers, body }: Shot): RequestInit {
  return { method, headers: { ...headers, 'content-type': 'application/json' }, ...(body && { body }) };
}

const patienceMs = 5_000;

/** A reading call is answered before its transaction has ended, so the end is awaited. */
async function statementsIn(file: string): Promise<readonly Statement[]> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    // The last line may be half written; whole ones end with a line break.
    const lines = (await readFile(file, 'utf8')).split('\n').slice(0, -1);
    const whole = transactionIn(lines.map((line) => JSON.parse(line) as Statement));
    if (whole !== undefined) return whole;
    await pause(20);
  }
  throw new Error('The statements of the call were not found.');
}

/** Queues are polled meanwhile on other connections: the call is the transaction that checked permissions. */
function transactionIn(statements: readonly Statement[]): readonly Statement[] | undefined {
  const admitted = statements.findLast(({ text }) => text.includes('admit_caller'));
  const same = statements.filter(({ connection }) => connection === admitted?.connection);
  const middle = same.findIndex((statement) => statement === admitted);
  const begin = same.findLastIndex(({ text }, place) => place < middle && text.startsWith('begin'));
  const commit = same.findIndex(({ text }, place) => place > middle && text === 'commit');
  return begin < 0 || commit < 0 ? undefined : same.slice(begin, commit + 1);
}
