import Link2 from 'lucide-react/icons/link-2';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Unlink2 from 'lucide-react/icons/unlink-2';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { useCompareState } from '../compare-context.ts';
import styles from './panes.module.css';

/** Link and zoom controls, between the two pictures because they apply to both. */
export function ViewBar() {
  const { isLinked, link, mode, points, drawingView, photoView } = useCompareState();
  // Unlinked views zoom together.
  const views = new Set([drawingView, photoView]);
  const step = (direction: 1 | -1) => views.forEach((view) => view.step(direction));
  const canUnlink = mode === 'side-by-side' && points.aligning === null;
  return (
    <div className={styles['viewBar']} role="toolbar" aria-label="View" aria-orientation="vertical">
      {canUnlink && (
        <button
          type="button"
          aria-pressed={isLinked}
          aria-label="Zoom and pan linked (L)"
          onClick={() => link(!isLinked)}
        >
          {isLinked ? <Link2 aria-hidden="true" /> : <Unlink2 aria-hidden="true" />}
        </button>
      )}
      <button type="button" aria-label="Zoom in (+)" onClick={() => step(1)}>
        <Plus aria-hidden="true" />
      </button>
      <Percent onFit={() => views.forEach((view) => view.fit())} />
      <button type="button" aria-label="Zoom out (−)" onClick={() => step(-1)}>
        <Minus aria-hidden="true" />
      </button>
    </div>
  );
}

function Percent({ onFit }: { readonly onFit: () => void }) {
  const { drawingView } = useCompareState();
  const percent = useStore(drawingView.view, ({ zoom }) => Math.round((zoom / drawingView.fitZoom()) * 100));
  return (
    <button type="button" aria-label={`${percent}%. Show all (0)`} onClick={onFit}>
      {`${percent}%`}
    </button>
  );
}
