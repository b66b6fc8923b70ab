import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../problems.ts';

/** With less than this a picture or an edit may be the one that finds no room. */
const leastRoom = 16 * 1024 * 1024;

interface Needs {
  readonly askDatabase: () => Promise<unknown>;
  /** Bytes that can still be written to the data folder. */
  readonly roomLeft: () => Promise<number>;
}

/** /healthz: the process lives. /readyz: it can do its work, which needs the database and room on the disk, and will do it
 *  for a while longer. */
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
