import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../problems.ts';

/** With less than this, the next photo or edit may not fit. */
const leastRoom = 16 * 1024 * 1024;

interface Needs {
  readonly askDatabase: () => Promise<unknown>;
  /** Free bytes on the disk of the data folder. */
  readonly roomLeft: () => Promise<number>;
}

/** /healthz: the process runs. /readyz: database and disk are available and the process is not shutting down. */
export function addHealth(app: FastifyInstance, { askDatabase, roomLeft }: Needs): void {
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
    if ((await roomLeft()) < leastRoom) {
      request.log.warn('the disk of the data folder is full');
      return sendProblem(reply, 'unavailable');
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
