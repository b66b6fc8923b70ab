import type { Endpoint } from '@dre/core/contract/endpoint';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Client } from 'pg';
import {
  changedTables,
  type DatabaseState,
  databaseState,
  type Fault,
  hasCommittedSince,
  nextTransaction,
  withFault,
} from './statement-faults.ts';

/** The result of a trial. Each sentence of `wrong` is a bug of the product. */
export interface FaultReport {
  /** By command: the number of its statements that were made to fail, one after the other. */
  readonly struck: Map<string, number>;
  readonly wrong: string[];
}

interface Trial {
  readonly app: FastifyInstance;
  /** Sees every row of every company. */
  readonly all: Client;
  /** The statements of the next call of this command that are to fail, as far as it has them. */
  faultsOf(command: string): Iterable<Fault>;
}

/** Rows that may remain after a failed call: secrets created at first use, issued documents, and call counts. */
const mayStay = new Set(['signing_key', 'product_secret', 'issued_document', 'call_count']);

/** Part of these may remain, because a repeated request continues there: that is why they are sent in parts. */
const resumed = new Set([
  'PUT /api/estimates/:id/photo-files/:file',
  'PATCH /api/estimates/:id/photo-files/:file',
]);

/** These only start background work, which reports its own failures. */
const begins = new Set([
  'POST /api/admin/book/imports',
  'PUT /api/admin/book/imports/:id/plan',
  'POST /api/admin/book/imports/:id/commit',
]);

/**
 * Sends every command first with one of its statements failing. Then either nothing or all of it may be stored, and the
 * reply must reveal nothing. Returns the reply of the last, undisturbed call.
 */
export function faultyDoor(trial: Trial) {
  const report: FaultReport = { struck: new Map(), wrong: [] };
  let calls = 0;
  const inject = async (request: InjectOptions): Promise<LightMyRequestResponse> => {
    const send = () => {
      calls += 1;
      // Each from another address, as rate limits are not under test.
      const remoteAddress = `10.${String(calls >> 16)}.${String((calls >> 8) & 255)}.${String(calls & 255)}`;
      return trial.app.inject({ ...request, remoteAddress });
    };
    const command = commandOf(trial.app.mountedEndpoints, request);
    return command === undefined ? send() : tried(trial, report, command, send);
  };
  return { inject, report };
}

/**
 * Sends every command twice, as a caller does whose reply was lost. A table that grew the second time shows that it ran
 * twice.
 */
export function repeatingDoor({ app, all }: Pick<Trial, 'app' | 'all'>, newEachTime: readonly string[]) {
  const report: FaultReport = { struck: new Map(), wrong: [] };
  const inject = async (request: InjectOptions): Promise<LightMyRequestResponse> => {
    const command = commandOf(app.mountedEndpoints, request);
    const reply = await app.inject({ ...request, remoteAddress: '10.255.0.1' });
    if (command === undefined || newEachTime.includes(command)) return reply;
    if (reply.statusCode >= 400 || report.struck.has(command)) return reply;
    const before = await databaseState(all);
    const second = await app.inject({ ...request, remoteAddress: '10.255.0.2' });
    report.struck.set(command, 1);
    if (second.statusCode >= 500) report.wrong.push(`${command}: ${second.body}`);
    const tables = grownTables(before, await databaseState(all));
    if (tables.length > 0) report.wrong.push(`${command}: happened twice, in ${tables.join(', ')}`);
    return reply;
  };
  return { inject, report };
}

/** The tables with more rows, except the audit log, which records repetitions too. */
function grownTables(before: DatabaseState, after: DatabaseState): string[] {
  const rows = (state: DatabaseState, table: string) => Number(state.get(table)?.split(':')[0] ?? 0);
  return [...after.keys()].filter(
    (table) => table !== 'audit_event' && !mayStay.has(table) && rows(after, table) > rows(before, table),
  );
}

/** The rows a failed call left behind. */
interface Left {
  readonly at: string;
  readonly changed: readonly string[];
  readonly state: DatabaseState;
}

async function tried(
  { all, faultsOf }: Trial,
  { struck: counts, wrong }: FaultReport,
  command: string,
  send: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> {
  const left: Left[] = [];
  let before: DatabaseState | undefined;
  let reply: LightMyRequestResponse | undefined;
  for (const fault of faultsOf(command)) {
    before ??= await databaseState(all);
    const from = await nextTransaction(all);
    const { value, struck } = await withFault({ ...fault, untilCommit: begins.has(command) }, send);
    if (struck === undefined || value.statusCode < 400) reply = value;
    if (struck === undefined) break;
    counts.set(command, (counts.get(command) ?? 0) + 1);
    const at = `${command}, ${fault.kind} at ${String(fault.at)} (${struck.slice(0, 60)})`;
    if (reply !== undefined) {
      wrong.push(`${at}: answered ${String(value.statusCode)} all the same`);
      break;
    }
    for (const surprise of faultsIn(value)) wrong.push(`${at}: ${surprise}`);
    if (!(await hasCommittedSince(all, from))) continue;
    const state = await databaseState(all);
    const changed = changesBetween(before, state);
    if (changed.length > 0) left.push({ at, changed, state });
    before = state;
  }
  const last = reply ?? (await send());
  if (left.length > 0 && !resumed.has(command)) {
    const state = await databaseState(all);
    for (const { at, changed, state: then } of left) {
      const missing = changesBetween(then, state);
      if (missing.length > 0)
        wrong.push(`${at}: left a part in ${changed.join(', ')}, without ${missing.join(', ')}`);
    }
  }
  return last;
}

function changesBetween(before: DatabaseState, after: DatabaseState): string[] {
  return changedTables(before, after).filter((table) => !mayStay.has(table));
}

/** The called endpoint if it changes something; otherwise undefined. */
function commandOf(
  endpoints: readonly Endpoint[],
  { method = 'GET', url }: InjectOptions,
): string | undefined {
  if (method.toUpperCase() === 'GET') return undefined;
  const path = String(url).split('?')[0] ?? '';
  const found = endpoints.find(
    (endpoint) =>
      endpoint.method === method.toUpperCase() &&
      new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path),
  );
  return found && `${found.method} ${found.path}`;
}

const givesAway = /division|select |insert |commit|postgres|pg_|node_modules|\.ts\b|\bat \S+:\d+/i;

/** The problems of a reply to a failed call. */
function faultsIn({ statusCode, headers, body }: LightMyRequestResponse): string[] {
  const found: string[] = [];
  if (statusCode !== 500 && statusCode !== 503) found.push(`answered ${String(statusCode)}: ${body}`);
  const type = String(headers['content-type']);
  if (!type.startsWith('application/problem+json')) found.push(`answered as ${type}`);
  if (givesAway.test(body)) found.push(`gave away ${body}`);
  return found;
}
