import type { Line } from '@dre/core/domain/estimates/model/line';
import { useEffect, type RefObject } from 'react';
import type { GridHandle } from '../../../../ui/grid/grid-definition.ts';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { useBuilderTools } from '../../builder/builder-context.ts';
import type { LineLayout } from './line-columns.ts';
import { measureRequest } from '../measure.ts';

/** Below this width one pane is visible at a time. Side by side, the focus stays in the checks that led to a line. */
const oneAtATime = '(max-width: 1279px)';

/** A closing dialog returns the focus to its opener; only after these frames is the focus safe to take. */
const framesToStay = 3;
const framesToTry = 90;

/** Focuses the selected line when the user reached it from a screen that hid the lines. */
export function useLineFocus(pane: RefObject<HTMLElement | null>, grid: RefObject<GridHandle | null>): void {
  const { front } = useBuilderTools();
  const isRequested = useStore(front, (value) => value === 'line');
  useEffect(() => {
    if (!isRequested) return undefined;
    let frame = 0;
    let stayed = matchMedia(oneAtATime).matches ? 0 : framesToStay;
    let tries = framesToTry;
    const look = () => {
      tries -= 1;
      if (document.querySelector('[role=dialog]') === null) {
        if (pane.current?.contains(document.activeElement) === true) stayed += 1;
        else if (stayed < framesToStay) grid.current?.focus();
      }
      if (stayed >= framesToStay || tries === 0) front.set('lines');
      else frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [isRequested, front, pane, grid]);
}

/** Opens the quantity of an added line that is sold by measure: 1 ft is rarely right. */
export function useMeasureRequest(
  grid: RefObject<GridHandle | null>,
  lines: readonly Line[],
  layout: LineLayout,
  openSheet: (key: string) => void,
): void {
  const requested = useStore(measureRequest, (line) => line);
  const isThere = lines.some(({ id }) => id === requested);
  useEffect(() => {
    if (requested === null || !isThere) return undefined;
    // The grid mounts with the first line, and takes the focus then.
    const frame = requestAnimationFrame(() => {
      measureRequest.set(null);
      if (layout === 'cards') openSheet(requested);
      else grid.current?.edit(requested, 'quantity');
    });
    return () => cancelAnimationFrame(frame);
  }, [requested, isThere, grid, layout, openSheet]);
}
