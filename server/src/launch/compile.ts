// Writes the V8 code cache beside the built server: `node server/dist/compile.mjs`, at the end of a build.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compiledFolder, readCompiled } from './compiled.ts';

const file = fileURLToPath(new URL('./server.cjs', import.meta.url));
// After a run, so that the cache holds the functions used at startup and only those.
writeFileSync(compiledFolder(file), readCompiled(file).createCachedData());
