import type { Stage } from '../../estimates/model/estimate.ts';
import type { RepairOrder } from './repair-order.ts';
import type { WithdrawableRecord } from './shop-edit.ts';
import type { FitIssue } from './shop-location.ts';
import type { CheckProof } from './version-work.ts';

/** The reason an edit of a repair order was not applied. */
export type ShopRefusal =
  | { readonly kind: 'order-not-opened' }
  | { readonly kind: 'order-opened-already' }
  | { readonly kind: 'order-closed'; readonly state: RepairOrder['state'] }
  | { readonly kind: 'order-not-closed' }
  /** Raised before an order is opened: only an approved estimate is repaired. */
  | { readonly kind: 'estimate-not-approved'; readonly stage: Stage }
  | { readonly kind: 'version-authorized-already'; readonly version: string }
  | { readonly kind: 'version-does-not-match'; readonly version: string }
  | { readonly kind: 'nothing-authorized' }
  | { readonly kind: 'reason-missing' }
  | { readonly kind: 'text-too-long'; readonly field: string; readonly limit: number }
  | { readonly kind: 'value-out-of-range'; readonly field: string }
  | { readonly kind: 'day-not-possible'; readonly day: string }
  /** Raised by the server, which knows the day in the company's zone. `what` is absent in older refusals, of parts. */
  | {
      readonly kind: 'day-is-over';
      readonly day: string;
      readonly what?: 'part' | 'promise' | 'hold' | 'sublet';
    }
  | { readonly kind: 'too-many-records'; readonly limit: number }
  | { readonly kind: 'recorded-already' }
  | { readonly kind: 'record-not-found'; readonly record: WithdrawableRecord }
  /** Later records build on it. */
  | { readonly kind: 'record-in-use'; readonly record: WithdrawableRecord }
  | { readonly kind: 'unit-here-already' }
  | { readonly kind: 'unit-not-here' }
  | ({ readonly kind: 'unit-does-not-fit'; readonly location: string } & { readonly issue: FitIssue })
  /** Raised by the server, which knows the shop's locations. */
  | { readonly kind: 'location-not-found'; readonly location: string }
  | { readonly kind: 'step-not-found'; readonly step: string }
  | { readonly kind: 'hold-not-found' }
  | { readonly kind: 'hold-released-already' }
  | { readonly kind: 'task-not-found'; readonly task: string }
  | { readonly kind: 'task-exists'; readonly task: string }
  | { readonly kind: 'task-withdrawn'; readonly description: string }
  | { readonly kind: 'task-awaits-approval'; readonly version: string }
  | { readonly kind: 'part-not-found'; readonly part: string }
  | { readonly kind: 'received-already'; readonly description: string; readonly quantity: number }
  | { readonly kind: 'damaged-exceeds-received' }
  | { readonly kind: 'returned-exceeds-received'; readonly quantity: number }
  | { readonly kind: 'back-already' }
  | { readonly kind: 'check-not-found'; readonly check: string }
  | { readonly kind: 'check-proof-missing'; readonly name: string; readonly proof: CheckProof }
  | { readonly kind: 'photo-not-found' }
  | { readonly kind: 'tasks-open'; readonly count: number }
  | { readonly kind: 'checks-open'; readonly names: readonly string[] }
  | { readonly kind: 'work-out'; readonly vendor: string }
  | { readonly kind: 'walk-round-missing' }
  | { readonly kind: 'signature-missing' }
  /** A card cannot be dragged there; the repair order has the step. */
  | { readonly kind: 'column-has-own-step'; readonly column: string }
  | { readonly kind: 'column-without-work'; readonly column: string }
  | { readonly kind: 'cannot-be-undone' };

export type ShopRefusalKind = ShopRefusal['kind'];
