import { photoPixel } from '@dre/core/domain/estimates/photos/align-photo';
import { mapped, type PlanePoint } from '@dre/core/domain/estimates/photos/plane-map';
import { regionsOf, type Scene } from '@dre/illustrations/kit/scene/scene';
import type { ReactNode } from 'react';
import { pinnedParts, pinSize, visiblePins } from '../../../catalogue/illustration/pins/pin-clusters.ts';
import { spreadPins } from '../../../catalogue/illustration/pins/spread-pins.ts';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { CountBadge } from '../../../../ui/feedback/CountBadge.tsx';
import { Pin } from '../../../../ui/layout/Pin.tsx';
import { useBuilder } from '../../builder/builder-context.ts';
import { linePins } from '../../damage/damage-views.ts';
import { drawnLines } from '../../damage/drawn-lines.ts';
import { useCompareState } from '../compare-context.ts';
import { useOnGround } from '../viewport/use-on-ground.ts';
import { pinDistance, usePhotoPins } from './use-photo-pins.ts';
import styles from '../viewport/compare-viewport.module.css';
import type { PhotoControl } from '../viewport/view-control.ts';
import { middleOf } from '../viewport/view-math.ts';

/** The numbers of the lines on the photo. The list beside it gives the same to screen readers. */
export function PhotoPins() {
  const { pending } = useCompareState();
  const { selection } = useBuilder();
  const line = useStore(selection, (value) => value.line);
  const onGround = useOnGround();
  const pins = usePhotoPins();
  const waiting = pending?.at && onGround(pending.at);
  return (
    <>
      {pins.map(({ id, lineId, number, x, y }) => (
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

/** The same numbers on the drawing: beside the photo on the parts as in the builder, over the photo at its points. */
export function DrawingPins() {
  const { mode, drawn } = useCompareState();
  if (drawn.picture === null) return null;
  return mode === 'side-by-side' ? (
    <PartPins scene={drawn.picture.scene} />
  ) : (
    <PointPins scene={drawn.picture.scene} />
  );
}

function useDrawnLines() {
  const { side, drawn } = useCompareState();
  return drawnLines(useBuilder().now.estimate.lines, side, drawn.drawn);
}

function PartPins({ scene }: { readonly scene: Scene }) {
  const { drawingView } = useCompareState();
  const selected = useStore(useBuilder().selection, (value) => value.line);
  const zoom = useStore(drawingView.view, (view) => view.zoom);
  const lines = useDrawnLines();
  const ids = new Map(lines.map(({ id, number }) => [number, id]));
  const { pins, counts } = visiblePins(pinnedParts(scene, linePins(lines)), zoom, pinSize);
  return (
    <>
      {pins.map(({ pin: { number }, aside, ...part }) => {
        const { x, y } = onGroundOf(drawingView, part, zoom);
        const id = ids.get(number) ?? '';
        return (
          <Placed key={number} at={{ x: x + aside.x, y: y + aside.y }} line={id}>
            <Pin number={number} look={id === selected ? 'selected' : 'solid'} />
          </Placed>
        );
      })}
      {counts.map((count) => {
        const numbers = count.parts.flatMap((part) => part.pins.map(({ number }) => number));
        return (
          <Placed key={numbers.join(' ')} at={onGroundOf(drawingView, count, zoom)}>
            <CountBadge count={count.count} isSelected={numbers.some((one) => ids.get(one) === selected)} />
          </Placed>
        );
      })}
    </>
  );
}

/** One number stands in one place where photo and drawing are seen together: at the aligned photo's point. */
function PointPins({ scene }: { readonly scene: Scene }) {
  const { photo, alignedMap, drawingView } = useCompareState();
  const line = useStore(useBuilder().selection, (value) => value.line);
  const zoom = useStore(drawingView.view, (view) => view.zoom);
  const lines = useDrawnLines();
  const anchors = new Map(regionsOf(scene).map(({ id, pin: [x, y] }) => [id, { x, y }]));
  const seen = new Map<string, PlanePoint>();
  for (const { lineId, x, y } of photo?.pins ?? []) {
    const place = alignedMap && photo && mapped(alignedMap, photoPixel([x, y], photo));
    if (place) seen.set(lineId, place);
  }
  const pins = lines.flatMap(({ id, number, place }) => {
    const at = seen.get(id) ?? anchors.get(place.region ?? '');
    return at === undefined ? [] : [{ id, number, ...onGroundOf(drawingView, at, zoom) }];
  });
  return spreadPins(pins, pinDistance, Infinity).map(({ id, number, x, y }) => (
    <Placed key={id} at={{ x, y }} line={id}>
      <Pin number={number} look={id === line ? 'selected' : 'solid'} />
    </Placed>
  ));
}

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
