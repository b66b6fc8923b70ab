import { useEffect, type RefObject } from 'react';
import type { GridHandle } from '../../../ui/grid/grid-definition.ts';
import { useStore } from '../../catalogue/illustration/use-store.ts';
import { useBuilderTools } from '../builder/builder-context.ts';

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
