import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../connections/log.ts';
import type { Binaries } from './binaries.ts';
import { ownedFolder, type ClusterPaths, socketFolder } from './cluster-paths.ts';
import { answerOf, postmasterIn, removeLeftovers, superuserArgument } from './postmaster.ts';
import { isLivingPostgres } from './process-life.ts';
import { runnerOptions } from './runner.ts';
import { waitUntil } from './wait-until.ts';

export interface RunningServer {
  readonly pid: number;
  readonly socketFolder: string;
}

/** Crash recovery after a power cut may take long; giving up early would only restart it. */
const startPatience = { everyMs: 10, forMs: 120_000 };
/** Orphaned backends of a killed server need a moment to exit; until then PostgreSQL rightly refuses. */
const leftoverPatience = { everyMs: 100, forMs: 5_000 };

/** Adopts a server that outlived the process which started it; a second one would be refused. */
export async function adoptServer(place: ClusterPaths, log: Log): Promise<RunningServer | undefined> {
  const found = postmasterIn(place.dataFolder);
  if (found === undefined || !isLivingPostgres(found.pid)) return undefined;
  let server: RunningServer = found;
  const isAnswering = async () => {
    server = postmasterIn(place.dataFolder) ?? found;
    return server.socketFolder !== '' && (await answerOf(server.socketFolder, place.dataFolder)) === 'ready';
  };
  let isReady = false;
  await waitUntil(async () => (isReady = await isAnswering()) || !isLivingPostgres(found.pid), startPatience);
  if (!isReady) return undefined;
  log.info({ pid: server.pid }, 'Adopted the PostgreSQL left running by an earlier process');
  return server;
}

export async function launchServer(
  place: ClusterPaths,
  binaries: Binaries,
  log: Log,
): Promise<RunningServer> {
  if (!existsSync(place.dataFolder)) createCluster(place, binaries, log);
  const sockets = socketFolder(place);
  let pid = 0;
  const isUp = await waitUntil(async () => {
    removeLeftovers(place.dataFolder, sockets);
    const postmaster = spawnPostmaster(place, binaries, sockets);
    pid = postmaster.pid ?? 0;
    return becameReady(postmaster, sockets, place.dataFolder);
  }, leftoverPatience);
  if (!isUp) throw new Error(`PostgreSQL does not start. The end of its log:\n${endOf(logFile(place))}`);
  log.info({ pid, runner: place.runner.name, data: place.dataFolder }, 'PostgreSQL is running');
  return { pid, socketFolder: sockets };
}

/** Created beside its final folder and moved when complete, so that a killed start leaves no half database. */
function createCluster(place: ClusterPaths, binaries: Binaries, log: Log): void {
  const draft = `${place.dataFolder}.new`;
  const locales = [process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8', 'C'];
  let complaint = '';
  for (const locale of locales) {
    rmSync(draft, { recursive: true, force: true });
    ownedFolder(draft, place.runner);
    const made = spawnSync(binaries.initdb, initdbArguments(draft, locale), {
      ...runnerOptions(place.runner),
      cwd: draft,
      encoding: 'utf8',
    });
    if (made.status === 0) {
      renameSync(draft, place.dataFolder);
      log.info({ data: place.dataFolder, runner: place.runner.name }, 'Created a new PostgreSQL database');
      return;
    }
    complaint = made.error?.message ?? made.stderr;
    if (!complaint.includes('locale')) break;
  }
  rmSync(draft, { recursive: true, force: true });
  throw new Error(`PostgreSQL could not create its data in ${place.dataFolder}:\n${complaint}`);
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

function spawnPostmaster(place: ClusterPaths, binaries: Binaries, sockets: string): ChildProcess {
  const path = logFile(place);
  if (existsSync(path)) renameSync(path, `${path}.previous`);
  const output = openSync(path, 'a', 0o600);
  try {
    const settings = Object.entries(serverSettings(sockets, place)).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const postmaster = spawn(binaries.postgres, ['-D', place.dataFolder, ...settings], {
      ...runnerOptions(place.runner),
      cwd: place.dataFolder,
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
    max_connections: '80',
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
    isReady = !hasEnded() && (await answerOf(sockets, dataFolder)) === 'ready';
    return isReady || hasEnded();
  }, startPatience);
  if (!isDecided) throw new Error('PostgreSQL was started but does not answer.');
  return isReady;
}

function logFile(place: ClusterPaths): string {
  return join(place.home, 'postgres.log');
}

function endOf(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(-15).join('\n') : '(no log)';
}
