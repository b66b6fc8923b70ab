import {
  enrollTablet,
  issueClockPass,
  openAtClock,
  readByPass,
  readClockKeys,
  readSharedClock,
  revokeClockKey,
  sendPunches,
  setClockPin,
} from '@dre/core/contract/shop/clock-keys';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../http/calls/mount.ts';
import type { ClockCallDependencies } from './by-key.ts';

/** Loaded with the first request. */
const keys = () => import('./clock-keys-service.ts');
const pins = () => import('./clock-pins-service.ts');
const shared = () => import('./shared-clock-service.ts');

/** Tablets and clock passes: enrolled by somebody signed in, used by their key alone. */
export function clockKeysRoutes(app: FastifyInstance, deps: ClockCallDependencies): void {
  const now = () => ({ now: deps.now() });
  mount(app, setClockPin, async ({ params, body, ...context }) =>
    (await pins()).setClockPin({ ...context, ...now() }, params.id, body.pin),
  );
  mount(app, readClockKeys, async (context) => (await keys()).readClockKeys({ ...context, ...now() }));
  mount(app, enrollTablet, async ({ body, ...context }) =>
    (await keys()).enrollTablet({ ...context, ...now() }, body),
  );
  mount(app, issueClockPass, async ({ body, ...context }) =>
    (await keys()).issueClockPass({ ...context, ...now() }, body),
  );
  mount(app, revokeClockKey, async ({ params, ...context }) =>
    (await keys()).revokeClockKey({ ...context, ...now() }, params.id),
  );
  mount(app, readSharedClock, async (call) =>
    (await shared()).readSharedClock(deps, { ...call, path: readSharedClock.path }),
  );
  mount(app, openAtClock, async (call) =>
    (await shared()).openAtClock(deps, { ...call, path: openAtClock.path }),
  );
  mount(app, readByPass, async (call) =>
    (await shared()).readByPass(deps, { ...call, path: readByPass.path }),
  );
  mount(app, sendPunches, async (call) =>
    (await shared()).sendPunches(deps, { ...call, path: sendPunches.path }),
  );
}
