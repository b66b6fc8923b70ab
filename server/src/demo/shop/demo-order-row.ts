import type { Phase } from '@dre/core/domain/shop/model/departments';
import type { DemoLocationName } from './demo-locations.table.ts';

/** The state of parts whose work is not done yet; those of done work were received. */
export type DemoPartState =
  | 'to-order'
  | 'no-date'
  | 'due-today'
  | 'overdue'
  | 'later'
  | 'received'
  | 'unchecked'
  | 'short'
  | 'damaged'
  | 'surplus'
  | 'returned';

/** A day as days from the first start, negative before it, and the reason it was moved there. */
export type DemoPromise = readonly [day: number, reason: string];

/** The repair of one demo estimate. Days count back from the first start. */
export interface DemoOrderRow {
  readonly estimate: number;
  /** The day the unit was to be brought, counted forward; null: not agreed. */
  readonly dropOff: number | null;
  readonly checkIn: number | null;
  /** Phases in the order they began, with the day. */
  readonly phases: readonly (readonly [Phase, number])[];
  /** Tasks done of the last phase that began; null: all of them. */
  readonly doneOfLast: number | null;
  readonly moves: readonly (readonly [Phase | 'checks', DemoLocationName])[];
  readonly promises: readonly DemoPromise[];
  /** States of the parts of open work, in the order of the lines, repeated. */
  readonly parts: readonly DemoPartState[];
  readonly checks: 'none' | 'first' | 'all' | 'lights-failed';
  readonly checksOn?: number;
  readonly out?: number;
  /** Somebody is on it at the first start. */
  readonly isRunning?: true;
}
