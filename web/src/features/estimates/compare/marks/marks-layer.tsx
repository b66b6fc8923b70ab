import type { PhotoPoint } from '@dre/core/domain/estimates/model/estimate';
import { photoPixel } from '@dre/core/domain/estimates/photos/align-photo';
import { markLabel, markMeasure, measureText } from '@dre/core/domain/estimates/photos/mark-measure';
import { mapped } from '@dre/core/domain/estimates/photos/plane-map';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { useCompareState } from '../compare-context.ts';
import { type MarkShape, markShape } from '@dre/core/domain/estimates/photos/mark-shapes';
import styles from './marks.module.css';
import type { PhotoControl } from '../viewport/view-control.ts';
import { middleOf } from '../viewport/view-math.ts';

/**
 * The marks are drawn over the photo, never into the file. They are listed as text beside it, so this layer is visual
 * only.
 */
export function MarksLayer() {
  const { photo, selected, mayMark, tool } = useCompareState();
  const onGround = useOnGround();
  if (photo === undefined) return null;
  const canTake = mayMark && tool === 'select';
  return (
    <svg className={styles['marks']} aria-hidden="true" data-takes={canTake || undefined}>
      {photo.knownLength && (
        <Mark
          shape={markShape(
            { kind: 'measure', points: [photo.knownLength.from, photo.knownLength.to] },
            onGround,
          )}
          text="Known length"
          look="known"
        />
      )}
      {photo.marks.map((mark) => (
        <Mark
          key={mark.id}
          id={mark.id}
          shape={markShape(mark, onGround)}
          text={markLabel(mark, photo)}
          look={selected?.id === mark.id ? 'selected' : undefined}
        />
      ))}
      <SketchedMark onGround={onGround} />
    </svg>
  );
}

/** Half a letter and the room the zoom buttons take, in pixels. */
const [halfLetter, besideText] = [4, 20];
/** The known length names no damage: its text leaves the middle to pins and marks. */
const belowLine = 22;

/** The text of a mark near an edge of the picture moves inward, so that the pane does not cut it off. */
function inside(x: number, text: string, { box, start }: PhotoControl, zoom: number): number {
  const half = text.length * halfLetter + besideText;
  const left = (start.x - middleOf(box).x) * zoom;
  const right = left + start.width * zoom;
  if (x < left || x > right || right - left < 2 * half) return x;
  return Math.max(left + half, Math.min(right - half, x));
}

function SketchedMark({ onGround }: { readonly onGround: OnGround }) {
  const { sketch, photo } = useCompareState();
  const drawn = useStore(sketch, (value) => value);
  if (drawn === null || photo === undefined) return null;
  const [first] = drawn.points;
  const start = first && onGround(first);
  const isLine = drawn.points.length > 1;
  return (
    <>
      {isLine && (
        <Mark
          shape={markShape(drawn, onGround)}
          text={measureText(drawn.kind, markMeasure(drawn, photo))}
          look="selected"
        />
      )}
      {start && <circle className={styles['end']} cx={start.x} cy={start.y} r={5} />}
    </>
  );
}

type OnGround = (point: PhotoPoint) => { readonly x: number; readonly y: number } | null;

/** Pixels of the ground, from its middle: recomputed when the zoom changes, unchanged while panning. */
export function useOnGround(): OnGround {
  const { photo, map, photoView } = useCompareState();
  const zoom = useStore(photoView.view, (view) => view.zoom);
  const middle = middleOf(photoView.box);
  return (point) => {
    const planePoint = photo === undefined ? null : mapped(map, photoPixel(point, photo));
    return planePoint && { x: (planePoint.x - middle.x) * zoom, y: (planePoint.y - middle.y) * zoom };
  };
}

function Mark({
  id,
  shape,
  text,
  look,
}: {
  readonly id?: string;
  readonly shape: MarkShape | null;
  readonly text: string;
  readonly look?: 'selected' | 'known' | undefined;
}) {
  const { photoView } = useCompareState();
  const zoom = useStore(photoView.view, (view) => view.zoom);
  if (shape === null) return null;
  const { path, label } = shape;
  return (
    <g className={styles['mark']} data-mark={id} data-look={look}>
      {path !== '' && (
        <>
          <path className={styles['reach']} d={path} />
          <path className={styles['casing']} d={path} />
          <path className={styles['ink']} d={path} />
        </>
      )}
      {text !== '' && (
        <text
          className={styles['words']}
          x={inside(label.x, text, photoView, zoom)}
          y={look === 'known' ? label.y + belowLine : label.y}
        >
          {text}
        </text>
      )}
    </g>
  );
}
