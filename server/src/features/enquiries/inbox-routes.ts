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

export function inboxRoutes(app: FastifyInstance, desk: inbox.InboxDependencies): void {
  mount(app, listOrders, async ({ admission, query }) =>
    accept(await inbox.listOrders(admission.trx, query)),
  );
  mount(app, readOrder, ({ admission, params }) => inbox.readOrder(admission.trx, params.id));
  mount(app, approveOrder, ({ params, body, ...act }) => inbox.approveOrder(desk, act, params.id, body));
  mount(app, declineOrder, ({ params, ...act }) => inbox.declineOrder(desk, act, params.id));
  mount(app, listMessages, async ({ admission, query }) =>
    accept(await inbox.listMessages(admission.trx, query)),
  );
  mount(app, handleMessage, ({ params, body, ...act }) =>
    inbox.handleMessage(desk, act, { ...params, ...body }),
  );
  mount(app, countInbox, async ({ admission: { trx } }) =>
    accept({
      waitingOrders: await countOrders(trx, 'waiting'),
      openMessages: await countMessages(trx, 'open'),
    }),
  );
}
