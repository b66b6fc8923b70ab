import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../problems.ts';

/** With less than this, the next photo or edit may not fit. */
const minFreeBytes = 16 * 1024 * 1024;

interface HealthDependencies {
  readonly pingDatabase: () => Promise<unknown>;
  /** Free bytes on the disk of the data folder. */
  readonly freeBytes: () => Promise<number>;
}

/** /healthz: the process runs. /readyz: database and disk are available and the process is not shutting down. */
export function addHealth(app: FastifyInstance, { pingDatabase, freeBytes }: HealthDependencies): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (request, reply) => {
    if (app.shutdown.hasBegun()) return sendProblem(reply, 'unavailable');
    try {
      await pingDatabase();
    } catch (cause) {
      request.log.warn({ err: cause }, 'the database does not answer');
      return sendProblem(reply, 'unavailable');
    }
    if ((await freeBytes()) < minFreeBytes) {
      request.log.warn('the disk of the data folder is full');
      return sendProblem(reply, 'unavailable');
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
