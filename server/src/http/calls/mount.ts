import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf, Scope } from '@dre/core/contract/endpoint';
import type { ErrorKind } from '@dre/core/contract/errors';
import { companyHeader } from '@dre/core/contract/session/session';
import type { Result } from '@dre/core/domain/result';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuditEntry } from '../../audit/audit-queries.ts';
import { compressReply } from './compress-reply.ts';
import type { EventStreams, OpenEvents } from './event-stream.ts';
import type {
  CompanyAuthContext,
  AuthContext,
  Credentials,
  Authenticator,
  VerifiedCaller,
} from './authenticator.ts';
import { takeBytesOnly } from './json-bodies.ts';
import { type ProblemDetails, ProblemError, sendProblem } from '../problems.ts';
import { callLimit } from '../limits/rate-limits.ts';

/** A refusal of a kind the endpoint's contract names, with its details. */
export interface Refusal<Kind extends ErrorKind> extends ProblemDetails {
  readonly kind: Kind;
}

/** Only calls of scope `company` have an acting company. */
type AuthContextFor<S extends Scope> = S extends 'public'
  ? undefined
  : S extends 'company'
    ? CompanyAuthContext
    : AuthContext;

export interface EndpointCall<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly requestId: string;
  /** The address the connection really came from, never a header. */
  readonly peer: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Sent with success and refusal alike. */
  readonly setHeader: (name: string, value: string) => void;
  /** The caller and the transaction of the call. A refusal rolls back everything except its `audit`. */
  readonly auth: AuthContextFor<E['scope']>;
}

/** A refusal rolls back the transaction of a guarded call, so entries that must survive it travel in `audit`. */
type RefusalOf<E extends Endpoint> = Refusal<E['refusals'][number]> & {
  readonly audit?: E['scope'] extends 'public' ? never : readonly AuditEntry[];
};
/** Streams start once the transaction has ended. */
type HandlerReply<E extends Endpoint> = E extends { readonly stream: 'events' }
  ? OpenEvents<ReplyOf<E>>
  : ReplyOf<E>;
type Outcome<E extends Endpoint> = Result<HandlerReply<E>, RefusalOf<E>>;
export type Handler<E extends Endpoint> = (call: EndpointCall<E>) => Promise<Outcome<E>>;

/**
 * Slow work done after the transaction, so that it holds no connection. It may replace the handler's reply, and its
 * refusal rolls nothing back.
 */
type Afterwards<E extends Endpoint> = (
  respond: ReplyOf<E>,
  call: Pick<EndpointCall<E>, 'params' | 'body' | 'requestId'> & {
    readonly auth: Omit<AuthContextFor<E['scope']>, 'trx'>;
  },
) => Promise<Outcome<E>>;

/** Callers whose token is already verified, so that each signature is checked once per call. */
const verifiedCallers = new WeakMap<FastifyRequest, VerifiedCaller>();

/** Mounts one endpoint of the contract: limits, guard, validation, reply, refusals, all from its declaration. */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  afterwards?: Afterwards<E>,
): void {
  app.mountedEndpoints.push(endpoint);
  if (!endpoint.bytes) return addRoute(app, endpoint, handler, afterwards);
  void app.register(async (scope) => {
    takeBytesOnly(scope);
    addRoute(scope, endpoint, handler, afterwards);
  });
}

function addRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  afterwards: Afterwards<E> | undefined,
): void {
  const { scope } = endpoint;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.stream === undefined && { response: { 200: endpoint.reply } }),
    },
    ...(endpoint.limit && {
      onRequest: callLimit(app, `${endpoint.method} ${endpoint.path}`, endpoint.limit),
    }),
    // Strangers are refused before their body is validated, so they learn nothing about it.
    ...(scope !== 'public' && {
      preParsing: async (request) => {
        verifiedCallers.set(request, await app.authenticator.verify(credentialsOf(request, endpoint)));
      },
    }),
    ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
    // Replies with a company's own text are not compressed; `compressReply` gives the reason.
    ...(endpoint.cache && scope !== 'company' && { onSend: compressReply }),
    handler: async (request, reply) => {
      const work = (auth?: AuthContext) => handler(callOf<E>(request, reply, auth));
      const respond = (outcome: Outcome<E>) => {
        noteRefusal(app, reply, outcome);
        return sendOutcome(reply, endpoint, outcome);
      };
      if (scope === 'public') return respond(await work());
      const caller = verifiedCallers.get(request);
      if (caller === undefined) throw new ProblemError('not-signed-in');
      let authContext: AuthContext | undefined;
      const outcome = await caller.authorize(scope, (auth) => work((authContext = auth)));
      if (!outcome.ok || authContext === undefined) return respond(outcome);
      if (afterwards !== undefined) {
        const later = await afterwards(outcome.value as ReplyOf<E>, callOf<E>(request, reply, authContext));
        return respond(later);
      }
      if (endpoint.stream === undefined) return respond(outcome);
      const { identity, company } = authContext;
      return app.eventStreams.open(reply, outcome.value as OpenEvents<{ kind: string }>, {
        personId: identity.personId,
        companyId: company?.companyId,
        isStillAuthorized: () => caller.isStillAuthorized(scope, company),
      });
    },
  });
}

/** Runs after the reply, so that response time does not reveal whether an entry was written. */
function noteRefusal<E extends Endpoint>(
  app: FastifyInstance,
  reply: FastifyReply,
  outcome: Outcome<E>,
): void {
  const entries = outcome.ok ? [] : (outcome.refusal.audit ?? []);
  if (entries.length > 0) app.afterReply.add(reply, () => app.recordSeparately(entries));
}

/** Cached only by the signed-in browser that requested it. */
const cachedForever = 'private, max-age=31536000, immutable';

/** Returns the value itself: Fastify would await an already sent reply once more. */
function sendOutcome<E extends Endpoint>(
  reply: FastifyReply,
  { cache, scope }: E,
  outcome: Outcome<E>,
): unknown {
  reply.header('cache-control', outcome.ok && cache ? cachedForever : 'no-store');
  // One path has different replies for each company; the browser cache must not mix them.
  if (cache && scope === 'company') reply.header('vary', companyHeader);
  if (outcome.ok) {
    reply.type('application/json; charset=utf-8');
    return outcome.value === undefined ? reply.send() : outcome.value;
  }
  const { kind, audit: _writtenDown, ...details } = outcome.refusal;
  return sendProblem(reply, kind, details);
}

function credentialsOf(request: FastifyRequest, { isBackground, method }: Endpoint): Credentials {
  const company = request.headers[companyHeader];
  if (Array.isArray(company)) throw new ProblemError('invalid-request');
  const { authorization } = request.headers;
  return {
    authorization,
    company,
    requestId: request.id,
    isSignOfLife: !isBackground,
    isReading: method === 'GET',
  };
}

function callOf<E extends Endpoint>(
  request: FastifyRequest,
  reply: FastifyReply,
  auth: AuthContext | undefined,
): EndpointCall<E> {
  return {
    params: request.params as ParamsOf<E>,
    query: request.query as QueryOf<E>,
    body: request.body as BodyOf<E>,
    requestId: request.id,
    get peer() {
      return request.ip;
    },
    headers: request.headers,
    setHeader: (name, value) => void reply.header(name, value),
    auth: auth as AuthContextFor<E['scope']>,
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every mounted endpoint of the contract; OpenAPI and the route tests read it. */
    mountedEndpoints: Endpoint[];
    authenticator: Authenticator;
    /** Writes audit entries in a transaction of their own. */
    recordSeparately(entries: readonly AuditEntry[]): Promise<void>;
    eventStreams: EventStreams;
  }
}
