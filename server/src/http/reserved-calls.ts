import { reservedCalls } from '@dre/core/contract/reserved';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problems.ts';

/** Keeps the paths of spec §7 whose feature is still to come. A second feature on one of them fails at start. */
export function reserveCalls(app: FastifyInstance): void {
  for (const { method, path } of reservedCalls) {
    app.route({
      method,
      url: path,
      handler: async (_request, reply) => sendProblem(reply, 'not-available-yet'),
    });
  }
}
