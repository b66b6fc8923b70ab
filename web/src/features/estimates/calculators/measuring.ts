import { thousandths, type Thousandths } from '@dre/core/domain/units';

/** A point in the picture, in inches. */
export interface MeasurePoint {
  readonly x: number;
  readonly y: number;
}

export type MeasureShape = 'line' | 'box';

export interface Measured {
  /** Feet along the line, or along the longer edge of the box. */
  readonly length: Thousandths;
  readonly width: Thousandths;
  readonly area: Thousandths;
}

/** Rounded to hundredths of a foot, an eighth of an inch: finer than anybody can point. */
function feet(inches: number): Thousandths {
  return thousandths(Math.round((Math.abs(inches) / 12) * 100) * 10);
}

export function measured(shape: MeasureShape, from: MeasurePoint, to: MeasurePoint): Measured {
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (shape === 'line') {
    return { length: feet(Math.hypot(across, down)), width: thousandths(0), area: thousandths(0) };
  }
  const [length, width] = [feet(across), feet(down)];
  return { length, width, area: thousandths(Math.round((length * width) / 10_000) * 10) };
}

const steps: Readonly<Record<string, MeasurePoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Moves a point by an inch with an arrow key, by a foot with Shift; null for any other key. */
export function movedBy(point: MeasurePoint, key: string, isFar: boolean): MeasurePoint | null {
  const step = steps[key];
  if (step === undefined) return null;
  const inches = isFar ? 12 : 1;
  return { x: point.x + step.x * inches, y: point.y + step.y * inches };
}
