import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { ShowPage } from './pages.ts';
import { sendProblem } from '../problems.ts';

const routedMethods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Handles unmatched requests: a screen for a reader, 405 if only the method is wrong, otherwise a problem document. */
export function handleNotFound(app: FastifyInstance, showPage: ShowPage): void {
  app.setNotFoundHandler((request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (isReading && !request.url.startsWith('/api/')) return showPage(request, reply);
    const allowed = methodsAt(app, request);
    if (allowed.length === 0 && !isReading && !request.url.startsWith('/api/')) allowed.push('GET');
    return refuse(reply, allowed);
  });
}

function methodsAt(app: FastifyInstance, request: FastifyRequest): HTTPMethods[] {
  const url = request.url.split('?', 1)[0] ?? '/';
  return routedMethods.filter((method) => method !== request.method && app.hasRoute({ method, url }));
}

function refuse(reply: FastifyReply, allowed: readonly string[]): FastifyReply {
  if (allowed.length === 0) return sendProblem(reply, 'not-found');
  return sendProblem(reply.header('allow', allowed.join(', ')), 'method-not-allowed');
}
