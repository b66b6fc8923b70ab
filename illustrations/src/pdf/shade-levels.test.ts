import { expect, test } from 'vitest';
import { gradients, type Stop } from '../kit/paint/gradients.ts';
import { layerOpacity, shadeLayers } from './shade-levels.ts';

/** The strength of one ink at a place of the gradient. */
function opacityAt(stops: readonly Stop[], ink: string, at: number): number {
  const own = (stop: Stop) => (stop.ink === ink ? stop.opacity : 0);
  const next = stops.findIndex(({ offset }) => offset >= at);
  const [a, b] = [stops[next - 1], stops[next]];
  if (!b) return own(stops.at(-1) ?? { offset: 1, ink: 'sh', opacity: 0 });
  if (!a || a.offset === b.offset) return own(b);
  return own(a) + ((own(b) - own(a)) * (at - a.offset)) / (b.offset - a.offset);
}

const translucent = Object.entries(gradients).filter(([name]) => !name.startsWith('glass'));

test.each(translucent)('stacked layers are as strong as the gradient %s everywhere', (_, { stops }) => {
  const layers = shadeLayers(stops);
  for (let at = 0.005; at < 1; at += 0.01) {
    for (const ink of ['sh', 'hi']) {
      const count = layers.filter(
        (layer) => layer.ink === ink && layer.spans.some(([from, to]) => from < at && at < to),
      ).length;
      const stacked = 1 - (1 - layerOpacity) ** count;
      expect(Math.abs(stacked - opacityAt(stops, ink, at))).toBeLessThan(layerOpacity);
    }
  }
});

test('a weaker shade has fewer layers, and none is left of nothing', () => {
  const full = shadeLayers(gradients.vd.stops).length;
  expect(shadeLayers(gradients.vd.stops, 0.5).length).toBeLessThan(full);
  expect(shadeLayers(gradients.vd.stops, 0)).toEqual([]);
});
