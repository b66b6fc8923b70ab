/** Closes an open disclosure when focus or a press goes elsewhere, and on Escape. */
export function closeDetails(details: HTMLDetailsElement, signal: AbortSignal): void {
  const closeOutside = (event: Event) => {
    if (!(event.target instanceof Node && details.contains(event.target))) details.open = false;
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', closeOutside, { signal });
  document.addEventListener('focusin', closeOutside, { signal });
  details.addEventListener('keydown', closeOnEscape, { signal });
}
