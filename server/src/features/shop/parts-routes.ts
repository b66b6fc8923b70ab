import { putVendor, readOrderPictures, readParts, readVendors } from '@dre/core/contract/shop/parts';
import {
  discardPurchaseOrder,
  exportPurchaseOrder,
  makeShopDocumentAddress,
  readPurchaseOrder,
  readPurchaseOrders,
  sendPurchaseOrder,
  writePurchaseOrder,
} from '@dre/core/contract/shop/purchase-orders';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/calls/mount.ts';
import { type DocumentRoutesDependencies, serveDocuments } from '../estimates/documents/documents-routes.ts';
import type { PurchaseMailDependencies } from './purchasing/send-purchase.ts';

/** Loaded with the first request. */
const parts = () => import('./parts/parts-service.ts');
const vendors = () => import('./parts/vendors-service.ts');
const purchases = () => import('./purchasing/purchase-service.ts');
const sending = () => import('./purchasing/send-purchase.ts');
const papers = () => import('./papers/papers-service.ts');

export type PartsDependencies = DocumentRoutesDependencies & PurchaseMailDependencies;

/** The parts desk: open parts, vendors, purchase orders, and the documents of the shop. */
export function partsRoutes(app: FastifyInstance, deps: PartsDependencies): void {
  const now = () => ({ now: deps.now() });
  mount(app, readParts, async ({ query, ...context }) =>
    (await parts()).readParts({ ...context, ...now() }, query.day),
  );
  mount(app, readOrderPictures, async ({ params, ...context }) =>
    (await parts()).readOrderPictures({ ...context, ...now() }, params.id),
  );
  mount(app, readVendors, async (context) => (await vendors()).readVendors({ ...context, ...now() }));
  mount(app, putVendor, async ({ params, body, ...context }) =>
    (await vendors()).putVendor({ ...context, ...now() }, params.id, body),
  );
  purchaseRoutes(app, deps);
  mount(app, makeShopDocumentAddress, async ({ body, ...context }) => {
    // A request for the document follows its address at once.
    deps.documents.warm();
    const { makePaperAddress } = await papers();
    return makePaperAddress(await deps.addressSecret(), { ...context, ...now() }, body.document);
  });
  serveDocuments(app, deps, '/documents/shop/:sealed', {
    open: async (sealed) =>
      (await papers()).openPaper(
        { secret: await deps.addressSecret(), authenticator: app.authenticator, ...now() },
        sealed,
      ),
    draw: async (job, turn) => (await papers()).drawPaper(deps, job, turn),
  });
}

function purchaseRoutes(app: FastifyInstance, deps: PartsDependencies): void {
  const now = () => ({ now: deps.now() });
  mount(app, writePurchaseOrder, async ({ body, ...context }) =>
    (await purchases()).writePurchase({ ...context, ...now() }, body),
  );
  mount(app, readPurchaseOrders, async (context) =>
    (await purchases()).readPurchases({ ...context, ...now() }, deps),
  );
  mount(app, readPurchaseOrder, async ({ params, ...context }) =>
    (await purchases()).readPurchase({ ...context, ...now() }, params.id),
  );
  mount(app, exportPurchaseOrder, async ({ params, ...context }) =>
    (await purchases()).exportPurchase({ ...context, ...now() }, params.id),
  );
  mount(app, discardPurchaseOrder, async ({ params, ...context }) =>
    (await purchases()).discardPurchase({ ...context, ...now() }, params.id),
  );
  mount(app, sendPurchaseOrder, async ({ params, body, ...context }) =>
    (await sending()).sendPurchase(deps, { ...context, ...now() }, params.id, body),
  );
}
