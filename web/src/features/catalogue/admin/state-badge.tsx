import type { DraftRow } from '@dre/core/contract/catalogue/book-draft';
import { Badge, type BadgeTone } from '../../../ui/feedback/Badge.tsx';

const words: Record<DraftRow['state'], readonly [word: string, tone: BadgeTone]> = {
  same: ['Published', 'neutral'],
  changed: ['Changed', 'amber'],
  new: ['New', 'green'],
  removed: ['Removed', 'red'],
};

/** How a row of the draft stands to the newest edition. */
export function StateBadge({ state }: Pick<DraftRow, 'state'>) {
  const [word, tone] = words[state];
  return <Badge tone={tone}>{word}</Badge>;
}
