import { type HelpTopicRow, moveHelpTopic } from '@dre/core/contract/help/help-admin';
import { isUnder } from '@dre/core/domain/help/tree';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { Action } from '../../../lib/calls/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import styles from './editing.module.css';

interface TopicPlaceProps {
  readonly topics: readonly HelpTopicRow[];
  readonly topic: HelpTopicRow;
  readonly action: Action;
  readonly onMoved: () => void;
}

const top = 'top';

/** The position of a topic: its parent, and the topic it precedes. */
export function TopicPosition({ topics, topic, action, onMoved }: TopicPlaceProps) {
  const siblings = topics.filter(({ parent }) => parent === topic.parent);
  const at = siblings.findIndex(({ id }) => id === topic.id);
  const move = async (parent: string | null, before: string | null) => {
    const parts = { params: { id: topic.id }, body: { parent, before } };
    if (await action.run(moveHelpTopic, parts, 'The topic is moved.')) onMoved();
  };
  const parents = topics.filter(({ id }) => !isUnder(topics, id, topic.id));
  return (
    <div className={styles['place']}>
      <Select
        label="Stands under"
        options={[
          { id: top, label: 'Nothing: a heading' },
          ...parents.map(({ id, title }) => ({ id, label: title })),
        ]}
        value={topic.parent ?? top}
        onChange={(id) => void move(id === top ? null : id, null)}
      />
      <Button
        iconOnly
        aria-label="Move up"
        icon={<ArrowUp aria-hidden="true" />}
        isDisabled={at <= 0}
        onPress={() => void move(topic.parent, siblings[at - 1]?.id ?? null)}
      />
      <Button
        iconOnly
        aria-label="Move down"
        icon={<ArrowDown aria-hidden="true" />}
        isDisabled={at === siblings.length - 1}
        onPress={() => void move(topic.parent, siblings[at + 2]?.id ?? null)}
      />
    </div>
  );
}
