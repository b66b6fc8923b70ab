import type { Stop } from '../kit/paint/gradients.ts';
import type { Ink } from '../kit/paint/tokens.ts';

/** From where to where along a gradient; beyond its ends without limit. */
export type OpacitySpan = readonly [from: number, to: number];

/** One thin layer of one color over parts of a gradient. */
export interface Layer {
  readonly ink: Ink;
  readonly spans: readonly OpacitySpan[];
}

/** The cover of one layer: finer than an eye sees as a step, and the same everywhere, so that documents stay small. */
export const layerOpacity = 0.02;

/**
 * A translucent gradient as stacked layers, each over all places that are at least so strong. A PDF can fade a gradient
 * only through a mask as large as the page, one for each of some hundred shades; layers need none, and where one ends
 * inside another no seam shows.
 */
export function shadeLayers(stops: readonly Stop[], strength = 1): Layer[] {
  const inks = [...new Set(stops.map(({ ink }) => ink))];
  return inks.flatMap((ink) => {
    const profile = stops.map(({ offset, opacity, ink: own }) => ({
      at: offset,
      opacity: own === ink ? Math.min(1, opacity * strength) : 0,
    }));
    const strongest = Math.max(...profile.map(({ opacity }) => opacity));
    const count = Math.round(layersFor(strongest));
    return Array.from({ length: count }, (_, index): Layer => {
      return { ink, spans: spansAbove(profile, 1 - (1 - layerOpacity) ** (index + 0.5)) };
    });
  });
}

/** The number of stacked layers as strong as one cover of this opacity. */
function layersFor(opacity: number): number {
  return Math.log(Math.max(1e-6, 1 - opacity)) / Math.log(1 - layerOpacity);
}

interface Place {
  readonly at: number;
  readonly opacity: number;
}

function spansAbove(profile: readonly Place[], level: number): OpacitySpan[] {
  const spans: OpacitySpan[] = [];
  let start = (profile[0]?.opacity ?? 0) > level ? -Infinity : Number.NaN;
  for (const [index, place] of profile.entries()) {
    const before = profile[index - 1];
    if (!before || before.opacity > level === place.opacity > level) continue;
    const share = (level - before.opacity) / (place.opacity - before.opacity);
    const crossing = before.at + (place.at - before.at) * share;
    if (place.opacity > level) start = crossing;
    else {
      spans.push([start, crossing]);
      start = Number.NaN;
    }
  }
  return Number.isNaN(start) ? spans : [...spans, [start, Infinity]];
}
