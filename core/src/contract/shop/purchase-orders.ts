import { type Static, Type } from 'typebox';
import { departments } from '../../domain/shop/model/departments.ts';
import type { PurchaseOrder } from '../../domain/shop/model/purchase-order.ts';
import { shopLimits } from '../../domain/shop/model/shop-limits.ts';
import { purchaseStates } from '../../domain/shop/parts/purchase-state.ts';
import type { Cents, Thousandths } from '../../domain/units.ts';
import { papers } from '../../domain/documents/document-kinds.ts';
import { between, exact } from '../estimates/edits/values.ts';
import { endpoint } from '../endpoint.ts';
import { Id, OneId, orNull } from '../paging.ts';
import { line, paragraph } from '../text-fields.ts';
import { Day, ShopText } from './shop-records.ts';

export const purchaseLimits = { lines: 200, listed: 200, note: 2_000 } as const;

/** States of the mail that carries a purchase order. */
const mailStates = ['waiting', 'sent', 'failed'] as const;

const Purchase = Type.Object({
  /** Returned unchecked: its values were validated on input. */
  purchase: Type.Unsafe<PurchaseOrder>(Type.Unknown()),
  /** By line, as the repair orders stand. */
  lines: Type.Array(
    Type.Object({
      received: Type.Unsafe<Thousandths>(Type.Integer()),
      /** Damaged or wrong, and what of it was sent back. */
      damaged: Type.Unsafe<Thousandths>(Type.Integer()),
      defect: Type.Enum(['damaged', 'wrong', 'damaged or wrong']),
      returned: Type.Unsafe<Thousandths>(Type.Integer()),
      /** The times of the deliveries, oldest first. */
      receivedAt: Type.Array(Type.String()),
      isWithdrawn: Type.Boolean(),
    }),
  ),
  state: Type.Enum(purchaseStates),
  /** Null if a line has no cost. */
  cost: orNull(Type.Unsafe<Cents>(Type.Integer())),
  /** Null if it was not sent by mail. */
  mail: orNull(Type.Enum(mailStates)),
});
export type PurchaseOrderReply = Static<typeof Purchase>;

const purchaseCall = { feature: 'shop', scope: 'company' } as const;

export const writePurchaseOrder = endpoint({
  ...purchaseCall,
  method: 'POST',
  path: '/api/shop/purchase-orders',
  summary:
    'Write a purchase order for parts of any repair orders to one vendor, under an id made by the browser; it is a draft until it is sent, and orders nothing',
  body: Type.Object(
    {
      id: Id,
      vendorId: Id,
      note: paragraph(purchaseLimits.note),
      /** The day all parts are expected, if the vendor gave one. */
      expected: orNull(Day),
      lines: Type.Array(
        Type.Object(
          {
            order: Id,
            part: line(1_000),
            quantity: between<Thousandths>(1, shopLimits.quantity),
            cost: orNull(between<Cents>(0, shopLimits.cost)),
          },
          exact,
        ),
        { minItems: 1, maxItems: purchaseLimits.lines },
      ),
    },
    exact,
  ),
  reply: Purchase,
  refusals: ['forbidden', 'not-found', 'conflict'],
});

export const readPurchaseOrders = endpoint({
  ...purchaseCall,
  method: 'GET',
  path: '/api/shop/purchase-orders',
  summary: 'The last purchase orders, newest first, each with its state',
  /** `canMail`: a mail server is set up here. */
  reply: Type.Object({ items: Type.Array(Purchase), canMail: Type.Boolean() }),
  refusals: ['forbidden'],
});

export const readPurchaseOrder = endpoint({
  ...purchaseCall,
  method: 'GET',
  path: '/api/shop/purchase-orders/:id',
  summary: 'One purchase order with the receipts of its lines',
  params: OneId,
  reply: Purchase,
  refusals: ['forbidden', 'not-found'],
});

export const sendPurchaseOrder = endpoint({
  ...purchaseCall,
  method: 'POST',
  path: '/api/shop/purchase-orders/:id/send',
  summary:
    'Mail a purchase order with its PDF to the vendor, or record that it was sent another way; once. Its parts are ordered with it, or nothing',
  params: OneId,
  body: Type.Object(
    {
      how: Type.Enum(['mail', 'other']),
      /** The other way, such as a telephone call; a mail goes to the vendor's address. */
      to: ShopText,
    },
    exact,
  ),
  reply: Purchase,
  refusals: ['forbidden', 'not-found', 'conflict', 'too-many-requests'],
});

export const discardPurchaseOrder = endpoint({
  ...purchaseCall,
  method: 'POST',
  path: '/api/shop/purchase-orders/:id/discard',
  summary: 'Discard a draft; its parts are to be ordered as before, and its number is not used again',
  params: OneId,
  reply: Purchase,
  refusals: ['forbidden', 'not-found', 'conflict'],
});

export const exportPurchaseOrder = endpoint({
  ...purchaseCall,
  method: 'GET',
  path: '/api/shop/purchase-orders/:id/csv',
  summary: 'The lines of a purchase order as a table for spreadsheets',
  params: OneId,
  reply: Type.Object({ csv: Type.String(), fileName: Type.String() }),
  refusals: ['forbidden', 'not-found'],
});

const paper = { paper: Type.Enum(papers) };
const ShopDocument = Type.Union([
  Type.Object({ kind: Type.Literal('purchase-order'), id: Id, ...paper }, exact),
  /** The work of one department, or of all. */
  Type.Object(
    { kind: Type.Literal('work-order'), id: Id, department: orNull(Type.Enum(departments)), ...paper },
    exact,
  ),
  Type.Object({ kind: Type.Literal('delivery-sheet'), id: Id, ...paper }, exact),
]);
export type ShopDocument = Static<typeof ShopDocument>;

export const makeShopDocumentAddress = endpoint({
  ...purchaseCall,
  method: 'POST',
  path: '/api/shop/document-addresses',
  summary: 'Where a document of the shop can be fetched as PDF, by this session, for ten minutes',
  body: Type.Object({ document: ShopDocument }, exact),
  /** Appending `?download=1` to the address downloads the file instead of displaying it. */
  reply: Type.Object({ address: Type.String(), until: Type.String(), fileName: Type.String() }),
  refusals: ['forbidden', 'not-found', 'conflict'],
  limit: { requests: 240, perSeconds: 60 },
});
