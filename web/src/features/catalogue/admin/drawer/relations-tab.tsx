import type { DraftRow } from '@dre/core/contract/catalogue/book-draft';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { asPublished, removedRow } from '../staged-rows.ts';
import { StateBadge } from '../state-badge.tsx';
import styles from './drawer.module.css';
import type { PartTabProps } from './part-tab-props.ts';
import { RelationForm } from './relation-form.tsx';

/** The operations this part includes or needs, and those that include or need it. */
export function RelationsTab(props: PartTabProps) {
  const { part } = props;
  const [isAdding, setAdding] = useState(false);
  return (
    <div className={styles['form']}>
      {isAdding ? (
        <RelationForm {...props} onClose={() => setAdding(false)} />
      ) : (
        <Button
          icon={<Plus aria-hidden="true" />}
          isDisabled={part.operations.length === 0}
          onPress={() => setAdding(true)}
        >
          Add a relation
        </Button>
      )}
      <RelationList {...props} title="Includes" rows={ofKind(part.relations, 'includes')} />
      <RelationList {...props} title="Needs" rows={ofKind(part.relations, 'needs')} />
      <RelationList {...props} title="Said of it by others" rows={part.relatedFrom} isFrom />
      {part.relations.length + part.relatedFrom.length === 0 && (
        <p>No relations. Which sub sides touch each other is kept with the sub sides.</p>
      )}
    </div>
  );
}

function ofKind(rows: readonly DraftRow[], kind: string): readonly DraftRow[] {
  return rows.filter(({ cells }) => cells['kind'] === kind);
}

interface RelationListProps extends PartTabProps {
  readonly title: string;
  readonly rows: readonly DraftRow[];
  readonly isFrom?: boolean;
}

function RelationList({ title, rows, lists, stage, onOpen, isFrom = false }: RelationListProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className={styles['heading']}>{title}</h3>
      <ul className={styles['cards']}>
        {rows.map((row) => {
          const { cells, state } = row;
          const back = asPublished('relations.csv', row);
          const other = (isFrom ? cells['part_code'] : cells['other_part_code']) ?? '';
          const text = relationText(cells, lists.nameOfOperation, isFrom);
          return (
            <li key={row.key} className={styles['line']} data-state={state}>
              <span>
                {text}{' '}
                <button type="button" className={styles['link']} onClick={() => onOpen(other)}>
                  {other}
                </button>
                <span className={styles['region']}>{cells['reason']}</span>
              </span>
              {state !== 'same' && <StateBadge state={state} />}
              {back !== null && (
                <Button variant="ghost" onPress={() => void stage([back])}>
                  {state === 'removed' ? 'Keep it' : 'Take back'}
                </Button>
              )}
              {back === null && !isFrom && (
                <Button
                  variant="ghost"
                  aria-label={`Remove ${text} ${other}`}
                  onPress={() => void stage([removedRow('relations.csv', row)])}
                >
                  Remove
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Examples: "Replace includes R&I of", "R&I is needed by Replace of". */
function relationText(cells: DraftRow['cells'], nameOf: (code: string) => string, isFrom: boolean): string {
  const [own, other] = [nameOf(cells['operation'] ?? ''), nameOf(cells['other_operation'] ?? '')];
  const isIncluded = cells['kind'] === 'includes';
  if (isFrom) return `${other} is ${isIncluded ? 'included in' : 'needed by'} ${own} of`;
  return `${own} ${isIncluded ? 'includes' : 'needs'} ${other} of`;
}
