import { type BoardColumn, boardColumns } from '@dre/core/domain/shop/board/column';
import { columnLabels } from '@dre/core/domain/shop/wording/order-labels';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useEffect, useRef } from 'react';
import { PlainButton } from '../../../../ui/actions/PlainButton.tsx';
import type { ColumnView } from '../view/board-view.ts';
import styles from './columns.module.css';

interface ColumnSwitcherProps {
  readonly columns: readonly ColumnView[];
  readonly value: BoardColumn;
  readonly onChange: (column: BoardColumn) => void;
}

/** A phone shows one column; this names the others with their counts. */
export function ColumnSwitcher({ columns, value, onChange }: ColumnSwitcherProps) {
  const strip = useRef<HTMLDivElement>(null);
  const before = boardColumns[boardColumns.indexOf(value) - 1];
  useEffect(() => {
    const present = strip.current?.querySelector<HTMLElement>(`[data-choice="${value}"]`);
    strip.current?.scrollTo({ left: (present?.offsetLeft ?? 0) - (strip.current.offsetLeft + 4) });
  }, [value]);
  return (
    <nav className={styles['switcher']} aria-label="Column">
      <PlainButton
        className={styles['before']}
        isDisabled={before === undefined}
        aria-label={before === undefined ? 'Previous column' : `Previous column, ${columnLabels[before]}`}
        onPress={() => before !== undefined && onChange(before)}
      >
        <ChevronLeft aria-hidden="true" />
      </PlainButton>
      <div ref={strip} className={styles['strip']}>
        {columns.map(({ column, cards }) => (
          <button
            key={column}
            type="button"
            className={styles['choice']}
            aria-current={column === value ? 'true' : undefined}
            data-choice={column}
            onClick={() => onChange(column)}
          >
            {columnLabels[column]} <span>{cards.length}</span>
          </button>
        ))}
      </div>
    </nav>
  );
}
