import { Button } from '../../../ui/actions/Button.tsx';
import styles from './settings.module.css';

interface SaveBarProps {
  readonly changes: readonly string[];
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** Shown only while something is changed, and lists the changes. */
export function SaveBar({ changes, isBusy, problem, onSave, onDiscard }: SaveBarProps) {
  const count = changes.length;
  return (
    <section className={styles['saveBar']} aria-label="Unsaved changes">
      <div className={styles['saveInner']}>
        {problem === undefined ? (
          <p className={styles['unsaved']}>
            <span className={styles['dot']} aria-hidden="true" />
            <span className={styles['count']}>
              {count} unsaved {count === 1 ? 'change' : 'changes'}
            </span>
            <span className={styles['which']} title={changes.join('\n')}>
              {changes.slice(0, 2).join(', ')}
              {count > 2 && ` and ${String(count - 2)} more`}
            </span>
          </p>
        ) : (
          <p className={styles['problem']} role="alert">
            {problem}
          </p>
        )}
        <Button variant="ghost" isDisabled={isBusy} onPress={onDiscard}>
          Discard
        </Button>
        <Button variant="primary" size="lg" loading={isBusy} onPress={onSave}>
          Save settings
        </Button>
      </div>
    </section>
  );
}
