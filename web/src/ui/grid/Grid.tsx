import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import styles from './grid.module.css';
import type { GridDefinition, GridHandle, GridRowBase, GridTarget, LiveEdit } from './grid-definition.ts';
import { pressGridKey } from './grid-keys.ts';
import { roles } from './grid-roles.ts';
import { GridRow } from './GridRow.tsx';
import { useGridEditing } from './use-grid-editing.ts';
import { useGridPosition } from './use-grid-position.ts';
import type { LeftRows } from './use-left-row.ts';
import { useRowPress } from './use-row-press.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

export interface GridProps<Row extends GridRowBase> {
  readonly label: string;
  readonly definition: GridDefinition<Row>;
  readonly rows: readonly Row[];
  readonly isReadOnly: boolean;
  /** The row in focus; null before there was one. */
  readonly activeKey: string | null;
  readonly onActive: (key: string) => void;
  /** The column that gets the focus first. */
  readonly firstColumn: string;
  /** Focuses the grid as soon as it is mounted. */
  readonly startsFocused: boolean;
  /** The first press on a row opens it. */
  readonly opensAtOnce: boolean;
  /** Replaces the row height of the page's density. */
  readonly rowHeight: number | null;
  /** Takes the text, or returns a sentence that states why not. */
  readonly onCommit: (row: Row, column: string, text: string) => string | null;
  /** An unfinished edit from before the page was lost. */
  readonly firstEdit: Pick<LiveEdit, 'key' | 'column' | 'text'> | null;
  readonly onDraft: (edit: LiveEdit | null) => void;
  /** Called when moving behind the last cell. */
  readonly onPastEnd: () => void;
  readonly onFold: (row: Row) => void;
  /** Enter or a second press on a cell that is not edited in place. */
  readonly onOpen: (row: Row) => void;
  /** Returns true when it handled the key. */
  readonly onKeys: (event: KeyboardEvent, spot: GridTarget) => boolean;
  readonly onCopy: (spot: GridTarget) => { readonly text: string; readonly html: string } | null;
  readonly onPaste: (text: string, spot: GridTarget) => void;
  readonly onPointed: (key: string | null) => void;
  readonly onDrop: (key: string, before: string | null) => void;
  readonly onMenu: (key: string) => void;
  /** Called with the keys of the selected rows. */
  readonly onSelection?: (keys: ReadonlySet<string>) => void;
  /** The position the list reopens at; without it, at the row in focus. */
  readonly left?: LeftRows;
  readonly ref?: Ref<GridHandle>;
}

/** An ARIA grid: one stop of the Tab key, arrows inside, only visible rows rendered, one live editor. */
export function Grid<Row extends GridRowBase>(props: GridProps<Row>) {
  const { label, definition, rows, isReadOnly, rowHeight, onActive, onSelection, ref } = props;
  const body = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(props.startsFocused);
  const position = useGridPosition(props);
  const { active, activeIndex, column, selection, spot } = position;
  const { edit, begin, actions } = useGridEditing(position, props);
  const isGroup = (index: number) => rows[index] !== undefined && definition.groupOf(rows[index]) !== null;
  const virtual = useVirtualRows({ body, keys: rows, activeIndex, isGroup, rowHeight, left: props.left });
  const drag = useRowPress(body, props);
  const isEditing = edit !== null;
  const activeKey = active?.key;
  const isDrawn = virtual.items.some(({ index }) => index === activeIndex);
  useLayoutEffect(() => {
    if (hasFocus.current && isDrawn && !isEditing)
      cellOf(body.current, activeKey, column)?.focus({ preventScroll: true });
  }, [activeKey, column, isDrawn, isEditing]);
  useLayoutEffect(() => onSelection?.(selection.keys), [selection.keys, onSelection]);
  useImperativeHandle(ref, () => ({
    toggle: position.toggle,
    clear: position.clear,
    focus: () => cellOf(body.current, activeKey, column)?.focus({ preventScroll: true }),
    edit: (key, at, text) => {
      if (key !== activeKey) onActive(key);
      begin(key, at, text);
    },
  }));
  const open = (row: Row, at: string, text?: string) => {
    const isHead = definition.groupOf(row) !== null;
    if (isHead && text === undefined) props.onFold(row);
    else if (!isHead && !begin(row.key, at, text) && text === undefined) props.onOpen(row);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (spot === null || !isCell(event.target)) return;
    const own = { page: virtual.page(), onFold: props.onFold, open };
    if (props.onKeys(event, spot) || pressGridKey(event, position, own)) event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const at = cellAt(event.target);
    const row = at && rows[at.index];
    if (!row) return;
    const isRange = event.shiftKey || event.ctrlKey || event.metaKey;
    const isSecond = row === active && at.column === column && event.currentTarget.matches(':focus-within');
    if (event.shiftKey) position.extend(row.key);
    else if (isRange) position.toggle(row.key);
    position.go(at.index, at.column, isRange);
    if (definition.groupOf(row) !== null) props.onFold(row);
    else if ((isSecond || props.opensAtOnce) && !isRange && !isEditing) open(row, at.column);
  };
  const onCopy = (event: ClipboardEvent) => {
    const copied = spot !== null && isCell(event.target) ? props.onCopy(spot) : null;
    if (copied === null) return;
    event.clipboardData.setData('text/plain', copied.text);
    event.clipboardData.setData('text/html', copied.html);
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    // After a pointer press the event's target is the element inside the cell, not the cell.
    if (spot === null || isReadOnly || isEditing || cellAt(event.target) === null) return;
    event.preventDefault();
    props.onPaste(event.clipboardData.getData('text/plain'), spot);
  };
  const tracks = { '--tracks': definition.columns.map(({ track }) => track).join(' ') } as CSSProperties;
  return (
    <div
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={definition.columns.length + 1}
      aria-multiselectable="true"
      aria-readonly={isReadOnly}
      className={styles['grid']}
      style={tracks}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onCopy={onCopy}
      onPaste={onPaste}
      onFocus={() => (hasFocus.current = true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) hasFocus.current = false;
      }}
      onPointerOver={(event) => props.onPointed(pointedKey(event))}
      onPointerLeave={() => props.onPointed(null)}
    >
      <Heading definition={definition} />
      <div ref={body} role={roles.rows} className={styles['body']}>
        <div role="presentation" className={styles['rows']} style={{ height: virtual.height }}>
          {virtual.items.map(({ index, start }) => {
            const row = rows[index];
            return (
              row && (
                <GridRow
                  key={row.key}
                  row={row}
                  index={index}
                  start={start}
                  definition={definition}
                  isSelected={selection.keys.has(row.key)}
                  activeColumn={row === active ? column : null}
                  edit={edit?.key === row.key ? edit : null}
                  isTarget={drag !== null && drag.before === row.key && drag.dragged !== row.key}
                  actions={actions}
                  measure={virtual.measure}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

function Heading<Row extends GridRowBase>({ definition }: { readonly definition: GridDefinition<Row> }) {
  return (
    <div role={roles.rows} className={styles['heading']} data-columns={definition.columns.length}>
      <div role={roles.row} aria-rowindex={1} className={styles['titles']}>
        {definition.columns.map(({ id, title, isFigure }, index) => (
          <div
            key={id}
            role={roles.heading}
            aria-colindex={index + 1}
            className={isFigure ? `${styles['cell']} ${styles['figure']}` : styles['cell']}
          >
            {title}
          </div>
        ))}
        <div role={roles.heading} aria-colindex={definition.columns.length + 1} className={styles['hidden']}>
          Details
        </div>
      </div>
    </div>
  );
}

function cellOf(body: HTMLElement | null, key: string | undefined, column: string): HTMLElement | null {
  const row = [...(body?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].find(
    ({ dataset }) => dataset['key'] === key,
  );
  return (
    row?.querySelector<HTMLElement>(`[data-column="${column}"]`) ??
    row?.querySelector<HTMLElement>('[data-column]') ??
    null
  );
}

function isCell(target: EventTarget): boolean {
  return target instanceof Element && target.getAttribute('role') === 'gridcell';
}

function cellAt(target: EventTarget): { readonly index: number; readonly column: string } | null {
  if (!(target instanceof Element) || target.closest('input, textarea, select, button, a') !== null)
    return null;
  const cell = target.closest<HTMLElement>('[role=gridcell]');
  const index = cell?.parentElement?.dataset['index'];
  const column = cell?.dataset['column'];
  return index === undefined || column === undefined ? null : { index: Number(index), column };
}

function pointedKey({ target }: PointerEvent): string | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
  return row?.dataset['key'] ?? null;
}
