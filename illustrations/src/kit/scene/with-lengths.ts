import type { Plate } from './plate.ts';
import type { StretchPlan } from './stretch.ts';

/** A side view that can be shown in other lengths than it is drawn in. */
export function withLengths(plate: Plate, plan: StretchPlan): Plate {
  return {
    ...plate,
    lengths: plan.lengths,
    load: async ({ length } = {}) => {
      const scene = await plate.load();
      if (length === undefined) return scene;
      return (await import('./stretch.ts')).stretched(scene, plan, length);
    },
  };
}
