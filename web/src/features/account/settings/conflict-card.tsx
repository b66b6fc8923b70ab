import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import styles from './settings.module.css';
import type { Conflict } from './use-settings.ts';

interface ConflictCardProps {
  readonly conflict: Conflict;
  readonly mine: readonly string[];
  readonly onKeepBoth: () => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody else saved first: both sides are shown, and the owner decides. */
export function ConflictCard({ conflict, mine, onKeepBoth, onTakeTheirs }: ConflictCardProps) {
  const { theirs, theirChanges } = conflict;
  const who = theirs.changedBy ?? 'Somebody else';
  return (
    <Alert
      tone="warning"
      role="alert"
      title={`${who} saved other settings meanwhile`}
      actions={
        <>
          <Button onPress={onKeepBoth}>Keep both, mine first</Button>
          <Button variant="ghost" onPress={onTakeTheirs}>
            Take theirs
          </Button>
        </>
      }
    >
      <div className={styles['sides']}>
        <ChangeList title="Theirs" changes={theirChanges} />
        <ChangeList title="Yours, not saved yet" changes={mine} />
      </div>
    </Alert>
  );
}

function ChangeList({ title, changes }: { readonly title: string; readonly changes: readonly string[] }) {
  return (
    <div>
      <b>{title}</b>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </div>
  );
}
