import { readEstimate } from '@dre/core/contract/estimates/estimates';
import { useQuery } from '../../../../lib/calls/use-query.ts';
import { useOrderNow } from '../order-context.ts';
import { type FindingLineState, findingLineState } from './finding-line-state.ts';

/** The line each finding became; undefined until the estimate is read. */
export function useFindingLines(): (finding: string) => FindingLineState | undefined {
  const { order, estimate, linesMade } = useOrderNow();
  const versions = `${String(order.authorized.length)} ${order.pending?.version ?? ''}`;
  const { data } = useQuery(readEstimate, { params: { id: estimate.id } }, `${estimate.id} ${versions}`);
  return (finding) =>
    linesMade.get(finding) ?? (data === undefined ? undefined : findingLineState(data.estimate, finding));
}
