import {
  changePassword,
  changeProfile,
  checkLink,
  endGuide,
  endOneSession,
  endOtherSessions,
  readProfile,
  resetPassword,
  setPassword,
  verifyEmail,
} from '@dre/core/contract/account/account';
import { accept, refuse } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/calls/mount.ts';
import { waitFor } from '../../http/limits/rate-limits.ts';
import { saveGuideEnd, saveName } from './account-queries.ts';
import { changeOwnPassword, endOne, endOthers, profileOf } from './account-service.ts';
import {
  type AccountDependencies,
  confirmEmail,
  describeLink,
  mailPasswordLink,
  usePasswordLink,
} from './link-service.ts';
import { limitResets } from './reset-limit.ts';

export function accountRoutes(app: FastifyInstance, deps: AccountDependencies): void {
  mount(app, checkLink, async ({ body }) => accept(await describeLink(deps, body.token)));
  mount(app, setPassword, ({ body, requestId }) => usePasswordLink(deps, body, requestId));
  mount(app, verifyEmail, ({ body, requestId }) => confirmEmail(deps, body.token, requestId));
  resetRoute(app, deps);
  ownAccountRoutes(app, deps);
}

/** Replies before the address is looked up, so that the reply time does not reveal whether it exists. */
function resetRoute(app: FastifyInstance, deps: AccountDependencies): void {
  const waitMs = limitResets(app.callCounts);
  const running = new Set<Promise<void>>();
  app.addHook('onClose', () => Promise.all(running));
  mount(app, resetPassword, async ({ body, peer, requestId }) => {
    if (deps.externalResetUrl !== undefined) {
      return refuse({ kind: 'forbidden', detail: `Passwords are reset at ${deps.externalResetUrl}` });
    }
    const wait = await waitMs(peer, body.email);
    if (wait > 0) return refuse({ kind: 'too-many-requests', ...waitFor(wait) });
    const work = mailPasswordLink(deps, body.email, requestId)
      .catch((cause: unknown) => app.log.error({ err: cause, requestId }, 'a password link was not sent'))
      .finally(() => running.delete(work));
    running.add(work);
    return accept(true);
  });
}

function ownAccountRoutes(app: FastifyInstance, deps: AccountDependencies): void {
  mount(app, readProfile, async ({ auth: { trx, identity } }) =>
    accept(await profileOf(trx, identity.personId)),
  );
  mount(app, changeProfile, async ({ auth: { trx, identity }, body }) => {
    await saveName(trx, identity.personId, body.name.trim());
    return accept(await profileOf(trx, identity.personId));
  });
  mount(app, endGuide, async ({ auth: { trx, identity } }) => {
    await saveGuideEnd(trx, identity.personId, deps.now());
    return accept(true);
  });
  mount(app, changePassword, ({ auth, requestId, body }) =>
    changeOwnPassword(deps, { ...auth, requestId }, body),
  );
  mount(app, endOtherSessions, async ({ auth, requestId }) =>
    accept({ ended: await endOthers(deps, { ...auth, requestId }) }),
  );
  mount(app, endOneSession, async ({ auth, requestId, params }) =>
    (await endOne(deps, { ...auth, requestId }, params.id)) ? accept(true) : refuse({ kind: 'not-found' }),
  );
}
