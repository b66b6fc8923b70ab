import type { Line } from '@dre/core/domain/estimates/model/line';
import { useEffect, type RefObject } from 'react';
import type { GridHandle } from '../../../../ui/grid/grid-definition.ts';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { useBuilderTools } from '../../builder/builder-context.ts';
import type { LineLayout } from './line-columns.ts';
import { measureAsked } from '../measure.ts';

/** Where one pane is shown at a time. Beside each other, whoever goes from check to check keeps the focus there. */
const oneAtATime = '(max-width: 1279px)';

/** Something that closes meanwhile gives the focus back to where it was opened from: it is taken once that is over. */
const framesToStay = 3;
const framesToTry = 90;

/** Gives the focus to the chosen line when somebody went to it from a place where the lines were hidden. */
export function useLineFocus(pane: RefObject<HTMLElement | null>, grid: RefObject<GridHandle | null>): void {
  const { front } = useBuilderTools();
  const isWanted = useStore(front, (shown) => shown === 'line');
  useEffect(() => {
    if (!isWanted) return undefined;
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
  }, [isWanted, front, pane, grid]);
}

/** Opens the quantity of a line that was added and is sold by its measure: 1 ft is seldom what is meant. */
export function useMeasureAsked(
  grid: RefObject<GridHandle | null>,
  lines: readonly Line[],
  layout: LineLayout,
  openSheet: (key: string) => void,
): void {
  const asked = useStore(measureAsked, (line) => line);
  const isThere = lines.some(({ id }) => id === asked);
  useEffect(() => {
    if (asked === null || !isThere) return undefined;
    // The grid comes with the first line, and the focus with the grid.
    const frame = requestAnimationFrame(() => {
      measureAsked.set(null);
      if (layout === 'cards') openSheet(asked);
      else grid.current?.edit(asked, 'quantity');
    });
    return () => cancelAnimationFrame(frame);
  }, [asked, isThere, grid, layout, openSheet]);
}
