import type { Callout, CalloutPlan } from '../kit/callouts/callouts.ts';
import type { SceneRegion, ViewBox } from '../kit/scene/scene.ts';
import type { RegionState } from '../kit/svg/state-styles.ts';
import type { Theme } from '../kit/paint/tokens.ts';
import type { FillRule, PdfCanvas } from './pdf-canvas.ts';
import { trace } from './pdf-path.ts';
import { placePins } from './place-pins.ts';

/** Distances in inches of the plate for one point on the page. */
export interface MarkScale {
  /** Inches that are one point on the page: hatches, pins and outlines keep their size on paper. */
  readonly point: number;
  readonly theme: Theme;
}

/** A part in its states: tinted, hatched, outlined. Hatch and line differ, so that the states differ without color. */
export function drawStates(
  canvas: PdfCanvas,
  region: SceneRegion,
  marks: readonly RegionState[],
  { point, theme }: MarkScale,
): void {
  const { states } = theme;
  const isDamaged = marks.includes('damaged') || marks.includes('replace');
  const isChosen = marks.includes('selected') || marks.includes('hover');
  if (isDamaged) fillHit(canvas, region, states.damageFill.value, states.damaged);
  if (isDamaged)
    hatch(canvas, region, { point, color: states.hatch.value, crossed: marks.includes('replace') });
  else if (isChosen) fillHit(canvas, region, states.fill.value, states.selected);
  else fillHit(canvas, region, states.fill.value, states.zone);
  canvas.lineWidth((isChosen ? 1.4 : isDamaged ? 1 : 0.7) * point);
  canvas.lineJoin('round');
  canvas.strokeOpacity(1);
  trace(canvas, region.hit.path);
  canvas.stroke(isDamaged && !isChosen ? states.damageLine.value : states.line.value);
}

export function fillHit(canvas: PdfCanvas, { hit }: SceneRegion, color: string, opacity: number): void {
  canvas.fillOpacity(opacity);
  trace(canvas, hit.path);
  canvas.fill(color, ruleOf(hit));
}

function ruleOf({ rings }: SceneRegion['hit']): FillRule {
  return rings ? 'even-odd' : 'non-zero';
}

interface Hatch {
  readonly point: number;
  readonly color: string;
  readonly crossed: boolean;
}

/** Lines at 45 degrees over the part; crossed where it is replaced. */
function hatch(canvas: PdfCanvas, { hit, bounds }: SceneRegion, { point, color, crossed }: Hatch): void {
  const gap = 4.4 * point;
  const { x0, y0, x1, y1, h } = bounds;
  canvas.save();
  trace(canvas, hit.path);
  canvas.clip(ruleOf(hit));
  canvas.lineWidth(0.9 * point);
  canvas.strokeOpacity(1);
  // The lines lie on one grid of the plate, so that neighbors in the same state join.
  for (let c = Math.floor((x0 - y1) / gap) * gap; c < x1 - y0; c += gap) {
    canvas.moveTo(c + y0, y0);
    canvas.lineTo(c + y1, y1);
  }
  if (crossed) {
    for (let c = Math.floor((x0 + y0) / gap) * gap; c < x1 + y0 + h; c += gap) {
      canvas.moveTo(c - y0, y0);
      canvas.lineTo(c - y1, y1);
    }
  }
  canvas.stroke(color);
  canvas.restore();
}

export interface PdfPin {
  readonly regionId: string;
  readonly number: number;
}

/** The numbers of an estimate's lines: black discs on their part, or beside it with a line to it where it is crowded. */
export function drawPins(
  canvas: PdfCanvas,
  regions: readonly SceneRegion[],
  pins: readonly PdfPin[],
  { point }: MarkScale,
  box: ViewBox,
): void {
  const radius = 6.2 * point;
  const places = new Map(regions.map(({ id, pin }) => [id, pin]));
  const wanted = pins.flatMap(({ regionId, number }) => {
    const anchor = places.get(regionId);
    return anchor === undefined ? [] : [{ number, anchor }];
  });
  const placed = placePins(wanted, radius, box);
  for (const { at, anchor } of placed) {
    if (Math.hypot(at[0] - anchor[0], at[1] - anchor[1]) < radius) continue;
    canvas.lineWidth(0.6 * point);
    canvas.strokeOpacity(1);
    canvas.moveTo(...at);
    canvas.lineTo(...anchor);
    canvas.stroke('#000000');
  }
  for (const { number, at } of placed) {
    const [x, y] = at;
    canvas.fillOpacity(1);
    canvas.ellipse(x, y, radius * 1.14, radius * 1.14);
    canvas.fill('#ffffff');
    canvas.ellipse(x, y, radius, radius);
    canvas.fill('#000000');
    // Three figures and more are set smaller, so that they stay on the disc.
    const size = radius * (number > 99 ? 0.82 : 1.1);
    centered(canvas, String(number), [x, y + size * 0.35], { size, color: '#ffffff' });
  }
}

/** The numbered balloons of the printed manual. */
export function drawCallouts(canvas: PdfCanvas, { callouts, radius }: CalloutPlan, { inks }: Theme): void {
  const k = radius / 4.5;
  for (const callout of callouts) leader(canvas, callout, inks.paper, 1.05 * k, 0.8);
  for (const callout of callouts) {
    leader(canvas, callout, inks['callout-line'], 0.25 * k, 1);
    const [x, y] = callout.balloon;
    const [, , [ax, ay]] = callout.leader;
    canvas.fillOpacity(1);
    canvas.ellipse(ax, ay, 0.7 * k, 0.7 * k);
    canvas.fill(inks['callout-ink']);
    canvas.ellipse(x, y, radius, radius);
    canvas.fill(inks['callout-paper']);
    canvas.lineWidth(0.42 * k);
    canvas.ellipse(x, y, radius, radius);
    canvas.stroke(inks['callout-ink']);
    centered(canvas, String(callout.number), [x, y + 1.7 * k], { size: 4.7 * k, color: inks['callout-ink'] });
  }
}

function leader(
  canvas: PdfCanvas,
  { leader: [a, b, c] }: Callout,
  color: string,
  width: number,
  opacity: number,
): void {
  canvas.lineWidth(width);
  canvas.lineCap('round');
  canvas.strokeOpacity(opacity);
  canvas.moveTo(...a);
  canvas.lineTo(...b);
  canvas.lineTo(...c);
  canvas.stroke(color);
}

function centered(
  canvas: PdfCanvas,
  text: string,
  [x, y]: readonly [number, number],
  { size, color }: { readonly size: number; readonly color: string },
): void {
  canvas.fontSize(size);
  canvas.fillColor(color);
  canvas.text(text, x - canvas.widthOfString(text) / 2, y, { lineBreak: false, baseline: 'alphabetic' });
}
