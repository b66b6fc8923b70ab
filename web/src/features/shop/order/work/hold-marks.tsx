import type { ActiveHold } from '@dre/core/domain/shop/model/hold';
import { holdLabels } from '@dre/core/domain/shop/wording/order-labels';
import Pause from 'lucide-react/icons/pause';
import { Badge } from '../../../../ui/feedback/Badge.tsx';
import { shortDay } from '@dre/core/domain/short-day';

/** "Waiting for the customer, Nov 23" beside the step or task that waits; the reason is in the title. */
export function HoldMarks({ holds }: { readonly holds: readonly ActiveHold[] }) {
  return holds.map(({ kind, reason, since, expectedEnd }) => (
    <span key={`${kind} ${since} ${reason}`} title={reason}>
      <Badge tone="amber" icon={<Pause aria-hidden="true" />}>
        {expectedEnd === null ? holdLabels[kind] : `${holdLabels[kind]}, ${shortDay(expectedEnd)}`}
      </Badge>
    </span>
  ));
}
