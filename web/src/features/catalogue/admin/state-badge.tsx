import type { DraftRow } from '@dre/core/contract/catalogue/book-draft';
import { Badge, type BadgeTone } from '../../../ui/feedback/Badge.tsx';

const stateLabels: Record<DraftRow['state'], readonly [word: string, tone: BadgeTone]> = {
  same: ['Published', 'neutral'],
  changed: ['Changed', 'amber'],
  new: ['New', 'green'],
  removed: ['Removed', 'red'],
};

/** The row's difference from the newest edition. */
export function StateBadge({ state }: Pick<DraftRow, 'state'>) {
  const [label, tone] = stateLabels[state];
  return <Badge tone={tone}>{label}</Badge>;
}
