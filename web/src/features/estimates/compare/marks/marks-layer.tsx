import { markLabel, markMeasure, measureText } from '@dre/core/domain/estimates/photos/mark-measure';
import type { PlanePoint } from '@dre/core/domain/estimates/photos/plane-map';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { useCompareState } from '../compare-context.ts';
import { type MarkShape, markShape } from '@dre/core/domain/estimates/photos/mark-shapes';
import { usePhotoPins } from '../pins/use-photo-pins.ts';
import { type OnGround, useOnGround } from '../viewport/use-on-ground.ts';
import { clearOfPins, halfLetter } from './clear-of-pins.ts';
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
  const pins = usePhotoPins();
  if (photo === undefined) return null;
  const canTake = mayMark && tool === 'select';
  const known = photo.knownLength && {
    shape: markShape({ kind: 'measure', points: [photo.knownLength.from, photo.knownLength.to] }, onGround),
    text: 'Known length',
    look: 'known' as const,
  };
  const marks: readonly DrawnMark[] = [
    ...(known ? [known] : []),
    ...photo.marks.map((mark) => ({
      id: mark.id,
      shape: markShape(mark, onGround),
      text: markLabel(mark, photo),
      look: selected?.id === mark.id ? ('selected' as const) : undefined,
    })),
  ];
  return (
    <svg className={styles['marks']} aria-hidden="true" data-takes={canTake || undefined}>
      {marks.map((mark) => (
        <MarkLine key={mark.id ?? 'known'} mark={mark} />
      ))}
      {marks.map((mark) => (
        <MarkWords key={mark.id ?? 'known'} mark={mark} pins={pins} />
      ))}
      <SketchedMark onGround={onGround} pins={pins} />
    </svg>
  );
}

interface DrawnMark {
  readonly id?: string;
  readonly shape: MarkShape | null;
  readonly text: string;
  readonly look?: 'selected' | 'known' | undefined;
}

/** The room the zoom buttons take, in pixels. */
const besideText = 20;
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

function SketchedMark({
  onGround,
  pins,
}: {
  readonly onGround: OnGround;
  readonly pins: readonly PlanePoint[];
}) {
  const { sketch, photo } = useCompareState();
  const drawn = useStore(sketch, (value) => value);
  if (drawn === null || photo === undefined) return null;
  const [first] = drawn.points;
  const start = first && onGround(first);
  const mark: DrawnMark = {
    shape: drawn.points.length > 1 ? markShape(drawn, onGround) : null,
    text: measureText(drawn.kind, markMeasure(drawn, photo)),
    look: 'selected',
  };
  return (
    <>
      <MarkLine mark={mark} />
      <MarkWords mark={mark} pins={pins} />
      {start && <circle className={styles['end']} cx={start.x} cy={start.y} r={5} />}
    </>
  );
}

function MarkLine({ mark: { id, shape, look } }: { readonly mark: DrawnMark }) {
  if (shape === null || shape.path === '') return null;
  return (
    <g className={styles['mark']} data-mark={id} data-look={look}>
      <path className={styles['reach']} d={shape.path} />
      <path className={styles['casing']} d={shape.path} />
      <path className={styles['ink']} d={shape.path} />
    </g>
  );
}

/** The text of a mark lies over the lines of all marks, and beside the pins. */
function MarkWords({
  mark: { id, shape, text, look },
  pins,
}: {
  readonly mark: DrawnMark;
  readonly pins: readonly PlanePoint[];
}) {
  const { photoView } = useCompareState();
  const zoom = useStore(photoView.view, (view) => view.zoom);
  if (shape === null || text === '') return null;
  const x = inside(shape.label.x, text, photoView, zoom);
  const y = look === 'known' ? shape.label.y + belowLine : shape.label.y;
  const at = clearOfPins({ x, y }, text, pins);
  return (
    <g className={styles['mark']} data-mark={id} data-look={look}>
      <text className={styles['words']} x={at.x} y={at.y}>
        {text}
      </text>
    </g>
  );
}
