import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { ProblemError } from '../problems.ts';

/** Calls this process works on at once: a dozen for each database connection. More would only make everyone wait. */
export const maxWorking = 128;

/**
 * Time a call waits for capacity before it is refused. Short bursts pass by then, and clients that retry at once cannot
 * keep the server busy refusing them.
 */
const queueMs = 1_000;
const maxQueued = 4_096;

const tooBusy = { detail: 'Too much is going on at the moment. Please try again.', retryAfterSeconds: 1 };

/**
 * Refuses calls above the limit. Requests still being received and replies being read do not count, so slow clients and
 * open streams use no capacity. Callers waiting to be counted do.
 */
export function shedLoad(app: FastifyInstance, registry: Registry, waiting: () => number): void {
  const inProgress = new WeakSet<FastifyRequest>();
  let working = 0;
  let queued = 0;
  const shed = new Counter({
    name: 'dre_calls_shed_total',
    help: 'Calls refused with 503 because too many were being worked on.',
    registers: [registry],
  });
  const gauge: Gauge = new Gauge({
    name: 'dre_calls_working',
    help: 'Calls being worked on, or waiting to be counted.',
    registers: [registry],
    collect: (): void => gauge.set(working + waiting()),
  });
  const hasRoom = () => working + waiting() < maxWorking;
  const refusal = () => {
    shed.inc();
    return new ProblemError('unavailable', tooBusy);
  };
  const release = (request: FastifyRequest) => {
    if (inProgress.delete(request)) working -= 1;
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isCall(request) || hasRoom()) return done();
    if (queued >= maxQueued) return done(refusal());
    queued += 1;
    setTimeout(() => {
      queued -= 1;
      done(hasRoom() ? undefined : refusal());
    }, queueMs);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (!isCall(request)) return done();
    if (working >= maxWorking) return done(refusal());
    inProgress.add(request);
    working += 1;
    done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    release(request);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    release(request);
    done();
  });
}

function isCall({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/');
}
