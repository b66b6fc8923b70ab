// `npm run dev`: the product with NODE_ENV=development; a change rebuilds the affected outputs and restarts the server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { staleOutputs } from './outputs.mjs';
import { root } from './root.mjs';

const quietMs = 150;
/** @type {NodeJS.Timeout | undefined} */
let timer;
let working = Promise.resolve();
let server = startServer();

for (const folder of ['core', 'illustrations', 'server', 'web']) {
  watch(`${root}/${folder}`, { recursive: true }, (_event, file) => {
    if (file === null || /(^|\/)(dist|dist-ui|node_modules)(\/|$)/.test(file)) return;
    clearTimeout(timer);
    // Editors write a file in several steps; the build waits until they are done.
    timer = setTimeout(() => (working = working.then(refresh)), quietMs);
  });
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    server.removeAllListeners('exit').on('exit', (code) => process.exit(code ?? 0));
    server.kill(signal);
  });
}

async function refresh() {
  const stale = staleOutputs(['web', 'server', 'ui']);
  if (stale.length === 0) return;
  // A process of its own: it reads the changed build configuration, and its failure leaves the old product running.
  const build = spawn(process.execPath, ['scripts/build.mjs', ...stale], { cwd: root, stdio: 'inherit' });
  const [code] = await once(build, 'exit');
  if (code !== 0) return;
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  server = startServer();
}

function startServer() {
  return spawn(process.execPath, ['server/dist/main.js'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  });
}
