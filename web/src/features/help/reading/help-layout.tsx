import ListTree from 'lucide-react/icons/list-tree';
import { type ReactNode, useState } from 'react';
import { problemText } from '../../../lib/calls/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { DocumentList } from './document-list.tsx';
import { FoundTopics } from './found-topics.tsx';
import { type Help, useHelp } from './help-cache.ts';
import { SearchField } from './search-field.tsx';
import { TopicTree } from './topic-tree.tsx';
import styles from './topics.module.css';

interface HelpLayoutProps {
  /** Puts the cursor into the search. */
  readonly isStart?: boolean;
  /** Shown while nothing is searched. */
  readonly children: (help: Help) => ReactNode;
}

/** Search and topics on the left, on a phone above and in a drawer; their content on the right. */
export function HelpLayout({ isStart = false, children }: HelpLayoutProps) {
  const { help, problem, reload } = useHelp();
  const [find, setFind] = useState('');
  const [isOpen, setOpen] = useState(false);
  const side = help && (
    <>
      <TopicTree topics={help.topics} />
      <DocumentList />
    </>
  );
  return (
    <div className={styles['help']}>
      <aside className={styles['side']} aria-label="Find a topic">
        <SearchField value={find} onChange={setFind} isFirst={isStart} />
        <span className={styles['folded']}>
          <Button icon={<ListTree aria-hidden="true" />} onPress={() => setOpen(true)}>
            Topics
          </Button>
        </span>
        <div className={styles['wide']}>{side}</div>
      </aside>
      <div className={styles['page']}>
        {problem && (
          <ErrorState title="Help could not be read" actions={<Button onPress={reload}>Try Again</Button>}>
            {problemText(problem)}
          </ErrorState>
        )}
        {help === undefined && !problem && <Skeleton shape="block" />}
        {help && (find.trim() === '' ? children(help) : <FoundTopics help={help} find={find} />)}
      </div>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Topics" side="left">
        {/* Following a link closes the drawer. */}
        <div className={styles['drawn']} onClickCapture={() => setOpen(false)} role="presentation">
          {side}
        </div>
      </Drawer>
    </div>
  );
}
