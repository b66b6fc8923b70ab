/** Focus goes to the heading, unless the page has already put it on a field of its own. */
export function focusPage(): void {
  const main = document.getElementById('main');
  if (main === null || main.contains(document.activeElement)) return;
  const heading = main.querySelector('h1') ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
