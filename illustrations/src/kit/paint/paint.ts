import type { GradientName } from './gradients.ts';
import type { Ink } from './tokens.ts';

/** A color, a shared gradient, or the gradient that runs over the whole body of the plate. */
export type Fill = Ink | `#${GradientName}` | '@wall' | '@skirt';

/** The strength of a theme's shade or light over a surface. */
export type Strength = 'shk' | 'hik';

export interface Paint {
  readonly fill?: Fill;
  readonly fillOpacity?: number;
  readonly fillStrength?: Strength;
  readonly rule?: 'evenodd';
  readonly stroke?: Ink;
  readonly width?: number;
  /** A width that does not follow the line scale of the plate. */
  readonly fixedWidth?: true;
  readonly strokeOpacity?: number;
  readonly strokeStrength?: Strength;
  readonly dash?: readonly number[];
  readonly cap?: 'butt';
  readonly join?: 'miter';
}

const surfaces: Record<string, Fill> = {
  b: '@wall',
  bs: '@skirt',
  bw: 'wall-b',
  ba: 'wall-a',
  bc: 'wall-c',
  go: 'gloss',
  g2: 'gloss-2',
  gl: '#glass',
  glh: '#glassh',
  fr: 'frame',
  mt: 'metal',
  m2: 'metal-2',
  pl: 'plastic',
  pq: 'plastic-2',
  rb: 'rubber',
  ty: 'tyre',
  t2: 'tyre-2',
  vo: 'void',
  un: 'under',
  u2: 'under-2',
  fb: 'fabric',
  mb: 'membrane',
  wd: 'wood',
  rd: 'red',
  r2: 'red-2',
  am: 'amber',
  a2: 'amber-2',
  ln: 'lens',
  p1: 'p1',
  p2: 'p2',
  p3: 'p3',
  p4: 'p4',
};

/** Gradients over a surface: falling and rising shade, edges, cylinders, bevels, spheres. */
const overlays: readonly GradientName[] = [
  'vd',
  'vu',
  'hr',
  'hl',
  'cy',
  'cv',
  'lt',
  'rt',
  'rm',
  'sg',
  'gd',
  'wb',
  'lb',
  'sp',
  'gs',
  'hg',
  'bl',
];
const shades = { s1: 0.05, s2: 0.1, s3: 0.18, s4: 0.3, s5: 0.48 };
const lights = { h1: 0.14, h2: 0.3, h3: 0.55, h4: 0.85 };
/** Detail, edge, part, overlapping part, silhouette. */
const lines = { l0: 0.14, l1: 0.22, l2: 0.34, l3: 0.52, l4: 0.95 };

const white = (width: number, strokeOpacity: number): Paint => ({ stroke: 'hi', width, strokeOpacity });

/** The vocabulary of the plates; later entries win over earlier ones, as in the style sheet made from it. */
export const paints: ReadonlyMap<string, Paint> = new Map<string, Paint>([
  ...Object.entries(surfaces).map(([name, fill]): [string, Paint] => [name, { fill }]),
  ['pp', { fill: 'paper' }],
  ...overlays.map((name): [string, Paint] => [name, { fill: `#${name}` }]),
  ...Object.entries(shades).map(([name, fillOpacity]): [string, Paint] => [
    name,
    { fill: 'sh', fillOpacity, fillStrength: 'shk' },
  ]),
  ...Object.entries(lights).map(([name, fillOpacity]): [string, Paint] => [
    name,
    { fill: 'hi', fillOpacity, fillStrength: 'hik' },
  ]),
  ...Object.entries(lines).map(([name, width]): [string, Paint] => [name, { stroke: 'line', width }]),
  ['bt', { cap: 'butt' }],
  ['mi', { join: 'miter' }],
  ['so', { strokeOpacity: 0.5 }],
  ['sq', { strokeOpacity: 0.28 }],
  // White companions of an ink edge: on light surfaces they follow the theme's light, on dark ones they do not.
  ['w0', { ...white(0.2, 0.75), strokeStrength: 'hik' }],
  ['w1', { ...white(0.4, 0.8), strokeStrength: 'hik' }],
  ['w2', { ...white(0.8, 0.28), strokeStrength: 'hik', fixedWidth: true }],
  ['k0', white(0.16, 0.28)],
  ['k1', white(0.3, 0.2)],
  ['eo', { rule: 'evenodd' }],
  [
    'ax',
    { stroke: 'line-soft', width: 0.22, fixedWidth: true, dash: [2.6, 0.8, 0.5, 0.8], strokeOpacity: 0.7 },
  ],
  ['gnd', { stroke: 'line-soft', width: 0.3, fixedWidth: true, strokeOpacity: 0.55 }],
]);

/** The combined paint of a stroke's classes. */
export function paintOf(cls: string): Paint {
  const names = new Set(cls.split(' '));
  return Object.assign({}, ...[...paints].filter(([name]) => names.has(name)).map(([, paint]) => paint));
}
