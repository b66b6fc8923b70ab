// Runs a TypeScript file of this repository: `node scripts/run-typescript.mjs perf/run.ts first-load`.
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

const [entry, ...parameters] = process.argv.slice(2);
if (entry === undefined) {
  console.error('Name the TypeScript file to run.');
  process.exit(1);
}

const bundled = await bundle(entry);
process.argv = [process.execPath, bundled, ...parameters];
await import(pathToFileURL(bundled).href);
