import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { companyHeader } from '@dre/core/contract/session/session';
import { tokenOf } from '../../e2e/support/calls.ts';
import { runProduct } from '../../e2e/support/processes/running-product.ts';
import { root } from '../../scripts/root.mjs';
import { estimateOfLines } from './estimates-of-lines.ts';
import type { Measurement } from '../goal.ts';
import { metric } from './pdf-fetching.ts';

/** Concurrent callers, each changing its address now and then, so that no rate limit applies. */
const callers = 8;
const callsEach = 1_000;
const warmUp = 5_000;
/** As many as a slow machine handles while a sign-in lasts. */
const callsASignIn = 20_000;

/** The memory a server of its own holds after this many requests, relative to that after the first thousands. */
export async function serverMemory(databaseUrl: string, requests: number): Promise<Measurement> {
  const collector = pathToFileURL(`${root}/perf/support/collect-on-signal.mjs`).href;
  const product = await runProduct(databaseUrl, {
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import=${collector}`,
  });
  try {
    const send = await mixedCalls(product.url);
    await send(warmUp);
    const before = await held(product.url, product.pid());
    const started = performance.now();
    await send(requests);
    const each = (performance.now() - started) / requests;
    const after = await held(product.url, product.pid());
    console.log(
      `  server: ${megabytes(before)} MB before, ${megabytes(after)} MB after; ${(1_000 / each).toFixed(0)} requests a second`,
    );
    return { name: 'server-rss-times-before', value: after / before, limit: 1.05 };
  } finally {
    await product.stop();
  }
}

/** The least of some readings after garbage collection: pages return to the system gradually. */
async function held(url: string, pid: number): Promise<number> {
  let least = Infinity;
  for (let look = 0; look < 5; look += 1) {
    process.kill(pid, 'SIGUSR2');
    await pause(500);
    least = Math.min(least, await metric(url, 'process_resident_memory_bytes'));
  }
  return least;
}

/** Four calls that read, one that writes, again and again. */
async function mixedCalls(url: string): Promise<(count: number) => Promise<void>> {
  const { id, calls } = await estimateOfLines(url, 40);
  const { estimate } = await calls.get<{ estimate: { lines: readonly { id: string }[] } }>(
    `/api/estimates/${id}`,
  );
  const lineId = estimate.lines[0]?.id ?? '';
  const kinds = [
    () => ({ path: `/api/estimates/${id}` }),
    () => ({ path: '/api/estimates' }),
    () => ({ path: `/api/estimates/${id}/history` }),
    () => ({ path: '/api/company' }),
    (at: number) => ({ path: `/api/estimates/${id}/edits`, body: writing(lineId, at) }),
  ];
  let sent = 0;
  const sendSome = async (count: number) => {
    const token = await tokenOf(url, 'estimator');
    const last = sent + count;
    const work = async (caller: number) => {
      while (sent < last) {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 });
        const localAddress = `127.1.${caller}.${1 + (Math.floor(sent / callsEach) % 250)}`;
        for (let done = 0; done < callsEach / callers && sent < last; done += 1) {
          const at = (sent += 1);
          const kind = kinds[at % kinds.length];
          if (kind === undefined) continue;
          await call(new URL(url), { agent, localAddress, token, ...kind(at) });
        }
        agent.destroy();
      }
    };
    await Promise.all(Array.from({ length: callers }, (_, caller) => work(caller)));
  };
  return async (count) => {
    for (let left = count; left > 0; left -= callsASignIn) await sendSome(Math.min(left, callsASignIn));
  };
}

function writing(lineId: string, at: number): string {
  const edit = { kind: 'set-hours', id: crypto.randomUUID(), lineId, laborType: 'body', billed: at % 100 };
  return JSON.stringify({ device: crypto.randomUUID(), since: 0, edits: [edit] });
}

interface Sent {
  readonly path: string;
  readonly body?: string;
  readonly token: string;
  readonly agent: Agent;
  readonly localAddress: string;
}

function call(url: URL, { path, body, token, agent, localAddress }: Sent): Promise<void> {
  const { data } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
    data: { companies: readonly { id: string }[] };
  };
  const headers = {
    authorization: `Bearer ${token}`,
    [companyHeader]: data.companies[0]?.id ?? '',
    'content-type': 'application/json',
  };
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const asking = request(new URL(path, url), { method, headers, agent, localAddress }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} was answered with ${answer.statusCode}.`));
      answer.resume().on('end', resolve);
    });
    asking.on('error', reject).end(body);
  });
}

function megabytes(bytes: number): string {
  return (bytes / 1_048_576).toFixed(1);
}
