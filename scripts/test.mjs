// `npm test`: every stage, whatever the earlier ones found; then one line with the sum.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { playwrightCount, verdict, vitestCount } from './test-reports/counts.mjs';
import { playwrightFailures, vitestFailures } from './test-reports/failures.mjs';
import { cache, root } from './root.mjs';

/** Each stage reads the report of its own tool. @typedef {{ name: string, command: () => Promise<string[]>, count: (report: never) => import('./test-reports/counts.mjs').Count, failures: (report: never) => string[] }} Stage */

const reports = `${cache}/tests`;

/** @type {Stage[]} */
const stages = [
  {
    name: 'check',
    command: async () => ['scripts/check.mjs'],
    count: (/** @type {{ passed: number, failed: number }} */ report) => ({ ...report, skipped: 0 }),
    failures: (/** @type {{ failures: string[] }} */ report) => report.failures.map((name) => `✗ ${name}`),
  },
  {
    name: 'unit',
    command: async () => vitest('unit', ['core', 'illustrations', 'web', 'components', 'scripts']),
    count: vitestCount,
    failures: vitestFailures,
  },
  // These wait for PostgreSQL and mail servers as much as they work.
  {
    name: 'routes',
    command: async () => vitest('routes', ['server'], ['--maxWorkers=3']),
    count: vitestCount,
    failures: vitestFailures,
  },
  {
    name: 'browser',
    command: async () => {
      process.env['CHROMIUM_PATH'] = await findChromium({ shellFirst: true });
      return ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'];
    },
    count: playwrightCount,
    failures: playwrightFailures,
  },
];

const total = { passed: 0, failed: 0 };
const seconds = [];
/** @type {string[]} */
const failures = [];
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

for (const stage of stages) {
  console.log(`\n── ${stage.name}`);
  const started = performance.now();
  const { passed, failed, complaint } = verdict(...(await run(stage)));
  if (complaint) console.error(`${stage.name}: ${complaint}`);
  total.passed += passed;
  total.failed += failed;
  seconds.push(`${stage.name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${seconds.join(' · ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** @param {Stage} stage @returns {Promise<[import('./test-reports/counts.mjs').Count | undefined, number]>} */
async function run(stage) {
  let exitCode = 1;
  try {
    exitCode = await node(await stage.command());
    const report = /** @type {never} */ (JSON.parse(readFileSync(`${reports}/${stage.name}.json`, 'utf8')));
    failures.push(...stage.failures(report));
    return [stage.count(report), exitCode];
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    return [undefined, exitCode];
  }
}

/** @param {string} stage @param {string[]} projects @param {string[]} more */
function vitest(stage, projects, more = []) {
  return [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    ...more,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/${stage}.json`,
  ];
}

/** @param {string[]} parameters @returns {Promise<number>} */
function node(parameters) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, parameters, { cwd: root, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
