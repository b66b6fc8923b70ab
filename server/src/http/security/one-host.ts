import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems.ts';

/**
 * A proxy and this server may read a request with two Host headers differently: it is refused and the connection
 * closed.
 */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, reply, done) => {
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2)
      if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
    if (hosts < 2) return done();
    reply.header('connection', 'close');
    done(new ProblemError('invalid-request'));
  });
}
