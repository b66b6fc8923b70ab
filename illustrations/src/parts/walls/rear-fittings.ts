import { ellipse, rect } from '../../kit/geometry/shapes.ts';
import type { Point } from '../../kit/geometry/points.ts';
import type { View } from '../../kit/drawing/view.ts';

export interface LicensePlateOptions {
  readonly inset?: number | undefined;
  readonly lampHalf?: number | undefined;
  /** Heights above the plate: lower edge of the lamp, its upper edge, that of its lens, of the hit area. */
  readonly above?: readonly [low: number, high: number, lens: number, reach: number] | undefined;
  readonly at?: Point | undefined;
}

/** A license plate twelve inches wide with its lamp above. */
export function licensePlate(view: View, x: number, [low, high]: Point, o: LicensePlateOptions = {}): void {
  const { inset = 0.7, lampHalf = 2.4, above = [0.2, 1.6, 0.9, 1.8] } = o;
  const [gap, lamp, lens, reach] = above.map((height) => high + height) as [number, number, number, number];
  view.region('rear.plate', 'License-plate bracket & lamp', (pen) => {
    const plate = rect(x - 6, low, x + 6, high, 0.6);
    pen.shadow(plate, 0.3, 0.5, 2);
    pen.path(plate, 'dark-plastic', 'edge-line');
    pen.path(plate.inset(inset), 'detail-line', 'half-line');
    pen.path(rect(x - lampHalf, gap, x + lampHalf, lamp, 0.5), 'gloss', 'edge-line');
    pen.path(rect(x - 1.6, gap, x + 1.6, lens), 'lens');
    pen.hitArea(rect(x - 6.4, low - 0.4, x + 6.4, reach));
    if (o.at) pen.calloutAt(...o.at);
  });
}

/** The bracket for a plate in front. */
export function plateBracket(view: View, id: string, [low, high]: Point, inset = 0.7): void {
  view.region(id, 'Front license-plate bracket', (pen) => {
    const outline = rect(-6, low, 6, high, 0.5);
    pen.path(outline, 'dark-plastic', 'edge-line');
    pen.path(outline.inset(inset), 'detail-line', 'half-line');
    pen.hitArea(outline);
  });
}

/** The socket a towed trailer is plugged into. */
export function trailerSocket(view: View, x: number, y: number, radius: number, bore: number): void {
  view.region('util.tow-plug', '7-way trailer socket', (pen) => {
    pen.concentric(x, y, [radius, 'gloss', 'edge-line'], [bore, 'void', 'dark-gleam-1']);
    pen.hitArea(ellipse(x, y, radius + 0.5));
  });
}

/** The end of the exhaust seen from behind. */
export function tailpipe(view: View, x: number, y: number, radius: number, bore: number): void {
  view.region('chassis.exhaust', 'Exhaust tailpipe', (pen) => {
    pen.concentric(x, y, [radius, 'metal', 'part-line'], [radius, 'rim'], [bore, 'void']);
    pen.hitArea(ellipse(x, y, radius + 0.6));
  });
}

/** A bumper made of one square tube. */
export function bumperTube(view: View, title: string, half: number, [low, high]: Point, at: Point): void {
  view.region('rear.bumper', title, (pen) => {
    const outline = rect(-half, low, half, high, 0.4);
    pen.layers(outline, ['underbody', 'overlap-line'], ['lying-cylinder']);
    pen.hitArea(outline).calloutAt(...at);
  });
}
