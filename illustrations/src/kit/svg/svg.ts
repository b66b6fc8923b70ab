import { calloutLayer } from './callout-layer.ts';
import type { CalloutOptions } from '../callouts/callouts.ts';
import { pathData, shortNumber } from '../geometry/path-data.ts';
import type { Scene, SceneItem, SceneRegion } from '../scene/scene.ts';
import type { Marks } from './state-styles.ts';
import { lineScaleClass } from './stylesheet.ts';
import { ownDefinitions, sharedDefinitions } from './svg-defs.ts';
import { element, svgText, type SvgNode } from './svg-node.ts';
import { drawCommand } from './svg-strokes.ts';

export interface SvgOptions {
  /** Numbers round the plate; on a crowded one those of a category. */
  readonly callouts?: boolean | CalloutOptions;
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
  /** Veils regions without a mark. */
  readonly dim?: boolean;
}

/** A scene as an SVG element. The page includes `plateStyles()`; nothing here is inline style or script. */
export function svgTree(scene: Scene, options: SvgOptions = {}): SvgNode {
  const { callouts = false, sharedDefs = true, marks = {} } = options;
  const still = options.thumbnail === true || options.interactive === false;
  const numbers = callouts ? calloutLayer(scene, callouts === true ? {} : callouts) : null;
  const box = numbers?.box ?? scene.box;
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
  return element('svg', attributes, [
    element('defs', {}, [...(sharedDefs ? sharedDefinitions() : []), ...ownDefinitions(scene)]),
    ...scene.items.map((item) => itemNode(scene, item, { still, marks })),
    ...(numbers ? [numbers.node] : []),
  ]);
}

function classesOf(scene: Scene, { thumbnail, dim, className }: SvgOptions, still: boolean): string {
  // The hatch that suits the size the plate is shown in.
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
