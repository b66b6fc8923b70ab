import styles from './work-grid.module.css';
import type { TaskRow } from './work-rows.ts';

/** The number of the task's line: running blue, done pale, open orange. It shows the line on the drawing. */
export function TaskPin({ task, onPress }: { readonly task: TaskRow; readonly onPress: () => void }) {
  const { work, running, state } = task;
  if (work.lineNumber === 0) return <span className={styles['noPin']} />;
  return (
    <button
      type="button"
      className={styles['pin']}
      data-look={running.length > 0 ? 'running' : state === 'open' ? 'open' : 'done'}
      tabIndex={-1}
      aria-label={`Show line ${String(work.lineNumber)} on the drawing`}
      onClick={onPress}
    >
      <span>{work.lineNumber}</span>
    </button>
  );
}
