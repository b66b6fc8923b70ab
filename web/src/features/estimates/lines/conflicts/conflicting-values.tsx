import { sideNamesOf } from '@dre/core/domain/account/side-names';
import { describeEdit } from '@dre/core/domain/estimates/wording/describe-edit';
import { clockTime } from '../../../../lib/text/format.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { useBuilder } from '../../builder/builder-context.ts';
import styles from '../line-sheet.module.css';
import type { LineConflict } from './use-conflicts.ts';

/** All values of a field written by two people, with author and time. Selecting one is an ordinary edit. */
export function ConflictingValues({ conflicts }: { readonly conflicts: readonly LineConflict[] }) {
  const { now, applyChanges } = useBuilder();
  const sides = sideNamesOf(now.contents.sides);
  return conflicts.map(({ field, current, others }) => {
    const { what } = describeEdit(current.change, now.estimate, now.book, sides);
    const values = [current, ...others];
    return (
      <section key={field} aria-label={what} className={styles['conflict']}>
        <h3>{`${what}: ${values.length} values`}</h3>
        <ul>
          {values.map((value) => {
            const { change, entry } = value;
            const { to = '' } = describeEdit(change, now.estimate, now.book, sides);
            const verb = value === current ? 'Keep' : 'Take';
            return (
              <li key={entry.revision}>
                <p>
                  <strong>{to}</strong>
                  <small>{`${entry.by.name}, ${clockTime(new Date(entry.at))}`}</small>
                </p>
                <Button
                  aria-label={`${verb} ${to}, ${entry.by.name}`}
                  onPress={() => applyChanges(`${verb} ${to}`, [change])}
                >
                  {verb}
                </Button>
              </li>
            );
          })}
        </ul>
      </section>
    );
  });
}
