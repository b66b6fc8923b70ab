import { photoPixel } from '@dre/core/domain/estimates/photos/align-photo';
import { mapped, type PlanePoint } from '@dre/core/domain/estimates/photos/plane-map';
import { regionsOf } from '@dre/illustrations/kit/scene/scene';
import type { ReactNode } from 'react';
import { spreadPins } from '../../../catalogue/illustration/pins/spread-pins.ts';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { Pin } from '../../../../ui/layout/Pin.tsx';
import { useBuilder } from '../../builder/builder-context.ts';
import { drawnLines } from '../../damage/drawn-lines.ts';
import { useCompareState } from '../compare-context.ts';
import { useOnGround } from '../marks/marks-layer.tsx';
import styles from '../viewport/compare-viewport.module.css';
import type { PhotoControl } from '../viewport/view-control.ts';
import { middleOf } from '../viewport/view-math.ts';

/** The numbers of the lines on the photo. The list beside it gives the same to screen readers. */
export function PhotoPins() {
  const { photo, pending } = useCompareState();
  const { now, selection } = useBuilder();
  const line = useStore(selection, (value) => value.line);
  const onGround = useOnGround();
  const numbers = new Map(now.estimate.lines.map(({ id, number }) => [id, number]));
  const waiting = pending?.at && onGround(pending.at);
  const pins = (photo?.pins ?? []).flatMap(({ id, lineId, x, y }) => {
    const [at, number] = [onGround([x, y]), numbers.get(lineId)];
    return at === null || number === undefined ? [] : [{ id, lineId, number, ...at }];
  });
  return (
    <>
      {spreadPins(pins, pinSize, Infinity).map(({ id, lineId, number, x, y }) => (
        <Placed key={id} at={{ x, y }} pin={id}>
          <Pin number={number} look={lineId === line ? 'selected' : 'solid'} />
        </Placed>
      ))}
      {waiting && (
        <Placed at={waiting}>
          <span className={styles['waiting']} />
        </Placed>
      )}
    </>
  );
}

/** The same numbers on the drawing: at the aligned photo's points, otherwise on the part. */
export function DrawingPins() {
  const { photo, alignedMap, side, drawn, drawingView } = useCompareState();
  const { now, selection } = useBuilder();
  const line = useStore(selection, (value) => value.line);
  const zoom = useStore(drawingView.view, (view) => view.zoom);
  if (drawn.picture === null) return null;
  const anchors = new Map(regionsOf(drawn.picture.scene).map(({ id, pin: [x, y] }) => [id, { x, y }]));
  const seen = new Map<string, PlanePoint>();
  for (const { lineId, x, y } of photo?.pins ?? []) {
    const place = alignedMap && photo && mapped(alignedMap, photoPixel([x, y], photo));
    if (place) seen.set(lineId, place);
  }
  const pins = drawnLines(now.estimate.lines, side, drawn.drawn).flatMap(({ id, number, place }) => {
    const at = seen.get(id) ?? anchors.get(place.region ?? '');
    return at === undefined ? [] : [{ id, number, ...onGroundOf(drawingView, at, zoom) }];
  });
  return spreadPins(pins, pinSize, Infinity).map(({ id, number, x, y }) => (
    <Placed key={id} at={{ x, y }} line={id}>
      <Pin number={number} look={id === line ? 'selected' : 'solid'} />
    </Placed>
  ));
}

/** The distance between the middles of neighboring pins, in pixels. */
const pinSize = 24;

export function onGroundOf({ box }: PhotoControl, { x, y }: PlanePoint, zoom: number): PlanePoint {
  const middle = middleOf(box);
  return { x: (x - middle.x) * zoom, y: (y - middle.y) * zoom };
}

/** Keeps its size at every zoom and moves along while panning. */
export function Placed({
  at,
  pin,
  line,
  spot,
  children,
}: {
  readonly at: PlanePoint;
  readonly pin?: string;
  readonly line?: string;
  readonly spot?: string;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={styles['placed']}
      aria-hidden="true"
      data-pin={pin}
      data-line={line}
      data-spot={spot}
      style={{ transform: `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)` }}
    >
      {children}
    </span>
  );
}
