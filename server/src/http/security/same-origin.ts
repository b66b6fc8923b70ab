import { samlAddresses } from '@dre/core/contract/session/sso';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problems.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The only address other sites may post to: a company's identity provider answers there, and its signature, not the
 *  caller's page, decides. */
const openToOtherSites = new Set<string | undefined>([samlAddresses.acs]);

/** A call that changes something must come from the product's own pages. Browsers say where a call comes from in
 *  Sec-Fetch-Site, older ones in Origin; a caller that sends neither is no browser and rides on nobody's session. */
export function refuseCrossSiteCalls(app: FastifyInstance, publicUrl: URL): void {
  app.addHook('onRequest', ({ method, routeOptions, headers }, _reply, done) => {
    const isLetIn =
      harmless.has(method) || openToOtherSites.has(routeOptions.url) || isFromOwnPage(headers, publicUrl);
    done(isLetIn ? undefined : new ProblemError('cross-site'));
  });
}

/** For the one GET that changes something, too. */
export function isFromOwnPage(headers: FastifyRequest['headers'], publicUrl: URL): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  return origin === undefined || origin === publicUrl.origin || hostOf(origin) === host;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
