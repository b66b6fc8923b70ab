import { gradients, skirtStops, wallStops, type Gradient } from '../paint/gradients.ts';
import { pathData, shortNumber } from '../geometry/path-data.ts';
import type { Scene, VerticalSpan } from '../scene/scene.ts';
import { hatchId, hatchSizes } from './state-styles.ts';
import { drawCommand, slugOf } from './svg-strokes.ts';
import { element, type SvgNode } from './svg-node.ts';

/** Gradients and hatches that all plates share: the same ids, so once per page is enough. */
export function sharedDefinitions(): SvgNode[] {
  return [
    ...Object.entries(gradients).map(([name, gradient]) => gradientNode(`rv-${name}`, gradient)),
    ...hatchSizes.flatMap(([size, scale]) => [
      hatch(hatchId('hatch', size), 3.6, scale, (side, middle) => `M0 ${middle}h${side}`),
      hatch(hatchId('xhatch', size), 4, scale, (side, middle) => `M0 ${middle}h${side}M${middle} 0v${side}`),
    ]),
  ];
}

function hatch(
  id: string,
  inches: number,
  scale: number,
  lines: (side: string, middle: string) => string,
): SvgNode {
  const side = shortNumber(inches * scale);
  const attributes = { id, patternUnits: 'userSpaceOnUse', width: side, height: side };
  return element('pattern', { ...attributes, patternTransform: 'rotate(45)' }, [
    element('path', { class: 'ht', d: `M0 0h${side}v${side}h-${side}z` }),
    element('path', {
      class: 'hx',
      'stroke-width': shortNumber(0.8 * scale),
      d: lines(side, shortNumber((inches * scale) / 2)),
    }),
  ]);
}

function gradientNode(id: string, gradient: Gradient): SvgNode {
  const stops = gradient.stops.map(({ offset, ink, opacity }) =>
    element('stop', { offset, class: `i-${ink}`, 'stop-opacity': opacity !== 1 && String(opacity) }),
  );
  if (gradient.kind === 'linear') {
    const [[x1, y1], [x2, y2]] = [gradient.from, gradient.to];
    return element('linearGradient', { id, x1, y1, x2, y2 }, stops);
  }
  const [cx, cy] = gradient.center;
  const gradientTransform = gradient.fromTop && 'translate(.5 0) scale(.5 1)';
  return element('radialGradient', { id, cx, cy, r: gradient.radius, gradientTransform }, stops);
}

/** Definitions only this plate uses: its body gradients, clips, cylinders and textures. */
export function ownDefinitions(scene: Scene): SvgNode[] {
  return [
    ...(scene.wall ? [bodyGradient(`gw-${slugOf(scene)}`, scene.wall, wallStops)] : []),
    ...(scene.skirt ? [bodyGradient(`gs-${slugOf(scene)}`, scene.skirt, skirtStops)] : []),
    ...scene.clips.map(({ id, path }) =>
      element('clipPath', { id }, [element('path', { d: pathData(path) })]),
    ),
    ...scene.gradients.map(({ id, from: [x1, y1], to: [x2, y2] }) =>
      element('linearGradient', {
        id,
        href: '#rv-cy',
        gradientUnits: 'userSpaceOnUse',
        x1: shortNumber(x1),
        y1: shortNumber(y1),
        x2: shortNumber(x2),
        y2: shortNumber(y2),
      }),
    ),
    ...scene.patterns.map(({ id, width, height, draw }) =>
      element(
        'pattern',
        { id, patternUnits: 'userSpaceOnUse', width, height },
        draw.map((command) => drawCommand(scene, command)),
      ),
    ),
  ];
}

function bodyGradient(
  id: string,
  { top, bottom }: VerticalSpan,
  stops: readonly (readonly [number, string])[],
): SvgNode {
  const ends = { x1: 0, y1: shortNumber(top), x2: 0, y2: shortNumber(bottom) };
  return element(
    'linearGradient',
    { id, gradientUnits: 'userSpaceOnUse', ...ends },
    stops.map(([offset, ink]) => element('stop', { offset, class: `i-${ink}` })),
  );
}
