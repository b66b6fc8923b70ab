// Writes beside the built server what this Node makes of it: `node server/dist/compile.mjs`, at the end of a build.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compiledFolder, readCompiled } from './compiled.ts';

const file = fileURLToPath(new URL('./server.cjs', import.meta.url));
// Once it has run: what is needed at the start is compiled then, and only that is worth keeping.
writeFileSync(compiledFolder(file), readCompiled(file).createCachedData());
