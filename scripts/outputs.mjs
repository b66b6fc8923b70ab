// The inputs of each build output. An output is fresh when the contents of its inputs are unchanged since the build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { cache, root } from './root.mjs';

/** @typedef {{ inputs: string[], proof: string }} Output `proof` is a file the build always leaves behind. */

const shared = ['package-lock.json', 'tsconfig.base.json', 'core/src', 'illustrations/src'];

/** @type {Record<string, Output>} */
const outputs = {
  web: { inputs: [...shared, 'web', 'scripts/build.mjs'], proof: 'web/dist/pages/app.html' },
  ui: { inputs: [...shared, 'web', 'scripts/build.mjs'], proof: 'web/dist-ui/index.html' },
  server: {
    inputs: [...shared, 'server/src', 'server/vite.config.ts', 'scripts/build.mjs'],
    proof: 'server/dist/main.js',
  },
};

/** @param {string[]} names */
export function staleOutputs(names) {
  return names.filter((name) => {
    const output = outputOf(name);
    return !existsSync(`${root}/${output.proof}`) || readStamp(name) !== fingerprint(output.inputs);
  });
}

/** @param {string} name @param {string} print The fingerprint taken before the build began. */
export function markFresh(name, print) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampFile(name), print);
}

/** @param {string} name */
export function inputsFingerprint(name) {
  return fingerprint(outputOf(name).inputs);
}

/** @param {string[]} paths */
function fingerprint(paths) {
  const hash = createHash('sha1');
  for (const path of paths) {
    for (const file of filesUnder(path)) {
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(`${root}/${file}`))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  const found = statSync(`${root}/${path}`, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(`${root}/${path}`, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const below = `${path}/${entry.name}`;
      if (entry.isDirectory()) return isInput(entry.name) ? filesUnder(below) : [];
      return /\.test\.tsx?$/.test(entry.name) ? [] : [below];
    });
}

/** @param {string} folder */
function isInput(folder) {
  return !['dist', 'dist-ui', 'node_modules'].includes(folder);
}

/** @param {string} name @returns {Output} */
function outputOf(name) {
  const output = outputs[name];
  if (output === undefined) throw new Error(`There is no output "${name}".`);
  return output;
}

/** @param {string} name */
function readStamp(name) {
  try {
    return readFileSync(stampFile(name), 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string} name */
function stampFile(name) {
  return `${cache}/${name}.built`;
}
