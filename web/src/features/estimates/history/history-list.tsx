import { useMemo, useState } from 'react';
import { dayName } from '../../../lib/format.ts';
import type { EstimateNow } from '../open/use-estimate.ts';
import { historyDays } from './history-days.ts';
import { HistoryRow } from './history-row.tsx';
import styles from './history.module.css';
import type { ToldEdit } from './told-edit.ts';

interface HistoryListProps {
  readonly now: EstimateNow;
  readonly edits: readonly ToldEdit[];
}

/** By day and by person, newest first. */
export function HistoryList({ now, edits }: HistoryListProps) {
  const days = useMemo(() => historyDays(edits), [edits]);
  const [today] = useState(() => new Date());
  return days.map(({ key, at, stretches }) => (
    <section key={key} className={styles['day']} aria-label={dayName(at, today)}>
      <h2>{dayName(at, today)}</h2>
      {stretches.map(({ key: place, by, edits: done }) => (
        <div key={place} className={styles['stretch']}>
          <h3 className={styles['person']}>
            <span className={styles['avatar']} aria-hidden="true">
              {by.initials}
            </span>
            {by.name}
          </h3>
          <ul>
            {done.map((edit) => (
              <HistoryRow key={edit.entry.place} now={now} told={edit} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  ));
}
