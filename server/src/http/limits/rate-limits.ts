import { isIPv6 } from 'node:net';
import type { RateLimit } from '@dre/core/contract/endpoint';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { NamedLimit } from './call-counts.ts';
import { ProblemError } from '../problems.ts';

/** More calls than anyone needs. An endpoint may declare a tighter limit; pages and files are not counted. */
const anyCall: NamedLimit = { name: 'any call', requests: 3_000, perSeconds: 60 };
/** Below this rate a caller costs no statement; above it the counts of all processes are added up. */
const isBusyFrom = anyCall.requests / 10;

/** Counts in this process before the call, and over all processes shortly after. */
export function limitAllCalls(app: FastifyInstance): void {
  const limiter = new RateLimiterMemory({ points: anyCall.requests, duration: anyCall.perSeconds });
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    const caller = callerOf(request.ip);
    const calls = await countInProcess(limiter, caller);
    if (calls < isBusyFrom) return;
    app.callCounts.takeLater(anyCall, caller, calls === isBusyFrom ? calls : 1);
    refuseFor(app.callCounts.refusedMs(anyCall, caller));
  });
}

/** Counts over all processes by connection address: a forged header could lock out another caller. */
export function callLimit(
  app: FastifyInstance,
  name: string,
  { requests, perSeconds }: RateLimit,
): onRequestAsyncHookHandler {
  const limit = { name, requests, perSeconds };
  return async (request) => refuseFor(await app.callCounts.take(limit, callerOf(request.ip)));
}

/** Counts in this process only, for routes that query no database. */
export function callLimitInProcess({ requests, perSeconds }: RateLimit): onRequestAsyncHookHandler {
  const limiter = new RateLimiterMemory({ points: requests, duration: perSeconds });
  return async (request) => void (await countInProcess(limiter, callerOf(request.ip)));
}

async function countInProcess(limiter: RateLimiterMemory, caller: string): Promise<number> {
  try {
    return (await limiter.consume(caller)).consumedPoints;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new ProblemError('too-many-requests', waitFor(refused.msBeforeNext));
  }
}

function refuseFor(ms: number): void {
  if (ms > 0) throw new ProblemError('too-many-requests', waitFor(ms));
}

/** The message and header for a caller who has to wait. */
export function waitFor(ms: number): { readonly detail: string; readonly retryAfterSeconds: number } {
  const retryAfterSeconds = Math.max(1, Math.ceil(ms / 1000));
  return { retryAfterSeconds, detail: `Try again in ${String(retryAfterSeconds)} seconds.` };
}

/** A household or office has a whole IPv6 /64 network and counts as one caller. */
export function callerOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length;
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail?.split(':') ?? [])];
  return `${whole
    .slice(0, 4)
    .map((group) => group || '0')
    .join(':')}::/64`;
}
