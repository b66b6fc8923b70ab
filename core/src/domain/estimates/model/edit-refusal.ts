import type { Stage } from './estimate.ts';

/** The reason an edit was not applied. It names the line whenever a line is the cause. */
export type EditRefusal =
  /** Raised before the edit is applied: the server takes no edits from read-only roles. */
  | { readonly kind: 'role-reads-only' }
  | { readonly kind: 'estimate-locked' }
  | { readonly kind: 'estimate-void' }
  | { readonly kind: 'line-not-found'; readonly lineId: string }
  | { readonly kind: 'line-exists'; readonly lineId: string }
  | { readonly kind: 'too-many-lines'; readonly lineId: string; readonly limit: number }
  | { readonly kind: 'hours-out-of-range'; readonly lineId: string; readonly line: number }
  | { readonly kind: 'price-out-of-range'; readonly lineId: string; readonly line: number }
  | { readonly kind: 'quantity-out-of-range'; readonly lineId: string; readonly line: number }
  | { readonly kind: 'value-is-calculated'; readonly lineId: string; readonly line: number }
  | { readonly kind: 'percent-out-of-range'; readonly field: string }
  | { readonly kind: 'amount-out-of-range'; readonly field: string }
  | { readonly kind: 'text-too-long'; readonly field: string; readonly limit: number }
  | { readonly kind: 'value-not-known'; readonly field: string }
  | { readonly kind: 'order-not-valid'; readonly order: string }
  | { readonly kind: 'operation-not-in-book'; readonly part: string; readonly operation: string }
  /** The requested book is not on this device, or does not exist. */
  | { readonly kind: 'book-not-at-hand'; readonly edition: number }
  | { readonly kind: 'calculation-not-possible'; readonly field: string }
  | { readonly kind: 'calculation-not-found'; readonly calculationId: string }
  /** The calculation is removed, but one of its lines came back through a later change. */
  | { readonly kind: 'calculated-line-stands'; readonly lineId: string; readonly line: number }
  | { readonly kind: 'suggestion-not-found'; readonly rule: string }
  | { readonly kind: 'photo-not-found'; readonly photoId: string }
  | { readonly kind: 'photo-exists'; readonly photoId: string }
  | { readonly kind: 'too-many-photos'; readonly limit: number }
  | { readonly kind: 'note-not-found'; readonly noteId: string }
  | { readonly kind: 'note-exists'; readonly noteId: string }
  | { readonly kind: 'too-many-taxes'; readonly limit: number }
  /** `field` is the path in the profile. */
  | { readonly kind: 'profile-not-possible'; readonly field: string; readonly reason: string }
  | { readonly kind: 'lines-open'; readonly lines: readonly number[] }
  | { readonly kind: 'nothing-to-lock' }
  /** Another user locked it first, and a supplement is already open. */
  | { readonly kind: 'locked-already'; readonly version: string; readonly draft: string }
  | { readonly kind: 'supplement-open' }
  | { readonly kind: 'supplement-changed' }
  | { readonly kind: 'no-supplement-open' }
  | { readonly kind: 'not-locked-yet' }
  | { readonly kind: 'moves-money' }
  /** The answered version was replaced by a later one. */
  | { readonly kind: 'version-superseded'; readonly version: string; readonly by: string }
  /** The same record exists already. */
  | { readonly kind: 'recorded-already'; readonly version: string }
  | { readonly kind: 'too-many-records'; readonly limit: number }
  | { readonly kind: 'record-not-found'; readonly version: string }
  | { readonly kind: 'reason-missing' }
  | { readonly kind: 'name-missing' }
  | { readonly kind: 'day-not-possible'; readonly day: string }
  | { readonly kind: 'stage-not-possible'; readonly from: Stage; readonly to: Stage }
  | { readonly kind: 'cannot-be-undone' };

export type EditRefusalKind = EditRefusal['kind'];
