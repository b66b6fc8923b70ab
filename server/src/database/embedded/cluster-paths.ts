import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../connections/log.ts';
import { type Runner, canEnter, chooseRunner } from './runner.ts';

/** The folders and account of one embedded PostgreSQL. */
export interface ClusterPaths {
  /** Holds the lock, the log and the data. */
  readonly home: string;
  readonly dataFolder: string;
  /** Holds copies of programs that cannot run from node_modules. */
  readonly copies: string;
  readonly runner: Runner;
  /** True for data needed by no one after the stop: it may be lost in a power cut, but not with a process. */
  readonly isThrownAway?: boolean;
}

/** Outside every home folder, so that a separate account can reach it. */
const sharedRoot = process.platform === 'darwin' ? '/usr/local/var/dre-postgres' : '/var/lib/dre-postgres';
const signpost = 'postgres-is-at.txt';

/**
 * The data folder itself if the runner can reach it. If root runs below a closed parent it cannot: then the database is
 * below a shared root, and a file in the data folder points later starts to it.
 */
export function chooseClusterPaths(dataDir: string, log: Log): ClusterPaths {
  mkdirSync(dataDir, { recursive: true });
  const base = realpathSync(dataDir);
  const elsewhere = signpostIn(base);
  if (elsewhere !== undefined) {
    if (existsSync(elsewhere)) return pathsAt(elsewhere, sharedRoot);
    throw new Error(
      `The database of ${base} was kept in ${elsewhere}, which is gone. Restore it, or delete ${join(base, signpost)} to begin with an empty one.`,
    );
  }

  const here = pathsAt(base, base);
  if (!here.runner.isLowered || canEnter(here.runner, base) || openToRunner(here.runner, base)) return here;
  if (existsSync(here.dataFolder)) {
    throw new Error(
      `The database in ${here.dataFolder} cannot be reached by its user (${here.runner.name}), because a folder above it is closed. Open the way with chmod o+x, or start as the user who owns the folder.`,
    );
  }
  return moveOut(base, log);
}

/** A folder closed to others, with a name short enough for a socket (107 bytes on Linux, 103 on macOS). */
export function socketFolder(paths: ClusterPaths): string {
  const name = createHash('sha256').update(paths.dataFolder).digest('hex').slice(0, 16);
  for (const suffix of ['', '-2', '-3', '-4']) {
    const folder = `/tmp/dre-${name}${suffix}`;
    if (isOurs(folder, paths.runner)) return folder;
  }
  throw new Error('Other users hold all the socket folders of this database in /tmp.');
}

/** Opens our data folder to the runner only: folders made by mktemp are closed to all others. */
function openToRunner(runner: Runner, base: string): boolean {
  const { uid, mode } = statSync(base);
  if (uid !== process.getuid?.() || (mode & 0o070) !== 0) return false;
  chownSync(base, uid, runner.gid);
  chmodSync(base, (mode & 0o707) | 0o010);
  return canEnter(runner, base);
}

export function ownedFolder(folder: string, runner: Runner): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (runner.isLowered) chownSync(folder, runner.uid, runner.gid);
  chmodSync(folder, 0o700);
}

function pathsAt(home: string, copies: string): ClusterPaths {
  const dataFolder = join(home, 'postgres');
  return { home, dataFolder, copies, runner: chooseRunner(dataFolder) };
}

function signpostIn(base: string): string | undefined {
  try {
    return readFileSync(join(base, signpost), 'utf8').trim();
  } catch {
    return undefined;
  }
}

function moveOut(base: string, log: Log): ClusterPaths {
  const home = join(sharedRoot, randomBytes(8).toString('hex'));
  mkdirSync(home, { recursive: true, mode: 0o755 });
  chmodSync(sharedRoot, 0o755);
  chmodSync(home, 0o755);
  writeFileSync(join(base, signpost), `${home}\n`, { flag: 'wx' });
  log.warn(
    { dataDir: base, place: home },
    `A folder above ${base} is closed to the database's user, so the database is kept in ${home}`,
  );
  return pathsAt(home, sharedRoot);
}

/** /tmp is open to all: a folder or link put there by someone else is not used. */
function isOurs(folder: string, runner: Runner): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (runner.isLowered) chownSync(folder, runner.uid, runner.gid);
  } catch {
    // It exists already: from an earlier start, or from a stranger.
  }
  const status = lstatSync(folder, { throwIfNoEntry: false });
  return (
    status !== undefined && status.isDirectory() && status.uid === runner.uid && (status.mode & 0o077) === 0
  );
}
