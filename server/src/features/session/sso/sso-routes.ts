import { loginResults } from '@dre/core/contract/session/session';
import {
  exchangeSsoCode,
  getSsoCompany,
  readPendingSignIn,
  samlAddresses,
} from '@dre/core/contract/session/sso';
import { accept, refuse } from '@dre/core/domain/result';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { mount } from '../../../http/calls/mount.ts';
import { ProblemError, sendProblem } from '../../../http/problems.ts';
import { callLimit } from '../../../http/limits/rate-limits.ts';
import { isEchoed } from '../../../http/security/xsrf.ts';
import { deviceCookie } from '../device-cookie.ts';
import { signInOrigin } from '../session-routes.ts';
import type { SessionDependencies } from '../session-service.ts';
import type { Landing } from './sign-in-service.ts';
import { browserCookie, browserSecretIn } from './browser-cookie.ts';
import { exchangeCode, pendingSignIn } from './exchange-service.ts';
import { refusalPage } from './refusal-page.ts';
import { safeRelayState } from './relay-state.ts';
import { metadataOf, serviceProviderAt } from './saml.ts';
import { acceptResponse, beginSso, ssoCompanyOf, type SsoDependencies } from './sso-service.ts';

export function ssoRoutes(app: FastifyInstance, sessions: SessionDependencies, publicUrl: URL): void {
  const deps = { ...sessions, us: serviceProviderAt(publicUrl) };
  mount(app, getSsoCompany, async ({ query }) =>
    accept((await ssoCompanyOf(deps.db, query.emailAddress)) ?? null),
  );
  mount(app, exchangeSsoCode, async ({ body, headers, requestId, setHeader }) => {
    if (!isEchoed(headers)) return refuse({ kind: 'cross-site' });
    const cookies = headers['cookie'] as string | undefined;
    const browserSecret = browserSecretIn(cookies, publicUrl);
    const device = deviceCookie(cookies, publicUrl);
    const offered = { code: body.code, isConfirmed: body.confirmed ?? false, browserSecret };
    const reply = await exchangeCode(deps, offered, signInOrigin({ headers, requestId }, device));
    if (reply.resultCode === loginResults.Success) setHeader('set-cookie', device.header);
    return accept(reply);
  });
  mount(app, readPendingSignIn, async ({ body }) => {
    const email = await pendingSignIn(deps, body.code);
    return accept(email === undefined ? null : { email });
  });
  redirectToProvider(app, deps, publicUrl);
  acceptResponses(app, deps);
  app.get(samlAddresses.metadata, async (_request, reply) =>
    reply
      .type('application/samlmetadata+xml')
      .header('cache-control', 'no-store')
      .send(await metadataOf(deps.us)),
  );
}

const uuid = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';
const LoginQuery = Type.Object(
  {
    company: Type.String({ pattern: uuid }),
    RelayState: Type.Optional(Type.String({ maxLength: 1_000 })),
  },
  { additionalProperties: false },
);

/** Spec §4: the browser goes to the company's page; its request is stored until it returns. */
function redirectToProvider(app: FastifyInstance, deps: SsoDependencies, publicUrl: URL): void {
  app.route({
    method: 'GET',
    url: samlAddresses.login,
    schema: { querystring: LoginQuery },
    onRequest: callLimit(app, samlAddresses.login, { requests: 120, perSeconds: 60 }),
    handler: async (request, reply) => {
      const { company, RelayState } = request.query as { company: string; RelayState?: string };
      const browser = browserCookie(request.headers.cookie, publicUrl);
      const relayState = safeRelayState(RelayState);
      const signIn = { companyId: company, relayState, browserSecret: browser.secret };
      const address = await beginSso(deps, signIn);
      if (address === undefined) return sendRefusal(request, reply, 'not-found');
      return reply
        .header('set-cookie', browser.header)
        .header('cache-control', 'no-store')
        .redirect(address, 302);
    },
  });
}

const Posted = Type.Object({
  SAMLResponse: Type.String({ minLength: 1 }),
  RelayState: Type.Optional(Type.String()),
});

/** The one route that takes a form, because identity providers send one. */
function acceptResponses(app: FastifyInstance, deps: SsoDependencies): void {
  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => fieldsOf(body),
    );
    forms.route({
      method: 'POST',
      url: samlAddresses.acs,
      schema: { body: Posted },
      bodyLimit: 512 * 1024,
      onRequest: callLimit(app, samlAddresses.acs, { requests: 120, perSeconds: 60 }),
      handler: async (request, reply) => {
        const { SAMLResponse, RelayState } = request.body as { SAMLResponse: string; RelayState?: string };
        const posted = {
          samlResponse: SAMLResponse,
          relayState: safeRelayState(RelayState),
          requestId: request.id,
        };
        const outcome = await acceptResponse(deps, posted);
        if (!outcome.ok) return sendRefusal(request, reply, 'sso-refused');
        return reply.header('cache-control', 'no-store').redirect(loginPageAt(outcome.value), 303);
      },
    });
  });
}

/** Repeated fields are refused: they could be read differently further on. */
function fieldsOf(body: string): Record<string, string> {
  const pairs = [...new URLSearchParams(body)];
  const fields = Object.fromEntries(pairs);
  if (Object.keys(fields).length !== pairs.length) throw new ProblemError('invalid-request');
  return fields;
}

/** The secret is in the fragment, which no server and no log sees. */
function loginPageAt(landing: Landing): string {
  if (landing.kind === 'refused') return `/login#refused=${landing.because}`;
  return `/login?return=${encodeURIComponent(landing.relayState)}#${landing.kind}=${landing.code}`;
}

/** People get a page, programs a problem document. */
function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: 'sso-refused' | 'not-found',
): FastifyReply {
  if (!String(request.headers.accept ?? '').includes('text/html')) return sendProblem(reply, kind);
  const { status, body } = refusalPage(kind);
  return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(body);
}
