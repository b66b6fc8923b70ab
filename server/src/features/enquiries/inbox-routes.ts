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
  mount(app, listOrders, async ({ admission, query }) =>
    accept(await inbox.listOrders(admission.trx, query)),
  );
  mount(app, readOrder, ({ admission, params }) => inbox.readOrder(admission.trx, params.id));
  mount(app, approveOrder, ({ params, body, ...context }) =>
    inbox.approveOrder(deps, context, params.id, body),
  );
  mount(app, declineOrder, ({ params, ...context }) => inbox.declineOrder(deps, context, params.id));
  mount(app, listMessages, async ({ admission, query }) =>
    accept(await inbox.listMessages(admission.trx, query)),
  );
  mount(app, handleMessage, ({ params, body, ...context }) =>
    inbox.handleMessage(deps, context, { ...params, ...body }),
  );
  mount(app, countInbox, async ({ admission: { trx } }) =>
    accept({
      waitingOrders: await countOrders(trx, 'waiting'),
      openMessages: await countMessages(trx, 'open'),
    }),
  );
}
