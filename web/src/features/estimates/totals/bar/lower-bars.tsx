import { useMedia } from '../../../../ui/primitives/use-media.ts';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { useBuilder, useBuilderTools } from '../../builder/builder-context.ts';
import { LastLine } from './last-line.tsx';
import { TotalsBar } from './totals-bar.tsx';
import styles from './totals-bar.module.css';

/** Below the panes: the last line while the picture hides the lines, and the totals. */
export function LowerBars() {
  const { mayWrite } = useBuilder().now;
  const isPicture = useStore(useBuilderTools().front, (pane) => pane === 'damage');
  const hasRoom = useMedia('(min-width: 700px) and (max-width: 1279px) and (min-height: 700px)');
  return (
    <>
      {/* Present from the start: appearing with the first line, it would move the next tap target. */}
      {mayWrite && isPicture && hasRoom && (
        <div className={styles['last']}>
          <LastLine />
        </div>
      )}
      <div className={styles['bar']}>
        <TotalsBar />
      </div>
    </>
  );
}
