// `npm test`: every stage, whatever the earlier ones found; then one line with the sum.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { cache, root } from './root.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {{ name: string, command: () => Promise<string[]>, count: (report: any) => Count }} Stage */

const reports = `${cache}/tests`;

/** @type {Stage[]} */
const stages = [
  {
    name: 'check',
    command: async () => ['scripts/check.mjs'],
    count: (report) => ({ passed: report.passed, failed: report.failed, skipped: 0 }),
  },
  {
    name: 'unit',
    command: async () => vitest('unit', ['core', 'illustrations', 'web', 'scripts']),
    count: vitestCount,
  },
  { name: 'routes', command: async () => vitest('routes', ['server']), count: vitestCount },
  {
    name: 'browser',
    command: async () => {
      process.env['CHROMIUM_PATH'] = await findChromium();
      return ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'];
    },
    count: ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    }),
  },
];

const total = { passed: 0, failed: 0 };
const seconds = [];
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

for (const stage of stages) {
  console.log(`\n── ${stage.name}`);
  const started = performance.now();
  const { passed, failed } = await run(stage);
  total.passed += passed;
  total.failed += failed;
  seconds.push(`${stage.name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

console.log(`\n${seconds.join(' · ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** @param {Stage} stage */
async function run(stage) {
  const complaint = await stage
    .command()
    .then(node)
    .then((code) => (code === 0 ? '' : `ended with code ${code}`))
    .catch((/** @type {Error} */ error) => error.message);
  const { passed, failed, skipped } = readReport(stage);
  // A skipped test proves nothing, and a stage that ran nothing proves less.
  if (skipped > 0) console.error(`${stage.name}: ${skipped} tests were skipped.`);
  const unproved = failed + skipped;
  if (unproved > 0) return { passed, failed: unproved };
  if (passed > 0 && complaint === '') return { passed, failed };
  console.error(`${stage.name}: ${complaint || 'no test ran'}.`);
  return { passed, failed: 1 };
}

/** @param {Stage} stage @returns {Count} */
function readReport(stage) {
  try {
    return stage.count(JSON.parse(readFileSync(`${reports}/${stage.name}.json`, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

/** @param {string} stage @param {string[]} projects */
function vitest(stage, projects) {
  return [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/${stage}.json`,
  ];
}

/** A file that cannot even be loaded holds no failed test, so failed files without one count as well.
 *  @param {any} report @returns {Count} */
function vitestCount(report) {
  const broken = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {string[]} parameters @returns {Promise<number>} */
function node(parameters) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, parameters, { cwd: root, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
