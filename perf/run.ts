// `npm run perf [-- id …]`: measures each goal and prints `id value limit PASS|FAIL`; a goal missed twice fails the
// run. Goals that take minutes, and full sizes, are measured only by name.
import { readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { type Stage, onStage } from '../e2e/support/on-stage.ts';
import { root } from '../scripts/root.mjs';
import type { Measurement, Goal } from './goal.ts';
import { goals, listed } from './goals.ts';
import { commitNow, machineOf } from './machine.ts';
import { mergeRows, readResults, type Row, tableOf, writeResults } from './results.ts';

const page = `${root}/perf/RESULTS.md`;
const asked = process.argv.slice(2);
const unknown = asked.filter((id) => !listed.some((goal) => goal.id === id));
if (unknown.length > 0) {
  console.error(
    `There is no goal ${unknown.join(', ')}. There are: ${listed.map(({ id }) => id).join(', ')}.`,
  );
  process.exit(1);
}
for (const { id, later } of listed) {
  if (asked.includes(id) && later !== undefined) console.log(`${id}: ${later}`);
}

const wanted = goals.filter(({ id, isLong }) => (asked.length > 0 ? asked.includes(id) : isLong !== true));
const measured: Row[] = [];
if (wanted.length > 0) await onStage({ NODE_ENV: 'production' }, measureAll);
console.log(`\n${tableOf(measured, listed)}`);
const missed = new Set(measured.filter(({ verdict }) => verdict !== 'PASS').map(({ goal }) => goal));
if (missed.size > 0) console.error(`Missed: ${[...missed].join(', ')}`);
process.exit(missed.size === 0 ? 0 : 1);

async function measureAll(stage: Stage): Promise<void> {
  const machine = machineOf(stage.browser.version());
  const commit = commitNow();
  for (const goal of wanted) {
    const load = loadavg()[0]?.toFixed(1) ?? '';
    const started = performance.now();
    const figures = await measureTwice(goal, stage);
    console.log(`  ${goal.id} took ${((performance.now() - started) / 1_000).toFixed(0)} s`);
    const date = new Date().toISOString().slice(0, 10);
    measured.push(
      ...figures.map(({ name, value, limit }) => ({
        goal: goal.id,
        size: sizeWords(goal),
        figure: name,
        value: rounded(value),
        limit: String(limit),
        verdict: value <= limit ? 'PASS' : 'FAIL',
        date,
        commit,
        load,
        machine,
      })),
    );
    // Written after each goal, so that an interrupted run keeps its results.
    const known = readResults(await readFile(page, 'utf8').catch(() => ''));
    await writeFile(page, await writeResults(mergeRows(known, measured, listed), listed));
  }
}

/** Measures a missed goal once more: the machine may have been busy. */
async function measureTwice(goal: Goal, stage: Stage): Promise<readonly Measurement[]> {
  if (goal.means !== undefined) console.log(`${goal.id}: ${goal.means}`);
  const first = await measure(goal, stage);
  return goal.isMedian === true || first.every(isMet) ? first : measure(goal, stage);
}

async function measure(goal: Goal, stage: Stage): Promise<readonly Measurement[]> {
  const figures = await goal.measure(stage, sizeOf(goal)).catch((cause: unknown) => {
    console.error(cause);
    return [];
  });
  for (const figure of figures) {
    const verdict = isMet(figure) ? 'PASS' : 'FAIL';
    console.log(`${goal.id}/${figure.name} ${rounded(figure.value)} ${figure.limit} ${verdict}`);
  }
  return figures.length > 0 ? figures : [{ name: 'could-not-be-measured', value: 1, limit: 0 }];
}

function isMet({ value, limit }: Measurement): boolean {
  return value <= limit;
}

function sizeOf({ id, size }: Goal): number {
  const set = process.env['PERF_SIZE'];
  if (size === undefined) return 0;
  if (set !== undefined) return Number(set);
  return asked.includes(id) ? size.named : size.usual;
}

function sizeWords(goal: Goal): string {
  return goal.size === undefined ? '' : `${sizeOf(goal).toLocaleString('en-US')} ${goal.size.of}`;
}

function rounded(value: number): string {
  return String(Number(value.toFixed(3)));
}
