import { type Static, Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Id, Nothing, orNull } from '../paging.ts';

const Count = Type.Integer({ minimum: 0 });

export const productStateLimits = {
  /** Trials ending within this many days are listed. */
  trialDays: 7,
  trials: 5,
} as const;

const forAdministrators = { feature: 'system', scope: 'admin' } as const;

export const readProductState = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/state',
  summary: 'How the house is: trials that end, the book, mail, jobs and storage',
  query: Nothing,
  reply: Type.Object({
    trials: Type.Object({
      /** Number of trials ending soon; the first ones are listed. */
      count: Count,
      ending: Type.Array(Type.Object({ id: Id, name: Type.String(), endsAt: Type.String() })),
    }),
    /** Null if no edition is published. */
    catalogue: orNull(
      Type.Object({ edition: Count, publishedAt: Type.String(), note: Type.String(), parts: Count }),
    ),
    mail: Type.Object({ waiting: Count, failed: Count, oldestWaiting: orNull(Type.String()) }),
    /** Queues that are not empty. */
    jobs: Type.Array(
      Type.Object({
        queue: Type.String(),
        waiting: Count,
        running: Count,
        failed: Count,
        /** Creation time of the longest overdue job. */
        oldestDue: orNull(Type.String()),
      }),
    ),
    /** In bytes; the disk is null if files are stored elsewhere and its size is unknown. */
    storage: Type.Object({
      pictures: Count,
      database: Count,
      disk: orNull(Type.Object({ free: Count, size: Count })),
    }),
    health: Type.Object({
      version: Type.String(),
      startedAt: Type.String(),
      node: Type.String(),
      postgres: Type.String(),
      migrations: Count,
      newestMigration: Type.String(),
    }),
  }),
  refusals: [],
});
export type ProductState = Static<typeof readProductState.reply>;

export const retryFailed = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/retry',
  summary: 'Try what failed in a queue once more from the beginning; mails that were given up among them',
  body: Type.Object({ queue: Type.String({ pattern: '^[a-z-]{1,40}$' }) }, { additionalProperties: false }),
  /** Number of jobs retried. */
  reply: Type.Integer({ minimum: 0 }),
  refusals: ['not-found'],
  limit: { requests: 20, perSeconds: 60 },
});

export const checkAudit = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/audit-check',
  summary: 'Read the whole audit record and say whether a seal of it is broken',
  reply: Type.Object({ isWhole: Type.Boolean(), sentence: Type.String() }),
  refusals: [],
  limit: { requests: 20, perSeconds: 60 },
});
