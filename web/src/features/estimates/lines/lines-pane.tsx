import { lazy, Suspense, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Side } from '@dre/core/domain/catalogue/trade-words';
import { sayRefusal } from '@dre/core/domain/estimates/refusal-words';
import { Grid } from '../../../ui/grid/Grid.tsx';
import type { GridHandle, GridSpot } from '../../../ui/grid/grid-definition.ts';
import { useStore } from '../../catalogue/illustration/use-store.ts';
import { useBuilder } from '../builder/builder-context.ts';
import { LeftOut } from './left-out.tsx';
import { copyLines } from './line-copy.ts';
import { layoutFor } from './line-columns.ts';
import { cellEdit, isLineCell } from './line-edits.ts';
import { pressLineKey } from './line-keys.ts';
import { type LineRow, lineRows } from './line-rows.ts';
import styles from './lines.module.css';
import { QuickAdd } from './quick-add.tsx';
import { useDraft } from './use-draft.ts';
import { useLineDeeds } from './use-line-deeds.ts';
import { useLineDefinition } from './use-line-definition.tsx';
import { useLinePaste } from './use-line-paste.ts';
import { useWidth } from './use-width.ts';

const PasteDialog = lazy(async () => ({ default: (await import('./paste-dialog.tsx')).PasteDialog }));
const cardHeight = 58;

/** The lines of the estimate: a row to add, the grid, and what was switched off. */
export function LinesPane() {
  const { now, chosen, pointed } = useBuilder();
  const { estimate, items, contents, keeper } = now;
  const isReadOnly = !now.mayEdit || estimate.draft === null || estimate.stage === 'void';
  const pane = useRef<HTMLElement>(null);
  const grid = useRef<GridHandle>(null);
  const input = useRef<HTMLInputElement>(null);
  const layout = layoutFor(useWidth(pane));
  const [folded, setFolded] = useState<ReadonlySet<Side>>(new Set());
  const [group, setGroup] = useState<string | null>(null);
  const line = useStore(chosen, (value) => value.line);
  const deeds = useLineDeeds();
  const draft = useDraft(estimate.id);
  const [menu, setMenu] = useState<string | null>(null);
  const actions = useMemo(
    () => ({
      onEdit: (key: string, column: string) => grid.current?.edit(key, column),
      onMenu: setMenu,
      onLeaveOut: deeds.leaveOut,
      onRestore: deeds.restore,
    }),
    [deeds],
  );
  const { definition, words } = useLineDefinition({ now, layout, isReadOnly, actions });
  const rows = useMemo(
    () => lineRows(items, estimate.profile, contents.sides, folded),
    [items, estimate.profile, contents.sides, folded],
  );
  const pasting = useLinePaste(rows, words);
  const rowOf = (key: string) => rows.find((row) => row.key === key);
  const onActive = (key: string) => {
    const row = rowOf(key);
    if (row === undefined) return;
    setGroup(row.kind === 'group' ? key : null);
    if (row.kind === 'group') chosen.set({ ...chosen.get(), side: row.side, line: null });
    else choose(row);
  };
  const choose = (row: Extract<LineRow, { kind: 'item' }>) => {
    const { side, region } = row.item.line.place;
    chosen.set({ ...chosen.get(), side, region, line: row.key });
  };
  const onCommit = (row: LineRow, column: string, text: string): string | null => {
    if (row.kind === 'group' || !isLineCell(column)) return null;
    if (column === 'operation' && text !== '') {
      deeds.setOperation([row.key], text as never);
      return null;
    }
    const edit = cellEdit(row, column, text, words);
    if (!edit.ok) return edit.refusal;
    const written = keeper.write(edit.value.label, edit.value.changes);
    return written.ok ? null : sayRefusal(written.refusal);
  };
  const onFold = (row: LineRow) => {
    if (row.kind !== 'group') return;
    const next = new Set(folded);
    if (!next.delete(row.side)) next.add(row.side);
    setFolded(next);
  };
  const onKeys = (event: KeyboardEvent, spot: GridSpot) =>
    pressLineKey(event, spot, {
      deeds,
      isReadOnly,
      sides: words.sides.map(({ code }) => code),
      sideOf: (key) => estimate.lines.find(({ id }) => id === key)?.place.side,
      onNote: (key) => grid.current?.edit(key, 'note'),
      onAdd: () => input.current?.focus(),
    });
  return (
    <section ref={pane} aria-label="Estimate lines" className={styles['pane']}>
      {!isReadOnly && (
        <QuickAdd
          words={words}
          inputRef={input}
          onAdded={() => grid.current?.focus()}
          onPaste={(text) => pasting.paste(text, null)}
        />
      )}
      {rows.length === 0 ? (
        <p className={styles['empty']}>
          <strong>Tap what is damaged, or type it here</strong>
          Lines appear as parts and operations are added.
        </p>
      ) : (
        <Grid
          ref={grid}
          label="Estimate lines"
          definition={definition}
          rows={rows}
          isReadOnly={isReadOnly}
          activeKey={line ?? group}
          onActive={onActive}
          firstColumn={layout === 'cards' ? 'part' : 'hours'}
          rowHeight={layout === 'cards' ? cardHeight : null}
          onCommit={onCommit}
          firstEdit={draft.first}
          onDraft={draft.keep}
          onPastEnd={() => input.current?.focus()}
          onFold={onFold}
          onOpen={(row) => setMenu(row.key)}
          onKeys={onKeys}
          onCopy={(spot) => copyLines(rows, spot, words)}
          onPaste={pasting.paste}
          onPointed={(key) => {
            const row = key === null ? undefined : rowOf(key);
            const place = row?.kind === 'item' ? row.item.line.place : null;
            pointed.set({ region: place?.region ?? null, line: row?.kind === 'item' ? row.key : null });
          }}
          onDrop={() => undefined}
          onMenu={setMenu}
        />
      )}
      <LeftOut estimate={estimate} isReadOnly={isReadOnly} onRestore={deeds.restore} />
      <Suspense>{pasting.question !== null && <PasteDialog {...pasting} />}</Suspense>
      {menu !== null && null}
    </section>
  );
}
