import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { type Plane, pointLetter } from './aligning.ts';
import { useCompareState } from '../compare-context.ts';
import { useOnGround } from '../viewport/use-on-ground.ts';
import { onGroundOf, Placed } from '../pins/pins-layer.tsx';
import styles from '../viewport/compare-viewport.module.css';

/** The matching points while they are marked. They carry letters, because numbers mean lines. */
export function AlignmentPointsLayer({ on }: { readonly on: Plane }) {
  const { points, drawingView } = useCompareState();
  const { aligning } = points;
  const onGround = useOnGround();
  const zoom = useStore(drawingView.view, (view) => view.zoom);
  return aligning?.pairs.map(({ onPhoto, onDrawing }, pair) => {
    const inches = onDrawing && { x: onDrawing[0] / 1_000, y: onDrawing[1] / 1_000 };
    const at =
      on === 'photo' ? onPhoto && onGround(onPhoto) : inches && onGroundOf(drawingView, inches, zoom);
    const isNext = aligning.next?.pair === pair && aligning.next.on === on;
    return (
      at && (
        <Placed key={pointLetter(pair)} at={at} spot={String(pair)}>
          <span className={styles['spot']} data-next={isNext || undefined}>
            {pointLetter(pair)}
          </span>
        </Placed>
      )
    );
  });
}
