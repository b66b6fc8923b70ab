import type { Stage } from './estimate.ts';

/** Why an edit was not applied. A line is named wherever one is the cause. */
export type EditRefusal =
  /** Known before it is tried: the server takes no edit of somebody who only reads. */
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
  /** The book it takes is not on this device, or there is none such. */
  | { readonly kind: 'book-not-at-hand'; readonly edition: number }
  | { readonly kind: 'calculation-not-possible'; readonly field: string }
  | { readonly kind: 'calculation-not-found'; readonly calculationId: string }
  /** Its calculation was removed, and somebody needed one of the lines. */
  | { readonly kind: 'calculated-line-stands'; readonly lineId: string; readonly line: number }
  | { readonly kind: 'suggestion-not-found'; readonly rule: string }
  | { readonly kind: 'photo-not-found'; readonly photoId: string }
  | { readonly kind: 'photo-exists'; readonly photoId: string }
  | { readonly kind: 'too-many-photos'; readonly limit: number }
  | { readonly kind: 'note-not-found'; readonly noteId: string }
  | { readonly kind: 'note-exists'; readonly noteId: string }
  | { readonly kind: 'too-many-taxes'; readonly limit: number }
  /** `field` is its path in the profile. */
  | { readonly kind: 'profile-not-possible'; readonly field: string; readonly reason: string }
  | { readonly kind: 'lines-open'; readonly lines: readonly number[] }
  | { readonly kind: 'nothing-to-lock' }
  /** Somebody was faster, and a supplement is written by now. */
  | { readonly kind: 'locked-already'; readonly version: string; readonly draft: string }
  | { readonly kind: 'supplement-open' }
  | { readonly kind: 'supplement-changed' }
  | { readonly kind: 'no-supplement-open' }
  | { readonly kind: 'not-locked-yet' }
  | { readonly kind: 'moves-money' }
  /** The answer was given to a version that a later one has replaced. */
  | { readonly kind: 'version-superseded'; readonly version: string; readonly by: string }
  /** The same was recorded before. */
  | { readonly kind: 'recorded-already'; readonly version: string }
  | { readonly kind: 'too-many-records'; readonly limit: number }
  | { readonly kind: 'record-not-found'; readonly version: string }
  | { readonly kind: 'reason-missing' }
  | { readonly kind: 'name-missing' }
  | { readonly kind: 'day-not-possible'; readonly day: string }
  | { readonly kind: 'stage-not-possible'; readonly from: Stage; readonly to: Stage }
  | { readonly kind: 'cannot-be-undone' };

export type EditRefusalKind = EditRefusal['kind'];
