import type { Point } from '../../../../lib/viewport.ts';

export interface Label extends Point {
  readonly region: string;
  readonly text: string;
}

const height = 18;
const letter = 6.4;
const padding = 14;

/** The names that fit without covering one another, in the order given: earlier ones win. */
export function fittingLabels(labels: readonly Label[], scale: number): Label[] {
  const taken: { x: number; y: number; width: number }[] = [];
  return labels.filter(({ x, y, text }) => {
    const width = text.length * letter + padding;
    const box = { x: x * scale - width / 2, y: y * scale - height / 2, width };
    const isFree = taken.every(
      (other) =>
        box.x >= other.x + other.width || other.x >= box.x + box.width || Math.abs(box.y - other.y) >= height,
    );
    if (isFree) taken.push(box);
    return isFree;
  });
}
