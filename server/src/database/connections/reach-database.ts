import type { Config } from '../../config.ts';
import { adoptServer } from '../embedded/launch.ts';
import { chooseClusterPaths } from '../embedded/cluster-paths.ts';
import { socketUrl } from '../embedded/postmaster.ts';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import type { Log } from './log.ts';

export interface ReachedDatabase {
  readonly url: string;
  release(): Promise<void>;
}

/** The product's database for a separate command: the running one, or the embedded one started for its duration. */
export async function reachDatabase(config: Config, log: Log): Promise<ReachedDatabase> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, release: async () => undefined };
  const running = await adoptServer(chooseClusterPaths(config.dataDir, log), log);
  if (running !== undefined) return { url: socketUrl(running.socketFolder), release: async () => undefined };
  const started = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  return { url: started.url, release: () => started.stop() };
}
