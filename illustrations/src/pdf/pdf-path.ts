import { boundsOf, flatten, type Bounds } from '../kit/geometry/flatten.ts';
import { hundredths, type Segment } from '../kit/geometry/points.ts';
import type { DrawCommand } from '../kit/scene/scene.ts';
import type { PdfCanvas } from './pdf-canvas.ts';

type Mark = Exclude<DrawCommand, { kind: 'clip' }>;

/** Lays the path on the canvas; nothing is painted yet. */
export function trace(canvas: PdfCanvas, segments: readonly Segment[], dx = 0, dy = 0): void {
  const x = (value: number) => hundredths(value + dx);
  const y = (value: number) => hundredths(value + dy);
  for (const segment of segments) {
    if (segment[0] === 'Z') canvas.closePath();
    else if (segment[0] === 'M') canvas.moveTo(x(segment[1]), y(segment[2]));
    else if (segment[0] === 'L') canvas.lineTo(x(segment[1]), y(segment[2]));
    else {
      const [, ax, ay, bx, by, cx, cy] = segment;
      canvas.bezierCurveTo(x(ax), y(ay), x(bx), y(by), x(cx), y(cy));
    }
  }
}

export function traceMark(canvas: PdfCanvas, mark: Mark): void {
  const [dx, dy] = mark.extra?.shift ?? [0, 0];
  if (mark.kind === 'path') trace(canvas, mark.path, dx, dy);
  else canvas.ellipse(hundredths(mark.x + dx), hundredths(mark.y + dy), mark.r, mark.r);
}

export function extentOf(mark: Mark): Bounds {
  const [dx, dy] = mark.extra?.shift ?? [0, 0];
  const corners =
    mark.kind === 'path'
      ? flatten(mark.path, 0.1)
      : ([
          [mark.x - mark.r, mark.y - mark.r],
          [mark.x + mark.r, mark.y + mark.r],
        ] as const);
  return boundsOf(corners.map(([x, y]) => [x + dx, y + dy]));
}
