import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { isBeingWritten } from '@dre/core/domain/estimates/model/lifecycle/status';
import { orderBetween } from '@dre/core/domain/estimates/model/order-key';
import { refusalMessage } from '@dre/core/domain/estimates/wording/refusal-messages';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { Finding, RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { lineFromFinding, photosOfFindingLine } from '@dre/core/domain/shop/tasks/line-from-finding';
import { problemText } from '../../../../lib/calls/use-action.ts';
import { type EstimateSession, openEstimate } from '../../../estimates/open/open-estimate.ts';
import { type FindingLineState, findingLineState } from './finding-line-state.ts';

/** One press: begins a supplement if none is being written, and adds the possible line to it. */
export async function addFindingLine(
  session: EstimateSession,
  order: RepairOrder,
  finding: Finding,
): Promise<Result<FindingLineState, string>> {
  const opened = await openEstimate(session, order.estimateId);
  if (!opened.ok) return refuse(problemText(opened.refusal));
  const { store } = opened.value;
  const { estimate } = store.snapshot();
  const done = store.write('Line from a finding of the shop', changesFor(estimate, order, finding));
  if (!done.ok) {
    store.leave();
    return refuse(refusalMessage(done.refusal));
  }
  await store.safe();
  const state = findingLineState(store.snapshot().estimate, finding.id);
  store.leave();
  return accept(state);
}

export function changesFor(
  estimate: Estimate,
  repairOrder: RepairOrder,
  finding: Finding,
): readonly Change[] {
  const start: readonly Change[] = isBeingWritten(estimate) ? [] : [{ kind: 'start-supplement' }];
  const last = estimate.lines
    .map(({ order }) => order)
    .toSorted()
    .at(-1);
  return [
    ...start,
    lineFromFinding(finding, repairOrder, orderBetween(last ?? null, null)),
    ...photosOfFindingLine(finding, repairOrder, estimate),
  ];
}
