import { type ProductState, productStateLimits } from '@dre/core/contract/product-state';
import { acrossCompanies, type Db } from '../../database/connection.ts';
import { mailStates, newestEdition, queueStates, storageUsed, trialsEnding } from './state-queries.ts';

const dayMs = 86_400_000;

export async function productState(trx: Db, now: Date): Promise<ProductState> {
  const soon = new Date(now.getTime() + productStateLimits.trialDays * dayMs);
  const trials = await trialsEnding(trx, now, soon, productStateLimits.trials);
  const edition = await newestEdition(trx);
  const mail = await mailStates(trx);
  const storage = await acrossCompanies(trx, () => storageUsed(trx));
  const jobs = await queueStates(trx);
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
    jobs: jobs.map(({ queue, waiting, running, failed }) => ({
      queue,
      waiting: Number(waiting),
      running: Number(running),
      failed: Number(failed),
    })),
    storage: { pictures: Number(storage?.pictures ?? 0), database: Number(storage?.database ?? 0) },
  };
}
