import { useEffect } from 'react';
import type { CellEditing, GridColumn, GridDefinition } from '../../../../ui/grid/grid-definition.ts';
import { VisuallyHidden } from '../../../../ui/primitives/VisuallyHidden.tsx';
import { AverageCell } from '../../prices/average-cell.tsx';
import type { BookLists } from '../use-book-lists.ts';
import { oldValue } from '../staged-rows.ts';
import { StateBadge } from '../state-badge.tsx';
import { isPartCell, partCells } from './part-edits.ts';
import { PartDetails } from './part-details.tsx';
import styles from './parts.module.css';
import type { PartRow, PartsGridRow } from './parts-rows.ts';

const select: GridColumn = { id: 'select', title: 'Select', track: '52px' };
const code: GridColumn = { id: 'code', title: 'Part number', track: '128px' };
const price: GridColumn = { id: 'price', title: 'Price', track: '96px', isFigure: true };
const hours: GridColumn = { id: 'hours', title: 'Replace h', track: '84px', isFigure: true };
const status: GridColumn = { id: 'status', title: 'Status', track: '92px' };

/** As many columns as there is room for; the drawer shows the others. */
export function columnsFor(width: number): readonly GridColumn[] {
  if (width < 560) return [select, name('minmax(120px, 1fr)'), { ...price, track: '92px' }];
  if (width < 1100) {
    return [select, code, name('minmax(160px, 2fr)'), side('minmax(90px, 1fr)'), hours, price, status];
  }
  return [
    select,
    code,
    name('minmax(190px, 2fr)'),
    { id: 'type', title: 'Part type', track: 'minmax(96px, 0.8fr)', isText: true },
    side('minmax(84px, 0.7fr)'),
    { id: 'subSide', title: 'Sub side', track: 'minmax(96px, 1fr)' },
    { id: 'unit', title: 'Unit', track: '56px' },
    hours,
    { id: 'refinish', title: 'Refinish h', track: '84px', isFigure: true },
    price,
    { id: 'average', title: 'Average', track: '84px', isFigure: true },
    { id: 'date', title: 'Priced on', track: '98px' },
    { id: 'regions', title: 'Regions', track: '72px', isFigure: true },
    status,
  ];
}

function name(track: string): GridColumn {
  return { id: 'name', title: 'Name', track, isText: true };
}

function side(track: string): GridColumn {
  return { id: 'side', title: 'Side', track };
}

interface DefinitionProps {
  readonly columns: readonly GridColumn[];
  readonly lists: BookLists;
  readonly selected: ReadonlySet<string>;
  /** On touch screens rows open instead of being edited in place. */
  readonly isTouch: boolean;
  readonly onSeen: (index: number) => void;
  readonly onTakeBack: (part: PartRow, column: string | null) => void;
  readonly onOpen: (code: string) => void;
}

export function partsDefinition(props: DefinitionProps): GridDefinition<PartsGridRow> {
  const { columns, lists, isTouch } = props;
  const isNarrow = columns.length === 3;
  return {
    columns,
    groupOf: (row) =>
      row.kind === 'side'
        ? {
            isFolded: row.isFolded,
            content: (
              <span className={styles['side']}>
                <b>{row.side === '' ? 'No place yet' : lists.nameOfSide(row.side)}</b>{' '}
                {row.count.toLocaleString('en-US')}
              </span>
            ),
          }
        : null,
    cell: (row, column) => {
      if (row.kind === 'awaited') return <Awaited index={row.index} column={column} onSeen={props.onSeen} />;
      if (row.kind === 'side') return null;
      if (column === 'select') return <SelectBox part={row.part} {...props} />;
      if (column === 'name') return <NameCell part={row.part} isNarrow={isNarrow} lists={lists} />;
      if (column === 'average') return <AverageCell part={row.part.key} />;
      return <PartCellText part={row.part} column={column} lists={lists} />;
    },
    editing: (row, column) => (row.kind === 'part' && !isTouch ? editingOf(row.part, column, lists) : null),
    preview: () => null,
    details: (row) =>
      row.kind === 'part' && (
        <PartDetails part={row.part} lists={lists} onTakeBack={props.onTakeBack} onOpen={props.onOpen} />
      ),
    lookOf: (row) => (row.kind === 'part' && row.part.state === 'removed' ? 'removed' : undefined),
  };
}

/** A row whose part is not loaded yet: it is requested when it becomes visible. */
function Awaited(props: {
  readonly index: number;
  readonly column: string;
  readonly onSeen: (index: number) => void;
}) {
  const { index, column, onSeen } = props;
  const isFirst = column === 'select';
  useEffect(() => {
    if (!isFirst) return undefined;
    const timer = setTimeout(() => onSeen(index), 60);
    return () => clearTimeout(timer);
  }, [isFirst, index, onSeen]);
  return isFirst ? <VisuallyHidden>Loading</VisuallyHidden> : <span className={styles['awaited']} />;
}

function SelectBox({ part, selected }: DefinitionProps & { readonly part: PartRow }) {
  return (
    <label className={styles['select']}>
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={`Select ${part.key}`}
        checked={selected.has(part.key)}
        disabled={part.state === 'removed'}
        readOnly
        data-select={part.key}
      />
    </label>
  );
}

function NameCell(props: { readonly part: PartRow; readonly isNarrow: boolean; readonly lists: BookLists }) {
  const { part, isNarrow, lists } = props;
  const [location] = part.glance?.places ?? [];
  const under = [part.key, location && lists.nameOfSide(location.side), part.state !== 'same' && part.state];
  return (
    <span className={styles['name']} data-staged={oldValue(part, 'name') !== null || undefined}>
      <span>{part.cells['name']}</span>
      {isNarrow && <span className={styles['under']}>{under.filter(Boolean).join(' · ')}</span>}
      <Was value={oldValue(part, 'name')} />
    </span>
  );
}

function PartCellText(props: { readonly part: PartRow; readonly column: string; readonly lists: BookLists }) {
  const { part, column, lists } = props;
  if (column === 'status') return part.state === 'same' ? null : <StateBadge state={part.state} />;
  const was = isPartCell(column) ? oldValue(part, partCells[column]) : null;
  return (
    <span
      className={styles['value']}
      data-staged={was !== null || undefined}
      data-code={column === 'code' || undefined}
      data-none={cellText(part, column, lists) === '–' || undefined}
    >
      {cellText(part, column, lists)}
      <Was value={was} />
    </span>
  );
}

/** For screen readers; others find the published value under the focused row. */
function Was({ value }: { readonly value: string | null }) {
  return value === null ? null : <VisuallyHidden> was {value}</VisuallyHidden>;
}

function cellText({ key, cells, glance }: PartRow, column: string, lists: BookLists): string {
  const places = glance?.places ?? [];
  const first = lists.sides.map((one) => places.find((location) => location.side === one.code)).find(Boolean);
  const texts: Readonly<Record<string, string | undefined>> = {
    code: key,
    type: lists.nameOfPartType(cells['part_type'] ?? ''),
    side: first && more(lists.nameOfSide(first.side), new Set(places.map((location) => location.side)).size),
    subSide: first && more(lists.nameOfSubSide(first.side, first.subSide), places.length),
    unit: cells['unit'],
    hours: glance?.replaceHours ?? undefined,
    refinish: glance?.refinishHours ?? undefined,
    price: withCommas(cells['price_default'] ?? ''),
    date: cells['price_date'],
    regions: glance === null ? undefined : String(glance.regions),
  };
  const text = texts[column] ?? '';
  return text === '' ? '–' : text;
}

/** Formats 1500.00 as 1,500.00. */
function withCommas(text: string): string {
  return text.replaceAll(/\B(?=(\d{3})+(\.|$))/g, ',');
}

function more(first: string, count: number): string {
  return count > 1 ? `${first} +${String(count - 1)}` : first;
}

function editingOf(part: PartRow, column: string, lists: BookLists): CellEditing | null {
  if (part.state === 'removed') return null;
  const label = `${labels[column] ?? ''}, ${part.cells['name'] ?? ''}`;
  if (column === 'hours' || column === 'refinish') {
    const text = column === 'hours' ? part.glance?.replaceHours : part.glance?.refinishHours;
    // Parts sold by the foot have hours per foot and a minimum, which only the drawer edits.
    return text == null || part.cells['unit'] !== 'each' ? null : { kind: 'decimal', label, text };
  }
  if (!isPartCell(column)) return null;
  const text = part.cells[partCells[column]] ?? '';
  if (column === 'type') {
    return {
      kind: 'choice',
      label,
      text,
      options: lists.partTypes.map((type) => ({ id: type.code, label: type.name })),
    };
  }
  return { kind: column === 'price' ? 'decimal' : 'text', label, text };
}

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  type: 'Part type',
  price: 'Price',
  date: 'Priced on',
  hours: 'Hours to replace',
  refinish: 'Hours to refinish',
};
