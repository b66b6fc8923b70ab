import { useMemo, useState } from 'react';
import { dayName, dayOfMoment } from '../../../lib/text/format.ts';
import type { EstimateNow } from '../open/use-estimate.ts';
import { historyDays } from './history-days.ts';
import { EventRow, HistoryRow } from './history-row.tsx';
import styles from './history.module.css';
import { type HistoryItem, itemKey } from './share-events.ts';

interface HistoryListProps {
  readonly now: EstimateNow;
  readonly items: readonly HistoryItem[];
}

/** History by day and by person, newest first. */
export function HistoryList({ now, items }: HistoryListProps) {
  const days = useMemo(() => historyDays(items), [items]);
  const [today] = useState(() => dayOfMoment(new Date()));
  return days.map(({ day, stretches }) => (
    <section key={day} className={styles['day']} aria-label={dayName(day, today)}>
      <h2>{dayName(day, today)}</h2>
      {stretches.map(({ key: first, by, items: done }) => (
        <div key={first} className={styles['stretch']}>
          <h3 className={styles['person']}>
            <span className={styles['avatar']} aria-hidden="true">
              {by.initials}
            </span>
            {by.name}
          </h3>
          <ul>
            {done.map((item) =>
              item.kind === 'edit' ? (
                <HistoryRow key={itemKey(item)} now={now} described={item.described} />
              ) : (
                <EventRow key={itemKey(item)} now={now} event={item.event} />
              ),
            )}
          </ul>
        </div>
      ))}
    </section>
  ));
}
