import Undo2 from 'lucide-react/icons/undo-2';
import { Button } from '../../../../ui/actions/Button.tsx';
import { counted } from '../counted.ts';
import type { BookLists } from '../use-book-lists.ts';
import { oldValue } from '../staged-rows.ts';
import styles from './parts.module.css';
import type { PartRow } from './parts-rows.ts';

interface PartDetailsProps {
  readonly part: PartRow;
  readonly lists: BookLists;
  /** Null reverts all staged changes of the row. */
  readonly onTakeBack: (part: PartRow, column: string | null) => void;
  readonly onOpen: (code: string) => void;
}

/** Below the focused row: its published values, each with a button to restore it, and a link to the part. */
export function PartDetails({ part, lists, onTakeBack, onOpen }: PartDetailsProps) {
  const changes = changesOf(part, lists);
  const count = changes.length;
  return (
    <div className={styles['details']}>
      {changes.map(({ column, label, was, now }) => (
        <span key={column} className={styles['change']}>
          {label} <s>{was}</s> {now}
          <Button
            variant="ghost"
            iconOnly
            aria-label={`Take back ${label.toLowerCase()}: ${was} again`}
            icon={<Undo2 aria-hidden="true" size={15} />}
            onPress={() => onTakeBack(part, column)}
          />
        </span>
      ))}
      {part.state === 'removed' && (
        <span className={styles['change']}>
          Leaves the book with the next edition
          <Button variant="ghost" onPress={() => onTakeBack(part, null)}>
            Keep it
          </Button>
        </span>
      )}
      {part.state === 'new' && <span>New with the next edition</span>}
      {count > 1 && (
        <Button variant="ghost" onPress={() => onTakeBack(part, null)}>
          Take all {count} back
        </Button>
      )}
      <span className={styles['uses']}>
        {part.glance !== null && count === 0 && part.state === 'same' && glanceText(part.glance)}
      </span>
      {part.state !== 'removed' && (
        <Button variant="ghost" onPress={() => onOpen(part.key)}>
          Open part
        </Button>
      )}
    </div>
  );
}

interface CellChange {
  readonly column: string;
  readonly label: string;
  readonly was: string;
  readonly now: string;
}

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  part_type: 'Type',
  price_default: 'Price',
  price_date: 'Priced on',
  price_low: 'Low',
  price_high: 'High',
};

function changesOf(part: PartRow, lists: BookLists): readonly CellChange[] {
  return Object.keys(part.cells).flatMap((column) => {
    const was = oldValue(part, column);
    if (was === null) return [];
    const format = (text: string) => {
      if (text === '') return 'nothing';
      return column === 'part_type' ? lists.nameOfPartType(text) : text;
    };
    const label =
      labels[column] ?? column.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
    return [{ column, label, was: format(was), now: format(part.cells[column] ?? '') }];
  });
}

function glanceText({ operations, regions, places }: NonNullable<PartRow['glance']>): string {
  const facts = [
    counted(operations, 'operation'),
    counted(places.length, 'place'),
    regions === 0 ? 'no region' : counted(regions, 'region'),
  ];
  return facts.join(' · ');
}
