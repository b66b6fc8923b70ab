import { createHash } from 'node:crypto';
import type { RateLimit } from '@dre/core/contract/endpoint';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../../database/connections/connection.ts';
import {
  addCalls,
  callsOf,
  type CallCount,
  forgetCalls,
  forgetOldCalls,
  type ToCount,
} from './call-count-queries.ts';

/** A named limit. */
export interface Counting extends RateLimit {
  readonly what: string;
}

/** Counts calls over all processes of one database. */
export interface CallCounts {
  /** Counts one call. Returns the milliseconds the caller must wait, 0 if none. */
  take(counting: Counting, who: string): Promise<number>;
  /** The same without counting. */
  waitMs(counting: Counting, who: string): Promise<number>;
  forget(counting: Counting, who: string): Promise<void>;
  /** Counts calls in the background; a caller over the limit is refused from then on. */
  takeLater(counting: Counting, who: string, calls: number): void;
  /** Callers waiting to be counted. */
  waiting(): number;
  /** The wait this process already knows of, without a query. */
  refusedMs(counting: Counting, who: string): number;
}

const settleMs = 2_000;
const sweepMs = 10 * 60_000;
/** Pause before a failed database is queried again. */
const awayMs = 5_000;

interface Batch {
  calls: number;
  readonly counted: Promise<CallCount>;
}

export function callCounts(app: FastifyInstance, db: Db): CallCounts {
  const refusals = refusalsInMemory();
  const own = countsOfThisProcess(app.log);
  const adding = inTurns(async (key, calls, perSeconds) => {
    const [counted] = await addCalls(db, [{ key, calls }], perSeconds);
    if (counted === undefined) throw new Error('The count was not answered.');
    return counted;
  });
  const settlement = settleLater(db, own, (key, msLeft) => refusals.note(key, msLeft));
  const sweep = setInterval(() => {
    refusals.sweep();
    void own.orElse(
      () => forgetOldCalls(db),
      async () => undefined,
    );
  }, sweepMs);
  sweep.unref();
  app.addHook('onClose', async () => {
    clearInterval(sweep);
    settlement.stop();
  });
  return {
    async take(counting, who) {
      const key = keyOf(counting, who);
      const known = refusals.msLeft(key);
      if (known > 0) return known;
      return own.orElse(
        async () => {
          const { calls, msLeft } = await adding.add(key, counting.perSeconds);
          return calls > counting.requests ? refusals.note(key, msLeft) : 0;
        },
        () => own.take(counting, who),
      );
    },
    waitMs: (counting, who) =>
      own.orElse(
        async () => {
          const seen = await callsOf(db, keyOf(counting, who));
          return seen !== undefined && seen.calls >= counting.requests ? seen.msLeft : 0;
        },
        () => own.waitMs(counting, who),
      ),
    async forget(counting, who) {
      await own.forget(counting, who);
      await own.orElse(
        () => forgetCalls(db, keyOf(counting, who)),
        async () => undefined,
      );
    },
    waiting: adding.waiting,
    takeLater: (counting, who, calls) => settlement.add(counting, keyOf(counting, who), calls),
    refusedMs: (counting, who) => (refusals.isEmpty() ? 0 : refusals.msLeft(keyOf(counting, who))),
  };
}

/** A hash has a fixed length and stores nobody's address or name. */
function keyOf({ what }: Counting, who: string): string {
  return createHash('sha256').update(`${what}\n${who}`).digest('base64url');
}

type Add = (key: string, calls: number, perSeconds: number) => Promise<CallCount>;

/**
 * Calls that arrive while their count is being written join the next statement, so a flood from one caller takes one
 * connection instead of all.
 */
function inTurns(send: Add) {
  const running = new Map<string, Promise<unknown>>();
  const next = new Map<string, Batch>();
  const add = async (key: string, perSeconds: number): Promise<CallCount> => {
    let batch = next.get(key);
    if (batch === undefined) {
      const before = running.get(key);
      const begin = async () => {
        await before;
        next.delete(key);
        const counted = send(key, opened.calls, perSeconds);
        const over = counted.then(
          () => undefined,
          () => undefined,
        );
        running.set(key, over);
        void over.then(() => running.get(key) === over && running.delete(key));
        return counted;
      };
      const opened: Batch = { calls: 0, counted: Promise.resolve().then(begin) };
      batch = opened;
      next.set(key, batch);
    }
    const place = (batch.calls += 1);
    const { calls, ...counted } = await batch.counted;
    return { ...counted, calls: calls - batch.calls + place };
  };
  return { add, waiting: () => running.size + next.size };
}

/** Remembers refused callers, so that refusing them again needs no query. */
function refusalsInMemory() {
  const until = new Map<string, number>();
  return {
    isEmpty: () => until.size === 0,
    note(key: string, msLeft: number): number {
      until.set(key, performance.now() + msLeft);
      return Math.max(1, msLeft);
    },
    msLeft(key: string): number {
      const left = (until.get(key) ?? 0) - performance.now();
      if (left <= 0) until.delete(key);
      return Math.max(0, left);
    },
    sweep() {
      for (const [key, end] of until) if (end <= performance.now()) until.delete(key);
    },
  };
}

/** Counts in memory while the database is away, so that limits still hold in each process. */
function countsOfThisProcess(log: FastifyBaseLogger) {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterOf = ({ what, requests, perSeconds }: Counting): RateLimiterMemory => {
    const limiter = limiters.get(what) ?? new RateLimiterMemory({ points: requests, duration: perSeconds });
    limiters.set(what, limiter);
    return limiter;
  };
  let awayUntil = 0;
  return {
    async orElse<T>(shared: () => Promise<T>, alone: () => Promise<T>): Promise<T> {
      if (performance.now() < awayUntil) return alone();
      try {
        return await shared();
      } catch (cause) {
        awayUntil = performance.now() + awayMs;
        log.warn({ err: cause }, 'limits are counted by each process alone: the database does not answer');
        return alone();
      }
    },
    async take(counting: Counting, who: string): Promise<number> {
      try {
        await limiterOf(counting).consume(who);
        return 0;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return refused.msBeforeNext;
      }
    },
    async waitMs(counting: Counting, who: string): Promise<number> {
      const seen = await limiterOf(counting).get(who);
      return seen !== null && seen.consumedPoints >= counting.requests ? seen.msBeforeNext : 0;
    },
    async add(counting: Counting, counts: readonly ToCount[]): Promise<readonly CallCount[]> {
      const limiter = limiterOf(counting);
      const added = counts.map(async ({ key, calls }) => {
        const { consumedPoints, msBeforeNext } = await limiter.penalty(key, calls);
        return { key, calls: consumedPoints, msLeft: msBeforeNext };
      });
      return Promise.all(added);
    },
    async forget(counting: Counting, who: string): Promise<void> {
      await limiters.get(counting.what)?.delete(who);
    },
  };
}

/** Collects calls and writes them in one statement for each limit. */
function settleLater(
  db: Db,
  own: ReturnType<typeof countsOfThisProcess>,
  onTooMany: (key: string, msLeft: number) => void,
) {
  const waiting = new Map<string, Counting & { readonly counts: Map<string, number> }>();
  let timer: NodeJS.Timeout | undefined;
  const settle = async () => {
    timer = undefined;
    const due = [...waiting.values()];
    waiting.clear();
    for (const { counts, ...counting } of due) {
      const given = [...counts].map(([key, calls]) => ({ key, calls }));
      const counted = await own.orElse(
        () => addCalls(db, given, counting.perSeconds),
        () => own.add(counting, given),
      );
      for (const { key, calls, msLeft } of counted) if (calls > counting.requests) onTooMany(key, msLeft);
    }
  };
  return {
    add(counting: Counting, key: string, calls: number) {
      const { counts } = waiting.get(counting.what) ?? { counts: new Map<string, number>() };
      counts.set(key, (counts.get(key) ?? 0) + calls);
      waiting.set(counting.what, { ...counting, counts });
      timer ??= setTimeout(() => void settle(), settleMs);
      timer.unref();
    },
    stop: () => clearTimeout(timer),
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    callCounts: CallCounts;
  }
}
