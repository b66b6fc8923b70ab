import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problems.ts';

/** /healthz: the process lives. /readyz: it can do its work, which needs the database, and will do it for a while longer. */
export function addHealth(app: FastifyInstance, askDatabase: () => Promise<unknown>): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (request, reply) => {
    if (app.leaving.hasBegun()) return sendProblem(reply, 'unavailable');
    try {
      await askDatabase();
    } catch (cause) {
      request.log.warn({ err: cause }, 'the database does not answer');
      return sendProblem(reply, 'unavailable');
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
