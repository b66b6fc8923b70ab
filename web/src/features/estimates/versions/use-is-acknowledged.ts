import type { EstimateStore } from '../../../offline/sync/estimate-store.ts';
import { useEstimateSelector } from '../open/use-estimate.ts';

/** True once the server has replied to all edits: a lock not yet acknowledged is no version to request. */
export function useIsAcknowledged(store: EstimateStore): boolean {
  return useEstimateSelector(store, ({ saveState: { kind } }) => kind !== 'saving');
}
