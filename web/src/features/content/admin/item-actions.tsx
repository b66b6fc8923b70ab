import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import { clockTime } from '../../../lib/text/format.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import styles from './content-admin.module.css';
import type { Writing } from './content-draft-store.ts';
import type { ContentActions } from './use-content-actions.ts';

/** The footer of the editor: save state and actions. */
export function ItemActions({ acts, writing }: { readonly acts: ContentActions; readonly writing: Writing }) {
  const { item, state, problem } = writing;
  const { busy } = acts;
  const isShown = item.state === 'scheduled' || item.state === 'published';
  const told = acts.problem ?? (state === 'refused' || state === 'conflict' ? problem : undefined);
  const misses = Object.values(acts.errors);
  return (
    <footer className={styles['foot']}>
      <div role="alert" className={styles['told']}>
        {told && (
          <Alert tone="error" {...(state === 'conflict' && { actions: <Choice acts={acts} /> })}>
            {problemText(told)}
          </Alert>
        )}
        {misses.length > 0 && <Alert tone="error">{misses.join(' ')}</Alert>}
      </div>
      <div className={styles['acts']}>
        {/* Announced only when something is wrong: a save after every pause would be noise. */}
        <span className={styles['saved']} aria-live={state === 'waiting' ? 'polite' : 'off'}>
          {state === 'waiting' ? <CloudOff aria-hidden="true" /> : <CloudCheck aria-hidden="true" />}
          {saveWords(writing)}
        </span>
        {acts.mayRemove && (
          <Button
            variant="danger-outline"
            loading={busy === 'remove'}
            isDisabled={busy !== undefined}
            onPress={() => void acts.remove()}
          >
            Delete
          </Button>
        )}
        {isShown && (
          <Button
            loading={busy === 'archive'}
            isDisabled={busy !== undefined}
            onPress={() => void acts.archive()}
          >
            Archive
          </Button>
        )}
        <Button
          variant="primary"
          loading={busy === 'publish'}
          isDisabled={busy !== undefined || state === 'conflict'}
          onPress={() => void acts.publish()}
        >
          {publishWords(writing)}
        </Button>
      </div>
    </footer>
  );
}

function Choice({ acts }: { readonly acts: ContentActions }) {
  return (
    <>
      <Button onPress={() => void acts.resolve('theirs')}>Show theirs</Button>
      <Button onPress={() => void acts.resolve('mine')}>Keep mine</Button>
    </>
  );
}

function saveWords({ state, item }: Writing): string {
  if (state === 'saving') return 'Saving…';
  if (state === 'waiting') return 'Kept in this tab. It is sent when the server can be reached.';
  if (state === 'conflict' || state === 'refused') return 'Not saved';
  return `Draft saved ${clockTime(new Date(item.changedAt))}`;
}

function publishWords({ item, draft }: Writing): string {
  if (item.state === 'published' || item.state === 'scheduled') return 'Update published item';
  return draft.from !== null && Date.parse(draft.from) > Date.now() ? 'Schedule' : 'Publish';
}
