import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../connections/log.ts';
import type { Binaries } from './binaries.ts';
import { ownedFolder, type ClusterPaths, socketFolder } from './cluster-paths.ts';
import { probeServer, postmasterIn, removeLeftovers, superuserArgument } from './postmaster.ts';
import { isLivingPostgres } from './process-life.ts';
import { runnerOptions } from './runner.ts';
import { waitUntil } from './wait-until.ts';

export interface RunningServer {
  readonly pid: number;
  readonly socketFolder: string;
}

/** Crash recovery after a power cut may take long; giving up early would only restart it. */
const startTimeout = { everyMs: 10, forMs: 120_000 };
/** Orphaned backends of a killed server need a moment to exit; until then PostgreSQL rightly refuses. */
const leftoverTimeout = { everyMs: 100, forMs: 5_000 };

/** Adopts a server that outlived the process which started it; a second one would be refused. */
export async function adoptServer(paths: ClusterPaths, log: Log): Promise<RunningServer | undefined> {
  const found = postmasterIn(paths.dataFolder);
  if (found === undefined || !isLivingPostgres(found.pid)) return undefined;
  let server: RunningServer = found;
  const isResponding = async () => {
    server = postmasterIn(paths.dataFolder) ?? found;
    return (
      server.socketFolder !== '' && (await probeServer(server.socketFolder, paths.dataFolder)) === 'ready'
    );
  };
  let isReady = false;
  await waitUntil(async () => (isReady = await isResponding()) || !isLivingPostgres(found.pid), startTimeout);
  if (!isReady) return undefined;
  log.info({ pid: server.pid }, 'Adopted the PostgreSQL left running by an earlier process');
  return server;
}

export async function launchServer(
  paths: ClusterPaths,
  binaries: Binaries,
  log: Log,
): Promise<RunningServer> {
  if (!existsSync(paths.dataFolder)) createCluster(paths, binaries, log);
  const sockets = socketFolder(paths);
  let pid = 0;
  const isUp = await waitUntil(async () => {
    removeLeftovers(paths.dataFolder, sockets);
    const postmaster = spawnPostmaster(paths, binaries, sockets);
    pid = postmaster.pid ?? 0;
    return becameReady(postmaster, sockets, paths.dataFolder);
  }, leftoverTimeout);
  if (!isUp) throw new Error(`PostgreSQL does not start. The end of its log:\n${endOf(logFile(paths))}`);
  log.info({ pid, runner: paths.runner.name, data: paths.dataFolder }, 'PostgreSQL is running');
  return { pid, socketFolder: sockets };
}

/** Created beside its final folder and moved when complete, so that a killed start leaves no half database. */
function createCluster(paths: ClusterPaths, binaries: Binaries, log: Log): void {
  const draft = `${paths.dataFolder}.new`;
  const locales = [process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8', 'C'];
  let complaint = '';
  for (const locale of locales) {
    rmSync(draft, { recursive: true, force: true });
    ownedFolder(draft, paths.runner);
    const created = spawnSync(binaries.initdb, initdbArguments(draft, locale), {
      ...runnerOptions(paths.runner),
      cwd: draft,
      encoding: 'utf8',
    });
    if (created.status === 0) {
      renameSync(draft, paths.dataFolder);
      log.info({ data: paths.dataFolder, runner: paths.runner.name }, 'Created a new PostgreSQL database');
      return;
    }
    complaint = created.error?.message ?? created.stderr;
    if (!complaint.includes('locale')) break;
  }
  rmSync(draft, { recursive: true, force: true });
  throw new Error(`PostgreSQL could not create its data in ${paths.dataFolder}:\n${complaint}`);
}

function initdbArguments(folder: string, locale: string): string[] {
  return [
    `--pgdata=${folder}`,
    superuserArgument,
    // Only the runner and root can enter the socket's folder, and there is no other access.
    '--auth=trust',
    '--encoding=UTF8',
    `--locale=${locale}`,
    '--locale-provider=icu',
    '--icu-locale=en-US',
    '--data-checksums',
    '--no-instructions',
  ];
}

function spawnPostmaster(paths: ClusterPaths, binaries: Binaries, sockets: string): ChildProcess {
  const path = logFile(paths);
  if (existsSync(path)) renameSync(path, `${path}.previous`);
  const output = openSync(path, 'a', 0o600);
  try {
    const settings = Object.entries(serverSettings(sockets, paths)).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const postmaster = spawn(binaries.postgres, ['-D', paths.dataFolder, ...settings], {
      ...runnerOptions(paths.runner),
      cwd: paths.dataFolder,
      // A separate session: Ctrl+C reaches only this process, which then stops PostgreSQL in order.
      detached: true,
      stdio: ['ignore', output, output],
    });
    postmaster.on('error', () => undefined);
    postmaster.unref();
    return postmaster;
  } finally {
    closeSync(output);
  }
}

/** Sized for one shop on a small machine; larger installations set DATABASE_URL to their own server. */
function serverSettings(sockets: string, { isThrownAway = false }: ClusterPaths): Record<string, string> {
  const synced = isThrownAway ? 'off' : 'on';
  return {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    port: '5432',
    fsync: synced,
    full_page_writes: synced,
    // Tests of several processes share a server that is thrown away.
    max_connections: isThrownAway ? '200' : '80',
    shared_buffers: '64MB',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    max_wal_size: '256MB',
    min_wal_size: '64MB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    io_method: 'sync',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
  };
}

async function becameReady(postmaster: ChildProcess, sockets: string, dataFolder: string): Promise<boolean> {
  const hasEnded = () =>
    postmaster.pid === undefined || postmaster.exitCode !== null || postmaster.signalCode !== null;
  let isReady = false;
  const isDecided = await waitUntil(async () => {
    isReady = !hasEnded() && (await probeServer(sockets, dataFolder)) === 'ready';
    return isReady || hasEnded();
  }, startTimeout);
  if (!isDecided) throw new Error('PostgreSQL was started but does not answer.');
  return isReady;
}

function logFile(paths: ClusterPaths): string {
  return join(paths.home, 'postgres.log');
}

function endOf(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(-15).join('\n') : '(no log)';
}
