import { createElement, type ReactNode } from 'react';
import { usePanelBeside } from '../../../ui/edges.ts';
import { onDemand, useOnDemand } from '../../../ui/on-demand.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { useStore } from '../../catalogue/illustration/use-store.ts';
import { useBuilder, useBuilderTools } from '../builder/builder-context.ts';
import styles from './totals-bar.module.css';

const totalsBar = onDemand(async () => (await import('./totals-bar.tsx')).TotalsBar);
const lastLine = onDemand(async () => (await import('./last-line.tsx')).LastLine);

/** The totals where there is no room for the rail, which keep their room until they are there. */
export function TotalsBarInTime(): ReactNode {
  const isNarrow = useMedia('(max-width: 1279px)');
  const hasRoomForTwo = useMedia('(min-width: 1680px)');
  const isShown = usePanelBeside() ? !hasRoomForTwo : isNarrow;
  const TotalsBar = useOnDemand(totalsBar, isShown);
  if (!isShown) return null;
  return (
    <>
      {isNarrow && <LastLineInTime />}
      <div className={styles['bar']}>{TotalsBar && createElement(TotalsBar)}</div>
    </>
  );
}

/** While the picture hides the lines. It stands from the first: coming with a line, it would move what is tapped next. */
function LastLineInTime(): ReactNode {
  const { mayWrite } = useBuilder().now;
  const isPicture = useStore(useBuilderTools().front, (pane) => pane === 'damage');
  const hasRoom = useMedia('(min-width: 700px) and (min-height: 700px)');
  const isShown = mayWrite && isPicture && hasRoom;
  const LastLine = useOnDemand(lastLine, isShown);
  return isShown && <div className={styles['last']}>{LastLine && createElement(LastLine)}</div>;
}
