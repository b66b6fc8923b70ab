import { boundsOf, flatten } from '../geometry/flatten.ts';
import { withPinSpots } from './pin-spots.ts';
import { hundredths, type Point, type Segment } from '../geometry/points.ts';
import {
  regionsOf,
  type DrawCommand,
  type Extra,
  type Scene,
  type SceneItem,
  type SceneRegion,
} from './scene.ts';

/** Spans of the vehicle that never stretch (nose, wheels, tail), in inches aft of the nose. */
export type RigidSpan = readonly [from: number, to: number];

export interface StretchPlan {
  /** Overall length the plate is drawn in, and the range it may be shown in. */
  readonly lengths: { readonly min: number; readonly standard: number; readonly max: number };
  readonly rigid: readonly RigidSpan[];
  /** Distance of the nose from the edge of the plate, in inches. */
  readonly margin: number;
}

/** A part narrower than this keeps its size and moves as a whole; wider ones are panels, rails and rolls, and stretch. */
const widestRigid = 70;

type MapX = (x: number) => number;

/** The same side view of a longer or shorter vehicle: its body grows between the rigid spans, its fittings keep their size. */
export function stretched(scene: Scene, plan: StretchPlan, length: number): Scene {
  const { min, standard, max } = plan.lengths;
  const extra = Math.max(min, Math.min(max, length)) - standard;
  if (extra === 0) return scene;
  const panel = panelMap(scene, plan, extra);
  const moves = movesOf(regionsOf(scene), panel);
  const stretcher = new Stretcher(scene, `-${Math.round(length)}`);
  const items = scene.items.map((item): SceneItem => {
    const map = item.kind === 'region' ? (moves.get(item.id) ?? panel) : panel;
    return item.kind === 'region'
      ? stretcher.region(item, map)
      : { ...item, draw: stretcher.draw(item.draw, map) };
  });
  const { size } = scene.callouts;
  return {
    ...scene,
    box: { ...scene.box, width: scene.box.width + extra },
    clips: stretcher.clips(panel),
    gradients: stretcher.gradients(panel),
    // Fittings and walls move by different amounts: a pin that was free may now lie below a door.
    items: withPinSpots(items),
    callouts: { ...scene.callouts, size: { ...size, width: size.width + extra } },
  };
}

/** The new position of a point of the wall: everything before it has grown, except in the rigid spans. */
function panelMap(scene: Scene, { rigid, margin, lengths }: StretchPlan, extra: number): MapX {
  const { width } = scene.callouts.size;
  const toStation = scene.side === 'curb' ? (x: number) => width - margin - x : (x: number) => x - margin;
  const freeBefore = (station: number) =>
    rigid.reduce(
      (free, [from, to]) => free - Math.max(0, Math.min(to, station) - from),
      Math.max(0, station),
    );
  const free = freeBefore(lengths.standard);
  const grown = (x: number) => (extra * Math.min(free, freeBefore(toStation(x)))) / free;
  // The curb side looks to the right: aft lies left, so the nose is the end that moves on the page.
  return scene.side === 'curb' ? (x) => x + extra - grown(x) : (x) => x + grown(x);
}

/** Parts that overlap, as a door and its window, move together by the movement of the group's middle. */
function movesOf(regions: readonly SceneRegion[], panel: MapX): Map<string, MapX> {
  const groups: SceneRegion[][] = [];
  for (const region of regions.filter(({ bounds }) => bounds.w < widestRigid)) {
    const touching = groups.filter((group) => group.some((other) => belongTogether(other, region)));
    const joined = [...touching.flat(), region];
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push(joined);
  }
  return new Map(
    groups.flatMap((group) => {
      const anchor = group.reduce((widest, one) => (one.bounds.w > widest.bounds.w ? one : widest));
      const shift = panel(anchor.bounds.cx) - anchor.bounds.cx;
      return group.map(({ id }) => [id, (x: number) => x + shift] as const);
    }),
  );
}

/** The middle of the smaller one lies within the larger one. */
function belongTogether(a: SceneRegion, b: SceneRegion): boolean {
  const area = ({ bounds }: SceneRegion) => bounds.w * bounds.h;
  const [large, small] = area(a) > area(b) ? [a.bounds, b.bounds] : [b.bounds, a.bounds];
  return small.cx > large.x0 && small.cx < large.x1 && small.cy > large.y0 && small.cy < large.y1;
}

/** Maps ink; the clips and gradients a stroke names go the same way as the stroke. */
class Stretcher {
  readonly #scene: Scene;
  /** Added to the names of clips and gradients: two lengths of one plate may be on one page. */
  readonly #suffix: string;
  readonly #maps = new Map<string, MapX>();

  constructor(scene: Scene, suffix: string) {
    this.#scene = scene;
    this.#suffix = suffix;
  }

  region(region: SceneRegion, map: MapX): SceneRegion {
    const path = mapped(region.hit.path, map);
    const anchor = mappedPoint(region.anchor, map);
    return {
      ...region,
      anchor,
      pin: anchor,
      bounds: boundsOf(flatten(path, 0.3)),
      hit: { ...region.hit, path },
      draw: this.draw(region.draw, map),
    };
  }

  draw(commands: readonly DrawCommand[], map: MapX): DrawCommand[] {
    return commands.map((command): DrawCommand => {
      if (command.kind === 'clip') {
        this.#maps.set(command.clip, map);
        return { ...command, clip: command.clip + this.#suffix, draw: this.draw(command.draw, map) };
      }
      const extra = this.#extra(command.extra, map);
      if (command.kind === 'circle') return { ...command, x: hundredths(map(command.x)), ...extra };
      return { ...command, path: mapped(command.path, map), ...extra };
    });
  }

  #extra(extra: Extra | undefined, map: MapX): { readonly extra?: Extra } {
    const fill = extra?.fill;
    if (typeof fill !== 'object' || !this.#scene.gradients.some(({ id }) => id === fill.ref)) return {};
    this.#maps.set(fill.ref, map);
    return { extra: { ...extra, fill: { ref: fill.ref + this.#suffix } } };
  }

  clips(panel: MapX): Scene['clips'] {
    return this.#scene.clips.map(({ id, path }) => ({
      id: id + this.#suffix,
      path: mapped(path, this.#maps.get(id) ?? panel),
    }));
  }

  gradients(panel: MapX): Scene['gradients'] {
    return this.#scene.gradients.map(({ id, from, to }) => {
      const map = this.#maps.get(id) ?? panel;
      return { id: id + this.#suffix, from: mappedPoint(from, map), to: mappedPoint(to, map) };
    });
  }
}

function mappedPoint([x, y]: Point, map: MapX): Point {
  return [hundredths(map(x)), y];
}

function mapped(segments: readonly Segment[], map: MapX): Segment[] {
  return segments.map((segment): Segment => {
    if (segment[0] === 'Z') return segment;
    if (segment[0] !== 'C') return [segment[0], map(segment[1]), segment[2]];
    const [, a, b, c, d, x, y] = segment;
    return ['C', map(a), b, map(c), d, map(x), y];
  });
}
