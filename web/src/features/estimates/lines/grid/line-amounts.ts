import type { LaborType } from '@dre/core/domain/catalogue/trade-words';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import type { WorkItem } from '@dre/core/domain/estimates/pricing/values/work-item';
import { laborPrice } from '@dre/core/domain/rounding';
import type { Cents, CentsPerHour, TenthHours } from '@dre/core/domain/units';

export interface LaborAmount {
  readonly type: LaborType;
  readonly name: string;
  readonly billed: TenthHours;
  readonly rate: CentsPerHour;
  readonly price: Cents;
}

/** Billed hours, rate and price of each labor type of a line. */
export function laborAmounts({ hours }: WorkItem, { labor }: Profile): readonly LaborAmount[] {
  return hours
    .filter(({ billed }) => billed !== 0)
    .map(({ type, billed }) => {
      const { name, rate } = labor[type];
      return { type, name, billed, rate, price: laborPrice(billed, rate) };
    });
}
