import { taskName } from '@dre/core/domain/shop/wording/shop-labels';
import { Pin } from '../../../ui/layout/Pin.tsx';
import { hoursText } from './hours-text.ts';
import styles from './my-work.module.css';
import type { MyTask } from './tasks/my-tasks.ts';
import { taskId } from './tasks/task-id.ts';
import { WaitsFor } from './waits-for.tsx';

const shownAtOnce = 6;

interface AfterThisProps {
  readonly tasks: readonly MyTask[];
  readonly onChoose: (task: string) => void;
}

export function AfterThis({ tasks, onChoose }: AfterThisProps) {
  return (
    <section aria-labelledby="after-this" className={`${styles['card']} ${styles['after']}`}>
      <h2 id="after-this">
        After this <span>{tasks.length}</span>
      </h2>
      <ul>
        {tasks.slice(0, shownAtOnce).map((mine) => (
          <li key={taskId(mine)}>
            <button type="button" onClick={() => onChoose(taskId(mine))}>
              {mine.task.work.lineNumber !== null && <Pin number={mine.task.work.lineNumber} look="soft" />}
              <span>
                <b>{taskName(mine.task.work)}</b>
                <TaskLine mine={mine} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {tasks.length > shownAtOnce && (
        <p className={styles['more']}>and {String(tasks.length - shownAtOnce)} more, under Switch</p>
      )}
    </section>
  );
}

export function TaskLine({ mine }: { readonly mine: MyTask }) {
  const { order, location, task } = mine;
  return (
    <small>
      <span className={styles['code']}>{order.number}</span>{' '}
      {[
        location,
        task.work.people === 2 ? '2 people' : '',
        task.work.isIncluded ? 'included' : hoursText(task.work.soldMinutes),
      ]
        .filter((word) => word !== '')
        .join(', ')}{' '}
      <WaitsFor mine={mine} />
    </small>
  );
}
