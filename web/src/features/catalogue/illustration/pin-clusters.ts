import type { Spot } from './view-math.ts';

/** A number set on a part: the estimate line it belongs to. */
export interface PicturePin {
  readonly number: number;
  readonly region: string;
  readonly label: string;
}

export interface PlacedPin extends PicturePin, Spot {}

/** One pin, or several that lie too close to be told apart at this zoom. */
export interface PinCluster extends Spot {
  readonly pins: readonly PlacedPin[];
}

/** Pins on one part stand side by side; pins whose circles would overlap become one with a count. */
export function clusteredPins(pins: readonly PlacedPin[], scale: number, size: number): PinCluster[] {
  const clusters: { pins: PlacedPin[]; x: number; y: number }[] = [];
  const near = size / scale;
  for (const pin of pins) {
    const home = clusters.find((cluster) => Math.hypot(cluster.x - pin.x, cluster.y - pin.y) < near);
    if (!home) {
      clusters.push({ pins: [pin], x: pin.x, y: pin.y });
      continue;
    }
    home.pins.push(pin);
    home.x = mean(home.pins.map(({ x }) => x));
    home.y = mean(home.pins.map(({ y }) => y));
  }
  return clusters;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
