import { useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Grid } from '../../../../ui/grid/Grid.tsx';
import type { GridHandle, GridTarget } from '../../../../ui/grid/grid-definition.ts';
import { useWidth } from '../../../../ui/primitives/use-width.ts';
import type { BookLists } from '../use-book-lists.ts';
import { columnsFor, partsDefinition } from './parts-columns.tsx';
import styles from './parts.module.css';
import { type PartRow, partsRows, type PartsFound } from './parts-rows.ts';

interface PartsGridProps {
  readonly found: PartsFound;
  readonly lists: BookLists;
  readonly isBusy: boolean;
  readonly selected: ReadonlySet<string>;
  readonly handle: RefObject<GridHandle | null>;
  readonly onSelection: (keys: ReadonlySet<string>) => void;
  readonly onSeen: (index: number) => void;
  readonly onCommit: (part: PartRow, column: string, text: string) => string | null;
  readonly onTakeBack: (part: PartRow, column: string | null) => void;
  readonly onOpen: (code: string) => void;
  readonly onUndo: () => void;
  /** Null while no filter is set. */
  readonly onClear: (() => void) | null;
}

/** The draft's parts in the estimate's grid: rows load as they become visible, cells are staged on leaving. */
export function PartsGrid(props: PartsGridProps) {
  const { found, lists, selected, handle, onSeen, onTakeBack, onOpen } = props;
  const pane = useRef<HTMLDivElement>(null);
  const width = useWidth(pane);
  const isTouch = useCoarse();
  const [activeKey, setActive] = useState<string | null>(null);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => partsRows(found, folded), [found, folded]);
  const columns = useMemo(() => columnsFor(width), [width]);
  const definition = useMemo(
    () =>
      partsDefinition({
        columns,
        lists,
        selected,
        isTouch,
        onSeen,
        onTakeBack,
        onOpen,
      }),
    [columns, lists, selected, isTouch, onSeen, onTakeBack, onOpen],
  );
  const onKeys = (event: KeyboardEvent, { key }: GridTarget) => {
    if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey)
      props.onUndo();
    else if (event.key === 'Enter' && event.altKey) onOpen(key);
    else return false;
    return true;
  };
  return (
    <div
      ref={pane}
      className={styles['grid']}
      aria-busy={props.isBusy}
      // One listener for the rows' checkboxes, so that rows need not re-render.
      onChange={({ target }) => {
        const key = target instanceof HTMLInputElement && target.dataset['select'];
        if (key) handle.current?.toggle(key);
      }}
    >
      {rows.length === 0 ? (
        <EmptyState
          title={props.onClear === null ? 'The book has no parts' : 'No part fits'}
          actions={props.onClear && <Button onPress={props.onClear}>Clear the filters</Button>}
        >
          {props.onClear === null
            ? 'Import a file, or write the first part with New part.'
            : 'Take a filter away, or search for less.'}
        </EmptyState>
      ) : (
        <Grid
          ref={handle}
          label="Parts"
          definition={definition}
          rows={rows}
          isReadOnly={false}
          activeKey={activeKey ?? rows[0]?.key ?? null}
          onActive={setActive}
          firstColumn="name"
          startsFocused={false}
          opensAtOnce={isTouch}
          rowHeight={columns.length === 3 ? 56 : null}
          onCommit={(row, column, text) =>
            row.kind === 'part' ? props.onCommit(row.part, column, text) : null
          }
          firstEdit={null}
          onDraft={nothing}
          onPastEnd={nothing}
          onFold={(row) => row.kind === 'side' && setFolded(toggled(folded, row.side))}
          onOpen={(row) => row.kind === 'part' && onOpen(row.key)}
          onKeys={onKeys}
          onCopy={({ keys }) => copied(keys, rows)}
          onPaste={nothing}
          onPointed={nothing}
          onDrop={nothing}
          onMenu={(key) => handle.current?.toggle(key)}
          onSelection={props.onSelection}
        />
      )}
    </div>
  );
}

function nothing(): void {
  // Parts are neither dragged nor pasted here; an import adds many at once.
}

function toggled(folded: ReadonlySet<string>, side: string): ReadonlySet<string> {
  const next = new Set(folded);
  if (!next.delete(side)) next.add(side);
  return next;
}

const coarse = '(pointer: coarse)';

/** Checked once: a mouse plugged in later is no problem, because a keyboard opens rows too. */
function useCoarse(): boolean {
  const [isCoarse] = useState(() => matchMedia(coarse).matches);
  return isCoarse;
}

const copiedColumns = ['code', 'name', 'part_type', 'unit', 'price_default', 'price_date'];

function copied(keys: readonly string[], rows: ReturnType<typeof partsRows>) {
  const selectedKeys = new Set(keys);
  const parts = rows.flatMap((row) => (row.kind === 'part' && selectedKeys.has(row.key) ? [row.part] : []));
  if (parts.length === 0) return null;
  const text = parts
    .map(({ cells }) => copiedColumns.map((column) => (cells[column] ?? '').replaceAll('\t', ' ')).join('\t'))
    .join('\n');
  return { text, html: '' };
}
