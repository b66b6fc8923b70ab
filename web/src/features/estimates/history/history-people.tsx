import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { When } from '../../../lib/text/when.tsx';
import type { DescribedEdit } from './described-edit.ts';
import styles from './history.module.css';

interface HistoryPeopleProps {
  readonly edits: readonly DescribedEdit[];
  /** Earlier edits are not loaded yet, and so not counted. */
  readonly hasMore: boolean;
}

/** The people who edited the estimate, with the number of their entries. Pressing one shows only theirs. */
export function HistoryPeople({ edits, hasMore }: HistoryPeopleProps) {
  const { person, ...others } = useSearch({ from: '/app-shell/estimate/$id/history' });
  const navigate = useNavigate({ from: '/estimate/$id/history' });
  const people = useMemo(() => editors(edits), [edits]);
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

interface Editor {
  readonly by: DescribedEdit['entry']['by'];
  readonly count: number;
  readonly lastAt: string;
}

/** The latest editor first; edits come newest first. */
function editors(edits: readonly DescribedEdit[]): readonly Editor[] {
  const found = new Map<string, Editor>();
  for (const { entry } of edits) {
    const before = found.get(entry.by.id);
    found.set(entry.by.id, {
      by: entry.by,
      lastAt: before?.lastAt ?? entry.at,
      count: (before?.count ?? 0) + 1,
    });
  }
  return [...found.values()];
}
