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
export interface NamedLimit extends RateLimit {
  readonly name: string;
}

/** Counts calls over all processes of one database. */
export interface CallCounts {
  /** Counts one call. Returns the milliseconds the caller must wait, 0 if none. */
  take(limit: NamedLimit, caller: string): Promise<number>;
  /** The same without counting. */
  waitMs(limit: NamedLimit, caller: string): Promise<number>;
  forget(limit: NamedLimit, caller: string): Promise<void>;
  /** Counts calls in the background; a caller over the limit is refused from then on. */
  takeLater(limit: NamedLimit, caller: string, calls: number): void;
  /** Callers waiting to be counted. */
  waiting(): number;
  /** The wait this process already knows of, without a query. */
  refusedMs(limit: NamedLimit, caller: string): number;
}

const flushMs = 2_000;
const sweepMs = 10 * 60_000;
/** Pause before a failed database is queried again. */
const awayMs = 5_000;

interface Batch {
  calls: number;
  readonly count: Promise<CallCount>;
}

export function callCounts(app: FastifyInstance, db: Db): CallCounts {
  const refusals = refusalsInMemory();
  const own = countsOfThisProcess(app.log);
  const adding = batchByKey(async (key, calls, perSeconds) => {
    const [count] = await addCalls(db, [{ key, calls }], perSeconds);
    if (count === undefined) throw new Error('The count was not answered.');
    return count;
  });
  const deferred = countLater(db, own, (key, msLeft) => refusals.note(key, msLeft));
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
    deferred.stop();
  });
  return {
    async take(limit, caller) {
      const key = keyOf(limit, caller);
      const remaining = refusals.msLeft(key);
      if (remaining > 0) return remaining;
      return own.orElse(
        async () => {
          const { calls, msLeft } = await adding.add(key, limit.perSeconds);
          return calls > limit.requests ? refusals.note(key, msLeft) : 0;
        },
        () => own.take(limit, caller),
      );
    },
    waitMs: (limit, caller) =>
      own.orElse(
        async () => {
          const seen = await callsOf(db, keyOf(limit, caller));
          return seen !== undefined && seen.calls >= limit.requests ? seen.msLeft : 0;
        },
        () => own.waitMs(limit, caller),
      ),
    async forget(limit, caller) {
      await own.forget(limit, caller);
      await own.orElse(
        () => forgetCalls(db, keyOf(limit, caller)),
        async () => undefined,
      );
    },
    waiting: adding.waiting,
    takeLater: (limit, caller, calls) => deferred.add(limit, keyOf(limit, caller), calls),
    refusedMs: (limit, caller) => (refusals.isEmpty() ? 0 : refusals.msLeft(keyOf(limit, caller))),
  };
}

/** A hash has a fixed length and stores nobody's address or name. */
function keyOf({ name }: NamedLimit, caller: string): string {
  return createHash('sha256').update(`${name}\n${caller}`).digest('base64url');
}

type Add = (key: string, calls: number, perSeconds: number) => Promise<CallCount>;

/**
 * Calls that arrive while their count is being written join the next statement, so a flood from one caller takes one
 * connection instead of all.
 */
function batchByKey(send: Add) {
  const running = new Map<string, Promise<unknown>>();
  const next = new Map<string, Batch>();
  const add = async (key: string, perSeconds: number): Promise<CallCount> => {
    let batch = next.get(key);
    if (batch === undefined) {
      const before = running.get(key);
      const begin = async () => {
        await before;
        next.delete(key);
        const count = send(key, opened.calls, perSeconds);
        const settled = count.then(
          () => undefined,
          () => undefined,
        );
        running.set(key, settled);
        void settled.then(() => running.get(key) === settled && running.delete(key));
        return count;
      };
      const opened: Batch = { calls: 0, count: Promise.resolve().then(begin) };
      batch = opened;
      next.set(key, batch);
    }
    const position = (batch.calls += 1);
    const { calls, ...count } = await batch.count;
    return { ...count, calls: calls - batch.calls + position };
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
  const limiterOf = ({ name, requests, perSeconds }: NamedLimit): RateLimiterMemory => {
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ points: requests, duration: perSeconds });
    limiters.set(name, limiter);
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
    async take(limit: NamedLimit, caller: string): Promise<number> {
      try {
        await limiterOf(limit).consume(caller);
        return 0;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return refused.msBeforeNext;
      }
    },
    async waitMs(limit: NamedLimit, caller: string): Promise<number> {
      const seen = await limiterOf(limit).get(caller);
      return seen !== null && seen.consumedPoints >= limit.requests ? seen.msBeforeNext : 0;
    },
    async add(limit: NamedLimit, counts: readonly ToCount[]): Promise<readonly CallCount[]> {
      const limiter = limiterOf(limit);
      const added = counts.map(async ({ key, calls }) => {
        const { consumedPoints, msBeforeNext } = await limiter.penalty(key, calls);
        return { key, calls: consumedPoints, msLeft: msBeforeNext };
      });
      return Promise.all(added);
    },
    async forget(limit: NamedLimit, caller: string): Promise<void> {
      await limiters.get(limit.name)?.delete(caller);
    },
  };
}

/** Collects calls and writes them in one statement for each limit. */
function countLater(
  db: Db,
  own: ReturnType<typeof countsOfThisProcess>,
  onTooMany: (key: string, msLeft: number) => void,
) {
  const waiting = new Map<string, NamedLimit & { readonly counts: Map<string, number> }>();
  let timer: NodeJS.Timeout | undefined;
  const flush = async () => {
    timer = undefined;
    const due = [...waiting.values()];
    waiting.clear();
    for (const { counts, ...limit } of due) {
      const given = [...counts].map(([key, calls]) => ({ key, calls }));
      const totals = await own.orElse(
        () => addCalls(db, given, limit.perSeconds),
        () => own.add(limit, given),
      );
      for (const { key, calls, msLeft } of totals) if (calls > limit.requests) onTooMany(key, msLeft);
    }
  };
  return {
    add(limit: NamedLimit, key: string, calls: number) {
      const { counts } = waiting.get(limit.name) ?? { counts: new Map<string, number>() };
      counts.set(key, (counts.get(key) ?? 0) + calls);
      waiting.set(limit.name, { ...limit, counts });
      timer ??= setTimeout(() => void flush(), flushMs);
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
