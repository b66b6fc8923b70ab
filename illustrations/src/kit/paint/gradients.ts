import type { Ink } from './tokens.ts';

export type GradientName =
  | 'glass'
  | 'glassh'
  | 'vd'
  | 'vu'
  | 'hr'
  | 'hl'
  | 'cy'
  | 'cv'
  | 'lt'
  | 'rt'
  | 'rm'
  | 'sg'
  | 'gs'
  | 'hg'
  | 'sp'
  | 'gd'
  | 'wb'
  | 'lb'
  | 'bl';

export interface Stop {
  readonly offset: number;
  readonly ink: Ink;
  readonly opacity: number;
}

/** Coordinates are fractions of the painted shape's own box. */
export type Gradient =
  | {
      readonly kind: 'linear';
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
      readonly stops: readonly Stop[];
    }
  | {
      readonly kind: 'radial';
      readonly center: readonly [number, number];
      readonly radius: number;
      /** A half circle below the upper edge of the shape: the contact shadow on the ground. */
      readonly fromTop?: true;
      readonly stops: readonly Stop[];
    };

type Axis = readonly [number, number, number, number];
const down: Axis = [0, 0, 0, 1];
const right: Axis = [0, 0, 1, 0];

/** Overlays are black or white with alpha, never a second color: positive opacities shade, negative ones light. */
function overlay(...stops: readonly (readonly [offset: number, opacity: number])[]): Stop[] {
  return stops.map(([offset, opacity]) => ({
    offset,
    ink: opacity < 0 || Object.is(opacity, -0) ? 'hi' : 'sh',
    opacity: Math.abs(opacity),
  }));
}

function linear([x1, y1, x2, y2]: Axis, stops: readonly Stop[]): Gradient {
  return { kind: 'linear', from: [x1, y1], to: [x2, y2], stops };
}

function radial(
  stops: readonly Stop[],
  center: readonly [number, number] = [0.5, 0.5],
  radius = 0.5,
): Gradient {
  return { kind: 'radial', center, radius, stops };
}

function glass(axis: Axis, middle: number): Gradient {
  const inks = [
    [0, 'glass-a'],
    [middle, 'glass-b'],
    [1, 'glass-c'],
  ] as const;
  return linear(
    axis,
    inks.map(([offset, ink]) => ({ offset, ink, opacity: 1 })),
  );
}

export const gradients: Readonly<Record<GradientName, Gradient>> = {
  glass: glass([0, 0, 0.35, 1], 0.55),
  glassh: glass(down, 0.6),
  vd: linear(down, overlay([0, 0.34], [0.45, 0.1], [1, 0])),
  vu: linear([0, 1, 0, 0], overlay([0, 0.3], [0.5, 0.08], [1, 0])),
  hr: linear(right, overlay([0, 0.3], [0.45, 0.09], [1, 0])),
  hl: linear([1, 0, 0, 0], overlay([0, 0.3], [0.45, 0.09], [1, 0])),
  cy: linear(down, overlay([0, 0.12], [0.18, -0.55], [0.34, -0.35], [0.5, 0.02], [0.82, 0.38], [1, 0.26])),
  cv: linear(right, overlay([0, 0.16], [0.2, -0.5], [0.36, -0.3], [0.5, 0.03], [0.84, 0.4], [1, 0.28])),
  lt: linear(down, overlay([0, -0.8], [0.5, -0.18], [1, -0])),
  rt: radial(overlay([0, 0.55], [0.56, 0.5], [0.66, -0.12], [0.8, -0.16], [0.9, 0.1], [1, 0.6])),
  rm: radial(overlay([0, -0.75], [0.45, -0.1], [0.75, 0.2], [1, 0.42]), [0.42, 0.36], 0.75),
  sg: radial(overlay([0, 0.42], [0.6, 0.26], [1, 0])),
  gs: {
    kind: 'radial',
    center: [0, 0],
    radius: 1,
    fromTop: true,
    stops: overlay([0, 0.5], [0.55, 0.24], [1, 0]),
  },
  hg: radial(overlay([0, -0.9], [0.5, -0.45], [1, -0])),
  sp: radial(overlay([0, -0.85], [0.4, -0.1], [0.7, 0.12], [1, 0.4]), [0.38, 0.3], 0.8),
  gd: linear([0, 0, 1, 1], overlay([0, -0.5], [0.5, -0], [0.5, 0], [1, 0.22])),
  wb: linear(down, overlay([0, 0.16], [0.07, 0.03], [0.5, 0], [1, 0.12])),
  lb: linear(down, overlay([0, -0.65], [0.35, -0.05], [0.6, 0.05], [1, 0.32])),
  bl: linear(right, overlay([0, 0.34], [0.16, 0.06], [0.4, -0.35], [0.7, 0.02], [1, 0.22])),
};

/** The two that run over the whole body of a plate, whatever parts it is cut into. */
export const wallStops = [
  [0, 'wall-c'],
  [0.05, 'wall-a'],
  [0.5, 'wall-b'],
  [1, 'wall-c'],
] as const;
export const skirtStops = [
  [0, 'skirt-a'],
  [1, 'skirt-b'],
] as const;
