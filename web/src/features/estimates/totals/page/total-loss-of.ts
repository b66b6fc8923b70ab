import {
  type TotalLossIndication,
  totalLossIndication,
  uncheckedState,
} from '@dre/core/domain/estimates/checks/total-loss';
import type { EstimateNow } from '../../open/use-estimate.ts';

export type Worth = Pick<EstimateNow, 'estimate' | 'totals' | 'contents'>;

/** Compares the repair with the unit's value, by the rule of the state it was damaged or registered in. */
export function totalLossOf({ estimate, totals, contents }: Worth): TotalLossIndication {
  const { unit, loss } = estimate;
  const state = loss.state || unit.plateState;
  const rule = contents.totalLoss.find((one) => one.state === state) ?? {
    ...uncheckedState,
    state: state || 'an unknown state',
    name: state,
  };
  return totalLossIndication(totals, unit, rule);
}
