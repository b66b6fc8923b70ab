import type { CSSProperties } from 'react';
import { CountBadge } from '../../../../ui/feedback/CountBadge.tsx';
import { Pin } from '../../../../ui/layout/Pin.tsx';
import styles from '../illustration.module.css';
import type { DrawnPlate } from '../drawing/drawn-picture.ts';
import { type PicturePin, type PinCount, pinnedParts, pinSize, visiblePins } from './pin-clusters.ts';
import { useStore } from '../use-store.ts';
import type { PlateControl } from '../viewport/view-control.ts';
import type { Point } from '../../../../lib/viewport.ts';

interface PicturePinsProps {
  readonly picture: DrawnPlate;
  readonly view: PlateControl;
  readonly pins: readonly PicturePin[];
  readonly selected: string | null;
}

/** Line numbers on the parts. The parts' accessible names give the same to screen readers. */
export function PicturePins({ picture, view, pins, selected }: PicturePinsProps) {
  const scale = useStore(view.settled, (visible) => visible?.view.scale ?? 0);
  if (scale === 0 || pins.length === 0) return null;
  const visible = visiblePins(pinnedParts(picture.scene, pins), scale, pinSize);
  return (
    <>
      {visible.pins.map(({ pin, x, y, aside }) => (
        <span
          key={pin.number}
          className={styles['pin']}
          aria-hidden="true"
          data-region={pin.region}
          title={pin.label}
          style={{ ...positionIn(picture, { x, y }), ...movedBy(aside) }}
        >
          <Pin number={pin.number} look={pin.region === selected ? 'selected' : 'solid'} />
        </span>
      ))}
      {visible.counts.map((count) => (
        <span
          key={`count ${numbersIn(count).join(' ')}`}
          className={styles['pin']}
          aria-hidden="true"
          data-region={count.parts.length === 1 ? count.parts[0]?.pins[0]?.region : undefined}
          data-count={count.count}
          title={`${count.count} lines: ${numbersIn(count).join(', ')}`}
          onClick={() => view.show(extentOf(count, scale))}
          style={positionIn(picture, count)}
        >
          <CountBadge count={count.count} isSelected={hasRegion(count, selected)} />
        </span>
      ))}
    </>
  );
}

function positionIn({ scene: { box } }: DrawnPlate, { x, y }: Point): CSSProperties {
  return { left: `${((x - box.x) / box.width) * 100}%`, top: `${((y - box.y) / box.height) * 100}%` };
}

/** In pixels of the screen, whatever the zoom. */
function movedBy({ x, y }: Point): CSSProperties {
  return { '--aside-x': `${x}px`, '--aside-y': `${y}px` } as CSSProperties;
}

function numbersIn({ parts }: PinCount): number[] {
  return parts.flatMap(({ pins }) => pins.map(({ number }) => number)).toSorted((a, b) => a - b);
}

function hasRegion({ parts }: PinCount, region: string | null): boolean {
  return parts.some(({ pins }) => pins.some((pin) => pin.region === region));
}

/** The area to zoom to so that the counted lines separate. */
function extentOf({ parts, x, y }: PinCount, scale: number) {
  const reach = Math.max(...parts.map((part) => Math.hypot(part.x - x, part.y - y)), pinSize / scale / 4);
  return { x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 };
}
