// Builds the product: `npm run build`, or the parts named: `node scripts/build.mjs server ui`.
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { build as viteBuild } from 'vite';
import { inputsFingerprint, markFresh } from './outputs.mjs';
import { root } from './root.mjs';

/** @type {Record<string, () => Promise<unknown>>} */
const builders = {
  web: buildWebsite,
  server: buildServer,
  ui: () => viteBuild({ configFile: `${root}/web/vite.ui.config.ts` }),
};

/** @param {string[]} names */
export async function build(names) {
  for (const name of names) {
    const started = performance.now();
    const print = inputsFingerprint(name);
    const builder = builders[name];
    if (builder === undefined) throw new Error(`There is no output "${name}".`);
    console.log(`Building ${name} …`);
    // One after the other: each build already uses every core.
    await builder();
    markFresh(name, print);
    console.log(`Built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

async function buildWebsite() {
  const { buildWeb } = await import(pathToFileURL(`${root}/web/build.mjs`).href);
  await buildWeb();
}

async function buildServer() {
  const config = { configFile: `${root}/server/vite.config.ts`, root: `${root}/server` };
  await viteBuild(config);
  await viteBuild({ ...config, mode: 'others' });
  // Compiled by the Node that will run it: another one's code cache is of no use to it.
  execFileSync(process.execPath, ['server/dist/compile.mjs'], { cwd: root, stdio: 'inherit' });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const named = process.argv.slice(2);
  await build(named.length > 0 ? named : ['web', 'server', 'ui']);
}
