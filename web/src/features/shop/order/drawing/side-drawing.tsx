import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useWidth } from '../../../../ui/primitives/use-width.ts';
import { platesOf } from '../../../catalogue/book-page/book-plates.ts';
import { usePicture } from '../../../catalogue/book-page/use-picture.ts';
import type { DrawnPlate } from '../../../catalogue/illustration/drawing/drawn-picture.ts';
import {
  cachePictureElement,
  takePictureElement,
} from '../../../catalogue/illustration/drawing/picture-element.ts';
import { showStates } from '../../../catalogue/illustration/picture-states.ts';
import { lineAnchors } from '../../../catalogue/illustration/pins/line-anchors.ts';
import { type PlacedNumber, spreadPins } from '../../../catalogue/illustration/pins/spread-pins.ts';
import { VehicleSilhouette } from '../../../catalogue/illustration/silhouette/vehicle-silhouette.tsx';
import { type DamageView, damageViewName } from '../../../estimates/damage/damage-views.ts';
import type { DrawnLine } from './drawn-work.ts';
import styles from './order-drawing.module.css';

interface SideDrawingProps {
  readonly view: DamageView;
  readonly vehicleType: VehicleType;
  readonly length: number | undefined;
  readonly lines: readonly DrawnLine[];
  readonly selected: number | null;
  /** Absent where numbers only show their place. */
  readonly onTask?: (task: string) => void;
  /** Shows the surroundings of the first line alone, twice as large. */
  readonly isClose?: boolean;
}

const pinSize = 28;
const lookLabels = { running: 'running', done: 'done', open: 'open', pending: 'not approved' } as const;

/** One side as the builder draws it, with a number for each line: running blue, done pale, open orange. */
export function SideDrawing(props: SideDrawingProps) {
  const { vehicleType, view, length } = props;
  const [plate] = platesOf(vehicleType, view);
  const { picture } = usePicture(plate, length);
  // The picture gives the frame its size, which is measured before the numbers are first painted.
  return <Side key={picture === null ? 'waiting' : 'drawn'} {...props} picture={picture} />;
}

interface SideProps extends SideDrawingProps {
  readonly picture: DrawnPlate | null;
}

function Side({ picture, view, vehicleType, lines, selected, onTask, isClose = false }: SideProps) {
  const host = useRef<HTMLDivElement>(null);
  const art = useRef<HTMLDivElement>(null);
  const width = useWidth(host);
  const marks = useMemo(() => marksOf(lines), [lines]);
  useLayoutEffect(() => {
    if (picture === null || art.current === null) return undefined;
    const element = takePictureElement(picture);
    art.current.replaceChildren(element.svg);
    showStates(element, { selected: null, zone: new Set(), marks, isDimmed: false });
    return () => cachePictureElement(element);
  }, [picture, marks]);
  const box = picture?.scene.box;
  const pins = picture === null ? [] : fanned(placed(picture, lines, width), width);
  return (
    <section
      className={styles['canvas']}
      data-close={isClose || undefined}
      aria-label={`${damageViewName(view)}, drawn`}
    >
      <div
        ref={host}
        className={styles['plate']}
        style={box && (isClose ? closeStyle(box, width, pins[0]) : plateStyle(box))}
      >
        <div ref={art} inert aria-hidden="true" />
        {picture === null && (
          <span className={styles['waiting']}>
            <VehicleSilhouette type={vehicleType} />
          </span>
        )}
        {pins.map(({ line, x, y }) => (
          <LinePin
            key={line.number}
            line={line}
            position={{ left: x, top: y }}
            isSelected={line.number === selected}
            onTask={onTask}
          />
        ))}
      </div>
      {!isClose && picture !== null && (
        <NotDrawn lines={lines.filter(({ number }) => !pins.some(({ line }) => line.number === number))} />
      )}
    </section>
  );
}

interface LinePinProps {
  readonly line: DrawnLine;
  readonly position: { readonly left: number; readonly top: number };
  readonly isSelected: boolean;
  readonly onTask: ((task: string) => void) | undefined;
}

function LinePin({ line, position, isSelected, onTask }: LinePinProps) {
  const looks = { 'data-look': line.look, 'data-selected': isSelected || undefined, style: position };
  const number = <span>{line.number}</span>;
  if (onTask === undefined) {
    return (
      <span className={styles['pin']} {...looks}>
        {number}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles['pin']}
      {...looks}
      aria-label={`Line ${String(line.number)}, ${line.description}, ${lookLabels[line.look]}`}
      onClick={() => onTask(line.task)}
    >
      {number}
    </button>
  );
}

const tallest = 300;

interface Box {
  readonly width: number;
  readonly height: number;
}

function plateStyle(box: Box) {
  return { aspectRatio: box.width / box.height, maxWidth: (tallest * box.width) / box.height };
}

/** The plate is larger than its frame and moved until the number is in the middle, without leaving a gap. */
function closeStyle(box: Box, width: number, pin: PlacedNumber | undefined) {
  const { x, y } = pin ?? { x: width / 2, y: 0 };
  const height = (width * box.height) / box.width;
  const offset = (size: number, at: number) =>
    `clamp(100% - ${size.toFixed(1)}px, 50% - ${at.toFixed(1)}px, 0px)`;
  return { aspectRatio: box.width / box.height, left: offset(width, x), top: offset(height, y) };
}

/** Typed lines have a side but no part of the drawing. */
function NotDrawn({ lines }: { readonly lines: readonly DrawnLine[] }) {
  if (lines.length === 0) return null;
  return (
    <p className={styles['aside']}>
      On this side too:{' '}
      {lines.map(({ number, description }) => `${String(number)} ${description}`).join(', ')}
    </p>
  );
}

function placed({ scene }: DrawnPlate, lines: readonly DrawnLine[], width: number) {
  const { box } = scene;
  const scale = width / box.width;
  const anchorOf = lineAnchors(scene);
  return lines.flatMap((line) => {
    const anchor = anchorOf(line.location);
    if (anchor === undefined) return [];
    const [x, y] = [(anchor[0] - box.x) * scale, (anchor[1] - box.y) * scale];
    return [{ number: line.number, line, x, y }];
  });
}

/** Numbers on one point stand in rows of three around it, and all of them inside of the drawing. */
function fanned<Placed extends PlacedNumber>(pins: readonly Placed[], width: number): readonly Placed[] {
  const apart = pins.map((pin) => {
    const same = pins.filter(({ x, y }) => x === pin.x && y === pin.y);
    const index = same.indexOf(pin);
    const row = Math.floor(index / mostInRow);
    const inRow = Math.min(mostInRow, same.length - row * mostInRow);
    const half = (inRow * pinSize) / 2;
    const center = Math.min(Math.max(pin.x, half), Math.max(half, width - half));
    return {
      ...pin,
      x: center - half + pinSize / 2 + (index % mostInRow) * pinSize,
      y: pin.y + row * pinSize,
    };
  });
  return spreadPins(apart, pinSize - 1, width);
}

const mostInRow = 3;

function marksOf(lines: readonly DrawnLine[]): ReadonlyMap<string, 'damaged' | 'replace'> {
  const marked = lines.flatMap(({ location: { region }, isReplaced, look }) =>
    region === null || look === 'done' ? [] : [[region, isReplaced ? 'replace' : 'damaged'] as const],
  );
  return new Map(marked);
}
