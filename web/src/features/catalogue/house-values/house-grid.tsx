import type { HouseValues } from '@dre/core/domain/catalogue/house-values/house-values';
import { useMemo, useRef, useState } from 'react';
import { amount } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Grid } from '../../../ui/grid/Grid.tsx';
import type { GridColumn, GridDefinition } from '../../../ui/grid/grid-definition.ts';
import { useWidth } from '../../../ui/primitives/use-width.ts';
import { type HouseCell, houseCells, houseEdit, houseText, hoursText } from './house-edits.ts';
import type { HouseRow } from './house-rows.ts';
import styles from './house-values.module.css';

interface HouseGridProps {
  readonly rows: readonly HouseRow[];
  readonly values: HouseValues;
  /** The number of open estimates using a part with a house value, by code. */
  readonly uses: ReadonlyMap<string, number>;
  readonly isReadOnly: boolean;
  readonly onStage: (values: HouseValues) => void;
  /** Drops every filter. */
  readonly onClear: () => void;
}

const wide: readonly GridColumn[] = [
  { id: 'part', title: 'Part', track: 'minmax(180px, 2fr)' },
  { id: 'operation', title: 'Operation', track: '110px' },
  { id: 'book', title: 'Book hours', track: 'minmax(150px, 1fr)' },
  { id: 'fixed', title: 'Our hours', track: '84px', isFigure: true },
  { id: 'perUnit', title: 'Each', track: '72px', isFigure: true },
  { id: 'minimum', title: 'At least', track: '72px', isFigure: true },
  { id: 'bookPrice', title: 'Book price', track: '92px', isFigure: true },
  { id: 'price', title: 'Our price', track: '92px', isFigure: true },
];
const narrow: readonly GridColumn[] = [
  { id: 'part', title: 'Part', track: 'minmax(120px, 1fr)' },
  { id: 'fixed', title: 'Our hours', track: '76px', isFigure: true },
  { id: 'price', title: 'Our price', track: '84px', isFigure: true },
];
const roomForAll = 860;

/** The book's operations with the company's own values beside them; input is staged, not saved. */
export function HouseGrid({ rows, values, uses, isReadOnly, onStage, onClear }: HouseGridProps) {
  const pane = useRef<HTMLDivElement>(null);
  const isNarrow = useWidth(pane) < roomForAll;
  const [activeKey, setActive] = useState<string | null>(null);
  const definition = useMemo(() => houseDefinition(isNarrow, isReadOnly, uses), [isNarrow, isReadOnly, uses]);
  const commit = (row: HouseRow, column: string, text: string): string | null => {
    if (!isHouseCell(column)) return null;
    const edit = houseEdit(values, row, column, text);
    if (!edit.ok) return edit.refusal;
    if (edit.value !== values) onStage(edit.value);
    return null;
  };
  return (
    <div ref={pane} className={styles['grid']}>
      {rows.length === 0 ? (
        <EmptyState title="No operation fits" actions={<Button onPress={onClear}>Clear the filters</Button>}>
          Take a filter away, or search for less.
        </EmptyState>
      ) : (
        <Grid
          label="House values"
          definition={definition}
          rows={rows}
          isReadOnly={isReadOnly}
          activeKey={activeKey ?? rows[0]?.key ?? null}
          onActive={setActive}
          firstColumn="fixed"
          startsFocused={false}
          opensAtOnce={false}
          rowHeight={isNarrow ? 56 : null}
          onCommit={commit}
          firstEdit={null}
          onDraft={nothing}
          onPastEnd={nothing}
          onFold={nothing}
          onOpen={nothing}
          onKeys={() => false}
          onCopy={() => null}
          onPaste={nothing}
          onPointed={nothing}
          onDrop={nothing}
          onMenu={nothing}
        />
      )}
    </div>
  );
}

function nothing(): void {
  // The book's rows are neither folded, moved nor opened.
}

function isHouseCell(column: string): column is HouseCell {
  return houseCells.some((cell) => cell === column);
}

const labels: Record<HouseCell, string> = {
  fixed: 'Our hours',
  perUnit: 'Our hours for each foot or square foot',
  minimum: 'Our least hours',
  price: 'Our price',
};

function houseDefinition(
  isNarrow: boolean,
  isReadOnly: boolean,
  uses: ReadonlyMap<string, number>,
): GridDefinition<HouseRow> {
  return {
    columns: isNarrow ? narrow : wide,
    groupOf: () => null,
    cell: (row, column) =>
      column === 'part' ? partCell(row, isNarrow, usesText(row, uses)) : houseCell(row, column),
    editing: (row, column) => {
      const text = !isReadOnly && isHouseCell(column) ? houseText(row, column) : null;
      if (text === null || !isHouseCell(column)) return null;
      return { kind: 'decimal', label: `${labels[column]}, ${row.part.name}, ${row.operationName}`, text };
    },
    preview: () => null,
    details: () => null,
    lookOf: ({ ownHours, ownPrice }) => (ownHours === null && ownPrice === null ? undefined : styles['own']),
  };
}

/** Only values that differ from the book can be in use. */
function usesText({ part, ownHours, ownPrice }: HouseRow, uses: ReadonlyMap<string, number>): string {
  const count = ownHours === null && ownPrice === null ? undefined : uses.get(part.code);
  if (count === undefined) return '';
  return count === 1 ? 'in 1 open estimate' : `in ${String(count)} open estimates`;
}

function partCell({ part, operationName, bookHours }: HouseRow, isNarrow: boolean, used: string) {
  const details = isNarrow ? [operationName, `book ${hoursText(bookHours)}`, used] : [part.code, used];
  return (
    <span className={styles['part']} data-narrow={isNarrow || undefined}>
      <span>{part.name}</span>
      <span className={styles['code']}>{details.filter(Boolean).join(' · ')}</span>
    </span>
  );
}

function houseCell(row: HouseRow, column: string) {
  if (column === 'operation') return row.operationName;
  if (column === 'book') return hoursText(row.bookHours);
  if (column === 'bookPrice') return row.bookPrice === null ? '–' : amount(row.bookPrice);
  const text = isHouseCell(column) ? houseText(row, column) : null;
  if (text === null) return '–';
  return text === '' ? <span className={styles['none']}>book</span> : <strong>{text}</strong>;
}
