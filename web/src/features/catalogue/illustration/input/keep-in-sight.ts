/** Scrolls a strip until an item is visible. Not scrollIntoView, which would move the page as well. */
export function keepInSight(strip: HTMLElement, item: HTMLElement): void {
  const [inner, outer] = [item.getBoundingClientRect(), strip.getBoundingClientRect()];
  if (inner.left < outer.left) strip.scrollLeft += inner.left - outer.left - 10;
  else strip.scrollLeft += Math.max(0, inner.right - outer.right + 10);
}
