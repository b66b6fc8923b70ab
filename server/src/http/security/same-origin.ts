import { samlAddresses } from '@dre/core/contract/session/sso';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problems.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The only path other sites may post to: a company's identity provider replies there, authenticated by its signature.
 */
const openToOtherSites = new Set<string | undefined>([samlAddresses.acs]);

/**
 * Calls that change something must come from our own pages. Browsers send Sec-Fetch-Site, older ones Origin; a caller
 * with neither is no browser and carries no session.
 */
export function refuseCrossSiteCalls(app: FastifyInstance, publicUrl: URL): void {
  app.addHook('onRequest', ({ method, routeOptions, headers }, _reply, done) => {
    const isLetIn =
      harmless.has(method) || openToOtherSites.has(routeOptions.url) || isFromOwnPage(headers, publicUrl);
    done(isLetIn ? undefined : new ProblemError('cross-site'));
  });
}

/** Also checked by the one GET that changes something. */
export function isFromOwnPage(headers: FastifyRequest['headers'], publicUrl: URL): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  return origin === undefined || origin === publicUrl.origin || hostOf(origin) === host;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
