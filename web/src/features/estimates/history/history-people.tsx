import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { When } from '../../../lib/text/when.tsx';
import styles from './history.module.css';
import { contributors, type HistoryItem } from './share-events.ts';

interface HistoryPeopleProps {
  readonly items: readonly HistoryItem[];
  /** Earlier edits are not loaded yet, and so not counted. */
  readonly hasMore: boolean;
}

/** The people who edited the estimate or answered by link, with the number of their entries. Pressing one shows only theirs. */
export function HistoryPeople({ items, hasMore }: HistoryPeopleProps) {
  const { person, ...others } = useSearch({ from: '/app-shell/estimate/$id/history' });
  const navigate = useNavigate({ from: '/estimate/$id/history' });
  const people = useMemo(() => contributors(items), [items]);
  if (people.length === 0) return null;
  return (
    <section className={styles['people']} aria-label="People">
      <h2>People</h2>
      <ul>
        {people.map(({ by, count, lastAt }) => (
          <li key={by.id}>
            <button
              type="button"
              className={styles['one']}
              aria-pressed={person === by.id}
              onClick={() =>
                void navigate({
                  search: person === by.id ? others : { ...others, person: by.id },
                  replace: true,
                })
              }
            >
              <span className={styles['avatar']} aria-hidden="true">
                {by.initials}
              </span>
              <span className={styles['named']}>
                {by.name}
                <span className={styles['last']}>
                  {count === 1 ? '1 entry' : `${String(count)} entries`}, last <When at={lastAt} />
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hasMore && <p className={styles['counted']}>Counted in what is shown.</p>}
    </section>
  );
}
