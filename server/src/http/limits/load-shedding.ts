import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { ProblemError } from '../problems.ts';

/** Calls this process works on at once: a dozen for each of its connections to the database. Whoever comes next would
 *  wait longer than they would like to, and make all others wait. */
export const workingAtMost = 128;

/** How long who finds the house full waits for room before being refused. A short rush is over by then, and whoever
 *  asks again at once, whatever they are told, cannot keep us busy with refusing. */
const doorMs = 1_000;
const atTheDoorAtMost = 4_096;

const tooBusy = { detail: 'Too much is going on at the moment. Please try again.', retryAfterSeconds: 1 };

/**
 * Refuses calls at the door while the house is full. A call that is still being sent takes nobody's place, nor does an
 * answer that is being read: neither slow callers nor open streams fill the house. Who waits to be counted does.
 */
export function shedLoad(app: FastifyInstance, registry: Registry, waiting: () => number): void {
  const counted = new WeakSet<FastifyRequest>();
  let working = 0;
  let atTheDoor = 0;
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
  const hasRoom = () => working + waiting() < workingAtMost;
  const refusal = () => {
    shed.inc();
    return new ProblemError('unavailable', tooBusy);
  };
  const leave = (request: FastifyRequest) => {
    if (counted.delete(request)) working -= 1;
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isCall(request) || hasRoom()) return done();
    if (atTheDoor >= atTheDoorAtMost) return done(refusal());
    atTheDoor += 1;
    setTimeout(() => {
      atTheDoor -= 1;
      done(hasRoom() ? undefined : refusal());
    }, doorMs);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (!isCall(request)) return done();
    if (working >= workingAtMost) return done(refusal());
    counted.add(request);
    working += 1;
    done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    leave(request);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    leave(request);
    done();
  });
}

function isCall({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/');
}
