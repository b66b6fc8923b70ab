import { isIPv6 } from 'node:net';
import type { RateLimit } from '@dre/core/contract/endpoint';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ProblemError } from './problems.ts';

/** Nobody needs this many calls; a single call may declare a tighter limit of its own. Pages and files are not counted. */
const anyCall: RateLimit = { requests: 3_000, perSeconds: 60 };

export function limitAllCalls(app: FastifyInstance): void {
  const limit = callLimit(anyCall);
  app.addHook('onRequest', async function limitCalls(request, reply) {
    if (request.url.startsWith('/api/')) await limit.call(this, request, reply);
  });
}

/** Counts calls by the address of the connection: a header could be made up to lock out somebody else. */
export function callLimit({ requests, perSeconds }: RateLimit): onRequestAsyncHookHandler {
  const limiter = new RateLimiterMemory({ points: requests, duration: perSeconds });
  return async (request) => {
    try {
      await limiter.consume(callerOf(request.ip));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new ProblemError('too-many-requests', waitFor(refused.msBeforeNext));
    }
  };
}

/** What a caller is told who has to wait. */
export function waitFor(ms: number): { readonly detail: string; readonly retryAfterSeconds: number } {
  const retryAfterSeconds = Math.max(1, Math.ceil(ms / 1000));
  return { retryAfterSeconds, detail: `Try again in ${String(retryAfterSeconds)} seconds.` };
}

/** One household or office has a whole IPv6 network of 64 bits to call from, and counts as one. */
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
