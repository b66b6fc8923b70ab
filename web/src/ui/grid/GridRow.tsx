import { memo, type CSSProperties, type ReactNode } from 'react';
import { CellEditor, type EditorActions } from './CellEditor.tsx';
import styles from './grid.module.css';
import { roles } from './grid-roles.ts';
import type { GridColumn, GridDefinition, GridRowBase, LiveEdit } from './grid-definition.ts';

export interface GridRowProps<Row extends GridRowBase> {
  readonly row: Row;
  readonly index: number;
  readonly start: number;
  readonly definition: GridDefinition<Row>;
  readonly isSelected: boolean;
  /** Null where the focus is on another row. */
  readonly activeColumn: string | null;
  readonly edit: LiveEdit | null;
  /** A dragged row would be dropped in front of it. */
  readonly isTarget: boolean;
  readonly actions: EditorActions;
  readonly measure: (row: HTMLElement | null) => void;
}

/** Rendered again only when its own data changes. The grid around it handles presses and keys. */
export const GridRow = memo(Row) as typeof Row;

function Row<R extends GridRowBase>(props: GridRowProps<R>) {
  const { row, index, start, definition, isSelected, isTarget, activeColumn, measure } = props;
  const group = definition.groupOf(row);
  const isActive = activeColumn !== null;
  const place: CSSProperties = { transform: `translateY(${start}px)` };
  return (
    <div
      ref={measure}
      role={roles.row}
      // The heading is row 1.
      aria-rowindex={index + 2}
      aria-selected={group === null ? isSelected : undefined}
      data-index={index}
      data-key={row.key}
      data-active={isActive || undefined}
      data-target={isTarget || undefined}
      data-look={definition.lookOf(row)}
      className={group === null ? styles['row'] : `${styles['row']} ${styles['group']}`}
      style={place}
    >
      {group === null ? (
        <Cells {...props} />
      ) : (
        <div
          role={roles.cell}
          aria-colindex={1}
          aria-colspan={definition.columns.length + 1}
          aria-expanded={!group.isFolded}
          tabIndex={isActive ? 0 : -1}
          data-column={definition.columns[0]?.id}
          className={styles['head']}
        >
          {group.content}
        </div>
      )}
    </div>
  );
}

function Cells<R extends GridRowBase>({ row, definition, activeColumn, edit, actions }: GridRowProps<R>) {
  const { columns } = definition;
  const shown = (edit && definition.preview(row, edit.column, edit.text)) ?? row;
  const editing = edit && definition.editing(row, edit.column);
  const editor: ReactNode = edit && editing && <CellEditor {...actions} editing={editing} edit={edit} />;
  const isInColumn = columns.some(({ id }) => id === edit?.column);
  return (
    <>
      {columns.map((column, index) => (
        <div
          key={column.id}
          role={roles.cell}
          aria-colindex={index + 1}
          tabIndex={activeColumn === column.id && edit === null ? 0 : -1}
          data-column={column.id}
          data-edited={edit?.column === column.id || undefined}
          data-handle={column.isHandle || undefined}
          className={cellClass(column)}
        >
          {edit?.column === column.id ? editor : definition.cell(shown, column.id)}
        </div>
      ))}
      {activeColumn !== null && (
        <div role={roles.cell} aria-colindex={columns.length + 1} className={styles['details']}>
          {definition.details(shown, edit && !isInColumn ? { column: edit.column, node: editor } : null)}
        </div>
      )}
    </>
  );
}

function cellClass({ isFigure }: GridColumn): string | undefined {
  return isFigure ? `${styles['cell']} ${styles['figure']}` : styles['cell'];
}
