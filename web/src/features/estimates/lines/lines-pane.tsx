import { createElement, lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import type { GridHandle } from '../../../ui/grid/grid-definition.ts';
import { useBuilder } from '../builder/builder-context.ts';
import { useInSight } from '../builder/in-sight.ts';
import type { LinesGridProps } from './grid/lines-grid.tsx';
import { layoutFor } from './grid/line-columns.ts';
import { lineRows } from './grid/line-rows.ts';
import { lineText } from './grid/line-labels.ts';
import styles from './lines.module.css';
import { QuickAdd } from './quick-add/quick-add.tsx';
import { useFolded } from './grid/use-folded.ts';
import { useLineActions } from './use-line-actions.ts';
import { useLinePaste } from './paste/use-line-paste.ts';
import { useWidth } from '../../../ui/primitives/use-width.ts';

const PasteDialog = lazy(async () => ({ default: (await import('./paste/paste-dialog.tsx')).PasteDialog }));
// A new estimate has no line, so the grid loads with the first one.
const linesGrid = onDemand(async () => (await import('./grid/lines-grid.tsx')).LinesGrid);

/** The estimate's lines: the quick-add field, the grid, and the items switched off. */
export function LinesPane() {
  const { now } = useBuilder();
  const { estimate, items, contents } = now;
  const isReadOnly = !now.mayWrite;
  const pane = useRef<HTMLElement>(null);
  const grid = useRef<GridHandle>(null);
  const input = useRef<HTMLInputElement>(null);
  const layout = layoutFor(useWidth(pane));
  const { folded, fold } = useFolded(estimate.id);
  // The grid mounts with the first line and takes the focus.
  const [startsFocused, setFocused] = useState(false);
  const lineActions = useLineActions();
  const labels = useMemo(() => lineText(contents), [contents]);
  const rows = useMemo(
    () => lineRows(items, estimate.profile, contents.sides, folded),
    [items, estimate.profile, contents.sides, folded],
  );
  const pasting = useLinePaste(rows, labels);
  const isInSight = useInSight();
  useOnDemand(linesGrid, isInSight);
  const onAdd = () => input.current?.focus();
  return (
    <section ref={pane} aria-label="Estimate lines" className={styles['pane']}>
      {!isReadOnly && (
        <QuickAdd
          labels={labels}
          inputRef={input}
          onAdded={() => {
            setFocused(true);
            grid.current?.focus();
          }}
          onPaste={(text) => pasting.paste(text, null)}
        />
      )}
      {rows.length === 0 ? (
        <div className={styles['empty']}>
          <strong>Tap what is damaged, or type it here</strong>
          Lines appear as parts and operations are added.
          {!isReadOnly && <OfferGuideInTime />}
        </div>
      ) : (
        <GridInTime
          {...{ pane, grid, rows, layout, startsFocused, lineActions, onAdd }}
          paste={pasting.paste}
          onFold={fold}
        />
      )}
      <Suspense>{pasting.question !== null && <PasteDialog {...pasting} />}</Suspense>
    </section>
  );
}

const offerGuide = onDemand(async () => (await import('../guide/offer-guide.tsx')).OfferGuide);

/** Loaded after the panes. It stands below everything else, so nothing moves. */
function OfferGuideInTime(): ReactNode {
  const OfferGuide = useOnDemand(offerGuide, useInSight());
  const { id } = useBuilder().now.estimate;
  return OfferGuide && createElement(OfferGuide, { estimate: id });
}

function GridInTime(props: LinesGridProps): ReactNode {
  const LinesGrid = useOnDemand(linesGrid, true);
  return LinesGrid && createElement(LinesGrid, props);
}
