import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cookieIn } from './cookies.ts';

/** Names given by spec §7. */
const cookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';

/**
 * Sets a cookie on every page that only our own pages can read and send back. It is the one cookie without HttpOnly,
 * because scripts must read it; it authenticates nobody, and its specified name rules out the prefix `__Host-`.
 */
export function offerXsrfToken(app: FastifyInstance, publicUrl: URL): void {
  const rest = `Path=/; SameSite=Strict${publicUrl.protocol === 'https:' ? '; Secure' : ''}`;
  app.addHook('onSend', (request, reply, _payload, done) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    if (isPage && !isToken(cookieIn(request.headers.cookie, cookieName))) {
      reply.header('set-cookie', `${cookieName}=${randomBytes(32).toString('base64url')}; ${rest}`);
    }
    done();
  });
}

/** True if the call sends back its browser's token. Checked wherever a cookie authenticates the caller. */
export function isEchoed(headers: FastifyRequest['headers']): boolean {
  const given = cookieIn(headers.cookie, cookieName);
  const sent = headers[headerName];
  if (!isToken(given) || typeof sent !== 'string' || !isToken(sent)) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(sent));
}

function isToken(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text);
}
