import { lazy, Suspense, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { onDemand, useOnDemand } from '../../../ui/on-demand.ts';
import { Grid } from '../../../ui/grid/Grid.tsx';
import type { GridHandle, GridSpot } from '../../../ui/grid/grid-definition.ts';
import { useStore } from '../../catalogue/illustration/use-store.ts';
import { useBuilder } from '../builder/builder-context.ts';
import { useInSight } from '../builder/in-sight.ts';
import { LeftOut } from './left-out.tsx';
import { layoutFor } from './line-columns.ts';
import { pressLineKey } from './line-keys.ts';
import { dropPlace, lineRows } from './line-rows.ts';
import { requestPhoto } from '../photos/photo-requests.ts';
import styles from './lines.module.css';
import { QuickAdd } from './quick-add.tsx';
import { useDraft } from './use-draft.ts';
import { useLineDeeds } from './use-line-deeds.ts';
import { useLineDefinition } from './use-line-definition.tsx';
import { useLineFocus, useMeasureAsked } from './use-line-focus.ts';
import { useLinePaste } from './use-line-paste.ts';
import { useCellCommit, useChosenRow, useFolded } from './use-lines-grid.ts';
import { useWidth } from '../../../ui/use-width.ts';

const LineSheet = lazy(async () => ({ default: (await import('./line-sheet.tsx')).LineSheet }));
const PasteDialog = lazy(async () => ({ default: (await import('./paste-dialog.tsx')).PasteDialog }));
// A copy is made within the press, so what makes it is here before anybody has read the first line.
const copying = onDemand(async () => (await import('./line-copy.ts')).copyLines);

const cardHeight = 59;

/** The lines of the estimate: a row to add, the grid, and what was switched off. */
export function LinesPane() {
  const { now, contests: told } = useBuilder();
  const { estimate, items, contents } = now;
  const isReadOnly = !now.mayWrite;
  const pane = useRef<HTMLElement>(null);
  const grid = useRef<GridHandle>(null);
  const input = useRef<HTMLInputElement>(null);
  const layout = layoutFor(useWidth(pane));
  const { folded, fold } = useFolded();
  const [sheet, setSheet] = useState<string | null>(null);
  // The first line brings the grid with it.
  const [startsFocused, setFocused] = useState(false);
  const deeds = useLineDeeds();
  const draft = useDraft(estimate.id);
  const actions = useMemo(
    () => ({
      onEdit: (key: string, column: string) => grid.current?.edit(key, column),
      onMenu: setSheet,
      onLeaveOut: deeds.leaveOut,
      onRestore: deeds.restore,
    }),
    [deeds],
  );
  const contests = useStore(told, (found) => found);
  useLineFocus(pane, grid);
  useMeasureAsked(grid, estimate.lines, layout, setSheet);
  const { definition, words } = useLineDefinition({ now, layout, isReadOnly, actions, contests });
  const rows = useMemo(
    () => lineRows(items, estimate.profile, contents.sides, folded),
    [items, estimate.profile, contents.sides, folded],
  );
  const pasting = useLinePaste(rows, words);
  const copyLines = useOnDemand(copying, useInSight());
  const chosenRow = useChosenRow(rows);
  const commit = useCellCommit(words, deeds);
  const onKeys = (event: KeyboardEvent, spot: GridSpot) =>
    pressLineKey(event, spot, {
      deeds,
      isReadOnly,
      sides: words.sides.map(({ code }) => code),
      sideOf: (key) => estimate.lines.find(({ id }) => id === key)?.place.side,
      onChoose: (key, column) => {
        const isContested = words.valuesOf(key, column) > 0;
        if (isContested) setSheet(key);
        return isContested;
      },
      onNote: (key) => grid.current?.edit(key, 'note'),
      onPhoto: requestPhoto,
      onAdd: () => input.current?.focus(),
    });
  const opened = sheet === null ? undefined : rows.find(({ key }) => key === sheet);
  const openSheet = (key: string) => !isReadOnly && setSheet(key);
  return (
    <section ref={pane} aria-label="Estimate lines" className={styles['pane']}>
      {!isReadOnly && (
        <QuickAdd
          words={words}
          inputRef={input}
          onAdded={() => {
            setFocused(true);
            grid.current?.focus();
          }}
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
          {...chosenRow}
          firstColumn={layout === 'cards' ? 'part' : 'hours'}
          startsFocused={startsFocused}
          opensAtOnce={layout === 'cards'}
          rowHeight={layout === 'cards' ? cardHeight : null}
          onCommit={commit}
          firstEdit={draft.first}
          onDraft={draft.keep}
          onPastEnd={() => input.current?.focus()}
          onFold={fold}
          onOpen={({ key }) => openSheet(key)}
          onKeys={onKeys}
          onCopy={(spot) => copyLines?.(rows, spot, words) ?? null}
          onPaste={pasting.paste}
          onDrop={(key, before) => {
            const to = dropPlace(rows, before);
            if (to !== null) deeds.drop(key, to.side, to.before);
          }}
          onMenu={openSheet}
        />
      )}
      <LeftOut estimate={estimate} isReadOnly={isReadOnly} onRestore={deeds.restore} />
      <Suspense>
        {pasting.question !== null && <PasteDialog {...pasting} />}
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
    </section>
  );
}
