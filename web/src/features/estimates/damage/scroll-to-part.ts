const mostOfPictureHidden = 0.3;

/** Scrolls to a part. On a phone the whole side scrolls, but never so far that the picture is hidden. */
export function scrollToPart(row: Element): void {
  row.scrollIntoView({ block: 'nearest' });
  const pane = row.closest('[data-part="damage"]');
  const picture = pane?.querySelector('[data-part="canvas"]')?.getBoundingClientRect();
  const tabs = pane?.firstElementChild?.getBoundingClientRect();
  if (!pane || !picture || !tabs) return;
  const tooFar = tabs.bottom - picture.top - picture.height * mostOfPictureHidden;
  if (tooFar > 0) pane.scrollTop -= tooFar;
}
