import type { Page } from '@playwright/test';

const words = 'Northwestern Recreational Vehicle Collision and Refinish Center of Ohio';

/** 200 characters without a space to break at: a layout that holds this holds names of several words as well. */
export const oneWord = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6).slice(0, 200);

/** 70 characters, 200 without a space to break at, and 200 of many words. */
export const longNames: readonly string[] = [
  words.slice(0, 70),
  oneWord,
  `${words} `.repeat(3).slice(0, 200),
];

export const threeSizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/**
 * Controls that are not fully between the edges of the window. Those in a swiped strip, such as tabs, count only where
 * a name stands in the strip as well.
 */
export function actionsOutOfSight(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const parents = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...parents(element.parentElement)] : [];
    const isStrip = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth + 1;
    const isFree = (strip: Element | undefined) =>
      strip !== undefined && !names.some((name) => strip.textContent.includes(name));
    const actions = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((action) => action.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((action) => action.closest('[aria-hidden="true"]') === null)
      .filter((action) => action.getBoundingClientRect().width > 1)
      .filter((action) => !isFree(parents(action).find(isStrip)))
      .filter((action) => {
        const { left, right } = action.getBoundingClientRect();
        const edges = parents(action)
          .filter((parent) => getComputedStyle(parent).overflowX !== 'visible')
          .map((parent) => parent.getBoundingClientRect().right);
        return left < -1 || right > Math.min(clientWidth, ...edges) + 1;
      })
      .map((action) => `${action.tagName} ${action.ariaLabel ?? action.textContent.slice(0, 40)}`);
    return scrollWidth > clientWidth ? [`the page scrolls to ${scrollWidth}`, ...actions] : actions;
  }, longNames);
}
