import { rng } from '@dre/illustrations/parts/layout/noise';
import type { ViewBox } from '@dre/illustrations/kit/scene/scene';
import type { Damage } from './damage.ts';
import { layeredNoise } from './noise.ts';

/** The depth of the surface behind the drawing, in inches; on a grid over a part of the plate. */
export interface Relief {
  readonly box: ViewBox;
  readonly perInch: number;
  readonly width: number;
  readonly height: number;
  readonly depths: Float32Array;
}

interface Bowl {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly depth: number;
  readonly turn: number;
  readonly crushed: number;
}

export function reliefOf(damage: readonly Damage[], box: ViewBox, perInch: number, seed: number): Relief {
  const [width, height] = [Math.ceil(box.width * perInch), Math.ceil(box.height * perInch)];
  const depths = new Float32Array(width * height);
  for (const bowl of bowlsOf(damage, seed)) {
    const reach = Math.max(bowl.rx, bowl.ry) * 2;
    const [left, right] = [bowl.x - reach, bowl.x + reach].map((x) => Math.round((x - box.x) * perInch));
    const [top, bottom] = [bowl.y - reach, bowl.y + reach].map((y) => Math.round((y - box.y) * perInch));
    for (let row = Math.max(0, top ?? 0); row < Math.min(height, bottom ?? 0); row++) {
      for (let column = Math.max(0, left ?? 0); column < Math.min(width, right ?? 0); column++) {
        const at = row * width + column;
        const depth = bowlDepth(bowl, box.x + column / perInch, box.y + row / perInch, seed);
        depths[at] = (depths[at] ?? 0) + depth;
      }
    }
  }
  return { box, perInch, width, height, depths };
}

const level: readonly [number, number] = [0, 0];

/** The slope of the surface across and down, in inches per inch. */
export function slopeAt(relief: Relief, x: number, y: number): readonly [number, number] {
  const { box, perInch, width, height, depths } = relief;
  const fx = (x - box.x) * perInch;
  const fy = (y - box.y) * perInch;
  const column = Math.floor(fx);
  const row = Math.floor(fy);
  if (column < 1 || row < 1 || column >= width - 3 || row >= height - 3) return level;
  const at = row * width + column;
  // Most of a vehicle is not damaged.
  if (depths[at] === 0 && depths[at + 1] === 0 && depths[at + width] === 0) return level;
  const u = fx - column;
  const v = fy - row;
  const rise = (from: number, step: number) => (depths[from + step] ?? 0) - (depths[from - step] ?? 0);
  const blend = (step: number) =>
    (rise(at, step) * (1 - u) + rise(at + 1, step) * u) * (1 - v) +
    (rise(at + width, step) * (1 - u) + rise(at + width + 1, step) * u) * v;
  return [(blend(1) * perInch) / 2, (blend(width) * perInch) / 2];
}

function bowlsOf(damage: readonly Damage[], seed: number): Bowl[] {
  const random = rng(seed * 104729 + 3);
  return damage.flatMap((one): Bowl[] => {
    if (one.kind === 'dent') {
      const [rx, ry] = one.radius;
      const turn = ((one.turn ?? 0) * Math.PI) / 180;
      return [{ x: one.at[0], y: one.at[1], rx, ry, depth: one.depth, turn, crushed: one.crushed ?? 0.25 }];
    }
    if (one.kind !== 'hail') return [];
    const [x0, y0, x1, y1] = one.area;
    return Array.from({ length: one.count }, () => {
      const r = (one.size ?? 1) * (0.55 + random() * 0.75);
      const at = { x: x0 + random() * (x1 - x0), y: y0 + random() * (y1 - y0) };
      return { ...at, rx: r, ry: r * (0.85 + random() * 0.3), depth: r * 0.17, turn: 0, crushed: 0.05 };
    });
  });
}

function bowlDepth(bowl: Bowl, x: number, y: number, seed: number): number {
  const [dx, dy] = [x - bowl.x, y - bowl.y];
  const [cos, sin] = [Math.cos(bowl.turn), Math.sin(bowl.turn)];
  const [a, b] = [(dx * cos + dy * sin) / bowl.rx, (dy * cos - dx * sin) / bowl.ry];
  const far = a * a + b * b;
  if (far > 4) return 0;
  const bowlShape = Math.exp(-far * 2);
  if (bowl.crushed === 0) return bowl.depth * bowlShape;
  // Folds: noise with creases where it passes its middle.
  const size = Math.min(bowl.rx, bowl.ry);
  const folds = Math.abs(layeredNoise((x / size) * 1.7, (y / size) * 1.7, seed, 3) - 0.5) * 2;
  return bowl.depth * bowlShape * (1 + bowl.crushed * (folds * 2 - 1));
}
