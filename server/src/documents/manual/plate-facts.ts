import { numberedRegions } from '@dre/illustrations/kit/callouts/callout-choice';
import { placeCallouts } from '@dre/illustrations/kit/callouts/callouts';
import { plates, type PlateId } from '@dre/illustrations/plates';

export interface NumberedPart {
  readonly regionId: string;
  readonly title: string;
}

/** The facts pagination needs about a plate; the drawing itself is made when its page is printed. */
export interface PlateFacts {
  readonly id: PlateId;
  readonly title: string;
  /** Width to height, including the callout lanes. */
  readonly ratio: number;
  readonly numbered: readonly (NumberedPart & { readonly number: number })[];
  /** The parts without a number: on a crowded plate only the most wanted parts get one. */
  readonly others: readonly NumberedPart[];
}

export async function plateFacts(id: PlateId): Promise<PlateFacts> {
  const scene = await plates[id].load();
  const { box, callouts } = placeCallouts(scene);
  const numbered = callouts.map(({ number, regionId, title }) => ({ number, regionId, title }));
  const shown = new Set(numbered.map(({ regionId }) => regionId));
  return {
    id,
    title: scene.title,
    ratio: box.width / box.height,
    numbered: numbered.toSorted((one, other) => one.number - other.number),
    others: numberedRegions(scene)
      .filter((region) => !shown.has(region.id))
      .map((region) => ({ regionId: region.id, title: region.title })),
  };
}
