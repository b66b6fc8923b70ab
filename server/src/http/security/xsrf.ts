import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cookieIn } from './cookies.ts';

/** The names of spec §7. */
const cookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';

/**
 * Every page brings the browser a value that only our own pages can read and say back. It is the one cookie without
 * HttpOnly, because reading it is its purpose; it authenticates nobody, and its name, which the specification gives,
 * leaves no room for the prefix `__Host-`.
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

/** Whether a call says back what its browser was given. Asked wherever a cookie proves who calls. */
export function isEchoed(headers: FastifyRequest['headers']): boolean {
  const given = cookieIn(headers.cookie, cookieName);
  const said = headers[headerName];
  if (!isToken(given) || typeof said !== 'string' || !isToken(said)) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(said));
}

function isToken(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text);
}
