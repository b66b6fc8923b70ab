import { lazy, Suspense, useMemo, useState, type KeyboardEvent, type RefObject } from 'react';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import { Grid } from '../../../../ui/grid/Grid.tsx';
import type { GridHandle, GridTarget } from '../../../../ui/grid/grid-definition.ts';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { useMay } from '../../../session/use-may.ts';
import { useBuilder } from '../../builder/builder-context.ts';
import { useInSight } from '../../builder/in-sight.ts';
import { requestPhoto } from '../../photos/photo-requests.ts';
import { selectedRows } from '../../templates/template-layer.ts';
import { LeftOut } from './left-out.tsx';
import type { LineLayout } from './line-columns.ts';
import { pressLineKey } from './line-keys.ts';
import { dropPosition, type LineRow } from './line-rows.ts';
import { useDraft } from './use-draft.ts';
import type { LineActions } from '../use-line-actions.ts';
import { useLineDefinition } from './use-line-definition.tsx';
import { useLineFocus, useMeasureRequest } from './use-line-focus.ts';
import type { LinePaste } from '../paste/use-line-paste.ts';
import { useCellCommit, useSelectedRow, useLeftLines } from './use-lines-grid.ts';

const LineSheet = lazy(async () => ({ default: (await import('../line-sheet.tsx')).LineSheet }));
// Copying is synchronous with the key press, so its code is loaded beforehand.
const copying = onDemand(async () => (await import('../paste/line-copy.ts')).copyLines);

const cardHeight = 59;

export interface LinesGridProps {
  readonly pane: RefObject<HTMLElement | null>;
  readonly grid: RefObject<GridHandle | null>;
  readonly rows: readonly LineRow[];
  readonly layout: LineLayout;
  readonly startsFocused: boolean;
  readonly lineActions: LineActions;
  readonly paste: LinePaste['paste'];
  readonly onFold: (row: LineRow) => void;
  /** Moves the focus to the quick-add field. */
  readonly onAdd: () => void;
}

/** The grid of lines, and the sheet of the opened line. */
export function LinesGrid({
  pane,
  grid,
  rows,
  layout,
  startsFocused,
  lineActions,
  paste,
  onFold,
  onAdd,
}: LinesGridProps) {
  const { now, conflicts: published } = useBuilder();
  const { estimate } = now;
  const isReadOnly = !now.mayWrite;
  const maySaveTemplates = useMay()('change-profiles');
  const [sheet, setSheet] = useState<string | null>(null);
  const draft = useDraft(estimate.id);
  const left = useLeftLines(estimate.id);
  const actions = useMemo(
    () => ({
      onEdit: (key: string, column: string) => grid.current?.edit(key, column),
      onMenu: setSheet,
      onLeaveOut: lineActions.leaveOut,
      onRestore: lineActions.restore,
    }),
    [lineActions, grid],
  );
  const conflicts = useStore(published, (found) => found);
  useLineFocus(pane, grid);
  useMeasureRequest(grid, estimate.lines, layout, setSheet);
  const { definition, labels } = useLineDefinition({ now, layout, isReadOnly, actions, conflicts });
  const copyLines = useOnDemand(copying, useInSight());
  const selectedRow = useSelectedRow(rows);
  const commit = useCellCommit(labels, lineActions);
  const onKeys = (event: KeyboardEvent, target: GridTarget) =>
    pressLineKey(event, target, {
      actions: lineActions,
      isReadOnly,
      maySaveTemplates,
      sides: labels.sides.map(({ code }) => code),
      sideOf: (key) => estimate.lines.find(({ id }) => id === key)?.place.side,
      onSelect: (key, column) => {
        const hasConflict = labels.valuesOf(key, column) > 0;
        if (hasConflict) setSheet(key);
        return hasConflict;
      },
      onNote: (key) => grid.current?.edit(key, 'note'),
      onPhoto: requestPhoto,
      onAdd,
    });
  const opened = sheet === null ? undefined : rows.find(({ key }) => key === sheet);
  const openSheet = (key: string) => !isReadOnly && setSheet(key);
  return (
    <>
      <Grid
        ref={grid}
        label="Estimate lines"
        definition={definition}
        rows={rows}
        isReadOnly={isReadOnly}
        {...selectedRow}
        firstColumn={layout === 'cards' ? 'part' : 'hours'}
        startsFocused={startsFocused}
        opensAtOnce={layout === 'cards'}
        rowHeight={layout === 'cards' ? cardHeight : null}
        onCommit={commit}
        firstEdit={draft.first}
        onDraft={draft.store}
        onPastEnd={onAdd}
        onFold={onFold}
        onOpen={({ key }) => openSheet(key)}
        onKeys={onKeys}
        onCopy={(target) => copyLines?.(rows, target, labels) ?? null}
        onPaste={paste}
        onDrop={(key, before) => {
          const to = dropPosition(rows, before);
          if (to !== null) lineActions.drop(key, to.side, to.before);
        }}
        onMenu={openSheet}
        onSelection={selectedRows.set}
        left={left}
      />
      <LeftOut estimate={estimate} isReadOnly={isReadOnly} onRestore={lineActions.restore} />
      <Suspense>
        {opened?.kind === 'item' && (
          <LineSheet
            key={opened.key}
            row={opened}
            labels={labels}
            profile={estimate.profile}
            claimPayer={estimate.claim.payer}
            conflicts={conflicts.filter(({ lineId }) => lineId === opened.key)}
            actions={lineActions}
            onCommit={commit}
            onClose={() => setSheet(null)}
          />
        )}
      </Suspense>
    </>
  );
}
