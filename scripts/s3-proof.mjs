// `npm run s3:proof`: the store's own tests against a real S3 server, OpenStack Swift with s3api, a Debian package:
// `apt-get install swift-proxy swift-account swift-container swift-object memcached`. Nothing of it is left behind.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './root.mjs';

const programs = '/usr/bin';
const kinds = /** @type {const} */ (['account', 'container', 'object']);
const ports = { account: 6312, container: 6311, object: 6310, proxy: 6380, memcached: 6381 };
const endpoint = `http://127.0.0.1:${ports.proxy}`;
const settings = {
  S3_ENDPOINT: endpoint,
  S3_BUCKET: 'dre-proof',
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: 'proof:tester',
  S3_SECRET_ACCESS_KEY: 'testing',
};

if (!existsSync(`${programs}/swift-proxy-server`)) {
  console.error(
    'There is no Swift here: apt-get install swift-proxy swift-account swift-container swift-object memcached',
  );
  process.exit(1);
}
const folder = mkdtempSync(`${tmpdir()}/dre-swift-`);
/** @type {import('node:child_process').ChildProcess[]} */
const servers = [];
try {
  prepare();
  start(`${programs}/memcached`, '-u', 'nobody', '-l', '127.0.0.1', '-p', String(ports.memcached));
  for (const kind of [...kinds, 'proxy'])
    start(`${programs}/swift-${kind}-server`, path.join(folder, `${kind}.conf`));
  await makeBucket();
  const tests = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'server/src/storage'];
  const { status } = spawnSync(process.execPath, tests, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  console.log(`s3:proof/failed ${status === 0 ? 0 : 1} 0 ${status === 0 ? 'PASS' : 'FAIL'}`);
  process.exitCode = status ?? 1;
} finally {
  for (const server of servers) server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}

/** One device, one copy of everything. */
function prepare() {
  mkdirSync(path.join(folder, 'devices/d1'), { recursive: true });
  for (const kind of kinds) {
    const ring = path.join(folder, `${kind}.builder`);
    for (const step of [
      ['create', '4', '1', '1'],
      ['add', `r1z1-127.0.0.1:${ports[kind]}/d1`, '1'],
      ['rebalance'],
    ]) {
      const done = spawnSync(`${programs}/swift-ring-builder`, [ring, ...step], { encoding: 'utf8' });
      // Status 1 is only a warning.
      if ((done.status ?? 2) > 1) throw new Error(`swift-ring-builder: ${done.stdout}${done.stderr}`);
    }
    writeFileSync(path.join(folder, `${kind}.conf`), storageServer(kind));
  }
  writeFileSync(path.join(folder, 'proxy.conf'), proxyServer());
}

/** @param {(typeof kinds)[number]} kind */
function storageServer(kind) {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${ports[kind]}
workers = 0
user = ${process.env['USER'] ?? 'root'}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;
}

/** Lists have two entries a page, so that paging is proved as well. */
function proxyServer() {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${ports.proxy}
workers = 0
user = ${process.env['USER'] ?? 'root'}
swift_dir = ${folder}
[pipeline:main]
pipeline = catch_errors gatekeeper cache s3api tempauth copy slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${ports.memcached}
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
dns_compliant_bucket_names = true
max_bucket_listing = 2
location = ${settings.S3_REGION}
[filter:tempauth]
use = egg:swift#tempauth
user_proof_tester = ${settings.S3_SECRET_ACCESS_KEY} .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
`;
}

/**
 * The output is useful only after a failure.
 * @param {string} program
 * @param {string[]} parameters
 */
function start(program, ...parameters) {
  const stdio = process.env['SWIFT_LOG'] === '1' ? 'inherit' : 'ignore';
  servers.push(spawn(program, parameters, { stdio }));
}

/** By Swift's own protocol: our S3 client is under test. */
async function makeBucket() {
  let said = 'nothing';
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await bucketMade().catch((/** @type {Error} */ cause) => cause);
    if (answer instanceof Response && answer.ok) return;
    said = answer instanceof Response ? `${answer.status} ${await answer.text()}` : answer.message;
    await pause(200);
  }
  throw new Error(`Swift made no bucket (SWIFT_LOG=1 shows what it says itself): ${said}`);
}

async function bucketMade() {
  const signedIn = await fetch(`${endpoint}/auth/v1.0`, {
    headers: { 'x-auth-user': settings.S3_ACCESS_KEY_ID, 'x-auth-key': settings.S3_SECRET_ACCESS_KEY },
  });
  const [place, token] = [signedIn.headers.get('x-storage-url'), signedIn.headers.get('x-auth-token')];
  if (place === null || token === null) return signedIn;
  return fetch(`${place}/${settings.S3_BUCKET}`, { method: 'PUT', headers: { 'x-auth-token': token } });
}
