import { type Static, Type } from 'typebox';
import type { QueuedPart } from '../../domain/shop/parts/part-queues.ts';
import { exact } from '../estimates/edits/values.ts';
import { endpoint } from '../endpoint.ts';
import { Count } from '../numbers.ts';
import { OneId, orNull } from '../paging.ts';
import { OrderEstimate } from './shop.ts';
import { Day, VendorRecord } from './shop-records.ts';

const PartRow = Type.Object({
  /** Returned unchecked: the part of an order that was validated on input. Costs are null for some roles. */
  row: Type.Unsafe<QueuedPart>(Type.Unknown()),
  estimate: OrderEstimate,
});
export type PartRow = Static<typeof PartRow>;

export const readParts = endpoint({
  method: 'GET',
  path: '/api/shop/parts',
  feature: 'shop',
  scope: 'company',
  summary: 'Every open part of every order in its queue of that day, those that stop the most work first',
  query: Type.Object({ day: Day }, exact),
  reply: Type.Object({
    rows: Type.Array(PartRow),
    /** Edits of the shop so far; the stream goes on from here. */
    place: Count,
  }),
  refusals: ['forbidden'],
});

const LinePhoto = Type.Object({
  id: Type.String(),
  /** The name by which its addresses are asked for. */
  file: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  takenAt: orNull(Type.String()),
  /** Millionths of the photo's width and height. */
  pin: orNull(Type.Object({ x: Type.Number(), y: Type.Number() })),
});

export const readOrderPictures = endpoint({
  method: 'GET',
  path: '/api/shop/orders/:id/pictures',
  feature: 'shop',
  scope: 'company',
  summary: 'The photos of every line of a repair order, those with a pin on the line first',
  params: OneId,
  reply: Type.Object({
    estimateId: Type.String(),
    lines: Type.Array(Type.Object({ lineNumber: Count, photos: Type.Array(LinePhoto) })),
  }),
  refusals: ['forbidden', 'not-found'],
});
export type LinePhotos = Static<typeof readOrderPictures.reply>['lines'][number];

export const readVendors = endpoint({
  method: 'GET',
  path: '/api/shop/vendors',
  feature: 'shop',
  scope: 'company',
  summary: 'The vendors of the shop, each with its usual lead time of past deliveries',
  reply: Type.Object({
    vendors: Type.Array(
      Type.Object({
        vendor: VendorRecord,
        revision: Count,
        /** The median of past deliveries; null before the first one. */
        leadTime: orNull(Type.Object({ days: Count, deliveries: Count })),
      }),
    ),
  }),
  refusals: ['forbidden'],
});

export const putVendor = endpoint({
  method: 'PUT',
  path: '/api/shop/vendors/:id',
  feature: 'shop',
  scope: 'company',
  summary: 'Store a vendor; revision 0 adds it',
  params: OneId,
  body: Type.Object({ revision: Count, isRemoved: Type.Boolean(), vendor: VendorRecord }, exact),
  reply: Type.Object({ revision: Count }),
  refusals: ['forbidden', 'not-found', 'conflict'],
});
