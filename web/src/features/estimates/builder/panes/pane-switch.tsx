import Caravan from 'lucide-react/icons/caravan';
import LayoutList from 'lucide-react/icons/layout-list';
import { memo } from 'react';
import { SegmentedControl } from '../../../../ui/actions/SegmentedControl.tsx';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { useBuilder, useBuilderTools } from '../builder-context.ts';
import styles from '../bars/estimate-bar.module.css';

/** Switches between picture and lines where only one of them fits. */
export const PaneSwitch = memo(function PaneSwitch() {
  const { front } = useBuilderTools();
  const mode = useStore(front, (pane) => (pane === 'damage' ? 'damage' : 'lines'));
  return (
    <div className={styles['modes']}>
      <SegmentedControl
        label="Show"
        segments={[
          { id: 'damage', label: 'Damage', icon: <Caravan aria-hidden="true" /> },
          {
            id: 'lines',
            label: (
              <>
                Lines <LineCount />
              </>
            ),
            icon: <LayoutList aria-hidden="true" />,
          },
        ]}
        value={mode}
        onChange={front.set}
      />
    </div>
  );
});

function LineCount() {
  const { length } = useBuilder().now.estimate.lines;
  return length > 0 && <span className={styles['count']}>{length}</span>;
}
