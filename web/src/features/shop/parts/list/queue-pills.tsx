import { type PartQueue, partQueues } from '@dre/core/domain/shop/parts/part-queues';
import { partQueueLabels } from '@dre/core/domain/shop/wording/order-labels';
import type { PartsView } from '../view/parts-view.ts';
import styles from './list.module.css';

interface QueuePillsProps {
  readonly view: Pick<PartsView, 'counts' | 'all'>;
  readonly value: PartQueue | null;
  readonly onChange: (queue: PartQueue | null) => void;
}

/** The queues with their counts; one of them, or all, is shown. */
export function QueuePills({ view, value, onChange }: QueuePillsProps) {
  const pills = [
    { queue: null, name: 'All', count: view.all },
    ...partQueues.map((queue) => ({ queue, name: partQueueLabels[queue], count: view.counts[queue] })),
  ];
  return (
    <nav className={styles['pills']} aria-label="Queues">
      {pills.map(({ queue, name, count }) => (
        <button key={name} type="button" aria-pressed={queue === value} onClick={() => onChange(queue)}>
          {name} <span>{count}</span>
        </button>
      ))}
    </nav>
  );
}
