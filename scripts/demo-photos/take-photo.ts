import type { Browser } from '@playwright/test';
import { mapped, wayBack } from '@dre/core/domain/estimates/photos/plane-map';
import { regionsOf, type Scene, type ViewBox } from '@dre/illustrations/kit/scene/scene';
import { plates, type PlateId } from '@dre/illustrations/plates';
import { bodyOf, type Body } from './body.ts';
import {
  cameraFor,
  drawingOntoPhoto,
  rayThrough,
  unit,
  type Camera,
  type Color,
  type Vector,
} from './camera.ts';
import { damageInk } from './damage-ink.ts';
import { developed } from './develop.ts';
import { paints } from './paints.ts';
import { rasterizePlate } from './rasterize.ts';
import { reliefOf } from './relief.ts';
import type { VehicleShot } from './shot.ts';
import { lightOf, type Backdrop } from './backdrop.ts';
import { lightAlong, type EndDrawing, type VehicleScene } from './vehicle-scene.ts';

export const photoSize = { width: 1200, height: 900 };
/** Light is gathered on a finer grid than the photo has; on a coarse one for a first look at it. */
export const grids = { photo: { width: 1000, height: 750 }, draft: { width: 480, height: 360 } };

/** The camera of a shot, in pixels of the finished photo. */
export function shotCamera(shot: VehicleShot, size = photoSize): Camera {
  return cameraFor(shot.stand, skyOf(shot.plate), size);
}

export async function takePhoto(
  browser: Browser,
  shot: VehicleShot,
  quality: keyof typeof grids,
): Promise<Buffer> {
  const seed = seedOf(shot.name);
  const camera = shotCamera(shot, grids[quality]);
  const scene = await vehicleScene(browser, shot, camera, seed);
  const light = new Float32Array(camera.width * camera.height * 3);
  const spread = 1 / camera.focal;
  for (let row = 0; row < camera.height; row++) {
    for (let column = 0; column < camera.width; column++) {
      const ray = rayThrough(camera, column + 0.5, row + 0.5);
      light.set(lightAlong(scene, camera.position, ray, spread), (row * camera.width + column) * 3);
    }
  }
  const warmth = ((seed % 7) - 3) * 0.012 + (shot.weather === 'low-sun' ? 0.03 : 0);
  const look = { brightness: shot.brightness ?? 1, warmth, seed };
  return developed({ width: camera.width, height: camera.height, light }, photoSize, look);
}

async function vehicleScene(
  browser: Browser,
  shot: VehicleShot,
  camera: Camera,
  seed: number,
): Promise<VehicleScene> {
  const drawn = await plates[shot.plate].load();
  const inks = paints[shot.paint];
  const box = seenBox(drawn, camera);
  const pixelsPerInch = (camera.width / shot.stand.span) * 1.25;
  const damage = damageInk(shot.damaged, seed);
  const whole = await rasterizePlate(browser, drawn, { inks, damage: '', box: drawn.box, pixelsPerInch: 3 });
  const end = await endDrawing(browser, shot, groundOf(drawn));
  const isRoof = drawn.side === 'roof';
  return {
    around: surroundings(shot, seed),
    drawing: await rasterizePlate(browser, drawn, { inks, damage, box, pixelsPerInch }),
    body: bodyOf(whole.color),
    depth: isRoof || end === null ? 84 : end.body.right - end.body.left,
    relief: reliefOf(shot.damaged, box, Math.min(12, pixelsPerInch), seed),
    ends: { left: shot.stand.yaw < 0 ? end : null, right: shot.stand.yaw < 0 ? null : end },
    ground: isRoof ? -132 : -groundOf(drawn),
    wallColor: linear(inks['wall-b']),
    roofColor: linear(inks.membrane),
    grime: shot.grime ?? 0.35,
    seed,
  };
}

/** Plates at the left and right end of a side, as the side is drawn. */
const neighbors: Readonly<Record<string, readonly [string, string]>> = {
  road: ['front', 'rear'],
  curb: ['rear', 'front'],
  rear: ['road', 'curb'],
  front: ['curb', 'road'],
};

async function endDrawing(browser: Browser, shot: VehicleShot, ground: number): Promise<EndDrawing | null> {
  const [vehicle = '', side = ''] = shot.plate.split('.');
  const [base = '', state] = side.split('-');
  const pair = neighbors[base];
  if (!pair) return null;
  const name = `${vehicle}.${pair[shot.stand.yaw < 0 ? 0 : 1]}`;
  const id = [state ? `${name}-${state}` : name, name].find((one): one is PlateId => one in plates);
  if (id === undefined) return null;
  const scene = await plates[id].load();
  const options = { inks: paints[shot.paint], damage: '', box: scene.box, pixelsPerInch: 6 };
  const drawing = await rasterizePlate(browser, scene, options);
  const body: Body = bodyOf(drawing.color);
  return { drawing, body, lowered: groundOf(scene) - ground };
}

/** The part of the drawing a camera sees, with a margin. */
function seenBox({ box }: Scene, camera: Camera): ViewBox {
  const back = wayBack(drawingOntoPhoto(camera));
  const corners = [0, 1].flatMap((x) =>
    [0, 1].map((y) => mapped(back, { x: x * camera.width, y: y * camera.height })),
  );
  if (corners.some((corner) => corner === null)) return box;
  const [xs, ys] = [corners.map((corner) => corner?.x ?? 0), corners.map((corner) => corner?.y ?? 0)];
  const left = Math.max(box.x, Math.min(...xs) - 4);
  const top = Math.max(box.y, Math.min(...ys) - 4);
  const right = Math.min(box.x + box.width, Math.max(...xs) + 4);
  const bottom = Math.min(box.y + box.height, Math.max(...ys) + 4);
  return right - left < 2 || bottom - top < 2
    ? box
    : { x: left, y: top, width: right - left, height: bottom - top };
}

/** The height of the ground on a drawing: the lowest part stands on it. */
function groundOf(scene: Scene): number {
  return Math.max(...regionsOf(scene).map(({ bounds }) => bounds.y1));
}

function surroundings(shot: VehicleShot, seed: number): Backdrop {
  const up = skyOf(shot.plate);
  const isRoof = up[2] !== 0;
  const [azimuth, height] = shot.sun.map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  const [aside, level, rise] = [
    Math.sin(azimuth) * Math.cos(height),
    Math.cos(azimuth) * Math.cos(height),
    Math.sin(height),
  ];
  return {
    place: shot.place,
    weather: shot.weather,
    up,
    sun: unit(isRoof ? [aside, level, -rise] : [aside, -rise, -level]),
    ...lightOf(shot.place, shot.weather),
    seed,
    aside: [1, 0, 0],
    ahead: isRoof ? [0, -1, 0] : [0, 0, 1],
  };
}

function skyOf(plate: PlateId): Vector {
  return plates[plate].view === 'roof' ? [0, 0, -1] : [0, -1, 0];
}

export function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}

function linear(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number) => (((value >> shift) & 255) / 255) ** 2.2;
  return [channel(16), channel(8), channel(0)];
}
