// Prepares everything that runs the product, from `npm start` to a measurement: right Node, packages of the lockfile,
// fresh builds. Runs before node_modules exists, so it imports nothing but Node until the packages are there.
import { spawnSync } from 'node:child_process';
import { isInstallStale } from './install.mjs';
import { staleOutputs } from './outputs.mjs';
import { root } from './root.mjs';

const purpose = process.argv[2] ?? 'start';

requireNode();
install();
await buildWhatChanged();

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(
    `This product needs Node 20.19 or newer; this is Node ${process.versions.node}. See https://nodejs.org.`,
  );
}

function install() {
  if (!isInstallStale(root)) return;
  console.log('Installing the packages of package-lock.json (npm ci) …');
  const npm = process.env['npm_execpath'];
  const [command, ...prefix] = npm ? [process.execPath, npm] : ['npm'];
  // Install scripts stay off: no package we use needs one, and none may run code on this machine unasked.
  const { status } = spawnSync(command, [...prefix, 'ci', '--ignore-scripts', '--include=dev'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) stop('npm ci failed; its message is above. Without the packages nothing can be built.');
}

async function buildWhatChanged() {
  const names = purpose === 'start' ? ['web', 'server'] : ['web', 'server', 'ui'];
  const stale = staleOutputs(names);
  if (stale.length === 0) return;
  const { build } = await import('./build.mjs');
  await build(stale).catch((/** @type {Error} */ error) => stop(`${error.message}\nThe build failed.`));
}

/** @param {string} sentence @returns {never} */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
