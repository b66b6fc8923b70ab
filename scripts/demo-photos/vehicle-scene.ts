import { cellAt, facing, type Body } from './body.ts';
import { dot, mirrored, plus, times, unit, type Color, type Vector } from './camera.ts';
import { clamp, layeredNoise, noiseAt, smoothStep } from './noise.ts';
import type { PlateTextures } from './rasterize.ts';
import { slopeAt, type Relief } from './relief.ts';
import { distantLight, groundColor, mixed, type Backdrop } from './backdrop.ts';
import { sampled, type Texel } from './texture.ts';

/** A vehicle standing behind the drawing of one of its sides. */
export interface VehicleScene {
  readonly around: Backdrop;
  readonly drawing: PlateTextures;
  readonly body: Body;
  /** Inches from the drawing to the opposite side. */
  readonly depth: number;
  readonly relief: Relief;
  /** The drawings of the two ends, where the picture shows them. */
  readonly ends: { readonly left: EndDrawing | null; readonly right: EndDrawing | null };
  /** Height of the ground along the sky's direction. */
  readonly ground: number;
  readonly wallColor: Color;
  readonly roofColor: Color;
  /** From 0 clean to 1 after a winter outside. */
  readonly grime: number;
  readonly seed: number;
}

export interface EndDrawing {
  readonly drawing: PlateTextures;
  readonly body: Body;
  /** Added to a height of the scene to get one of the end's drawing. */
  readonly lowered: number;
}

/** The light that reaches the camera along a ray. `spread` is the width of a pixel at a distance of one inch. */
export function lightAlong(scene: VehicleScene, from: Vector, ray: Vector, spread: number): Color {
  const front = frontHit(scene, from, ray, spread);
  if (front !== null && front.opacity > 0.985) return front.color;
  const behind = behindFront(scene, from, ray, spread);
  return front === null ? behind : plus(front.color, times(behind, 1 - front.opacity));
}

function frontHit(scene: VehicleScene, from: Vector, ray: Vector, spread: number) {
  if (ray[2] <= 1e-6) return null;
  const far = -from[2] / ray[2];
  if (far <= 0) return null;
  const [x, y] = [from[0] + ray[0] * far, from[1] + ray[1] * far];
  const slope = slopeAt(scene.relief, x, y);
  // Sheet that is pushed in takes the lines on it along.
  const [sx, sy] = [x - slope[0] * 1.6, y - slope[1] * 1.6];
  const texel = withoutSeams(scene.body, sampled(scene.drawing.color, sx, sy, spread * far), x, y);
  if (texel[3] < 0.02) return null;
  const glass = sampled(scene.drawing.glass, sx, sy, spread * far)[0];
  const wave = glass > 0.5 ? 0.004 : 0.011;
  // Glass breaks where sheet bends.
  const give = 1 - glass * 0.9;
  const normal = unit([
    slope[0] * give + (noiseAt(x / 16, y / 26, scene.seed) - 0.5) * wave * 2,
    slope[1] * give + (noiseAt(x / 20, y / 14, scene.seed + 1) - 0.5) * wave * 2,
    -1,
  ]);
  const color = surface(scene, worn(scene, texel, x, y), { glass, normal, ray, at: [x, y, 0] });
  return { color, opacity: texel[3] };
}

/** Panels that meet on a drawing leave a hair of nothing between them; a wall has none. */
function withoutSeams(body: Body, texel: Texel, x: number, y: number): Texel {
  const [r, g, b, opacity] = texel;
  if (opacity < 0.3 || opacity > 0.985 || cellAt(body, x, y) !== 1) return texel;
  return [r / opacity, g / opacity, b / opacity, 1];
}

/** Dust gathers below, and rain draws streaks from the roof's edge. */
function worn({ body, grime, seed, around }: VehicleScene, texel: Texel, x: number, y: number): Texel {
  const isRoof = around.up[2] !== 0;
  const low = isRoof ? 0.5 : smoothStep(body.bottom - 42, body.bottom + 8, y);
  const streak = isRoof
    ? 0
    : layeredNoise(x / 1.7, y / 70, seed + 4, 3) ** 3 * smoothStep(body.bottom, body.top, y);
  const cloudy = layeredNoise(x / 22, y / 22, seed + 8, 4);
  const dirt = clamp(grime * (low * 0.5 * (0.4 + cloudy) + streak * 1.3 + cloudy * 0.12));
  const [r, g, b, a] = texel;
  const mottle = 0.97 + 0.06 * noiseAt(x * 2.1, y * 2.1, seed + 6);
  const dust = (own: number, tone: number) => own * mottle * (1 - dirt * 0.55) + tone * a * dirt * 0.45;
  return [dust(r, 0.2), dust(g, 0.17), dust(b, 0.13), a];
}

interface Hit {
  readonly glass: number;
  readonly normal: Vector;
  readonly ray: Vector;
  readonly at: Vector;
}

function surface({ around, wallColor, ground }: VehicleScene, texel: Texel, hit: Hit): Color {
  const { normal, ray, glass, at } = hit;
  const [r, g, b, a] = texel;
  const towardSun = Math.max(0, dot(normal, around.sun));
  const open = 0.5 + 0.5 * dot(normal, around.up);
  // Near the ground a wall sees less sky.
  const high = dot(at, around.up) - ground;
  const closed = 0.72 + 0.28 * smoothStep(0, 60, high);
  const light = (channel: 0 | 1 | 2) =>
    around.sunlight[channel] * towardSun * 1.25 +
    (around.skylight[channel] * open + around.bounce[channel] * (1 - open)) * closed * 1.25;
  const graze = (1 - Math.abs(dot(ray, normal))) ** 5;
  const shine = glass > 0.05 ? 0.07 + 0.55 * graze : 0.035 + 0.3 * graze;
  const mirror = distantLight(around, mirrored(ray, normal), glass > 0.05 ? 0.25 : 0.8);
  const own = 1 - shine - glass * 0.35;
  const gleam = glass > 0.05 ? glass * (shine + 0.28) : shine * (0.4 + wallColor[1] * 0.6);
  return [
    r * light(0) * own + mirror[0] * gleam * a,
    g * light(1) * own + mirror[1] * gleam * a,
    b * light(2) * own + mirror[2] * gleam * a,
  ];
}

/** Walks through the vehicle's depth, then to the ground or the distance. */
function behindFront(scene: VehicleScene, from: Vector, ray: Vector, spread: number): Color {
  const hit = walkThrough(scene, from, ray);
  if (hit !== null) return innerSurface(scene, hit, ray, spread * hit.far);
  return groundOrDistance(scene, from, ray, spread);
}

function walkThrough(scene: VehicleScene, from: Vector, ray: Vector) {
  const { body, depth } = scene;
  if (ray[2] <= 1e-6) return null;
  const start = Math.max(0, -from[2] / ray[2]);
  const end = (depth - from[2]) / ray[2];
  if (passesBy(body, from, ray, start, end)) return null;
  const step = 1.2 / Math.max(0.25, Math.hypot(ray[0], ray[1]));
  for (let far = start + 0.01; far < end; far += step) {
    const x = from[0] + ray[0] * far;
    const y = from[1] + ray[1] * far;
    const z = from[2] + ray[2] * far;
    const cell = cellAt(body, x, y);
    if (cell === 1 || (cell === 2 && (z < 9 || z > depth - 9))) return { cell, far, x, y, z };
  }
  return null;
}

/** True if the whole way lies to one side of the body. */
function passesBy(body: Body, from: Vector, ray: Vector, start: number, end: number): boolean {
  const x0 = from[0] + ray[0] * start;
  const x1 = from[0] + ray[0] * end;
  const y0 = from[1] + ray[1] * start;
  const y1 = from[1] + ray[1] * end;
  const low = body.y + body.height;
  return (
    (x0 < body.left && x1 < body.left) ||
    (x0 > body.right && x1 > body.right) ||
    (y0 < body.top && y1 < body.top) ||
    (y0 > low && y1 > low)
  );
}

function innerSurface(
  scene: VehicleScene,
  { cell, x, y, z }: { cell: number; x: number; y: number; z: number },
  ray: Vector,
  footprint: number,
): Color {
  if (cell === 2) return [0.012, 0.012, 0.013];
  const [nx, ny] = facing(scene.body, x, y);
  if (ny > 0.72) return [0.014, 0.014, 0.015];
  const normal: Vector = unit([nx, ny, 0]);
  const at: Vector = [x, y, z];
  const end = Math.abs(nx) > 0.3 ? (nx < 0 ? scene.ends.left : scene.ends.right) : null;
  if (end === null) {
    const [r, g, b] = ny < -0.5 ? scene.roofColor : scene.wallColor;
    return surface(scene, worn(scene, [r, g, b, 1], x + z, y), { glass: 0, normal, ray, at });
  }
  const { texel, glass } = endTexel(scene, end, { nx, y, z }, footprint);
  const [r, g, b] = scene.wallColor;
  const rest = 1 - texel[3];
  const full: Texel = [texel[0] + r * rest, texel[1] + g * rest, texel[2] + b * rest, 1];
  return surface(scene, worn(scene, full, z, y), { glass, normal, ray, at });
}

/** Both ends show the near side toward the drawing: at the left end it is their right edge, at the right end the left. */
function endTexel(
  { depth }: VehicleScene,
  { drawing, body, lowered }: EndDrawing,
  at: { readonly nx: number; readonly y: number; readonly z: number },
  footprint: number,
): { texel: Texel; glass: number } {
  const share = clamp(at.z / depth, 0.004, 0.996);
  const wide = body.right - body.left;
  const x = at.nx < 0 ? body.right - share * wide : body.left + share * wide;
  const texel = sampled(drawing.color, x, at.y + lowered, footprint);
  return { texel, glass: sampled(drawing.glass, x, at.y + lowered, footprint)[0] };
}

function groundOrDistance(scene: VehicleScene, from: Vector, ray: Vector, spread: number): Color {
  const { around, ground } = scene;
  const fall = -dot(ray, around.up);
  const far = fall > 1e-4 ? (dot(from, around.up) - ground) / fall : Infinity;
  if (far > 6000) return distantLight(around, ray);
  const at = plus(from, times(ray, far));
  const [a, b] = [dot(at, around.aside), dot(at, around.ahead)];
  const own = groundColor(around, a, b, spread * far);
  const shadow = groundShadow(scene, at);
  const light = (channel: 0 | 1 | 2) =>
    around.sunlight[channel] * Math.max(0, dot(around.sun, around.up)) * 1.2 * shadow.sun +
    around.skylight[channel] * 1.15 * shadow.sky;
  const lit: Color = [own[0] * light(0), own[1] * light(1), own[2] * light(2)];
  const haze = smoothStep(500, 6000, far) * 0.8;
  const air = distantLight(around, unit(plus(ray, times(around.up, fall))), 1);
  const seen = mixed(lit, air, around.place === 'shop' ? haze * 0.3 : haze * 0.45);
  if (around.place !== 'shop') return seen;
  const up = mirrored(ray, around.up);
  const shine = 0.07 + 0.4 * (1 - fall) ** 5;
  const mirror = frontHit(scene, at, up, spread * 4)?.color ?? distantLight(around, up, 1);
  return mixed(seen, mirror, shine);
}

/** Light of sun and sky left on the ground: the body in the sun's way, and close by in the sky's. */
function groundShadow({ body, depth, around }: VehicleScene, at: Vector): { sun: number; sky: number } {
  const isRoof = around.up[2] !== 0;
  const [lowX, highX] = [body.left, body.right];
  const [near, high] = isRoof ? [body.top, body.bottom] : [0, depth];
  const [ax, az] = [at[0], isRoof ? at[1] : at[2]];
  const beyond = Math.hypot(Math.max(0, lowX - ax, ax - highX), Math.max(0, near - az, az - high));
  const sky =
    0.2 + 0.8 * smoothStep(-6, 46, beyond === 0 ? -inside(ax, az, lowX, highX, near, high) : beyond);
  if (isRoof) return { sun: 1, sky };
  return { sun: sunReaches(body, depth, around.sun, at), sky };
}

function inside(a: number, b: number, a0: number, a1: number, b0: number, b1: number): number {
  return Math.min(a - a0, a1 - a, b - b0, b1 - b);
}

/** The share of the sun's disc that the body leaves free; its edge is soft. */
function sunReaches(body: Body, depth: number, sun: Vector, at: Vector): number {
  let free = 0;
  for (let ray = 0; ray < 3; ray++) {
    const lean = (ray - 1) * 0.02;
    const direction = unit([sun[0] + lean, sun[1], sun[2] + lean]);
    free += isFree(body, depth, direction, at) ? 1 / 3 : 0;
  }
  return free;
}

function isFree(body: Body, depth: number, sun: Vector, at: Vector): boolean {
  const ways = [-at[2] / sun[2], (depth - at[2]) / sun[2], (body.top - at[1]) / sun[1]];
  const start = Math.max(2, Math.min(ways[0] ?? 0, ways[1] ?? 0));
  const end = Math.min(Math.max(ways[0] ?? 0, ways[1] ?? 0), ways[2] ?? 0);
  if (end <= start || passesBy(body, at, sun, start, end)) return true;
  for (let far = start; far < end; far += 4) {
    const z = at[2] + sun[2] * far;
    const cell = cellAt(body, at[0] + sun[0] * far, at[1] + sun[1] * far);
    if (cell === 1 || (cell === 2 && (z < 9 || z > depth - 9))) return false;
  }
  return true;
}
