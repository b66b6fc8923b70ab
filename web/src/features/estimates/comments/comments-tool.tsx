import MessageSquare from 'lucide-react/icons/message-square';
import { createElement, useSyncExternalStore } from 'react';
import type { EstimateStore } from '../../../offline/sync/estimate-store.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { useInSight } from '../builder/in-sight.ts';
import { commentCount, requestedComments } from './comment-state.ts';
import { countText } from './comment-text.ts';
import styles from './comments-tool.module.css';

const panel = onDemand(async () => (await import('./comments-panel.tsx')).CommentsPanel);

interface CommentsToolProps {
  readonly id: string;
  readonly store: EstimateStore;
}

/** Opens the comments and shows their number, which loads after everything else is drawn. */
export function CommentsTool({ id, store }: CommentsToolProps) {
  const count = useSyncExternalStore(commentCount.subscribe, commentCount.get);
  const isRequested = useSyncExternalStore(requestedComments.subscribe, requestedComments.get);
  const isInSight = useInSight();
  const Panel = useOnDemand(panel, isInSight || isRequested);
  return (
    <span className={styles['tool']}>
      <Button
        variant="ghost"
        iconOnly
        aria-label={countText(count)}
        onPress={() => requestedComments.set(true)}
        icon={<MessageSquare aria-hidden="true" />}
      />
      {count > 0 && (
        <span className={styles['count']} aria-hidden="true">
          {count}
        </span>
      )}
      {Panel && createElement(Panel, { key: id, id, store })}
    </span>
  );
}
