/** A number from 0 to 1 that depends on the place and the seed alone, so that a picture made again is the same. */
export function hashAt(x: number, y: number, seed: number): number {
  let h = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(seed | 0, 1442695041);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise from 0 to 1 with features about one unit wide. */
export function noiseAt(x: number, y: number, seed: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const sx = fx * fx * (3 - 2 * fx);
  const sy = fy * fy * (3 - 2 * fy);
  const top = hashAt(x0, y0, seed) * (1 - sx) + hashAt(x0 + 1, y0, seed) * sx;
  const bottom = hashAt(x0, y0 + 1, seed) * (1 - sx) + hashAt(x0 + 1, y0 + 1, seed) * sx;
  return top * (1 - sy) + bottom * sy;
}

/** Noise with finer and weaker features on top of the coarse ones, from 0 to 1. */
export function layeredNoise(x: number, y: number, seed: number, layers: number): number {
  let sum = 0;
  let weight = 0;
  let share = 1;
  let scale = 1;
  for (let layer = 0; layer < layers; layer++) {
    sum += share * noiseAt(x * scale, y * scale, seed + layer * 17);
    weight += share;
    share *= 0.5;
    scale *= 2.03;
  }
  return sum / weight;
}

export function clamp(value: number, least = 0, most = 1): number {
  return value < least ? least : value > most ? most : value;
}

/** From 0 at `from` to 1 at `to`, without corners. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}
