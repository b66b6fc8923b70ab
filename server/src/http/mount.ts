import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf, Scope } from '@dre/core/contract/endpoint';
import type { ErrorKind } from '@dre/core/contract/errors';
import type { Result } from '@dre/core/domain/result';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { type ProblemDetails, ProblemError, sendProblem } from './problems.ts';
import { callLimit } from './rate-limits.ts';

/** A refusal of this endpoint: one of the kinds its contract names, with what there is to say about it. */
export interface Refusal<Kind extends ErrorKind> extends ProblemDetails {
  readonly kind: Kind;
}

export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly requestId: string;
  /** The address the connection really came from, never a header. */
  readonly peer: string;
}

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Result<ReplyOf<E>, Refusal<E['refusals'][number]>>>;

/** Mounts one endpoint of the contract: limits, guard, validation, reply, refusals, all from its declaration. */
export function mount<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  app.mountedEndpoints.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { 200: endpoint.reply },
    },
    ...(endpoint.limit && { onRequest: callLimit(endpoint.limit) }),
    preHandler: guards[endpoint.scope],
    ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
    handler: async (request, reply) => {
      const outcome = await handler(callOf<E>(request));
      reply.header('cache-control', 'no-store');
      if (outcome.ok) return reply.type('application/json; charset=utf-8').send(outcome.value);
      const { kind, ...details } = outcome.refusal;
      return sendProblem(reply, kind, details);
    },
  });
}

function callOf<E extends Endpoint>(request: FastifyRequest): Call<E> {
  return {
    params: request.params as ParamsOf<E>,
    query: request.query as QueryOf<E>,
    body: request.body as BodyOf<E>,
    requestId: request.id,
    peer: request.ip,
  };
}

const refuseStranger: preHandlerAsyncHookHandler = async () => {
  throw new ProblemError('not-signed-in');
};

/** Sessions come with sign-in; until then whoever asks for a guarded call is a stranger. */
const guards: Record<Scope, preHandlerAsyncHookHandler[]> = {
  public: [],
  'signed-in': [refuseStranger],
  company: [refuseStranger],
  admin: [refuseStranger],
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Every endpoint of the contract this server answers; OpenAPI and the route tests read it. */
    mountedEndpoints: Endpoint[];
  }
}
