import { type CSSProperties, type PointerEvent, useLayoutEffect, useRef } from 'react';
import type { DrawnPlate } from '../../catalogue/illustration/drawing/drawn-picture.ts';
import { providePlateSheet } from '../../catalogue/illustration/drawing/plate-sheet.ts';
import { svgElement } from '../../catalogue/illustration/drawing/svg-element.ts';
import type { Box } from '../../../lib/viewport.ts';
import styles from './measure.module.css';
import { type MeasureShape, movedBy, type MeasurePoint } from './measuring.ts';

interface MeasurePictureProps {
  readonly picture: DrawnPlate;
  readonly shape: MeasureShape;
  readonly points: readonly [MeasurePoint, MeasurePoint] | null;
  readonly onPoints: (points: readonly [MeasurePoint, MeasurePoint]) => void;
}

/** Below this distance a press counts as a tap, and the second point is still to come. */
const tapInches = 2;

export function MeasurePicture({ picture, shape, points, onPoints }: MeasurePictureProps) {
  const { box } = picture.scene;
  const drag = useRef<'none' | 'first' | 'second'>('none');
  const isHalf = points !== null && near(...points);
  const [from, to] = points ?? startPoints(box);
  const down = (event: PointerEvent<HTMLElement>) => {
    const handle = (event.target as HTMLElement).dataset['handle'];
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = handle === 'first' ? 'first' : 'second';
    if (handle !== undefined) return;
    const point = pointAt(event, box);
    onPoints(isHalf ? [from, point] : [point, point]);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (drag.current === 'none') return;
    const point = pointAt(event, box);
    onPoints(drag.current === 'first' ? [point, to] : [from, point]);
  };
  return (
    <div
      className={styles['picture']}
      style={
        { aspectRatio: `${box.width} / ${box.height}`, '--ratio': box.width / box.height } as CSSProperties
      }
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={() => {
        drag.current = 'none';
      }}
    >
      <Drawing picture={picture} />
      <Shape box={box} shape={shape} from={from} to={to} />
      <Handle
        name="first"
        label="First point"
        at={from}
        box={box}
        onMove={(point) => onPoints([point, to])}
      />
      <Handle
        name="second"
        label="Second point"
        at={to}
        box={box}
        onMove={(point) => onPoints([from, point])}
      />
    </div>
  );
}

/** A view-only drawing: nothing in it can be pressed or focused. */
function Drawing({ picture }: { readonly picture: DrawnPlate }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    providePlateSheet();
    const svg = svgElement(picture.tree);
    host.current?.append(svg);
    return () => svg.remove();
  }, [picture]);
  return <div ref={host} className={styles['drawing']} inert aria-hidden="true" />;
}

function Shape({
  box,
  shape,
  from,
  to,
}: {
  readonly box: Box;
  readonly shape: MeasureShape;
  readonly from: MeasurePoint;
  readonly to: MeasurePoint;
}) {
  return (
    <svg
      className={styles['shape']}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
    >
      {shape === 'line' ? (
        <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      ) : (
        <rect
          x={Math.min(from.x, to.x)}
          y={Math.min(from.y, to.y)}
          width={Math.abs(to.x - from.x)}
          height={Math.abs(to.y - from.y)}
        />
      )}
    </svg>
  );
}

function Handle({
  name,
  label,
  at,
  box,
  onMove,
}: {
  readonly name: string;
  readonly label: string;
  readonly at: MeasurePoint;
  readonly box: Box;
  readonly onMove: (point: MeasurePoint) => void;
}) {
  return (
    <button
      type="button"
      className={styles['handle']}
      data-handle={name}
      aria-label={`${label}. Arrow keys move it by an inch, with Shift by a foot`}
      style={{
        left: `${((at.x - box.x) / box.width) * 100}%`,
        top: `${((at.y - box.y) / box.height) * 100}%`,
      }}
      onKeyDown={(event) => {
        const moved = movedBy(at, event.key, event.shiftKey);
        if (moved === null) return;
        event.preventDefault();
        onMove(inside(moved, box));
      }}
    />
  );
}

/** Initial handles before any pointing: the middle half of the picture. */
function startPoints(box: Box): readonly [MeasurePoint, MeasurePoint] {
  const at = (share: number) => ({ x: box.x + box.width * share, y: box.y + box.height * share });
  return [at(0.25), at(0.75)];
}

function pointAt(event: PointerEvent<HTMLElement>, box: Box): MeasurePoint {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const x = box.x + ((event.clientX - left) / width) * box.width;
  const y = box.y + ((event.clientY - top) / height) * box.height;
  return inside({ x, y }, box);
}

function inside({ x, y }: MeasurePoint, box: Box): MeasurePoint {
  return {
    x: Math.min(box.x + box.width, Math.max(box.x, x)),
    y: Math.min(box.y + box.height, Math.max(box.y, y)),
  };
}

function near(one: MeasurePoint, other: MeasurePoint): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < tapInches;
}
