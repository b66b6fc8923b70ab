import { statfs } from 'node:fs/promises';
import { type ProductState, productStateLimits } from '@dre/core/contract/system/product-state';
import { product } from '@dre/core/domain/product';
import { accept, refuse } from '@dre/core/domain/result';
import { record } from '../../audit/audit-queries.ts';
import { acrossCompanies, type Db } from '../../database/connections/connection.ts';
import { shippedMigrations } from '../../database/migrating/shipped-migrations.ts';
import {
  jobsAgain,
  mailsAgain,
  mailStates,
  newestEdition,
  postgresVersion,
  queueStates,
  storageUsed,
  trialsEnding,
} from './state-queries.ts';

const dayMs = 86_400_000;

/** State only the process itself knows. */
export interface House {
  readonly dataDir: string;
  readonly startedAt: Date;
}

export async function productState(trx: Db, house: House, now: Date): Promise<ProductState> {
  const soon = new Date(now.getTime() + productStateLimits.trialDays * dayMs);
  const trials = await trialsEnding(trx, now, soon, productStateLimits.trials);
  const edition = await newestEdition(trx);
  const mail = await mailStates(trx);
  const storage = await acrossCompanies(trx, () => storageUsed(trx));
  const jobs = await queueStates(trx);
  // The program starts only on a fully migrated database.
  const migrations = shippedMigrations();
  return {
    trials: {
      count: trials.count,
      ending: trials.first.map(({ id, name, trial_ends_at }) => ({
        id,
        name,
        endsAt: (trial_ends_at ?? now).toISOString(),
      })),
    },
    catalogue: edition
      ? {
          edition: edition.number,
          publishedAt: edition.published_at.toISOString(),
          note: edition.note,
          parts: Number(edition.parts),
        }
      : null,
    mail: {
      waiting: Number(mail?.waiting ?? 0),
      failed: Number(mail?.failed ?? 0),
      oldestWaiting: mail?.oldest?.toISOString() ?? null,
    },
    jobs: jobs.map(({ queue, waiting, running, failed, oldest }) => ({
      queue,
      waiting: Number(waiting),
      running: Number(running),
      failed: Number(failed),
      oldestDue: oldest?.toISOString() ?? null,
    })),
    storage: {
      pictures: Number(storage?.pictures ?? 0),
      database: Number(storage?.database ?? 0),
      disk: await diskOf(house.dataDir),
    },
    health: {
      version: product.version,
      startedAt: house.startedAt.toISOString(),
      node: process.versions.node,
      postgres: await postgresVersion(trx),
      migrations: migrations.length,
      newestMigration: migrations.at(-1)?.name.replace(/\.sql$/, '') ?? '',
    },
  };
}

/** Null if the folder does not exist yet: nothing was stored. */
async function diskOf(folder: string): Promise<ProductState['storage']['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return null;
  }
}

export interface Retry {
  readonly queue: string;
  readonly now: Date;
  readonly requestId: string;
  /** The mail queue, and the function that creates a job for each waiting mail. */
  readonly mail: { readonly queue: string; readonly sendWaiting: (trx: Db) => Promise<unknown> };
  readonly queues: readonly string[];
}

export async function retryFailed(
  { trx, identity }: { readonly trx: Db; readonly identity: { readonly personId: string } },
  { queue, now, requestId, mail, queues }: Retry,
) {
  if (!queues.includes(queue)) return refuse({ kind: 'not-found' } as const);
  const isMail = queue === mail.queue;
  const retried = isMail ? await mailsAgain(trx, queue) : await jobsAgain(trx, queue);
  if (isMail) await mail.sendWaiting(trx);
  await record(trx, {
    kind: 'jobs-retried',
    at: now,
    personId: identity.personId,
    requestId,
    detail: { queue, jobs: String(retried) },
  });
  return accept(retried);
}
