import { rmSync } from 'node:fs';
import { type Binaries, usableBinaries } from './embedded/binaries.ts';
import { adoptServer, launchServer, type RunningServer } from './embedded/launch.ts';
import { takeOwnerLock } from './embedded/owner-lock.ts';
import { chooseClusterPaths, type ClusterPaths } from './embedded/cluster-paths.ts';
import { socketUrl } from './embedded/postmaster.ts';
import { isLivingPostgres } from './embedded/process-life.ts';
import { waitUntil } from './embedded/wait-until.ts';
import type { Log } from './connections/log.ts';

export interface EmbeddedPostgres {
  /** Address of the product's database, with a superuser. */
  readonly url: string;
  /** Fast, clean shutdown; the data stays. */
  stop(): Promise<void>;
}

/**
 * An embedded PostgreSQL in `dataDir`, reachable through a private socket only. One left running by a killed process is
 * adopted. Written for Linux and macOS; macOS is untested.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: Log;
  isThrownAway?: boolean;
}): Promise<EmbeddedPostgres> {
  const { dataDir, log } = options;
  if (process.platform !== 'linux' && process.platform !== 'darwin') {
    throw new Error(
      'The built-in PostgreSQL runs on Linux and macOS. Set DATABASE_URL to use a PostgreSQL server.',
    );
  }
  const paths = { ...chooseClusterPaths(dataDir, log), isThrownAway: options.isThrownAway ?? false };
  const release = takeOwnerLock(paths.home);
  try {
    const adopted = await adoptServer(paths, log);
    const binaries = usableBinaries(paths.runner, paths.copies, log);
    const server = adopted ?? (await launchServer(paths, binaries, log));
    const watchdog = restartOnExit(server, paths, binaries, log);
    return {
      url: socketUrl(server.socketFolder),
      async stop() {
        await watchdog.stop();
        rmSync(server.socketFolder, { recursive: true, force: true });
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Restarts PostgreSQL if it dies; the pools reconnect by themselves. */
function restartOnExit(
  first: RunningServer,
  paths: ClusterPaths,
  binaries: Binaries,
  log: Log,
): { stop(): Promise<void> } {
  let current = first;
  let relaunch: Promise<void> | undefined;
  const startAgain = async () => {
    log.error({ pid: current.pid }, 'PostgreSQL stopped unexpectedly; starting it again');
    try {
      current = await launchServer(paths, binaries, log);
    } catch (error) {
      log.error({ err: error }, 'PostgreSQL could not be started again');
    }
    relaunch = undefined;
  };
  const timer = setInterval(() => {
    if (relaunch === undefined && !isLivingPostgres(current.pid)) relaunch = startAgain();
  }, 250);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await relaunch;
      await stopServer(current.pid);
    },
  };
}

/** SIGINT is PostgreSQL's fast shutdown: sessions end and everything is written. SIGQUIT is the last resort. */
async function stopServer(pid: number): Promise<void> {
  const isGone = () => !isLivingPostgres(pid);
  if (isGone()) return;
  process.kill(pid, 'SIGINT');
  if (await waitUntil(isGone, { everyMs: 10, forMs: 20_000 })) return;
  process.kill(pid, 'SIGQUIT');
  await waitUntil(isGone, { everyMs: 10, forMs: 5_000 });
}
