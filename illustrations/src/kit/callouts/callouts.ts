import { chosenRegions, numberedRegions } from './callout-choice.ts';
import { around, hundredths, type Point } from '../geometry/points.ts';
import type { Padding, Scene, SceneRegion, ViewBox } from '../scene/scene.ts';

export interface Callout {
  readonly number: number;
  readonly regionId: string;
  readonly title: string;
  readonly balloon: Point;
  /** From the balloon over its knee to the anchor on the part. */
  readonly leader: readonly [Point, Point, Point];
}

export interface CalloutPlan {
  readonly radius: number;
  /** Room the lanes need round the drawing. */
  readonly pad: Padding;
  /** The plate with its lanes. */
  readonly box: ViewBox;
  readonly callouts: readonly Callout[];
}

/** A part as its lane sees it: its positions along the lane and across it. */
interface Mark {
  readonly region: SceneRegion;
  readonly along: number;
  readonly across: number;
}

export interface CalloutOptions {
  /** One category of parts, where a plate has too many numbers for all (`calloutCategories`). */
  readonly category?: string | undefined;
}

/** Numbered balloons in two lanes. A part keeps its number in every category, so a list can name it. */
export function placeCallouts(scene: Scene, { category }: CalloutOptions = {}): CalloutPlan {
  const all = numberedRegions(scene);
  const chosen = chosenRegions(scene, category);
  const places = inLanes(scene, chosen);
  const order = chosen.length === all.length ? places : inLanes(scene, all);
  const numbers = new Map(order.map(({ region }, index) => [region.id, index + 1]));
  const { radius, lanes, distance, pad } = scene.callouts;
  const [top, right, bottom, left] = pad;
  const room = distance + radius + 2;
  const lanesPad: Padding = lanes === 'columns' ? [top, room, bottom, room] : [room, right, room, left];
  return {
    radius,
    pad: lanesPad,
    box: boxWith(scene, lanesPad),
    callouts: places.map(({ region, balloon, leader }) => ({
      number: numbers.get(region.id) ?? 0,
      regionId: region.id,
      title: region.title,
      balloon,
      leader,
    })),
  };
}

interface Place extends Pick<Callout, 'balloon' | 'leader'> {
  readonly region: SceneRegion;
}

/** Least-squares spacing in each lane, then swaps until no leaders cross. */
function inLanes(scene: Scene, regions: readonly SceneRegion[]): Place[] {
  const { lanes, radius, distance, middle, size, pad } = scene.callouts;
  const columns = lanes === 'columns';
  const [top, right, bottom, left] = pad;
  const from = columns ? -top + 4 : -left + 6;
  const to = columns ? size.height + bottom - 4 : size.width + right - 6;
  const gap = radius * 2.34;
  const marks = regions.map((region): Mark => {
    const [x, y] = region.anchor;
    return columns ? { region, along: y, across: x } : { region, along: x, across: y };
  });
  const [near, far] = balanced(marks, middle, Math.floor((to - from + (columns ? 2 : 0)) / gap) + 1);
  const page = (along: number, across: number): Point =>
    columns ? [hundredths(across), hundredths(along)] : [hundredths(along), hundredths(across)];
  const inLane = (list: readonly Mark[], lane: number, inward: 1 | -1) => {
    const knee = lane + inward * (radius + (3 * radius) / 4.5);
    return placed(list, knee, { from, to, gap }).map(([{ region }, place]): Place => {
      const start = page(place, lane + inward * radius);
      return { region, balloon: page(place, lane), leader: [start, page(place, knee), region.anchor] };
    });
  };
  return [...inLane(near, -distance, 1), ...inLane(far, (columns ? size.width : size.height) + distance, -1)];
}

function boxWith({ callouts: { pad, size } }: Scene, lanes: Padding): ViewBox {
  const room = (side: 0 | 1 | 2 | 3) => Math.max(lanes[side], pad[side]);
  return {
    x: -room(3),
    y: -room(0),
    width: size.width + room(1) + room(3),
    height: size.height + room(0) + room(2),
  };
}

/** Two lanes; when one holds too many, its most central parts go over to the other. */
function balanced(marks: readonly Mark[], middle: number, room: number): [Mark[], Mark[]] {
  const central = (a: Mark, b: Mark) => Math.abs(a.across - middle) - Math.abs(b.across - middle);
  const near = marks.filter((mark) => mark.across < middle).toSorted(central);
  const far = marks.filter((mark) => mark.across >= middle).toSorted(central);
  for (const [full, other] of [
    [near, far],
    [far, near],
  ] as const) {
    while (full.length > room && other.length < room) other.push(...full.splice(0, 1));
  }
  return [near, far];
}

interface Lane {
  readonly from: number;
  readonly to: number;
  readonly gap: number;
}

function placed(marks: readonly Mark[], lane: number, { from, to, gap }: Lane): [Mark, number][] {
  const list = marks.toSorted((a, b) => a.along - b.along);
  const step = Math.min(gap, (to - from) / Math.max(1, list.length - 1));
  const last = to - (list.length - 1) * step;
  const places = leastMoved(list.map((mark, i) => mark.along - i * step)).map(
    (start, i) => Math.max(from, Math.min(last, start)) + i * step,
  );
  untangle(list, places, lane);
  return list.map((mark, i) => [mark, around(places, i)]);
}

/** The rising sequence nearest to the preferred positions: neighbors that would overlap share their mean. */
function leastMoved(wanted: readonly number[]): number[] {
  const blocks: { mean: number; count: number }[] = [];
  for (const place of wanted) {
    blocks.push({ mean: place, count: 1 });
    for (;;) {
      const [b, a] = [blocks.at(-1), blocks.at(-2)];
      if (!a || !b || a.mean <= b.mean) break;
      const count = a.count + b.count;
      blocks.splice(-2, 2, { mean: (a.mean * a.count + b.mean * b.count) / count, count });
    }
  }
  return blocks.flatMap(({ mean, count }) => Array<number>(count).fill(mean));
}

function untangle(list: Mark[], places: readonly number[], lane: number): void {
  for (let pass = 0; pass < 40; pass++) {
    let changed = false;
    for (let i = 0; i < list.length; i++) {
      for (let j = i + 1; j < Math.min(list.length, i + 10); j++) {
        const [a, b] = [around(list, i), around(list, j)];
        const crossing = cross(
          [around(places, i), lane],
          [a.along, a.across],
          [around(places, j), lane],
          [b.along, b.across],
        );
        if (!crossing) continue;
        list[i] = b;
        list[j] = a;
        changed = true;
      }
    }
    if (!changed) return;
  }
}

function cross(p: Point, q: Point, r: Point, s: Point): boolean {
  const side = (a: Point, b: Point, d: Point) =>
    (b[0] - a[0]) * (d[1] - a[1]) - (b[1] - a[1]) * (d[0] - a[0]);
  return side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0;
}
