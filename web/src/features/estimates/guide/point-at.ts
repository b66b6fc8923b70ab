import { useEffect } from 'react';
import type { GuideTarget } from './guide-steps.ts';

const mark = 'data-guided';
const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** Marks the control of the step with a ring, also when the screen draws it later or anew. */
export function usePointing(targets: readonly GuideTarget[] | undefined): void {
  useEffect(() => {
    if (targets === undefined) return undefined;
    let marked: Element | undefined;
    let frame = 0;
    const point = () => {
      frame = 0;
      const found = targetOf(targets);
      if (found === marked) return;
      marked?.removeAttribute(mark);
      found?.setAttribute(mark, '');
      marked = found;
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

/** Brings the control into sight and moves the focus to it. */
export function goToTarget(targets: readonly GuideTarget[]): void {
  const found = targetOf(targets);
  if (found === undefined) return;
  found.scrollIntoView({ block: 'center' });
  const control = found.matches(focusable) ? found : found.querySelector<HTMLElement>(focusable);
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
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
