import { type HelpTopicRow, moveHelpTopic } from '@dre/core/contract/help/help-admin';
import { type Branch, treeOf } from '@dre/core/domain/help/tree';
import { useState } from 'react';
import type { Action } from '../../../lib/calls/use-action.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import styles from './editing.module.css';
import { stateLabels } from './topic-labels.ts';

interface TopicListProps {
  readonly topics: readonly HelpTopicRow[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly action: Action;
  readonly onMoved: () => void;
}

/** The tree as readers see it, with drafts. A topic is moved by dragging or by the buttons beside it. */
export function TopicList({ topics, chosen, onChoose, action, onMoved }: TopicListProps) {
  const [dragged, setDragged] = useState<string>();
  const drop = async (before: HelpTopicRow) => {
    setDragged(undefined);
    if (dragged === undefined || dragged === before.id) return;
    const body = { parent: before.parent, before: before.id };
    if (await action.run(moveHelpTopic, { params: { id: dragged }, body }, 'The topic is moved.')) onMoved();
  };
  const item = ({ topic, below }: Branch<HelpTopicRow>) => (
    <li key={topic.id}>
      <button
        type="button"
        className={styles['item']}
        aria-current={topic.id === chosen ? 'true' : undefined}
        draggable
        onDragStart={() => setDragged(topic.id)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={() => void drop(topic)}
        onClick={() => onChoose(topic.id)}
      >
        <span>{topic.title}</span>
        {topic.state !== 'published' && (
          <Badge tone={stateLabels[topic.state].tone}>{stateLabels[topic.state].name}</Badge>
        )}
      </button>
      {below.length > 0 && <ul>{below.map(item)}</ul>}
    </li>
  );
  return <ul className={styles['list']}>{treeOf(topics).map(item)}</ul>;
}
