import {
  closePayPeriod,
  enterClockOut,
  readClock,
  readMissingEnds,
  readOrderTime,
  sendClockEntries,
} from '@dre/core/contract/shop/clock';
import {
  requestWork,
  chooseMailedNotices,
  markNoticesRead,
  readNotices,
} from '@dre/core/contract/shop/notices';
import {
  addCrewAbsence,
  authorizeAtOwnRisk,
  changeShop,
  openRepairOrder,
  putCrewMember,
  putLocation,
  readOrderOfEstimate,
  readRepairOrder,
  readShop,
  readShopEdits,
  readShopHistory,
  removeCrewAbsence,
  sendShopEdits,
  streamShop,
} from '@dre/core/contract/shop/shop';
import { accept, refuse } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/calls/mount.ts';
import { followEstimates } from '../estimates/edits/estimate-followers.ts';
import type { ClockCallDependencies } from './clock-keys/by-key.ts';
import { clockKeysRoutes } from './clock-keys/clock-keys-routes.ts';
import { followInShop } from './orders/follow-in-shop.ts';
import { shopOf } from './setup/shop-queries.ts';
import { partsRoutes, type PartsDependencies } from './parts-routes.ts';
import { mailNotices } from './notices/notify-staff.ts';
import { refusedUnless, shopIsOff } from './shop-access.ts';
import type { ShopStreamDependencies } from './sync/shop-stream.ts';

/** Loaded with the first request: the start does not need the shop. */
const setup = () => import('./setup/shop-service.ts');
const absences = () => import('./setup/absences-service.ts');
const orders = () => import('./orders/orders-service.ts');
const edits = () => import('./edits/shop-edits-service.ts');
const notices = () => import('./notices/notices-service.ts');
const clock = () => import('./clock/clock-service.ts');
const missingEnds = () => import('./clock/missing-ends-service.ts');
const orderTime = () => import('./clock/order-time-service.ts');

export type ShopDependencies = ShopStreamDependencies & PartsDependencies & ClockCallDependencies;

export function shopRoutes(app: FastifyInstance, deps: ShopDependencies): void {
  const now = () => ({ now: deps.now() });
  followEstimates(followInShop);
  mount(app, readShop, async (context) => (await setup()).readShop({ ...context, ...now() }));
  mount(app, changeShop, async ({ body, ...context }) =>
    (await setup()).changeShop({ ...context, ...now() }, body),
  );
  mount(app, putLocation, async ({ params, body, ...context }) =>
    (await setup()).putLocation({ ...context, ...now() }, params.id, body),
  );
  mount(app, putCrewMember, async ({ params, body, ...context }) =>
    (await setup()).putCrewMember({ ...context, ...now() }, params.id, body),
  );
  mount(app, addCrewAbsence, async ({ params, body, ...context }) =>
    (await absences()).addCrewAbsence({ ...context, ...now() }, params.id, body.absence),
  );
  mount(app, removeCrewAbsence, async ({ params, ...context }) =>
    (await absences()).removeCrewAbsence({ ...context, ...now() }, params.id, params.absence),
  );
  mount(app, openRepairOrder, async ({ body, ...context }) =>
    (await orders()).openRepairOrder({ ...context, ...now() }, body),
  );
  mount(app, readOrderOfEstimate, async ({ params, ...context }) =>
    (await orders()).readOrderOfEstimate({ ...context, ...now() }, params.id),
  );
  mount(app, readRepairOrder, async ({ params, ...context }) =>
    (await orders()).readRepairOrder({ ...context, ...now() }, params.id),
  );
  mount(app, authorizeAtOwnRisk, async ({ params, body, ...context }) =>
    (await orders()).authorizeAtOwnRisk({ ...context, ...now() }, params.id, body),
  );
  mount(app, sendShopEdits, async ({ body, ...context }) =>
    (await edits()).sendShopEdits({ ...context, ...now() }, body),
  );
  mount(app, readShopEdits, async ({ query, ...context }) =>
    (await edits()).readShopEdits({ ...context, ...now() }, Number(query.since)),
  );
  mount(app, readShopHistory, async ({ params, query, ...context }) => {
    const before = query.before === undefined ? undefined : Number(query.before);
    return (await edits()).readShopHistory({ ...context, ...now() }, params.id, before);
  });
  clockRoutes(app, now);
  clockKeysRoutes(app, deps);
  noticeRoutes(app, deps);
  partsRoutes(app, deps);
  streamRoute(app, deps);
}

function clockRoutes(app: FastifyInstance, now: () => { readonly now: Date }): void {
  mount(app, readMissingEnds, async (context) =>
    (await missingEnds()).readMissingEnds({ ...context, ...now() }),
  );
  mount(app, enterClockOut, async ({ body, ...context }) =>
    (await missingEnds()).enterClockOut({ ...context, ...now() }, body),
  );
  mount(app, sendClockEntries, async ({ body, ...context }) =>
    (await clock()).sendClockEntries({ ...context, ...now() }, body),
  );
  mount(app, readClock, async ({ query, ...context }) =>
    (await clock()).readClock({ ...context, ...now() }, query.crew),
  );
  mount(app, readOrderTime, async ({ params, ...context }) =>
    (await orderTime()).readOrderTime({ ...context, ...now() }, params.id),
  );
  mount(app, closePayPeriod, async ({ body, ...context }) =>
    (await clock()).closePayPeriod({ ...context, ...now() }, body),
  );
}

function noticeRoutes(app: FastifyInstance, deps: ShopDependencies): void {
  const now = () => ({ now: deps.now() });
  mailNotices(deps);
  mount(app, readNotices, async (context) => (await notices()).readNotices({ ...context, ...now() }));
  mount(app, markNoticesRead, async ({ body, ...context }) =>
    (await notices()).markNoticesRead({ ...context, ...now() }, body.until),
  );
  mount(app, chooseMailedNotices, async ({ body, ...context }) =>
    (await notices()).chooseMailedNotices({ ...context, ...now() }, body.mailed),
  );
  mount(app, requestWork, async (context) => (await notices()).requestWork({ ...context, ...now() }));
}

function streamRoute(app: FastifyInstance, deps: ShopStreamDependencies): void {
  let live: ReturnType<typeof shopsOf> | undefined;
  mount(app, streamShop, async ({ query, ...call }) => {
    const context = { ...call, now: deps.now() };
    const forbidden = refusedUnless(context, 'read-shop', 'read-own-repair-orders');
    if (forbidden !== undefined) return refuse(forbidden);
    if ((await shopOf(context.auth.trx))?.isOn !== true)
      return refuse({ ...shopIsOff, kind: 'not-found' as const });
    const { readerOf } = await import('./orders/order-views.ts');
    const { companyId } = context.auth.company;
    const subscription = { companyId, since: Number(query.since), reader: await readerOf(context) };
    const shops = await (live ??= shopsOf(deps));
    return accept((outlet) => shops.enter(subscription, outlet));
  });
}

async function shopsOf(deps: ShopStreamDependencies) {
  return (await import('./sync/shop-stream.ts')).liveShops(deps);
}
