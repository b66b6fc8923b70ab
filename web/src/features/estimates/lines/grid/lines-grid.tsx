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
  readonly deeds: LineActions;
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
  deeds,
  paste,
  onFold,
  onAdd,
}: LinesGridProps) {
  const { now, conflicts: told } = useBuilder();
  const { estimate } = now;
  const isReadOnly = !now.mayWrite;
  const mayKeepTemplates = useMay()('change-profiles');
  const [sheet, setSheet] = useState<string | null>(null);
  const draft = useDraft(estimate.id);
  const left = useLeftLines(estimate.id);
  const actions = useMemo(
    () => ({
      onEdit: (key: string, column: string) => grid.current?.edit(key, column),
      onMenu: setSheet,
      onLeaveOut: deeds.leaveOut,
      onRestore: deeds.restore,
    }),
    [deeds, grid],
  );
  const contests = useStore(told, (found) => found);
  useLineFocus(pane, grid);
  useMeasureRequest(grid, estimate.lines, layout, setSheet);
  const { definition, words } = useLineDefinition({ now, layout, isReadOnly, actions, contests });
  const copyLines = useOnDemand(copying, useInSight());
  const chosenRow = useSelectedRow(rows);
  const commit = useCellCommit(words, deeds);
  const onKeys = (event: KeyboardEvent, spot: GridTarget) =>
    pressLineKey(event, spot, {
      deeds,
      isReadOnly,
      mayKeepTemplates,
      sides: words.sides.map(({ code }) => code),
      sideOf: (key) => estimate.lines.find(({ id }) => id === key)?.place.side,
      onChoose: (key, column) => {
        const isContested = words.valuesOf(key, column) > 0;
        if (isContested) setSheet(key);
        return isContested;
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
        {...chosenRow}
        firstColumn={layout === 'cards' ? 'part' : 'hours'}
        startsFocused={startsFocused}
        opensAtOnce={layout === 'cards'}
        rowHeight={layout === 'cards' ? cardHeight : null}
        onCommit={commit}
        firstEdit={draft.first}
        onDraft={draft.keep}
        onPastEnd={onAdd}
        onFold={onFold}
        onOpen={({ key }) => openSheet(key)}
        onKeys={onKeys}
        onCopy={(spot) => copyLines?.(rows, spot, words) ?? null}
        onPaste={paste}
        onDrop={(key, before) => {
          const to = dropPosition(rows, before);
          if (to !== null) deeds.drop(key, to.side, to.before);
        }}
        onMenu={openSheet}
        onSelection={selectedRows.set}
        left={left}
      />
      <LeftOut estimate={estimate} isReadOnly={isReadOnly} onRestore={deeds.restore} />
      <Suspense>
        {opened?.kind === 'item' && (
          <LineSheet
            key={opened.key}
            row={opened}
            words={words}
            profile={estimate.profile}
            contests={contests.filter(({ lineId }) => lineId === opened.key)}
            deeds={deeds}
            onCommit={commit}
            onClose={() => setSheet(null)}
          />
        )}
      </Suspense>
    </>
  );
}
