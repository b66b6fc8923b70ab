import {
  type HelpTopicDraft,
  type HelpTopicRow,
  publishHelpTopic,
  readHelpTopic,
  removeHelpTopic,
  withdrawHelpTopic,
} from '@dre/core/contract/help/help-admin';
import { useEffect, useEffectEvent, useState } from 'react';
import { clockTime } from '../../../lib/text/format.ts';
import { type Action, problemText, useAction } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useConfirm } from '../../../ui/overlays/use-confirm.tsx';
import styles from './editing.module.css';
import { TopicFields } from './topic-fields.tsx';
import { TopicPosition } from './topic-position.tsx';
import { TopicPreview } from './topic-preview.tsx';
import { helpedText } from './topic-labels.ts';
import { type TopicSaveState, useAutosave, type Written } from './use-autosave.ts';
import { VersionsDrawer } from './versions-drawer.tsx';

interface TopicEditorProps {
  readonly topics: readonly HelpTopicRow[];
  readonly id: string;
  /** The list has to be read again. */
  readonly onChanged: () => void;
  readonly onRemoved: () => void;
}

/** One topic; reads its draft from the server first. */
export function TopicEditor(props: TopicEditorProps) {
  const { data, error: problem, refetch } = useQuery(readHelpTopic, { params: { id: props.id } }, props.id);
  if (problem) {
    return (
      <ErrorState title="The topic could not be read" actions={<Button onPress={refetch}>Try Again</Button>}>
        {problemText(problem)}
      </ErrorState>
    );
  }
  if (data?.id !== props.id) return <Skeleton shape="block" />;
  return (
    <Desk key={`${data.id} ${data.revision} ${data.state}`} {...props} draft={data} onReload={refetch} />
  );
}

interface DeskProps extends TopicEditorProps {
  readonly draft: HelpTopicDraft;
  readonly onReload: () => void;
}

function Desk({ draft, topics, onChanged, onRemoved, onReload }: DeskProps) {
  const { written, state, change, flush } = useAutosave(draft);
  const [restored, setRestored] = useState(0);
  const [hasVersions, setVersions] = useState(false);
  const action = useAction();
  const publish = async () => {
    const revision = await flush();
    if (revision === undefined) return;
    const parts = { params: { id: draft.id }, body: { revision } };
    const words = `“${written.title}” is published.`;
    if (await action.run(publishHelpTopic, parts, words)) {
      onReload();
      onChanged();
    }
  };
  useEditorKeys({ save: () => void flush(), publish: () => void publish() });
  const savedAt = state.kind === 'saved' ? state.at : undefined;
  const tellList = useEffectEvent(onChanged);
  useEffect(() => {
    if (savedAt !== undefined) tellList();
  }, [savedAt]);
  const restore = (version: Written) => {
    change({ ...version, slug: written.slug });
    setRestored((count) => count + 1);
    setVersions(false);
  };
  return (
    <>
      <section className={styles['editor']} aria-label="Topic">
        <div className={styles['fields']}>
          <Problems state={state} action={action} onReload={onReload} />
          <TopicFields
            topics={topics}
            written={written}
            errors={state.kind === 'failed' ? (state.problem.errors ?? {}) : {}}
            onChange={change}
            textKey={String(restored)}
          />
          <TopicPosition
            topics={topics}
            topic={topics.find(({ id }) => id === draft.id) ?? draft}
            action={action}
            onMoved={onChanged}
          />
          <p className={styles['note']}>{helpedText(draft)}</p>
        </div>
        <EditorFooter
          draft={draft}
          state={state}
          action={action}
          onPublish={() => void publish()}
          onVersions={() => setVersions(true)}
          onRemoved={onRemoved}
          onWithdrawn={() => {
            onReload();
            onChanged();
          }}
        />
      </section>
      <TopicPreview written={written} />
      {hasVersions && <VersionsDrawer draft={draft} onRestore={restore} onClose={() => setVersions(false)} />}
    </>
  );
}

/** Ctrl S saves now, Ctrl Enter publishes. */
function useEditorKeys(deeds: { readonly save: () => void; readonly publish: () => void }): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    if (event.key === 's') deeds.save();
    else if (event.key === 'Enter') deeds.publish();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

interface ProblemsProps {
  readonly state: TopicSaveState;
  readonly action: Action;
  readonly onReload: () => void;
}

function Problems({ state, action, onReload }: ProblemsProps) {
  const problem =
    state.kind === 'failed' && state.problem.errors === undefined ? state.problem : action.problem;
  if (problem === undefined) return null;
  return (
    <Alert
      tone="error"
      role="alert"
      actions={problem.status === 409 && <Button onPress={onReload}>Open again</Button>}
    >
      {problemText(problem)}
    </Alert>
  );
}

interface EditorFooterProps {
  readonly draft: HelpTopicDraft;
  readonly state: TopicSaveState;
  readonly action: Action;
  readonly onPublish: () => void;
  readonly onVersions: () => void;
  readonly onRemoved: () => void;
  readonly onWithdrawn: () => void;
}

/** Publishing stands apart from the actions that remove something. */
function EditorFooter(props: EditorFooterProps) {
  const { draft, state, action, onPublish, onVersions, onRemoved, onWithdrawn } = props;
  const { confirm, dialog } = useConfirm();
  const params = { id: draft.id };
  const isShown = draft.state === 'published' || draft.state === 'changed';
  const remove = async () => {
    const heading = `Delete “${draft.title}”?`;
    const message = 'Readers no longer find it, and links to it lead nowhere.';
    if (!(await confirm({ heading, message, cancel: true, destructive: true }))) return;
    if (await action.run(removeHelpTopic, { params }, 'The topic is deleted.')) onRemoved();
  };
  const withdraw = async () => {
    if (await action.run(withdrawHelpTopic, { params, body: {} }, 'Readers no longer see it.')) onWithdrawn();
  };
  return (
    <footer className={styles['footer']}>
      <output>{saveWords(state)}</output>
      <Button variant="danger-outline" onPress={() => void remove()}>
        Delete
      </Button>
      {isShown && <Button onPress={() => void withdraw()}>Withdraw</Button>}
      {draft.versions.length > 0 && <Button onPress={onVersions}>Versions</Button>}
      <Button variant="primary" loading={action.isBusy} onPress={onPublish}>
        {isShown ? 'Update published topic' : 'Publish'}
      </Button>
      {dialog}
    </footer>
  );
}

function saveWords(state: TopicSaveState): string {
  if (state.kind === 'failed') return 'Not saved';
  if (state.kind === 'waiting') return 'Saving…';
  return state.at === undefined ? 'Everything is saved' : `Draft saved ${clockTime(state.at)}`;
}
