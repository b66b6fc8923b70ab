import type { Side, VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type {
  KnownLength,
  PhotoMark,
  PhotoPoint,
  PointPair,
  WalkAroundView,
} from '@dre/core/domain/estimates/model/estimate';
import { photoPoint } from '@dre/core/domain/estimates/photos/align-photo';
import {
  mapped,
  scaledMap,
  wayBack,
  type PlaneMap,
  type PlanePoint,
} from '@dre/core/domain/estimates/photos/plane-map';
import { partAt } from '@dre/illustrations/kit/scene/hit-test';
import { regionsOf, type Scene, type SceneRegion } from '@dre/illustrations/kit/scene/scene';
import { plates, type PlateId } from '@dre/illustrations/plates';
import { thousandths } from '@dre/core/domain/units';
import { drawingOntoPhoto } from './camera.ts';
import type { Damage } from './damage.ts';
import type { DrawnShot } from './drawn/drawn-shot.ts';
import type { ShotDescription, VehicleShot } from './shot.ts';
import { photoSize, shotCamera } from './take-photo.ts';

/** One photo of the demo company in `server/demo/photos/photos.json`. */
export interface ListedPhoto {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly vehicleType: VehicleType;
  /** The drawing it is aligned with; nothing for pictures taken inside, of labels and of instruments. */
  readonly plate: PlateId | null;
  readonly side: Side;
  readonly subSide: string;
  readonly view: WalkAroundView | null;
  readonly cause: string | null;
  readonly damage: string;
  readonly caption: string;
  readonly pairs: readonly PointPair[] | null;
  readonly knownLength: KnownLength | null;
  readonly damageRegions: readonly { readonly region: string; readonly at: PhotoPoint }[];
  readonly marks: readonly Pick<PhotoMark, 'kind' | 'points' | 'text'>[];
}

export function listedDrawn(shot: DrawnShot): ListedPhoto {
  return { ...words(shot), plate: null, pairs: null, knownLength: null, damageRegions: [], marks: [] };
}

export async function listedVehicle(shot: VehicleShot): Promise<ListedPhoto> {
  const scene = await plates[shot.plate].load();
  const onto = facingMap(shot);
  const { known } = shot;
  return {
    ...words(shot),
    plate: shot.plate,
    pairs: pairsOf(scene, onto),
    knownLength: known
      ? {
          from: onPhoto(onto, known.from),
          to: onPhoto(onto, known.to),
          length: thousandths(
            Math.round(Math.hypot(known.to[0] - known.from[0], known.to[1] - known.from[1]) * 1000),
          ),
        }
      : null,
    damageRegions: shot.regions.map((id) => ({ region: id, at: damagedPoint(shot, scene, id, onto) })),
    marks: shot.marks.map(({ kind, points, text }) => ({
      kind,
      points: points.map((point) => onPhoto(onto, point)),
      text,
    })),
  };
}

function words(shot: ShotDescription) {
  const { name, vehicleType, side, subSide, view, cause, damage, caption } = shot;
  return { file: `${name}.jpg`, ...photoSize, vehicleType, side, subSide, view, cause, damage, caption };
}

/** Scaled so that the depth is about 1 where the camera looks. */
function facingMap(shot: VehicleShot): PlaneMap {
  const map = drawingOntoPhoto(shotCamera(shot));
  const [x, y] = shot.stand.at;
  return scaledMap(map, 1 / (map[6] * x + map[7] * y + map[8]));
}

function onPhoto(onto: PlaneMap, [x, y]: readonly [number, number]): PhotoPoint {
  const at = mapped(onto, { x, y });
  if (at === null) throw new Error(`The point ${x}, ${y} lies behind the camera.`);
  return photoPoint(at, photoSize);
}

/** The four points somebody would set: corners of parts, one in each quarter of the picture. */
function pairsOf(scene: Scene, onto: PlaneMap): readonly PointPair[] {
  const corners = regionsOf(scene)
    .filter(({ id }) => /^(glass|door|slide|light|body|roof|house|canvas|rear|cab)\./.test(id))
    .flatMap(({ bounds: { x0, y0, x1, y1 } }) => [
      { x: x0, y: y0 },
      { x: x1, y: y0 },
      { x: x1, y: y1 },
      { x: x0, y: y1 },
    ]);
  const wanted = [
    [0.16, 0.3],
    [0.84, 0.3],
    [0.84, 0.66],
    [0.16, 0.66],
  ] as const;
  return wanted.map(([x, y]) => pairNear(corners, onto, { x: x * photoSize.width, y: y * photoSize.height }));
}

function pairNear(corners: readonly PlanePoint[], onto: PlaneMap, target: PlanePoint): PointPair {
  const found = corners
    .flatMap((corner) => {
      const at = mapped(onto, corner);
      return at === null ? [] : [{ corner, far: Math.hypot(at.x - target.x, at.y - target.y) }];
    })
    .toSorted((a, b) => a.far - b.far)[0];
  const isNear = found !== undefined && found.far < photoSize.width * 0.09;
  const corner = isNear ? found.corner : mapped(inverse(onto), target);
  if (corner === null) throw new Error('A photo looks past its drawing.');
  const onDrawing = [Math.round(corner.x * 1000), Math.round(corner.y * 1000)] as const;
  return { onPhoto: onPhoto(onto, [onDrawing[0] / 1000, onDrawing[1] / 1000]), onDrawing };
}

function inverse(onto: PlaneMap): PlaneMap {
  const back = wayBack(onto);
  const [x, y] = [photoSize.width / 2, photoSize.height / 2];
  return scaledMap(back, 1 / (back[6] * x + back[7] * y + back[8]));
}

/** A point of the damaged part that is in the picture and under no other part, on the damage where that lies on the part. */
function damagedPoint(shot: VehicleShot, scene: Scene, id: string, onto: PlaneMap): PhotoPoint {
  const region = regionsOf(scene).find((one) => one.id === id);
  if (!region) throw new Error(`${shot.name}: ${shot.plate} has no region ${id}.`);
  const solid = regionsOf(scene).filter((one) => one === region || !isFlat(one));
  const isFree = (point: Spot) => partAt(solid, point)?.id === id;
  const isSeen = ([x, y]: Spot) => isInside(mapped(onto, { x, y }), 10);
  const damaged = shot.damaged.flatMap(centers);
  const beside = ringsAround(damaged.filter((point) => partAt([region], point)));
  const found =
    damaged.find((point) => isSeen(point) && isFree(point)) ??
    beside.find(([x, y]) => isInside(mapped(onto, { x, y }), 60) && circle([x, y], pinReach).every(isFree)) ??
    [region.pin, region.anchor, ...gridOn(region)].find((point) => isSeen(point) && isFree(point));
  if (!found) throw new Error(`${shot.name}: ${id} is not in the picture.`);
  return onPhoto(onto, found);
}

/** Stripes and moldings take the damage of the wall they lie on. */
export function isFlat({ id }: SceneRegion): boolean {
  return /^body\.(graphics|.*trim|.*molding)/.test(id);
}

type Spot = readonly [x: number, y: number];

/** Inches a pin covers around its point. */
const pinReach = 7;

/** Points beside these, the nearest first. */
function ringsAround(points: readonly Spot[]): Spot[] {
  const rings = Array.from({ length: 12 }, (_, at) => at * 3 + 3);
  return rings.flatMap((far) => points.flatMap((point) => circle(point, far)));
}

function circle([x, y]: Spot, far: number): Spot[] {
  const angles = Array.from({ length: 12 }, (_, at) => (at * Math.PI) / 6);
  return angles.map((angle) => [x + far * Math.cos(angle), y + far * Math.sin(angle)]);
}

function isInside(at: PlanePoint | null, margin: number): boolean {
  return (
    at !== null &&
    at.x > margin &&
    at.y > margin &&
    at.x < photoSize.width - margin &&
    at.y < photoSize.height - margin
  );
}

function gridOn({ bounds: { x0, y0, w, h } }: SceneRegion): (readonly [number, number])[] {
  const steps = Array.from({ length: 9 }, (_, at) => (at + 0.5) / 9);
  return steps.flatMap((x) => steps.map((y) => [x0 + w * x, y0 + h * y] as const));
}

function centers(damage: Damage): (readonly [number, number])[] {
  if ('at' in damage) return [damage.at];
  if ('area' in damage) {
    const [x0, y0, x1, y1] = damage.area;
    return [[(x0 + x1) / 2, (y0 + y1) / 2]];
  }
  if (!('to' in damage)) return [];
  return [0.5, 0.3, 0.7, 0.15, 0.85].map((share) => [
    damage.from[0] + (damage.to[0] - damage.from[0]) * share,
    damage.from[1] + (damage.to[1] - damage.from[1]) * share,
  ]);
}
