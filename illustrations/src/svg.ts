import type { SketchInk, Pin, Region, Sketch, SketchShape, Stroke, SketchView } from './scene.ts';

/** An SVG element as a value. React makes elements of it, `svgText` makes text; neither needs the other. */
export interface SvgElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (SvgElement | string)[];
}

export interface Markup {
  /** Another cut of the scene than its own. */
  readonly view?: SketchView;
  /** Regions with a line on the estimate: hatched in the damage color. */
  readonly damaged?: readonly string[];
  readonly selected?: readonly string[];
  readonly pins?: readonly Pin[];
  /** Radius of a pin in inches. */
  readonly pinRadius?: number;
  /** Distance of the hatching in inches. */
  readonly hatch?: number;
  /** Prefix of the ids inside, so that two drawings can stand on one page. */
  readonly idPrefix?: string;
  /** The way the drawing fills a frame of another shape. */
  readonly fit?: 'contain' | 'cover';
}

export function drawScene(scene: Sketch, markup: Markup = {}): SvgElement {
  const { view = scene.view, idPrefix = scene.id, hatch = 3.2, pinRadius = 6.9 } = markup;
  const hatchId = `${idPrefix}-hatch`;
  const damaged = scene.regions.filter((region) => markup.damaged?.includes(region.id));
  const selected = scene.regions.filter((region) => markup.selected?.includes(region.id));
  return element(
    'svg',
    {
      viewBox: [view.x, view.y, view.width, view.height].join(' '),
      preserveAspectRatio: markup.fit === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet',
    },
    [
      ...(damaged.length > 0 ? [element('defs', {}, [hatchPattern(hatchId, hatch)])] : []),
      element('g', { 'stroke-linejoin': 'round' }, scene.shapes.map(drawShape)),
      ...damaged.map((region) =>
        drawRegion(region, {
          fill: `url(#${hatchId})`,
          stroke: 'var(--damage)',
          'stroke-width': 0.46,
        }),
      ),
      ...selected.map((region) =>
        drawRegion(region, { fill: 'var(--brand-tint-2)', stroke: 'var(--brand)', 'stroke-width': 0.92 }),
      ),
      ...(markup.pins ?? []).map((pin) => drawPin(pin, pinRadius)),
    ],
  );
}

/** The element as markup text, for files and documents. */
export function svgText(node: SvgElement | string): string {
  if (typeof node === 'string') return escaped(node);
  const attributes = Object.entries(node.attributes).map(
    ([name, value]) => ` ${name}="${escaped(String(value))}"`,
  );
  return `<${node.tag}${attributes.join('')}>${node.children.map(svgText).join('')}</${node.tag}>`;
}

function element(
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  children: readonly (SvgElement | string)[] = [],
): SvgElement {
  return { tag, attributes, children };
}

function hatchPattern(id: string, size: number): SvgElement {
  return element(
    'pattern',
    { id, width: size, height: size, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    [
      element('rect', { width: size, height: size, fill: 'var(--damage-hatch)', opacity: 0.1 }),
      element('path', {
        d: `M0 0V${size}`,
        stroke: 'var(--damage-hatch)',
        'stroke-width': size * 0.31,
        opacity: 0.4,
      }),
    ],
  );
}

function drawShape(shape: SketchShape): SvgElement {
  const paint = {
    fill: color(shape.fill),
    ...(shape.stroke && strokeAttributes(shape.stroke)),
    ...(shape.opacity !== undefined && { opacity: shape.opacity }),
  };
  switch (shape.kind) {
    case 'path':
      return element('path', { d: shape.d, ...paint });
    case 'box':
      return element('rect', {
        x: shape.x,
        y: shape.y,
        width: shape.width,
        height: shape.height,
        rx: shape.radius,
        ...paint,
      });
    case 'disc':
      return element('circle', { cx: shape.x, cy: shape.y, r: shape.radius, ...paint });
  }
}

function drawRegion(region: Region, paint: Readonly<Record<string, string | number>>): SvgElement {
  return element('path', { d: region.d, 'data-region': region.id, ...paint });
}

function drawPin(pin: Pin, radius: number): SvgElement {
  const role = pin.selected ? 'brand' : 'damage';
  return element('g', { 'data-pin': pin.number }, [
    element('circle', { cx: pin.x, cy: pin.y, r: round(radius * 1.14), fill: 'var(--surface)' }),
    element('circle', { cx: pin.x, cy: pin.y, r: radius, fill: `var(--${role})` }),
    element(
      'text',
      {
        x: pin.x,
        y: round(pin.y + radius * 0.41),
        'text-anchor': 'middle',
        'font-size': round(radius * 1.13),
        'font-weight': 700,
        fill: `var(--on-${role})`,
      },
      [String(pin.number)],
    ),
  ]);
}

function strokeAttributes(stroke: Stroke): Record<string, string | number> {
  return {
    stroke: color(stroke.ink),
    'stroke-width': stroke.width,
    ...(stroke.round && { 'stroke-linecap': 'round' }),
  };
}

function color(ink: SketchInk): string {
  return ink === 'none' ? 'none' : `var(--art-${ink})`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
