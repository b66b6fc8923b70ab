import type { RepairOrder } from '../model/repair-order.ts';
import type { ShopChange } from '../model/shop-edit.ts';

/** One kind of record: finding it, the order without it, and the edit that writes it again. */
export interface RecordHandler {
  readonly find: (order: RepairOrder, id: string) => object | undefined;
  /** Null if later records build on it. */
  readonly without: (order: RepairOrder, id: string) => RepairOrder | null;
  /** Null if it cannot be written again. */
  readonly again: (order: RepairOrder, id: string) => ShopChange | null;
}
