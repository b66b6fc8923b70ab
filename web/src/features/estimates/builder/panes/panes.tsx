import { memo, useCallback, useRef } from 'react';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { DamagePane } from '../../damage/damage-pane.tsx';
import { LinesPane } from '../../lines/lines-pane.tsx';
import { TotalsRail } from '../../totals/rail/totals-rail.tsx';
import { AtOnce, useBuilderTools } from '../builder-context.ts';
import styles from '../builder.module.css';
import { PaneSplitter } from './pane-splitter.tsx';
import { usePaneKeys } from './use-pane-keys.ts';

/** Picture, lines and totals side by side; on narrow screens picture or lines. Announcements re-render none of them. */
export const Panes = memo(function Panes() {
  const { front } = useBuilderTools();
  const mode = useStore(front, (pane) => (pane === 'damage' ? 'damage' : 'lines'));
  const panes = useRef<HTMLDivElement>(null);
  // Set outside React, so that dragging the edge re-renders no line.
  const setWidth = useCallback((width: number) => {
    panes.current?.style.setProperty('--damage-pane', `${width}px`);
  }, []);
  usePaneKeys(panes);
  return (
    <div ref={panes} className={styles['panes']}>
      <div className={styles['pane']} data-hidden={mode !== 'damage'}>
        <DamagePane />
      </div>
      <PaneSplitter onWidth={setWidth} />
      <div className={styles['pane']} data-hidden={mode !== 'lines'}>
        <AtOnce>
          <LinesPane />
        </AtOnce>
      </div>
      <div className={`${styles['pane']} ${styles['rail']}`}>
        <TotalsRail />
      </div>
    </div>
  );
});
