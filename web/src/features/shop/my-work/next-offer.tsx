import { taskName } from '@dre/core/domain/shop/wording/shop-labels';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Button } from '../../../ui/actions/Button.tsx';
import { TaskLine } from './after-this.tsx';
import styles from './clock-panel.module.css';
import type { MyTask } from './tasks/my-tasks.ts';
import { taskId } from './tasks/task-id.ts';

interface NextOfferProps {
  /** The work in hand. */
  readonly task: MyTask;
  readonly next: MyTask | undefined;
  readonly onChoose: (task: string | undefined) => void;
}

/** Finished work stays on the screen; what comes next is offered, below everything a hand may be on. */
export function NextOffer({ task: { task }, next, onChoose }: NextOfferProps) {
  return (
    <div className={styles['next']}>
      <CircleCheck aria-hidden="true" />
      <output>
        <b>{task.isWithdrawn ? 'No longer wanted.' : 'This task is done.'}</b>
        {next === undefined ? (
          <span>Nothing else is assigned to you.</span>
        ) : (
          <>
            <span>Next: {taskName(next.task.work)}</span>
            <TaskLine mine={next} />
          </>
        )}
      </output>
      <Button onPress={() => onChoose(next && taskId(next))}>
        {next === undefined ? 'Ask for work' : 'Go to it'}
      </Button>
    </div>
  );
}
