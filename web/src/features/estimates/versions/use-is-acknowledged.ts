import type { EstimateStore } from '../../../offline/sync/estimate-store.ts';
import { useEstimateSelector } from '../open/use-estimate.ts';

/** Whether the server has said what it thinks of everything done here: a lock still on its way is no version to ask for. */
export function useIsAnswered(keeper: EstimateStore): boolean {
  return useEstimateSelector(keeper, ({ saveState: { kind } }) => kind !== 'saving');
}
