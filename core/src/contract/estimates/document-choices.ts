import { type Static, Type } from 'typebox';
import { documentKinds, type PrintedVersion } from '../../domain/documents/document-kinds.ts';
import { documentGaps } from '../../domain/documents/missing-document.ts';
import { endpoint } from '../endpoint.ts';
import { Id, Nothing, OneId, orNull } from '../paging.ts';

const PrintableVersionReply = Type.Object({
  /** `draft`, or a locked version with its correction; an empty correction means as locked. */
  version: Type.Unsafe<PrintedVersion>(
    Type.Union([Type.Literal('draft'), Type.Object({ label: Type.String(), correction: Type.String() })]),
  ),
  /** The draft's future label, or the locked version's own. */
  label: Type.String(),
  /** Time of locking or correction; null for the draft. */
  at: orNull(Type.String()),
  documents: Type.Array(
    Type.Object({ kind: Type.Enum(documentKinds), gap: orNull(Type.Enum(documentGaps)) }),
  ),
});
export type PrintableVersionReply = Static<typeof PrintableVersionReply>;

export const readDocumentChoices = endpoint({
  method: 'GET',
  path: '/api/estimates/:id/documents',
  feature: 'estimates',
  scope: 'company',
  summary:
    'Which documents can be made of an estimate, of which of its versions; for technicians the work order',
  params: OneId,
  reply: Type.Object({
    number: Type.String(),
    /** Empty for technicians, who read no contacts. */
    customer: Type.String(),
    /** `read` shows the whole estimate, `work-order` shows no prices. */
    reach: Type.Enum(['read', 'work-order']),
    revision: Type.Integer({ minimum: 0 }),
    /** The draft first, then newest first. */
    versions: Type.Array(PrintableVersionReply),
  }),
  refusals: ['forbidden', 'not-found'],
});
export type DocumentChoices = Static<(typeof readDocumentChoices)['reply']>;

export const workOrderLimits = { listed: 50 } as const;

const WorkOrderRow = Type.Object({
  id: Id,
  number: Type.String(),
  /** Empty for technicians, who read no contacts. */
  customer: Type.String(),
  vehicle: Type.String(),
  updatedAt: Type.String(),
});
export type WorkOrderRow = Static<typeof WorkOrderRow>;

export const listWorkOrders = endpoint({
  method: 'GET',
  path: '/api/work-orders',
  feature: 'estimates',
  scope: 'company',
  summary:
    'Approved estimates and those in repair, changed last first, for their work orders: without prices',
  query: Nothing,
  reply: Type.Object({ items: Type.Array(WorkOrderRow) }),
  refusals: ['forbidden'],
});
