import { placeCallouts, type Callout, type CalloutOptions } from '../callouts/callouts.ts';
import { shortNumber } from '../geometry/path-data.ts';
import type { Scene, ViewBox } from '../scene/scene.ts';
import { element, type SvgNode } from './svg-node.ts';

/** Numbered balloons round a plate, and the box that holds both. */
export interface CalloutLayer {
  readonly node: SvgNode;
  readonly box: ViewBox;
  readonly callouts: readonly Callout[];
}

/** `category` names one where the plate has too many numbers for all: see `calloutCategories`. */
export function calloutLayer(scene: Scene, options: CalloutOptions = {}): CalloutLayer {
  const { callouts, box, radius } = placeCallouts(scene, options);
  const balloons = callouts.map((callout) => balloon(callout, radius));
  return { node: element('g', { class: 'co', 'aria-hidden': 'true' }, balloons), box, callouts };
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
