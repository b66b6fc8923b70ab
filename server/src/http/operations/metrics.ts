import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { sendProblem } from '../problems.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly cspReports: Counter;
}

export function addMetrics(app: FastifyInstance): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'dre_http_request_seconds',
    help: 'Time to answer a request, by route pattern, method and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const cspReports = new Counter({
    name: 'dre_csp_reports_total',
    help: 'Reports of content the security policy refused.',
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The route pattern, because URLs are unlimited in number and may hold secrets.
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request)) return sendProblem(reply, 'not-found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return { registry, cspReports };
}

/** A local proxy forwards strangers and marks them with a header; those are refused. */
function isFromThisMachine(request: FastifyRequest): boolean {
  const forwarded =
    request.headers['x-forwarded-for'] ?? request.headers['forwarded'] ?? request.headers['via'];
  return forwarded === undefined && /^(127\.|::1$|::ffff:127\.)/.test(request.ip);
}
