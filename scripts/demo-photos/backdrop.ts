import { dot, type Color, type Vector } from './camera.ts';
import { clamp, hashAt, layeredNoise, noiseAt, smoothStep } from './noise.ts';

export type Setting = 'lot' | 'yard' | 'field' | 'shop';
export type Weather = 'sun' | 'low-sun' | 'overcast';

/** The light and what stands round the vehicle. `up` is the direction of the sky. */
export interface Backdrop {
  readonly place: Setting;
  readonly up: Vector;
  /** Toward the sun, or the brightest part of the sky. */
  readonly sun: Vector;
  readonly sunlight: Color;
  readonly skylight: Color;
  readonly bounce: Color;
  readonly weather: Weather;
  readonly seed: number;
  /** A reading of the compass: the direction that has azimuth zero. */
  readonly ahead: Vector;
  readonly aside: Vector;
}

export function lightOf(
  place: Setting,
  weather: Weather,
): Pick<Backdrop, 'sunlight' | 'skylight' | 'bounce'> {
  if (place === 'shop') {
    return { sunlight: [0.34, 0.34, 0.33], skylight: [0.52, 0.53, 0.52], bounce: [0.24, 0.23, 0.22] };
  }
  switch (weather) {
    case 'sun':
      return { sunlight: [0.82, 0.78, 0.7], skylight: [0.3, 0.35, 0.43], bounce: [0.2, 0.19, 0.17] };
    case 'low-sun':
      return { sunlight: [0.86, 0.66, 0.42], skylight: [0.25, 0.29, 0.38], bounce: [0.17, 0.15, 0.12] };
    case 'overcast':
      return { sunlight: [0.16, 0.165, 0.17], skylight: [0.52, 0.55, 0.59], bounce: [0.2, 0.2, 0.2] };
  }
}

/** The light that comes from a direction, far away. `blur` from 0 (seen) to 1 (in a dull reflection). */
export function distantLight(around: Backdrop, ray: Vector, blur = 0): Color {
  const height = dot(ray, around.up);
  const azimuth = Math.atan2(dot(ray, around.aside), dot(ray, around.ahead));
  if (around.place === 'shop') return hallLight(around, height, azimuth);
  const sky = skyColor(around, ray, height, azimuth);
  if (height > 0.36) return sky;
  const land = landColor(around, height, azimuth);
  const edge = 0.012 + blur * 0.08;
  const top = horizonHeight(around, azimuth);
  const share = smoothStep(top + edge, top - edge, height);
  return mixed(sky, land, share);
}

function skyColor({ weather, sun, seed }: Backdrop, ray: Vector, height: number, azimuth: number): Color {
  const rise = clamp(height, 0, 1);
  const reach = 1 / (rise + 0.22);
  const cloud = layeredNoise(azimuth * 2.2 * reach + seed, reach * 2.4, seed, 5);
  if (weather === 'overcast') {
    const gray = 0.62 + 0.2 * cloud - 0.12 * rise;
    return [gray * 0.98, gray, gray * 1.03];
  }
  const low: Color = weather === 'sun' ? [0.62, 0.74, 0.86] : [0.92, 0.72, 0.5];
  const high: Color = weather === 'sun' ? [0.16, 0.34, 0.66] : [0.26, 0.36, 0.56];
  const clear = mixed(low, high, smoothStep(0, 0.55, rise));
  const glow = Math.max(0, dot(ray, sun)) ** 14 * 0.35;
  const white = smoothStep(0.52, 0.74, cloud) * 0.75 * smoothStep(0.0, 0.12, rise);
  const lit: Color = weather === 'sun' ? [0.95, 0.96, 0.97] : [0.98, 0.84, 0.68];
  const [r, g, b] = mixed(clear, lit, white);
  return [r + glow, g + glow * 0.9, b + glow * 0.7];
}

/** Trees on a field, trees and low buildings round a yard. */
function horizonHeight({ place, seed }: Backdrop, azimuth: number): number {
  const trees = 0.028 + 0.075 * layeredNoise(azimuth * 7, seed * 3.1, seed, 5) ** 1.6;
  if (place === 'field') return trees * 1.25;
  const [low, high] = buildingAt(azimuth, seed);
  return Math.max(trees * 0.7, low ? high : 0);
}

function buildingAt(azimuth: number, seed: number): readonly [boolean, number] {
  const slot = Math.floor(azimuth * 2.6);
  const isBuilt = hashAt(slot, 5, seed) > 0.35;
  return [isBuilt, 0.055 + 0.06 * hashAt(slot, 9, seed)];
}

function landColor(around: Backdrop, height: number, azimuth: number): Color {
  const { seed, place, weather } = around;
  const leaf = layeredNoise(azimuth * 40, height * 60, seed + 5, 4);
  const trees: Color = [0.045 + 0.07 * leaf, 0.065 + 0.085 * leaf, 0.035 + 0.04 * leaf];
  const haze: Color = weather === 'low-sun' ? [0.42, 0.33, 0.25] : [0.36, 0.41, 0.45];
  const far = mixed(trees, haze, 0.22);
  if (place === 'field') return far;
  const [isBuilt, top] = buildingAt(azimuth, seed);
  if (!isBuilt || height > top) return far;
  const slot = Math.floor(azimuth * 2.6);
  const tone = 0.16 + 0.2 * hashAt(slot, 21, seed);
  const rib = 0.96 + 0.04 * Math.sin(azimuth * 260);
  const isDoor = noiseAt(azimuth * 9, 3, seed) > 0.62 && height < top * 0.62;
  const shade = isDoor ? 0.5 : 1;
  return [tone * rib * shade, tone * 0.99 * rib * shade, tone * 0.95 * rib * shade];
}

/** Corrugated walls, a roller door, and rows of lamps under a dark roof. */
function hallLight({ seed }: Backdrop, height: number, azimuth: number): Color {
  if (height > 0.3) {
    const lamps = smoothStep(0.86, 0.95, Math.sin((azimuth / Math.max(0.2, height)) * 6 + seed));
    const dark = 0.1 + 0.05 * Math.sin(azimuth * 30);
    return [dark + lamps * 1.2, dark + lamps * 1.22, dark + lamps * 1.18];
  }
  const rib = 0.93 + 0.07 * Math.sin(azimuth * 150);
  const slot = Math.floor(azimuth * 1.9 + 0.3);
  const isDoor = hashAt(slot, 2, seed) > 0.55 && height < 0.2;
  const slat = 0.92 + 0.08 * Math.sin(height * 190);
  const grime = 0.85 + 0.3 * layeredNoise(azimuth * 6, height * 9, seed, 4);
  const fall = (0.72 - height * 0.7) * grime;
  const wall: Color = [0.46 * rib * fall, 0.47 * rib * fall, 0.45 * rib * fall];
  const door: Color = [0.58 * slat * fall, 0.57 * slat * fall, 0.52 * slat * fall];
  const shelf = height < 0.1 && noiseAt(azimuth * 12, 1, seed) > 0.55;
  const clutter = 0.35 + 0.6 * noiseAt(azimuth * 60, height * 70, seed);
  const found = isDoor ? door : wall;
  return shelf ? [found[0] * clutter, found[1] * clutter * 0.95, found[2] * clutter * 0.9] : found;
}

/** The ground's own color at a point of it, in inches along its two directions. */
export function groundColor({ place, seed }: Backdrop, a: number, b: number, footprint: number): Color {
  const fine = clamp(1.6 - footprint / 2.2);
  const patch = layeredNoise(a / 90, b / 90, seed, 3);
  const grit = layeredNoise(a / 1.1, b / 1.1, seed + 31, 2) - 0.5;
  switch (place) {
    case 'lot': {
      const crack = Math.abs(layeredNoise(a / 55, b / 55, seed + 3, 4) - 0.5) < 0.006 ? 0.55 : 1;
      const tone = (0.13 + 0.09 * patch + grit * 0.09 * fine) * crack;
      const isLine =
        footprint < 1.6 &&
        Math.abs(((((a + seed * 31) % 132) + 132) % 132) - 66) < 2.2 &&
        b > -260 &&
        noiseAt(a, b / 3, seed) > 0.3;
      return isLine ? [0.52, 0.52, 0.48] : [tone, tone * 0.995, tone * 0.98];
    }
    case 'yard': {
      const stone = noiseAt(a / 1.9, b / 1.9, seed + 7) - 0.5;
      const tone = 0.3 + 0.1 * patch + (stone * 0.22 + grit * 0.12) * fine;
      return [tone, tone * 0.95, tone * 0.86];
    }
    case 'field': {
      const blade = layeredNoise(a / 1.4, b / 4, seed + 9, 3) - 0.5;
      const dry = layeredNoise(a / 40, b / 40, seed + 2, 3);
      const tone = 0.13 + blade * 0.14 * fine;
      return [tone * (0.75 + dry * 0.7), tone * (1.05 + dry * 0.2), tone * 0.5];
    }
    case 'shop': {
      const joint = Math.min(Math.abs(a % 144), Math.abs(b % 144)) < 0.6 ? 0.6 : 1;
      const oil = smoothStep(0.62, 0.78, layeredNoise(a / 28, b / 28, seed + 13, 3));
      const tone = (0.34 + 0.07 * patch + grit * 0.02 * fine) * joint * (1 - 0.4 * oil);
      return [tone, tone * 0.99, tone * 0.95];
    }
  }
}

export function mixed(a: Color, b: Color, share: number): Color {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}
