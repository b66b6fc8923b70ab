import { placeCallouts, type Callout } from './callouts.ts';
import { pathData, shortNumber } from './path-data.ts';
import type { Padding, Scene, SceneItem, SceneRegion } from './scene.ts';
import type { Marks } from './state-styles.ts';
import { lineScaleClass } from './stylesheet.ts';
import { ownDefinitions, sharedDefinitions } from './svg-defs.ts';
import { element, svgText, type SvgNode } from './svg-node.ts';
import { drawCommand } from './svg-strokes.ts';

export interface SvgOptions {
  readonly callouts?: boolean;
  /** The shared gradients and hatches. Leave them out when the page already has them. */
  readonly sharedDefs?: boolean;
  readonly className?: string;
  /**
   * Regions are buttons, each out of the tab order: the page makes one of them its tab stop and moves it (readingOrder,
   * neighborOf). Not interactive is one image: print, minimaps, thumbnails.
   */
  readonly interactive?: boolean;
  /** Narrower than about 300 px: heavier lines, coarser hatches, never interactive. */
  readonly thumbnail?: boolean;
  readonly marks?: Marks;
  /** Veils what has no mark. */
  readonly dim?: boolean;
}

/** A scene as an SVG element. The page brings `plateStyles()`; nothing here is inline style or script. */
export function svgTree(scene: Scene, options: SvgOptions = {}): SvgNode {
  const { callouts = false, sharedDefs = true, marks = {} } = options;
  const still = options.thumbnail === true || options.interactive === false;
  const plan = callouts ? placeCallouts(scene) : null;
  const box = plan ? widened(scene, plan.pad) : scene.box;
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    class: classesOf(scene, options, still),
    viewBox: [box.x, box.y, box.width, box.height].map(shortNumber).join(' '),
    'data-view': scene.id,
    'data-vehicle': scene.vehicle,
    'data-side': scene.side,
    role: still ? 'img' : 'group',
    'aria-label': scene.title,
  };
  const balloons = plan?.callouts.map((callout) => balloon(callout, plan.radius)) ?? [];
  return element('svg', attributes, [
    element('defs', {}, [...(sharedDefs ? sharedDefinitions() : []), ...ownDefinitions(scene)]),
    ...scene.items.map((item) => itemNode(scene, item, { still, marks })),
    ...(plan ? [element('g', { class: 'co', 'aria-hidden': 'true' }, balloons)] : []),
  ]);
}

function classesOf(scene: Scene, { thumbnail, dim, className }: SvgOptions, still: boolean): string {
  // Of the hatches the one that looks right at the size the plate is shown in.
  const isFine = scene.lineScale < 0.8;
  const hatch = thumbnail ? !isFine && 'coarse' : isFine && 'fine';
  return [
    'rv',
    scene.lineScale !== 1 && lineScaleClass(scene.lineScale),
    thumbnail && 'thumb',
    hatch,
    still && 'still',
    dim && 'is-dim',
    className,
  ]
    .filter(Boolean)
    .join(' ');
}

export function svgOf(scene: Scene, options?: SvgOptions): string {
  return svgText(svgTree(scene, options));
}

function widened({ box, callouts }: Scene, pad: Padding): Scene['box'] {
  const room = (side: 0 | 1 | 2 | 3) => Math.max(pad[side], callouts.pad[side]);
  const { width, height } = callouts.size;
  return {
    ...box,
    x: -room(3),
    y: -room(0),
    width: width + room(1) + room(3),
    height: height + room(0) + room(2),
  };
}

function itemNode(
  scene: Scene,
  item: SceneItem,
  { still, marks }: { readonly still: boolean; readonly marks: Marks },
): SvgNode {
  const ink = item.draw.map((command) => drawCommand(scene, command));
  if (item.kind === 'decoration') return element('g', { class: 'deco', 'aria-hidden': 'true' }, ink);
  const states = marks[item.id]?.map((state) => ` is-${state}`).join('') ?? '';
  const attributes = { class: `rg${states}`, 'data-region': item.id, 'data-cat': item.category };
  const button = { tabindex: '-1', role: 'button', 'aria-label': item.title };
  return element('g', { ...attributes, ...(!still && button) }, [...ink, hitNode(item)]);
}

function hitNode({ hit }: SceneRegion): SvgNode {
  const cls = `hit${hit.thin ? ' thin' : ''}${hit.rings ? ' eo' : ''}${hit.veiled ? '' : ' nv'}`;
  return element('path', { class: cls, d: pathData(hit.path) });
}

function balloon({ number, regionId, balloon: [x, y], leader }: Callout, radius: number): SvgNode {
  const k = radius / 4.5;
  const [a, b, [ax, ay]] = leader;
  const d = `M${a[0]} ${a[1]}L${b[0]} ${b[1]}L${ax} ${ay}`;
  const scaled = (inches: number) => shortNumber(inches * k);
  return element('g', { 'data-callout-for': regionId }, [
    element('path', { class: 'hal', 'stroke-width': scaled(1.05), d }),
    element('path', { class: 'ld', 'stroke-width': scaled(0.25), d }),
    element('circle', { class: 'dot', 'stroke-width': scaled(0.3), cx: ax, cy: ay, r: scaled(0.7) }),
    element('circle', { 'stroke-width': scaled(0.42), cx: x, cy: y, r: shortNumber(radius) }),
    element('text', { 'font-size': scaled(4.7), x, y: shortNumber(y + 1.7 * k) }, [String(number)]),
  ]);
}
