import type { Segment } from './points.ts';
import { Shape } from './shape.ts';

/** A shape in the notation of SVG paths: absolute `M`, `L`, `C` and `Z`, in the inches of the view. */
export function drawn(path: string): Shape {
  const steps = path.trim().split(/\s+(?=[MLCZ])/);
  return new Shape(
    steps.map((step): Segment => {
      const [kind, ...rest] = step.split(/\s+/);
      const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = rest.map(Number);
      if (kind === 'C') return ['C', a, b, c, d, x, y];
      return kind === 'M' || kind === 'L' ? [kind, a, b] : ['Z'];
    }),
  );
}
