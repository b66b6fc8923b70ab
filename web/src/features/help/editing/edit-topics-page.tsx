import { addHelpTopic, type HelpTopicRow, listHelpTopics } from '@dre/core/contract/help/help-admin';
import { treeOf } from '@dre/core/domain/help/tree';
import Link2 from 'lucide-react/icons/link-2';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import styles from './editing.module.css';
import { LinksDialog } from './links-dialog.tsx';
import { screensWithout } from './screens-without.ts';
import { TopicEditor } from './topic-editor.tsx';
import { TopicList } from './topic-list.tsx';

/** The editor of the help: its tree, one topic, and its preview. */
export function EditTopicsPage() {
  const { data: topics, error: problem, refetch } = useQuery(listHelpTopics, { query: {} });
  const [wanted, setWanted] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const action = useAction();
  const chosen = topics?.find(({ id }) => id === wanted) ?? (topics && treeOf(topics)[0]?.topic);
  const add = async () => {
    const parent = chosen?.parent ?? chosen?.id ?? null;
    const made = await action.run(
      addHelpTopic,
      { body: { title: 'New topic', parent } },
      'The topic is begun.',
    );
    if (made === undefined) return;
    setWanted(made.id);
    refetch();
  };
  return (
    <>
      <div className={styles['top']}>
        <h1>Edit topics</h1>
        <Coverage topics={topics ?? []} />
        <Button icon={<Link2 aria-hidden="true" />} onPress={() => setChecking(true)}>
          Check links and screens
        </Button>
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={() => void add()}>
          New topic
        </Button>
      </div>
      {action.problem && (
        <Alert tone="error" role="alert">
          {problemText(action.problem)}
        </Alert>
      )}
      {problem && topics === undefined && (
        <ErrorState
          title="The topics could not be read"
          actions={<Button onPress={refetch}>Try Again</Button>}
        >
          {problemText(problem)}
        </ErrorState>
      )}
      {topics === undefined && !problem && <Skeleton shape="block" />}
      {topics && (
        <div className={styles['panes']}>
          <Card
            as="section"
            padding="none"
            heading={<h2>Topics</h2>}
            more={topics.length}
            aria-label="Topics"
          >
            <TopicList
              topics={topics}
              chosen={chosen?.id}
              onChoose={setWanted}
              action={action}
              onMoved={refetch}
            />
          </Card>
          {chosen ? (
            <TopicEditor
              topics={topics}
              id={chosen.id}
              onChanged={refetch}
              onRemoved={() => {
                setWanted(undefined);
                refetch();
              }}
            />
          ) : (
            <EmptyState title="No help topics yet">Begin the first one with New topic.</EmptyState>
          )}
        </div>
      )}
      {isChecking && (
        <LinksDialog
          screens={screensWithout(topics ?? [])}
          onClose={() => setChecking(false)}
          onChoose={(id) => {
            setWanted(id);
            setChecking(false);
          }}
        />
      )}
    </>
  );
}

/** The number of screens without a topic. */
function Coverage({ topics }: { readonly topics: readonly HelpTopicRow[] }) {
  const { length } = screensWithout(topics);
  const words = length === 1 ? 'One screen has no topic' : `${String(length)} screens have no topic`;
  return <span className={styles['note']}>{length === 0 ? 'Every screen has a topic' : words}</span>;
}
