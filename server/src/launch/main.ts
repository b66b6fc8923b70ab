// The server, from its built files: `node server/dist/main.js`.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { readCompiled } from './compiled.ts';

readCompiled(fileURLToPath(new URL('./server.cjs', import.meta.url)));
createRequire(import.meta.url)('./start.cjs');
