// Finds a Chromium for the browser tests. No browser is a failure, never a reason to skip.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { delimiter } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { cache } from './root.mjs';

/** The flags of every Chromium we start: it may run as root, and it connects only to the product. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** The same engine without windows and toolbars, which cost memory for each page. */
const shells = ['chromium-headless-shell'];
const debianPackages = new Set(['chromium-headless-shell', 'chromium']);
const aptTimeoutMs = 300_000;
const macApplications = ['Chromium', 'Google Chrome'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * Measurements run in a full browser as people have it; stories prefer a shell where there is one, which is faster.
 * @returns {Promise<string>} The path of a Chromium that runs.
 */
export async function findChromium({ shellFirst = false } = {}) {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and that does not run.`);
  }
  const names = shellFirst ? [...shells, ...browsers] : [...browsers, ...shells];
  const found = onThisSystem(names) ?? (await fromNpm()) ?? (await fromApt(names));
  if (found) return found;
  throw new Error(
    'No Chromium was found for the browser tests. Install one, or set CHROMIUM_PATH to the path of one.',
  );
}

/** @param {readonly string[]} names The one that is wanted most first. */
function onThisSystem(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return [...names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)), ...macApplications].find(
    runs,
  );
}

/** The browser inside an npm package, built for Linux. */
async function fromNpm() {
  if (process.platform !== 'linux') return undefined;
  console.log('No Chromium on this system: unpacking the one that npm brought.');
  // The package unpacks into the temporary folder, which another user's copy may already occupy.
  const folder = `${cache}/chromium`;
  mkdirSync(folder, { recursive: true });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const path = await packaged.executablePath();
    return runs(path) ? path : undefined;
  } catch (cause) {
    console.log(`It could not be used: ${cause instanceof Error ? cause.message : String(cause)}`);
    return undefined;
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** Debian names its packages as its programs. @param {readonly string[]} names The one that is wanted most first. */
async function fromApt(names) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  if (!(await apt(['update']))) return undefined;
  for (const name of names.filter((one) => debianPackages.has(one))) {
    console.log(`Installing ${name} with apt-get …`);
    if (await apt(['install', '--yes', '--no-install-recommends', name])) return onThisSystem(names);
  }
  return undefined;
}

/**
 * Another running apt locks the lists, and apt itself does not wait for it.
 * @param {readonly string[]} parameters
 */
async function apt(parameters) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  for (const waits = Date.now() + aptTimeoutMs; ; await setTimeout(2000)) {
    const { status, stderr } = spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=60', ...parameters], {
      stdio: ['ignore', 'inherit', 'pipe'],
      encoding: 'utf8',
      env: environment,
    });
    if (status === 0) return true;
    if (!/Could not get lock/.test(stderr) || Date.now() > waits) {
      console.log(stderr);
      return false;
    }
  }
}

/** Browsers that ran once. @type {Set<string>} */
const proven = new Set();

/**
 * Some systems have a placeholder that only names the package to install, so its version is requested.
 * @param {string} path
 */
function runs(path) {
  if (proven.has(path)) return true;
  const hasRun = spawnSync(path, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0;
  if (hasRun) proven.add(path);
  return hasRun;
}
