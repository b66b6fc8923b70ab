import { useEffect, useEffectEvent } from 'react';

/** Finds the control of a step: the first visible element of these, if it begins with the text. */
export interface GuideTarget {
  readonly selector: string;
  readonly text?: string;
}

const mark = 'data-guided';
const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** Marks the control of the step with a ring, also when the screen draws it later or anew. */
export function usePointing(
  targets: readonly GuideTarget[] | undefined,
  /** Called again while the screen draws: the control may be there before it takes the focus. */
  onFound: (found: Element) => void,
): void {
  const report = useEffectEvent(onFound);
  useEffect(() => {
    if (targets === undefined) return undefined;
    let marked: Element | undefined;
    let frame = 0;
    const point = () => {
      frame = 0;
      const found = targetOf(targets);
      if (found !== marked) {
        marked?.removeAttribute(mark);
        found?.setAttribute(mark, hasRoomAround(found) ? '' : 'inside');
        marked = found;
      }
      if (found !== undefined) report(found);
    };
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(point);
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-hidden', 'data-chosen', 'open', 'hidden'],
    });
    point();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      marked?.removeAttribute(mark);
    };
  }, [targets]);
}

/** Brings the control into sight and moves the focus to it; false if the screen has none. */
export function goToTarget(targets: readonly GuideTarget[]): boolean {
  const found = targetOf(targets);
  if (found !== undefined) bringIntoSight(found);
  return found !== undefined;
}

/** False as long as nothing in it takes the focus. */
export function bringIntoSight(found: Element): boolean {
  // The picture moves by its own controls: scrolling to a part would shift it in its frame.
  (found.closest('[data-part="canvas"]') ?? found).scrollIntoView({ block: 'center' });
  const control = found.matches(focusable) ? found : found.querySelector<HTMLElement>(focusable);
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  return control !== null;
}

function targetOf(targets: readonly GuideTarget[]): Element | undefined {
  for (const { selector, text = '' } of targets) {
    const found = [...document.querySelectorAll(selector)].find(
      (element) => isVisible(element) && (element.textContent ?? '').trim().startsWith(text),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

function isVisible(element: Element): boolean {
  return typeof element.checkVisibility !== 'function' || element.checkVisibility();
}

/** Width of the ring and its distance from the control. */
const ringSize = 5;

/** False where a row or a card cuts off what stands out of it. */
function hasRoomAround(element: Element): boolean {
  const box = element.getBoundingClientRect();
  for (let { parentElement: outer } = element; outer !== null; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflow === 'visible') continue;
    const frame = outer.getBoundingClientRect();
    const room = [
      box.left - frame.left,
      box.top - frame.top,
      frame.right - box.right,
      frame.bottom - box.bottom,
    ];
    if (room.some((width) => width < ringSize)) return false;
  }
  return true;
}
