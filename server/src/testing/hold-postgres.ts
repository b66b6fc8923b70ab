import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { silentLog } from './database-server.ts';

/** A process that starts PostgreSQL, prints its address and waits to be killed. */
const dataDir = process.argv[2] ?? '';
const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
process.stdout.write(`${postgres.url}\n`);
setInterval(() => undefined, 60_000);
