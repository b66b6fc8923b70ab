import type { Browser } from '@playwright/test';
import {
  cameraFor,
  dot,
  mirrored,
  plus,
  rayThrough,
  times,
  unit,
  type Color,
  type Vector,
} from './camera.ts';
import { developed } from './develop.ts';
import type { DrawnPlane, DrawnShot } from './drawn/drawn-shot.ts';
import { layeredNoise, noiseAt, smoothStep } from './noise.ts';
import { rasterizeDrawing } from './rasterize.ts';
import { seedOf } from './take-photo.ts';
import { sampled, type Texel, type Texture } from './texture.ts';

interface PaintedPlane extends DrawnPlane {
  readonly texture: Texture;
  readonly normal: Vector;
}

/** A photo of flat things near the camera, lit by one lamp. */
export async function takeDrawnPhoto(
  browser: Browser,
  shot: DrawnShot,
  size: { readonly width: number; readonly height: number },
  grid: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const { look, lamp, brightness } = shot;
  const seed = seedOf(shot.name);
  const span = 2 * look.distance * Math.tan((look.lens * Math.PI) / 360);
  const stand = { ...look, at: [look.at[0], look.at[1]] as const, span };
  const camera = cameraFor(stand, [0, -1, 0], grid);
  const from = plus(camera.position, [0, 0, look.at[2]]);
  const planes = await Promise.all(shot.planes.map((plane) => painted(browser, plane)));
  const light = new Float32Array(grid.width * grid.height * 3);
  for (let row = 0; row < grid.height; row++) {
    for (let column = 0; column < grid.width; column++) {
      const ray = rayThrough(camera, column + 0.5, row + 0.5);
      light.set(
        seen(planes, from, ray, { lamp, spread: 1 / camera.focal, seed }),
        (row * grid.width + column) * 3,
      );
    }
  }
  const exposure = { width: grid.width, height: grid.height, light };
  return developed(exposure, size, { brightness, warmth: 0.035, seed });
}

async function painted(browser: Browser, plane: DrawnPlane): Promise<PaintedPlane> {
  const box = { x: 0, y: 0, width: plane.width, height: plane.height };
  const { across: a, along: b } = plane;
  const normal: Vector = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  return { ...plane, normal, texture: await rasterizeDrawing(browser, plane.svg, box) };
}

interface Lighting {
  readonly lamp: Vector;
  readonly spread: number;
  readonly seed: number;
}

function seen(planes: readonly PaintedPlane[], from: Vector, ray: Vector, lighting: Lighting): Color {
  const hit = nearest(planes, from, ray, lighting.spread);
  if (hit === null) return [0.05, 0.05, 0.05];
  const { plane, at, texel, x, y } = hit;
  const facing = dot(plane.normal, ray) > 0 ? times(plane.normal, -1) : plane.normal;
  const bumpy = plus(facing, [(noiseAt(x / 7, y / 7, lighting.seed) - 0.5) * 0.05, 0, 0]);
  const normal = unit(bumpy);
  const toLamp = plus(lighting.lamp, times(at, -1));
  const far = Math.hypot(...toLamp);
  const lit = (0.25 + 0.75 * Math.max(0, dot(normal, unit(toLamp)))) * (110 / (far + 70));
  const corner = closeness(planes, plane, at);
  const ambient = 0.42 * corner;
  const mottle = 0.93 + 0.14 * layeredNoise(x / 5, y / 5, lighting.seed, 3);
  const gleam = Math.max(0, dot(unit(mirrored(ray, normal)), unit(toLamp))) ** 24 * plane.shine * 2.2;
  const strength = (lit * 0.85 * (0.6 + 0.4 * corner) + ambient) * mottle;
  return [
    texel[0] * strength * 1.03 + gleam,
    texel[1] * strength + gleam,
    texel[2] * strength * 0.94 + gleam,
  ];
}

function nearest(planes: readonly PaintedPlane[], from: Vector, ray: Vector, spread: number) {
  let best: { far: number; plane: PaintedPlane; at: Vector; texel: Texel; x: number; y: number } | null =
    null;
  for (const plane of planes) {
    const far = dot(plus(plane.corner, times(from, -1)), plane.normal) / dot(ray, plane.normal);
    if (!(far > 0.5) || (best !== null && far >= best.far)) continue;
    const at = plus(from, times(ray, far));
    const within = plus(at, times(plane.corner, -1));
    const [x, y] = [dot(within, plane.across), dot(within, plane.along)];
    if (x < 0 || y < 0 || x > plane.width || y > plane.height) continue;
    const texel = sampled(plane.texture, x, y, spread * far * 1.3);
    if (texel[3] > 0.5) best = { far, plane, at, texel, x, y };
  }
  return best;
}

/** Less light gets into the corners of a room. */
function closeness(planes: readonly PaintedPlane[], own: PaintedPlane, at: Vector): number {
  return planes.reduce((share, plane) => {
    if (plane === own || Math.abs(dot(plane.normal, own.normal)) > 0.9) return share;
    const far = Math.abs(dot(plus(at, times(plane.corner, -1)), plane.normal));
    return share * (0.55 + 0.45 * smoothStep(0, 20, far));
  }, 1);
}
