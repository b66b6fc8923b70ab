import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../operations/metrics.ts';
import { callLimitInProcess } from '../limits/rate-limits.ts';

/** Counts browsers' content-policy reports without storing them: their text is attacker-controlled. */
export function countPolicyReports(app: FastifyInstance, { cspReports }: Metrics): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, _body, done) => done(null),
    );
    scope.post(
      '/api/csp-report',
      { onRequest: callLimitInProcess({ requests: 60, perSeconds: 60 }) },
      async (request, reply) => {
        cspReports.inc();
        request.log.warn('the content policy refused something');
        return reply.code(204).send();
      },
    );
  });
}
