import { zoneName } from '@dre/core/domain/catalogue/book/book-names';
import type { Line } from '@dre/core/domain/estimates/model/line';
import { useCallback } from 'react';
import { useBuilderTools } from '../builder/builder-context.ts';
import type { DamageSide } from './use-damage-side.ts';

/** Selecting in the picture selects the line too, if there is one. */
export function usePictureSelection(
  side: DamageSide,
  visible: readonly Line[],
  visibleZone: string | undefined,
) {
  const { selection, pointed } = useBuilderTools();
  const pick = useCallback(
    (region: string) => {
      const zone = side.drawn?.zoneOf(region);
      const line = visible.find(({ place }) => place.region === region);
      selection.set({
        ...selection.get(),
        region,
        zone: zone === undefined ? null : zoneName(zone.side, zone.subSide),
        line: line?.id ?? null,
      });
    },
    [selection, side, visible],
  );
  const pickZone = useCallback(
    (zone: string | null) => selection.set({ ...selection.get(), zone, region: null }),
    [selection],
  );
  const step = useCallback(
    (steps: 1 | -1) => {
      const zones = side.drawn?.zones ?? [];
      const { zone } = selection.get();
      const selected = zones.findIndex(({ key }) => key === zone);
      const at = selected < 0 ? zones.findIndex(({ key }) => key === visibleZone) : selected;
      const next = zones[(Math.max(at, 0) + steps + zones.length) % zones.length];
      if (next !== undefined) pickZone(next.key);
    },
    [selection, pickZone, side, visibleZone],
  );
  const point = useCallback(
    (region: string | null) => {
      const line = visible.find(({ place }) => place.region === region);
      pointed.set({ region, line: region === null ? null : (line?.id ?? null) });
    },
    [pointed, visible],
  );
  return { pick, pickZone, step, point };
}
