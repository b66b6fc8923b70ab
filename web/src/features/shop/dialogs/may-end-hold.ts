import type { Hold } from '@dre/core/domain/shop/model/hold';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { useMay } from '../../session/use-may.ts';
import { useSessionState } from '../../session/session-context.ts';

export interface MayEnd {
  readonly release: (hold: Pick<Hold, 'placedBy'>) => boolean;
  readonly takeBack: boolean;
  /** True if the person may end at least one of what the order waits for. */
  readonly any: (order: RepairOrder) => boolean;
}

/** Those who plan release every hold, others their own; sublet work is taken back by those who send it out. */
export function useMayEndHold(): MayEnd {
  const may = useMay();
  const { userName } = useSessionState();
  const release = ({ placedBy }: Pick<Hold, 'placedBy'>) =>
    may('plan-repair-orders') || placedBy === userName;
  const takeBack = may('manage-repair-orders');
  return {
    release,
    takeBack,
    any: ({ holds, outings }) =>
      holds.some((hold) => hold.released === null && release(hold)) ||
      (takeBack && outings.some(({ back }) => back === null)),
  };
}
