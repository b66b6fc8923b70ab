import { placeCallouts, type Callout } from './callouts.ts';
import { gradients, type Gradient } from './gradients.ts';
import { paints, type Paint } from './paint.ts';
import { pathData, shortNumber } from './path-data.ts';
import type { DrawCommand, Extra, Padding, Scene, SceneItem, SceneRegion, Span } from './scene.ts';
import { lineScaleClass, paintProperties } from './stylesheet.ts';

export interface SvgOptions {
  readonly callouts?: boolean;
  /** The shared gradients and hatches. Leave them out when the page already has them. */
  readonly sharedDefs?: boolean;
  readonly className?: string;
}

/** A scene as the text of an SVG element. The page brings `plateStyles()`; nothing here is inline style or script. */
export function svgOf(
  scene: Scene,
  { callouts = false, sharedDefs = true, className }: SvgOptions = {},
): string {
  const plan = callouts ? placeCallouts(scene) : null;
  const box = plan ? widened(scene, plan.pad) : scene.box;
  const classes = ['rv', scene.lineScale === 1 ? '' : lineScaleClass(scene.lineScale), className ?? ''];
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    class: classes.filter(Boolean).join(' '),
    viewBox: [box.x, box.y, box.width, box.height].map(shortNumber).join(' '),
    'data-view': scene.id,
    'data-vehicle': scene.vehicle,
    'data-side': scene.side,
    role: 'group',
    'aria-label': scene.title,
  };
  const drawn = plan
    ? `<g class="co" aria-hidden="true">${plan.callouts.map((c) => balloon(c, plan.radius)).join('')}</g>`
    : '';
  const defs = `<defs>${sharedDefs ? sharedDefinitions() : ''}${ownDefinitions(scene)}</defs>`;
  return `<svg${written(attributes)}>${defs}${innerSvg(scene)}${drawn}</svg>`;
}

/** The regions and decorations alone, in the order of painting. */
export function innerSvg(scene: Scene): string {
  return scene.items.map((item) => itemSvg(scene, item)).join('\n');
}

function widened({ box, callouts }: Scene, pad: Padding): Scene['box'] {
  const [top, right, bottom, left] = pad.map((room, side) => Math.max(room, callouts.pad[side] ?? 0)) as [
    number,
    number,
    number,
    number,
  ];
  const { width, height } = callouts.size;
  return { ...box, x: -left, y: -top, width: width + left + right, height: height + top + bottom };
}

function itemSvg(scene: Scene, item: SceneItem): string {
  const ink = item.draw.map((command) => commandSvg(scene, command)).join('');
  if (item.kind === 'decoration') return `<g class="deco" aria-hidden="true">${ink}</g>`;
  const attributes = {
    class: 'rg',
    'data-region': item.id,
    'data-cat': item.category,
    tabindex: '0',
    role: 'button',
    'aria-label': item.title,
  };
  return `<g${written(attributes)}><title>${escaped(item.title)}</title>${ink}${hitSvg(item)}</g>`;
}

function hitSvg({ hit }: SceneRegion): string {
  const cls = `hit${hit.thin ? ' thin' : ''}${hit.rings ? ' eo' : ''}${hit.veiled ? '' : ' nv'}`;
  return `<path class="${cls}" d="${pathData(hit.path)}"/>`;
}

function commandSvg(scene: Scene, command: DrawCommand): string {
  if (command.kind === 'clip') {
    const inner = command.draw.map((one) => commandSvg(scene, one)).join('');
    return `<g clip-path="url(#${command.clip})">${inner}</g>`;
  }
  const look = written(lookOf(scene, command.cls, command.extra));
  if (command.kind === 'path') return `<path${look} d="${pathData(command.path)}"/>`;
  return `<circle${look} cx="${command.x}" cy="${command.y}" r="${command.r}"/>`;
}

/** Classes, and what a class cannot say as attributes. A style sheet beats attributes, so a class in conflict is written out. */
function lookOf(scene: Scene, cls: string, extra: Extra = {}): Record<string, string> {
  const own = extraAttributes(extra);
  const names: string[] = [];
  const attributes: Record<string, string> = {};
  for (const name of cls.split(' ')) {
    const paint = paints.get(name);
    if (!paint) continue;
    const properties = paintProperties(paint);
    if (paint.fill?.startsWith('@')) attributes['fill'] = bodyFill(scene, paint.fill);
    else if (Object.keys(properties).some((property) => property in own))
      Object.assign(attributes, properties);
    else names.push(name);
  }
  return { ...(names.length > 0 && { class: names.join(' ') }), ...attributes, ...own };
}

function bodyFill(scene: Scene, fill: NonNullable<Paint['fill']>): string {
  if (fill === '@wall') return scene.wall ? `url(#gw-${slug(scene)})` : 'var(--rv-wall-b)';
  return scene.skirt ? `url(#gs-${slug(scene)})` : 'var(--rv-skirt-a)';
}

function extraAttributes(extra: Extra): Record<string, string> {
  const { fill, stroke, dash, shift } = extra;
  const found: Record<string, string | undefined> = {
    fill: typeof fill === 'object' ? `url(#${fill.ref})` : fill && `var(--rv-${fill})`,
    'fill-opacity': number(extra.fillOpacity),
    stroke: stroke === 'none' ? 'none' : stroke && `var(--rv-${stroke})`,
    'stroke-width': number(extra.width),
    'stroke-opacity': number(extra.strokeOpacity),
    'stroke-dasharray': dash?.map((length) => shortNumber(length)).join(' '),
    'stroke-dashoffset': number(extra.dashOffset),
    'stroke-linecap': extra.cap,
    'paint-order': extra.strokeFirst && 'stroke',
    opacity: number(extra.opacity),
    transform: shift && `translate(${shortNumber(shift[0])} ${shortNumber(shift[1])})`,
  };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function number(value: number | undefined): string | undefined {
  return value === undefined ? undefined : String(Math.round(value * 1000) / 1000).replace(/^0\./, '.');
}

function balloon({ number: figure, regionId, balloon: [x, y], leader }: Callout, radius: number): string {
  const k = radius / 4.5;
  const [a, b, anchor] = leader;
  const d = `M${a[0]} ${a[1]}L${b[0]} ${b[1]}L${anchor[0]} ${anchor[1]}`;
  const width = (inches: number) => shortNumber(inches * k);
  return (
    `<g data-callout-for="${escaped(regionId)}"><path class="hal" stroke-width="${width(1.05)}" d="${d}"/>` +
    `<path class="ld" stroke-width="${width(0.25)}" d="${d}"/>` +
    `<circle class="dot" stroke-width="${width(0.3)}" cx="${anchor[0]}" cy="${anchor[1]}" r="${width(0.7)}"/>` +
    `<circle stroke-width="${width(0.42)}" cx="${x}" cy="${y}" r="${shortNumber(radius)}"/>` +
    `<text font-size="${width(4.7)}" x="${x}" y="${shortNumber(y + 1.7 * k)}">${figure}</text></g>`
  );
}

/** Gradients and hatches that all plates share: the same ids, so once per page is enough. */
export function sharedDefinitions(): string {
  const shades = Object.entries(gradients).map(([name, gradient]) => gradientSvg(`rv-${name}`, gradient));
  return (
    shades.join('') +
    '<pattern id="rv-hatch" patternUnits="userSpaceOnUse" width="3.6" height="3.6" patternTransform="rotate(45)"><path class="ht" d="M0 0h3.6v3.6h-3.6z"/><path class="hx" d="M0 1.8h3.6"/></pattern>' +
    '<pattern id="rv-xhatch" patternUnits="userSpaceOnUse" width="4" height="4" patternTransform="rotate(45)"><path class="ht" d="M0 0h4v4h-4z"/><path class="hx" d="M0 2h4M2 0v4"/></pattern>'
  );
}

function gradientSvg(id: string, gradient: Gradient): string {
  const stops = gradient.stops
    .map(({ offset, ink, opacity }) =>
      stopSvg(offset, ink, opacity === 1 ? '' : ` stop-opacity="${opacity}"`),
    )
    .join('');
  if (gradient.kind === 'linear') {
    const [[x1, y1], [x2, y2]] = [gradient.from, gradient.to];
    return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>`;
  }
  const [cx, cy] = gradient.center;
  const transform = gradient.fromTop ? ' gradientTransform="translate(.5 0) scale(.5 1)"' : '';
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${gradient.radius}"${transform}>${stops}</radialGradient>`;
}

function stopSvg(offset: number, ink: string, opacity = ''): string {
  return `<stop offset="${offset}" class="i-${ink}"${opacity}/>`;
}

/** What only this plate uses: its body gradients, clips, cylinders and textures. */
function ownDefinitions(scene: Scene): string {
  const wall = scene.wall
    ? bodyGradient(`gw-${slug(scene)}`, scene.wall, [
        [0, 'wall-c'],
        [0.05, 'wall-a'],
        [0.5, 'wall-b'],
        [1, 'wall-c'],
      ])
    : '';
  const skirt = scene.skirt
    ? bodyGradient(`gs-${slug(scene)}`, scene.skirt, [
        [0, 'skirt-a'],
        [1, 'skirt-b'],
      ])
    : '';
  const clips = scene.clips.map(
    ({ id, path }) => `<clipPath id="${id}"><path d="${pathData(path)}"/></clipPath>`,
  );
  const cylinders = scene.gradients.map(({ id, from, to }) => {
    const ends = { x1: from[0], y1: from[1], x2: to[0], y2: to[1] };
    const places = Object.entries(ends).map(([name, value]) => ` ${name}="${shortNumber(value)}"`);
    return `<linearGradient id="${id}" href="#rv-cy" gradientUnits="userSpaceOnUse"${places.join('')}/>`;
  });
  const textures = scene.patterns.map(({ id, width, height, draw }) => {
    const ink = draw.map((command) => commandSvg(scene, command)).join('');
    return `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${width}" height="${height}">${ink}</pattern>`;
  });
  return wall + skirt + [...clips, ...cylinders, ...textures].join('');
}

function bodyGradient(
  id: string,
  { top, bottom }: Span,
  stops: readonly (readonly [number, string])[],
): string {
  const drawn = stops.map(([offset, ink]) => stopSvg(offset, ink)).join('');
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${shortNumber(top)}" x2="0" y2="${shortNumber(bottom)}">${drawn}</linearGradient>`;
}

function slug(scene: Scene): string {
  return scene.id.replace(/\W/g, '-');
}

function written(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
