import {
  approveOrder,
  countInbox,
  declineOrder,
  handleMessage,
  listMessages,
  listOrders,
  readOrder,
} from '@dre/core/contract/enquiries/enquiry-inbox';
import { accept } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/calls/mount.ts';
import { countMessages, countOrders } from './inbox-queries.ts';
import * as inbox from './inbox-service.ts';

export function inboxRoutes(app: FastifyInstance, deps: inbox.InboxDependencies): void {
  mount(app, listOrders, async ({ auth, query }) => accept(await inbox.listOrders(auth.trx, query)));
  mount(app, readOrder, ({ auth, params }) => inbox.readOrder(auth.trx, params.id));
  mount(app, approveOrder, ({ params, body, ...context }) =>
    inbox.approveOrder(deps, { ...context, now: deps.now() }, params.id, body),
  );
  mount(app, declineOrder, ({ params, ...context }) =>
    inbox.declineOrder({ ...context, now: deps.now() }, params.id),
  );
  mount(app, listMessages, async ({ auth, query }) => accept(await inbox.listMessages(auth.trx, query)));
  mount(app, handleMessage, ({ params, body, ...context }) =>
    inbox.handleMessage({ ...context, now: deps.now() }, { ...params, ...body }),
  );
  mount(app, countInbox, async ({ auth: { trx } }) =>
    accept({
      waitingOrders: await countOrders(trx, 'waiting'),
      openMessages: await countMessages(trx, 'open'),
    }),
  );
}
