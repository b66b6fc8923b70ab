import type { Zone } from '@dre/core/domain/catalogue/book/book';
import { sides, vehicleTypes, type Side, type VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { Bounds } from '../kit/geometry/flatten.ts';
import { regionsOf, type Scene, type SceneRegion } from '../kit/scene/scene.ts';
import { measureOf, type Measure } from './measure.ts';
import { zoneRules, type ZoneRule } from './zone-rules.ts';

/** The zone of every region of a picture; a zone is the union of its regions. */
export function regionZones(scene: Scene): ReadonlyMap<string, Zone> {
  const regions = regionsOf(scene);
  const page: Page = {
    scene,
    vehicleType: vehicleTypes.find((type) => scene.vehicle.startsWith(type)),
    measure: measureOf(scene),
    slideFaces: boundsLike(regions, /^slide\.[^.]+\.panel$/),
    cabOvers: boundsLike(regions, /^body\.sidewall-cabover/),
  };
  return new Map(regions.map((region) => [region.id, zoneOf(region, page)]));
}

interface Page {
  readonly scene: Scene;
  readonly vehicleType: VehicleType | undefined;
  readonly measure: Measure;
  readonly slideFaces: readonly Bounds[];
  readonly cabOvers: readonly Bounds[];
}

function boundsLike(regions: readonly SceneRegion[], name: RegExp): readonly Bounds[] {
  return regions.filter(({ id }) => name.test(nameOf(id))).map(({ bounds }) => bounds);
}

function nameOf(id: string): string {
  return id.replace(/@[LR]$/, '');
}

function zoneOf(region: SceneRegion, page: Page): Zone {
  const rule = zoneRules.find(
    ({ name, types }) =>
      name.test(nameOf(region.id)) &&
      (types === undefined || (page.vehicleType !== undefined && types.includes(page.vehicleType))),
  );
  return resolve(rule, region, page);
}

function resolve(rule: ZoneRule | undefined, region: SceneRegion, page: Page): Zone {
  const [side = '@', subSide = '*'] = (rule?.zone ?? '@/*').split('/');
  if (side === '@') return onWall(subSide, region, page);
  const half = sideOfVehicle(region, page);
  if (subSide === '*') return { side: sideNamed(side), subSide: page.measure.height(region.bounds) };
  if (side === 'interior') return { side, subSide: subSide.replace('@', half) };
  return { side: sideNamed(side), subSide: subSide.replace('@', half === 'road' ? 'left' : 'right') };
}

function sideNamed(word: string): Side {
  const side = sides.find((known) => known === word);
  if (side === undefined) throw new Error(`The zone rules name the side ${word}, which does not exist.`);
  return side;
}

/** A part without a mark of its side lies on the side the picture shows, or on the half of the plan it is drawn in. */
function sideOfVehicle({ id, bounds }: SceneRegion, { scene, measure }: Page): 'road' | 'curb' {
  if (id.endsWith('@L')) return 'road';
  if (id.endsWith('@R')) return 'curb';
  return scene.side === 'road' || scene.side === 'curb' ? scene.side : measure.half(bounds);
}

function onWall(subSide: string, region: SceneRegion, page: Page): Zone {
  const { scene, measure } = page;
  const isMarked = /@[LR]$/.test(region.id);
  if (!isMarked && (scene.side === 'front' || scene.side === 'rear')) {
    return { side: scene.side, subSide: measure.height(region.bounds) };
  }
  const side = sideOfVehicle(region, page);
  if (subSide === 'entry-area' && side === 'curb') return { side, subSide };
  if (!subSide.includes('*') && subSide !== 'entry-area') return { side, subSide };
  const isInWall = subSide === '*' && (scene.side === 'road' || scene.side === 'curb');
  if (isInWall && page.slideFaces.some((face) => holds(face, region.bounds))) {
    return { side: 'slide', subSide: 'face' };
  }
  if (isInWall && page.cabOvers.some((wall) => holds(wall, region.bounds))) {
    return { side, subSide: 'cab-over' };
  }
  const height = /-(upper|lower)$/.exec(subSide)?.[1] ?? measure.beltSide(region);
  return { side, subSide: `${thirdByName(region.id) ?? measure.third(region.bounds)}-${height}` };
}

/** Panels of a wall are named after their third; their middle may lie in the next one. */
function thirdByName(id: string): string | undefined {
  return /^(?:body|house|light|canvas)\..*-(front|mid|rear)$/.exec(nameOf(id))?.[1];
}

function holds(outer: Bounds, { cx, cy }: Bounds): boolean {
  return cx > outer.x0 && cx < outer.x1 && cy > outer.y0 && cy < outer.y1;
}
