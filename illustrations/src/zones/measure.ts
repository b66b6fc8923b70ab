import type { Bounds } from '../kit/geometry/flatten.ts';
import { regionsOf, type Scene, type SceneRegion } from '../kit/scene/scene.ts';

/** A place in the vehicle, read off a picture. */
export interface Measure {
  readonly third: (bounds: Bounds) => 'front' | 'mid' | 'rear';
  readonly beltSide: (region: SceneRegion) => 'upper' | 'lower';
  /** At an end of the vehicle. */
  readonly height: (bounds: Bounds) => string;
  readonly half: (bounds: Bounds) => 'road' | 'curb';
}

/** The share of an end's width that is its corner, on either side. */
const cornerShare = 0.14;
/** The belt line's share of the wall, from the top. */
const beltShare = 0.58;

export function measureOf(scene: Scene): Measure {
  const hull = hullOf(scene);
  const wall = scene.wall ?? { top: hull.y0, bottom: hull.y1 };
  const belt = wall.top + beltShare * (wall.bottom - wall.top);
  const isPlan = scene.side === 'roof' || scene.side === 'under' || scene.side === 'interior';
  return {
    third: ({ cx }) => {
      const share = (cx - hull.x0) / (hull.x1 - hull.x0);
      // Curb sides are drawn with the front at the right.
      const fromFront = scene.side === 'curb' ? 1 - share : share;
      if (fromFront < 1 / 3) return 'front';
      return fromFront < 2 / 3 ? 'mid' : 'rear';
    },
    // A plan shows no height: windows are above the belt line, what else is in a wall below it.
    beltSide: ({ id, bounds }) =>
      (isPlan ? /^(glass|light|roof)\./.test(id) : bounds.cy < belt) ? 'upper' : 'lower',
    height: ({ cx, cy }) => {
      const share = (cx - hull.x0) / (hull.x1 - hull.x0);
      // Seen from behind, the road side is at the left; seen from in front, at the right.
      if (share < cornerShare) return scene.side === 'rear' ? 'left-corner' : 'right-corner';
      if (share > 1 - cornerShare) return scene.side === 'rear' ? 'right-corner' : 'left-corner';
      const down = (cy - hull.y0) / (hull.y1 - hull.y0);
      if (down < 1 / 3) return 'upper';
      return down < 2 / 3 ? 'center' : 'lower';
    },
    half: ({ cx, cy }) => {
      if (isPlan) return cy > (hull.y0 + hull.y1) / 2 ? 'road' : 'curb';
      return cx < (hull.x0 + hull.x1) / 2 === (scene.side === 'rear') ? 'road' : 'curb';
    },
  };
}

/** The house itself: tongues, slide-outs and open ramps do not move its thirds. */
function hullOf(scene: Scene): Pick<Bounds, 'x0' | 'y0' | 'x1' | 'y1'> {
  const regions = regionsOf(scene);
  const body = regions.filter(({ id }) => /^(body|house|cab|roof)\./.test(id));
  const all = (body.length > 0 ? body : regions).map(({ bounds }) => bounds);
  return {
    x0: Math.min(...all.map(({ x0 }) => x0)),
    y0: Math.min(...all.map(({ y0 }) => y0)),
    x1: Math.max(...all.map(({ x1 }) => x1)),
    y1: Math.max(...all.map(({ y1 }) => y1)),
  };
}
