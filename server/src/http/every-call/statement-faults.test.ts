import { writeFileSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceFrom } from '../../testing/faults/fuzz.ts';
import { type FaultReport, faultyDoor, repeatingDoor } from '../../testing/faults/failed-statements.ts';
import { armStatements, type Fault, type FaultKind } from '../../testing/faults/statement-faults.ts';
import { withTestApp } from '../../testing/test-app.ts';
import { walkAsAdministrator } from '../../testing/walk/admin-walk.ts';
import { walkThrough, walkUrl } from '../../testing/walk/company-walk.ts';
import { walkAsVisitor } from '../../testing/walk/visitor-walk.ts';
import type { Walk } from '../../testing/walk/walk.ts';
import { repliesFirst, newEachTime, walkOf } from './statement-faults.table.ts';

/**
 * Set by `npm run chaos`, which fails every statement of every command in all walks; `npm test` has time for one walk.
 */
const way = process.env['FAULT_WAY'] as FaultKind | 'again' | undefined;
const resultFile = process.env['FAULT_RESULT'];
const seed = Number(process.env['CHAOS_SEED'] ?? Date.now() % 2 ** 31);

const site = withTestApp({ book: 'starter', env: { PUBLIC_URL: walkUrl } });
let all: Client;
let disarm: () => void;
beforeAll(async () => {
  all = new Client({ connectionString: site.url });
  await all.connect();
  disarm = armStatements();
});
afterAll(async () => {
  disarm();
  await all.end();
});

const walks = {
  visitor: walkAsVisitor,
  administrator: walkAsAdministrator,
  company: (walk: Walk) => walkThrough(walk, 'mine'),
};

/** Fails every statement of each command's first two calls, one after the other. */
function everyStatement(kind: FaultKind): (command: string) => Iterable<Fault> {
  const tried = new Map<string, number>();
  return function* faultsOf(command) {
    const times = tried.get(command) ?? 0;
    tried.set(command, times + 1);
    if (times >= 2) return;
    for (let at = 1; ; at += 1) yield { kind, at };
  };
}

/** Fails one random statement of each command, half the time its commit. */
function oneStatement(): (command: string) => Iterable<Fault> {
  const chance = chanceFrom(seed);
  const tried = new Set<string>();
  return (command) => {
    if (tried.has(command)) return [];
    tried.add(command);
    const kind = chance() < 0.7 ? 'refused' : 'cut';
    return [{ kind, at: chance() < 0.5 ? 'commit' : 2 + Math.floor(chance() * 4) }];
  };
}

function faultyClient(): { inject: Walk['inject']; report: FaultReport } {
  const trial = { app: site.app, all };
  if (way === 'again') return repeatingDoor(trial, newEachTime);
  const faultsOf = way === undefined ? oneStatement() : everyStatement(way);
  return faultyDoor({ ...trial, faultsOf });
}

test('if any statement of a command fails, all of it is stored or nothing, and sending it again is enough', async () => {
  const { inject, report } = faultyClient();
  const selected = way === undefined ? [walks.visitor] : Object.values(walks);
  for (const walk of selected) await walk({ db: site.db, turn: 1, called: new Set(), inject });
  const untried = way === 'again' ? newEachTime : [];
  const missing = Object.keys(walkOf).filter((one) => !report.struck.has(one) && !untried.includes(one));
  if (resultFile !== undefined) {
    const faults = [...report.struck.values()].reduce((sum, count) => sum + count, 0);
    const result = { commands: report.struck.size, faults, wrong: report.wrong, missing };
    writeFileSync(resultFile, JSON.stringify(result));
  }
  expect(report.wrong, `drawn from CHAOS_SEED=${String(seed)}`).toEqual([]);
  expect(report.struck.size).toBeGreaterThan(10);
  if (way !== undefined) expect(missing).toEqual([]);
}, 900_000);

test('every command of the contract is made by a walk in which its statements fail', () => {
  const commands = site.app.mountedEndpoints
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((command) => command !== repliesFirst);
  expect(Object.keys(walkOf).toSorted()).toEqual(commands.toSorted());
});
