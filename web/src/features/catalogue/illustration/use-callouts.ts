import { calloutCategories } from '@dre/illustrations/kit/callouts/callout-choice';
import { useLayoutEffect, useMemo, useState, type CSSProperties } from 'react';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import type { DrawnPlate } from './drawing/drawn-picture.ts';
import { svgElement } from './drawing/svg-element.ts';
import type { Box } from '../../../lib/viewport.ts';

/** The numbers around the picture: none, all, or those of one category. */
export type CalloutChoice = 'none' | 'all' | (string & {});

export interface Callouts {
  readonly choice: CalloutChoice;
  readonly choose: (choice: CalloutChoice) => void;
  /** The categories to choose from, if there are too many numbers for one plate. */
  readonly categories: readonly string[];
  /** The bounds of the picture with its numbers. */
  readonly box: Box | null;
  /** The drawing's position within that box. */
  readonly sheet: CSSProperties;
  readonly numberOf: (region: string) => number | undefined;
}

const placing = onDemand(async () => (await import('@dre/illustrations/kit/svg/callout-layer')).calloutLayer);

/** Appends the numbers' element to the layer. */
export function useCallouts(picture: DrawnPlate | null, layer: HTMLElement | null): Callouts {
  const [requested, choose] = useState<CalloutChoice>('none');
  const categories = useMemo(() => (picture ? calloutCategories(picture.scene) : []), [picture]);
  const choice = requested === 'all' && categories.length > 0 ? (categories[0] ?? 'none') : requested;
  const calloutLayer = useOnDemand(placing, choice !== 'none');
  const numbers = useMemo(() => {
    if (!picture || !calloutLayer || choice === 'none') return null;
    const drawn = calloutLayer(picture.scene, choice === 'all' ? {} : { category: choice });
    return { ...drawn, box: withRoom(drawn.box, picture) };
  }, [picture, calloutLayer, choice]);
  useLayoutEffect(() => {
    if (!picture || !numbers || !layer) return undefined;
    const { x, y, width, height } = picture.scene.box;
    const attributes = { class: 'rv', viewBox: [x, y, width, height].join(' '), 'aria-hidden': 'true' };
    const drawn = svgElement({ tag: 'svg', attributes, children: [numbers.node] });
    layer.append(drawn);
    return () => drawn.remove();
  }, [picture, numbers, layer]);
  const of = useMemo(
    () => new Map(numbers?.callouts.map(({ regionId, number }) => [regionId, number])),
    [numbers],
  );
  const own = picture?.scene.box ?? null;
  const box = numbers?.box ?? own;
  return {
    choice,
    choose,
    categories,
    box,
    sheet: own && box ? sheetIn(own, box) : {},
    numberOf: (region) => of.get(region),
  };
}

function sheetIn(own: Box, box: Box): CSSProperties {
  return { left: own.x - box.x, top: own.y - box.y, width: own.width, height: own.height };
}

/** Rows of numbers keep clear of the tools in the corners. */
function withRoom(box: Box, { scene }: DrawnPlate): Box {
  const room = scene.callouts.lanes === 'rows' ? box.width * 0.03 : 0;
  return { ...box, y: box.y - room, height: box.height + 2 * room };
}
