// The checks of the repository: `npm run check`. Every step runs, whatever the others find.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { brokenArrows } from './checks/arrows.mjs';
import { namesStandingTwice } from './checks/names.mjs';
import { crowdedRooms } from './checks/rooms.mjs';
import { cache, root } from './root.mjs';
import { oversizedFiles } from './checks/sizes.mjs';
import { newDialect } from './checks/vocabulary/vocabulary.mjs';

/** @typedef {{ name: string, run: () => Promise<string> }} Step `run` answers with the complaint, empty when fine. */

/** TypeScript 7: the same rules in a third of the time. Other tools need the API of 6, which 7 lacks. */
const nativeCompiler = `${root}/node_modules/typescript-native/bin/tsc`;

const projects = [
  'core/tsconfig.domain.json',
  'core/tsconfig.json',
  'core/tsconfig.tests.json',
  'illustrations/tsconfig.json',
  'server/tsconfig.json',
  'web/tsconfig.json',
  'tsconfig.json',
];

/** The longest first, so that the two lanes end together. @type {Step[]} */
const steps = [
  ...projects.toReversed().map((project) => ({ name: `types ${project}`, run: () => types(project) })),
  { name: 'dead code', run: () => tool('knip', ['--no-progress']) },
  { name: 'format', run: () => tool('oxfmt', ['--check']) },
  { name: 'lint', run: () => tool('oxlint', ['--deny-warnings', '.']) },
  { name: 'arrows', run: async () => (await brokenArrows()).join('\n') },
  { name: 'sizes', run: async () => oversizedFiles().join('\n') },
  { name: 'names', run: async () => namesStandingTwice().join('\n') },
  { name: 'rooms', run: async () => crowdedRooms().join('\n') },
  { name: 'vocabulary', run: async () => newDialect().join('\n') },
];

const lanes = 2;
const waiting = [...steps];
let passed = 0;
/** @type {string[]} */
const failures = [];

await Promise.all(Array.from({ length: lanes }, lane));
mkdirSync(`${cache}/tests`, { recursive: true });
writeFileSync(`${cache}/tests/check.json`, JSON.stringify({ passed, failed: failures.length, failures }));
if (failures.length > 0) {
  console.error(`${failures.length} of ${steps.length} checks failed`);
  process.exitCode = 1;
}

async function lane() {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const started = performance.now();
    const complaint = await step.run().catch((/** @type {Error} */ error) => error.stack ?? String(error));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${complaint === '' ? '✓' : '✗'} ${step.name} (${seconds} s)`);
    if (complaint === '') passed += 1;
    else failures.push(step.name);
    if (complaint !== '') console.log(complaint);
  }
}

/** @param {string} project */
function types(project) {
  const information = `${cache}/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
  const how = ['-p', project, '--incremental', '--tsBuildInfoFile', information, '--pretty', 'false'];
  return run(process.execPath, [nativeCompiler, ...how]);
}

/**
 * @param {string} name
 * @param {string[]} parameters
 */
function tool(name, parameters) {
  return run(`${root}/node_modules/.bin/${name}`, parameters);
}

/**
 * @param {string} program
 * @param {string[]} parameters
 * @returns {Promise<string>}
 */
function run(program, parameters) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { cwd: root });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? '' : output || `${program} ended with ${code}`));
  });
}
