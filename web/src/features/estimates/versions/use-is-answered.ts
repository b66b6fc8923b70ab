import type { EstimateKeeper } from '../../../offline/sync/estimate-keeper.ts';
import { useKept } from '../open/use-estimate.ts';

/** Whether the server has said what it thinks of everything done here: a lock still on its way is no version to ask for. */
export function useIsAnswered(keeper: EstimateKeeper): boolean {
  return useKept(keeper, ({ saveState: { kind } }) => kind !== 'saving');
}
