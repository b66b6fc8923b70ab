import type { TimeZone } from '@dre/core/domain/companies/time-zone';
import type { OrderEstimate } from '@dre/core/contract/shop/shop';
import type { OrderCorrection, OrderStretch } from '@dre/core/contract/shop/clock';
import type { BoardColumn } from '@dre/core/domain/shop/board/column';
import type { ClockedMinutes } from '@dre/core/domain/shop/clock/clocked-minutes';
import type { ActiveHold } from '@dre/core/domain/shop/model/hold';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import type { ShopLocation } from '@dre/core/domain/shop/model/shop-location';
import type { Minutes, UtcMinute } from '@dre/core/domain/units';
import { createContext, use } from 'react';
import type { FindingLineState } from './findings/finding-line-state.ts';

/** A dialog of the order. */
export type OrderRequest =
  | {
      readonly kind:
        | 'release'
        | 'promise'
        | 'move'
        | 'check-in'
        | 'deliver'
        | 'reopen'
        | 'void'
        | 'own-risk'
        | 'shop-task'
        | 'facts'
        | 'print'
        | 'status';
    }
  | { readonly kind: 'hold'; readonly task?: string }
  | { readonly kind: 'finding'; readonly task: string | null }
  | { readonly kind: 'skip'; readonly task: string }
  | { readonly kind: 'assign'; readonly step: string }
  | { readonly kind: 'check'; readonly check: string; readonly hasPassed: boolean };

export interface OrderTime {
  /** Until it is read there is no number that would be so. */
  readonly state: 'reading' | 'read' | 'failed';
  /** False for a technician, who reads their own time alone: what is left then cannot be told. */
  readonly isWhole: boolean;
  readonly stretches: readonly OrderStretch[];
  /** Of presses that begin or end time on the order, oldest first. */
  readonly corrections: readonly OrderCorrection[];
  /** The end of the last closed pay period. */
  readonly closedUntil: string | null;
  readonly clocked: ClockedMinutes;
  /** Minutes clocked on the order in all. */
  readonly total: Minutes;
  /** A correction is no press, so whoever sends one asks for the time again. */
  readonly readAgain: () => void;
  /** Running work counts until this minute of the server. */
  readonly until: UtcMinute;
}

/** The order on the screen, as it is with the changes made here. */
export interface OrderNow {
  readonly order: RepairOrder;
  readonly estimate: OrderEstimate;
  readonly holds: readonly ActiveHold[];
  readonly column: BoardColumn | null;
  readonly location: ShopLocation | null;
  /** Today and every day shown are days of the company's zone. */
  readonly today: string;
  readonly zone: TimeZone;
  /** Names of the crew by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly time: OrderTime;
  readonly rights: OrderRights;
  readonly request: (request: OrderRequest) => void;
  /** Lines made of findings on this screen, by finding. */
  readonly linesMade: ReadonlyMap<string, FindingLineState>;
  readonly addLineMade: (finding: string, line: FindingLineState) => void;
}

/** The actions offered; the server decides again. */
export interface OrderRights {
  /** Promise, check in, deliver, send the status. */
  readonly manages: boolean;
  /** Assign, move, hold, skip. */
  readonly plans: boolean;
  readonly holds: boolean;
  /** Tick, check, report. */
  readonly works: boolean;
  readonly editsEstimate: boolean;
  readonly readsEstimate: boolean;
  /** Technicians read no owner, no insurer and no rail actions. */
  readonly seesContacts: boolean;
}

const Context = createContext<OrderNow | null>(null);

export const OrderProvider = Context.Provider;

export function useOrderNow(): OrderNow {
  const now = use(Context);
  if (now === null) throw new Error('A part of the repair order is shown outside of its page.');
  return now;
}
