import { after, cssMatrix, scaled, shifted } from '@dre/core/domain/estimates/photos/plane-map';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { usePicture } from '../../photos/photo-pictures.ts';
import type { Plane } from '../align/aligning.ts';
import { useCompareState } from '../compare-context.ts';
import { drawingId } from './drawing-layer.tsx';
import styles from './loupe.module.css';
import { pointOf } from './view-math.ts';

const [size, above, closer] = [132, 40, 2.5];

/** Shows the area covered by a finger above it while the finger places a point. */
export function Loupe({ on }: { readonly on: Plane }) {
  const { cross } = useCompareState();
  const isHeld = useStore(cross, (value) => value !== null && value.isHeld && value.on === on);
  return isHeld ? <HeldLoupe on={on} /> : null;
}

function HeldLoupe({ on }: { readonly on: Plane }) {
  const { cross, photo, map, photoView, drawingView } = useCompareState();
  const at = useStore(cross, (value) => value);
  const { url } = usePicture(on === 'photo' ? photo : undefined, 'medium');
  if (at === null) return null;
  const control = on === 'photo' ? photoView : drawingView;
  const view = control.view.get();
  const { x, y } = pointOf(view, at.point, control.pane());
  const zoom = view.zoom * closer;
  const [wide, half] = [size / zoom, size / 2];
  const transform = after(
    shifted(half, half),
    after(scaled(zoom), after(shifted(-at.point.x, -at.point.y), map)),
  );
  // At the upper edge there is no room above the finger.
  const top = y - above - size < 0 ? y + above : y - above - size;
  return (
    <div
      className={styles['loupe']}
      aria-hidden="true"
      data-on={on}
      style={{ width: size, height: size, transform: `translate(${x - half}px, ${top}px)` }}
    >
      {on === 'photo' ? (
        photo && (
          <img
            src={url}
            alt=""
            width={photo.width}
            height={photo.height}
            style={{ transform: cssMatrix(transform) }}
          />
        )
      ) : (
        <svg viewBox={`${at.point.x - wide / 2} ${at.point.y - wide / 2} ${wide} ${wide}`}>
          <use
            href={`#${drawingId}`}
            x={control.box.x}
            y={control.box.y}
            width={control.box.width}
            height={control.box.height}
          />
        </svg>
      )}
    </div>
  );
}
