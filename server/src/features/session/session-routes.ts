import {
  inputHeader,
  listSessions,
  login,
  loginResults,
  logout,
  refreshToken,
} from '@dre/core/contract/session/session';
import { accept, refuse } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import { record } from '../../audit/audit-queries.ts';
import { type EndpointCall, mount } from '../../http/calls/mount.ts';
import { waitFor } from '../../http/limits/rate-limits.ts';
import { isFromOwnPage } from '../../http/security/same-origin.ts';
import { deviceCookie, type DeviceCookie } from './device-cookie.ts';
import { type FailureLimit, limitFailures } from './failure-limit.ts';
import { logIn, type LoginDependencies, refresh } from './login-service.ts';
import { bearerOf } from './session-authenticator.ts';
import { endSession, recentSessions } from './session-queries.ts';
import type { SignInOrigin } from './session-service.ts';

export function sessionRoutes(app: FastifyInstance, deps: LoginDependencies, publicUrl: URL): void {
  const failures: FailureLimit = limitFailures(app.callCounts);
  mount(app, login, async ({ body, peer, ...call }) => {
    const wait = await failures.waitMs(peer, body.userName);
    if (wait > 0) return refuse({ kind: 'too-many-requests', ...waitFor(wait) });
    const device = deviceCookie(call.headers['cookie'] as string | undefined, publicUrl);
    const reply = await logIn(deps, body, signInOrigin(call, device));
    if (reply.resultCode === loginResults.Success) call.setHeader('set-cookie', device.header);
    await failures.note(peer, body.userName, reply.resultCode === loginResults.Success);
    return accept(reply);
  });
  mount(app, refreshToken, async ({ headers, requestId }) => {
    if (!isFromOwnPage(headers, publicUrl)) return refuse({ kind: 'cross-site' });
    const token = bearerOf(headers['authorization'] as string | undefined);
    return accept(await refresh(deps, token, { requestId, hadInput: headers[inputHeader] !== undefined }));
  });
  mount(app, logout, async ({ auth: { trx, identity }, requestId, setHeader }) => {
    await endSession(trx, identity.sessionId, 'signed-out', deps.now());
    await record(trx, { kind: 'signed-out', at: deps.now(), personId: identity.personId, requestId });
    // Storage and cookies stay: they hold unsent work and the device. The page removes the person's data itself.
    setHeader('clear-site-data', '"cache"');
    return accept(true);
  });
  mount(app, listSessions, async ({ auth: { trx, identity } }) => {
    const rows = await recentSessions(trx, identity.personId);
    return accept(
      rows.map((row) => ({
        id: row.id,
        startedAt: row.started_at.toISOString(),
        lastActiveAt: row.last_active_at.toISOString(),
        browser: row.user_agent,
        isCurrent: row.id === identity.sessionId,
        endedAt: row.ended_at?.toISOString() ?? null,
        endedBecause: row.ended_because,
      })),
    );
  });
}

export function signInOrigin(
  { headers, requestId }: Pick<EndpointCall<typeof login>, 'headers' | 'requestId'>,
  { secret }: DeviceCookie,
): SignInOrigin {
  return {
    deviceSecret: secret,
    userAgent: String(headers['user-agent'] ?? '').slice(0, 300),
    requestId,
  };
}
