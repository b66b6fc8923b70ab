/** Opaque materials. The names are for those who draw; scenes and SVG carry the short classes. */
const surfaces = {
  body: 'b',
  skirt: 'bs',
  'mid-wall': 'bw',
  'light-wall': 'ba',
  'dark-wall': 'bc',
  gloss: 'go',
  'light-gloss': 'g2',
  glass: 'gl',
  'flat-glass': 'glh',
  frame: 'fr',
  metal: 'mt',
  'dark-metal': 'm2',
  plastic: 'pl',
  'dark-plastic': 'pq',
  rubber: 'rb',
  tire: 'ty',
  'light-tire': 't2',
  void: 'vo',
  underbody: 'un',
  'dark-underbody': 'u2',
  fabric: 'fb',
  membrane: 'mb',
  wood: 'wd',
  red: 'rd',
  'light-red': 'r2',
  amber: 'am',
  'light-amber': 'a2',
  lens: 'ln',
  'accent-1': 'p1',
  'accent-2': 'p2',
  'accent-3': 'p3',
  'accent-4': 'p4',
} as const;

/** Gradients, shades and lights over a surface. */
const overlays = {
  'shade-from-top': 'vd',
  'shade-from-bottom': 'vu',
  'shade-from-left': 'hr',
  'shade-from-right': 'hl',
  'lying-cylinder': 'cy',
  'standing-cylinder': 'cv',
  bevel: 'lb',
  'diagonal-bevel': 'gd',
  blade: 'bl',
  'wall-bow': 'wb',
  sphere: 'sp',
  rim: 'rm',
  'tire-sidewall': 'rt',
  'top-light': 'lt',
  glow: 'hg',
  'soft-shadow': 'sg',
  'ground-shadow': 'gs',
  'shade-1': 's1',
  'shade-2': 's2',
  'shade-3': 's3',
  'shade-4': 's4',
  'shade-5': 's5',
  'light-1': 'h1',
  'light-2': 'h2',
  'light-3': 'h3',
  'light-4': 'h4',
} as const;

/** Strokes, and the settings of strokes and fills. */
const strokes = {
  'detail-line': 'l0',
  'edge-line': 'l1',
  'part-line': 'l2',
  'overlap-line': 'l3',
  'silhouette-line': 'l4',
  'half-line': 'so',
  'faint-line': 'sq',
  'gleam-1': 'w0',
  'gleam-2': 'w1',
  'gleam-3': 'w2',
  'dark-gleam-1': 'k0',
  'dark-gleam-2': 'k1',
  'axis-line': 'ax',
  'ground-line': 'gnd',
  butt: 'bt',
  miter: 'mi',
  'even-odd': 'eo',
} as const;

const classes = { ...surfaces, ...overlays, ...strokes, paper: 'pp' } as const;

export type SurfaceName = keyof typeof surfaces;

/** A paint a pen can use, by name. */
export type PaintName = keyof typeof classes;

/** Surfaces cover everything below them: they are the body of a part, not shade or line on it. */
export function isSurface(name: PaintName): name is SurfaceName {
  return name in surfaces;
}

export function classesOf(names: readonly PaintName[]): string {
  return names.map((name) => classes[name]).join(' ');
}
