// Known vulnerabilities of the packages the product runs on: `npm run audit`. It asks the registry, and reports plainly
// when it could not: then nothing is known, which is neither good nor bad news. Where a network is certain,
// AUDIT=required makes that a failure.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/** @typedef {{ asked: boolean, faults: string[], words: string }} Verdict */

/** Vulnerabilities below this are reported and allowed. */
const gate = new Set(['high', 'critical']);

/**
 * The verdict on the output of `npm audit --json`.
 * @param {string} output
 * @returns {Verdict}
 */
export function verdictOn(output) {
  const report = parsed(output);
  const found = report?.['vulnerabilities'];
  if (report === undefined || typeof found !== 'object' || found === null) {
    const why = reasonIn(report) || 'no answer that could be read';
    return { asked: false, faults: [], words: `The registry could not be asked (${why}): nothing is known.` };
  }
  const packages = Object.values(/** @type {Record<string, Fault>} */ (found));
  const faults = packages.filter(({ severity }) => gate.has(severity)).map(said);
  const below = packages.length - faults.length;
  return {
    asked: true,
    faults,
    words: `${String(faults.length)} packages with faults that must be mended, ${String(below)} with lesser ones.`,
  };
}

/** @typedef {{ name: string, severity: string, range?: string, fixAvailable?: unknown }} Fault */

/** @param {Fault} fault */
function said({ name, severity, range = '', fixAvailable }) {
  return `${name} ${range}: ${severity}${fixAvailable ? ', a mended version is there' : ''}`;
}

/** @param {string} output @returns {Record<string, unknown> | undefined} */
function parsed(output) {
  try {
    const value = /** @type {unknown} */ (JSON.parse(output));
    return typeof value === 'object' && value !== null ? /** @type {never} */ (value) : undefined;
  } catch {
    return undefined;
  }
}

/** @param {Record<string, unknown> | undefined} report @returns {string} */
function reasonIn(report) {
  const error = /** @type {{ summary?: unknown, code?: unknown } | undefined} */ (report?.['error']);
  const words = [error?.code, error?.summary, report?.['message']];
  return String(words.find((word) => typeof word === 'string' && word !== '') ?? '').split('\n', 1)[0] ?? '';
}

/** @param {Verdict} verdict @param {boolean} isRequired @returns {number} What the command ends with. */
export function exitFor({ asked, faults }, isRequired) {
  if (faults.length > 0) return 1;
  return asked || !isRequired ? 0 : 1;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const how = ['audit', '--json', '--omit=dev', '--package-lock-only'];
  const { stdout } = spawnSync('npm', how, { cwd: root, encoding: 'utf8', timeout: 120_000 });
  const verdict = verdictOn(stdout ?? '');
  for (const fault of verdict.faults) console.error(fault);
  console.log(verdict.words);
  process.exitCode = exitFor(verdict, process.env['AUDIT'] === 'required');
}
