import type { Bounds } from '../kit/geometry/flatten.ts';
import type { Gradient, Stop } from '../kit/paint/gradients.ts';
import { hundredths, type Point } from '../kit/geometry/points.ts';
import type { Theme } from '../kit/paint/tokens.ts';
import type { PdfCanvas } from './pdf-canvas.ts';
import { layerOpacity, shadeLayers, type OpacitySpan } from './shade-levels.ts';

/** A gradient in inches of the scene. */
export type PlacedGradient =
  | { readonly kind: 'linear'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'radial'; readonly center: Point; readonly rx: number; readonly ry: number };

/** The place on the plate of a gradient given in fractions of its shape. */
export function placedIn({ x0, y0, w, h }: Bounds, gradient: Gradient): PlacedGradient {
  const at = ([x, y]: Point): Point => [x0 + x * w, y0 + y * h];
  if (gradient.kind === 'linear') return { kind: 'linear', from: at(gradient.from), to: at(gradient.to) };
  if (gradient.fromTop) return { kind: 'radial', center: at([0.5, 0]), rx: w / 2, ry: h };
  return { kind: 'radial', center: at(gradient.center), rx: gradient.radius * w, ry: gradient.radius * h };
}

export interface Shade {
  readonly stops: readonly Stop[];
  readonly placed: PlacedGradient;
  readonly strength: number;
  /** The extent of the shape that is shaded; the canvas is clipped to it already. */
  readonly within: Bounds;
}

export function drawShade(canvas: PdfCanvas, { inks }: Theme, shade: Shade): void {
  canvas.fillOpacity(layerOpacity);
  for (const { ink, spans } of shadeLayers(shade.stops, shade.strength)) {
    for (const span of spans) traceSpan(canvas, shade, span);
    canvas.fill(inks[ink], 'even-odd');
  }
}

function traceSpan(canvas: PdfCanvas, { placed, within }: Shade, [from, to]: OpacitySpan): void {
  if (placed.kind === 'linear') traceStrip(canvas, placed, within, [from, to]);
  else {
    const { center, rx, ry } = placed;
    const ring = (t: number) => canvas.ellipse(center[0], center[1], hundredths(rx * t), hundredths(ry * t));
    if (to === Infinity) canvas.rect(within.x0, within.y0, within.w, within.h);
    else ring(to);
    if (from > 0) ring(from);
  }
}

/** A strip across the axis, as long as the shape may need it. */
function traceStrip(
  canvas: PdfCanvas,
  { from, to }: { readonly from: Point; readonly to: Point },
  { x0, y0, x1, y1, w, h }: Bounds,
  [start, end]: OpacitySpan,
): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const run = Math.hypot(dx, dy);
  if (run === 0) return;
  const reach = (w + h) * 2 + run;
  const far = reach / run;
  const [a, b] = [Math.max(start, -far), Math.min(end, far + 1)];
  if (Math.abs(dx) < 1e-9 || Math.abs(dy) < 1e-9) {
    const at = (t: number): Point => [from[0] + dx * t, from[1] + dy * t];
    const [p, q] = [at(a), at(b)];
    const [left, right] = dx === 0 || Math.abs(dx) < 1e-9 ? [x0, x1] : sorted(p[0], q[0], x0, x1);
    const [top, bottom] = Math.abs(dy) < 1e-9 ? [y0, y1] : sorted(p[1], q[1], y0, y1);
    canvas.rect(hundredths(left), hundredths(top), hundredths(right - left), hundredths(bottom - top));
    return;
  }
  const side: Point = [(-dy / run) * reach, (dx / run) * reach];
  const corner = (t: number, k: 1 | -1): Point => [
    hundredths(from[0] + dx * t + side[0] * k),
    hundredths(from[1] + dy * t + side[1] * k),
  ];
  canvas.moveTo(...corner(a, 1));
  canvas.lineTo(...corner(b, 1));
  canvas.lineTo(...corner(b, -1));
  canvas.lineTo(...corner(a, -1));
  canvas.closePath();
}

/** Two places in order, kept within the shape. */
function sorted(a: number, b: number, low: number, high: number): readonly [number, number] {
  const kept = (value: number) => Math.max(low, Math.min(high, value));
  return [kept(Math.min(a, b)), kept(Math.max(a, b))];
}
