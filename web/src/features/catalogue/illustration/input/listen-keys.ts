import { pictureCommand } from './picture-keys.ts';
import { obey, regionAt, rove, type PictureViewport } from '../viewport/picture-viewport.ts';

/** The picture is one tab stop; from there keys reach every part, zone and zoom. */
export function listenToKeys(viewport: PictureViewport): () => void {
  const abort = new AbortController();
  const { canvas, card, events } = viewport;
  /** Space selects when released, unless arrows were pressed with it. */
  let space: 'up' | 'down' | 'used' = 'up';
  const options = { signal: abort.signal };
  const down = (event: KeyboardEvent) => {
    const region = regionAt(event.target);
    if (region === null) return;
    if (event.key === ' ') {
      event.preventDefault();
      if (space === 'up') space = 'down';
      return;
    }
    const command = pictureCommand(event, space !== 'up');
    if (!command || (command.kind === 'close' && card.at.get() === null)) {
      return events.key(event, card.at.get()?.region ?? region);
    }
    if (space === 'down') space = 'used';
    event.preventDefault();
    // Esc closes the topmost layer only.
    event.stopPropagation();
    obey(viewport, command, region);
  };
  const up = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    const region = regionAt(event.target);
    if (space === 'down' && region !== null) events.pick(region);
    space = 'up';
  };
  const focused = (event: FocusEvent) => {
    const region = regionAt(event.target);
    const element = viewport.current();
    if (region === null || !element) return;
    rove(element, region);
    if (event.target instanceof Element && event.target.matches(':focus-visible')) card.rest(region);
  };
  const blurred = ({ relatedTarget }: FocusEvent) => {
    space = 'up';
    // The card follows the focus from part to part, and a press on the card keeps it open.
    if (regionAt(relatedTarget) === null && !isOnCard(viewport)) card.leave();
  };
  const elsewhere = (event: KeyboardEvent) => pressBesideCard(viewport, event);
  // Captured first: a cell of the grid would otherwise start editing.
  window.addEventListener('keydown', elsewhere, { ...options, capture: true });
  canvas.addEventListener('keydown', down, options);
  canvas.addEventListener('keyup', up, options);
  canvas.addEventListener('focusin', focused, options);
  canvas.addEventListener('focusout', blurred, options);
  return () => abort.abort();
}

/**
 * The card under the pointer lists keys that add an operation. They work although the focus is elsewhere, except in
 * text fields. Any other key shows that the user works elsewhere, and closes the card.
 */
function pressBesideCard({ canvas, card, events }: PictureViewport, event: KeyboardEvent): void {
  const at = card.at.get();
  const { target } = event;
  if (at?.form !== 'card' || !(target instanceof Element) || canvas.contains(target)) return;
  if (target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]')) return;
  if (/^[1-9]$/.test(event.key)) {
    events.key(event, at.region);
    if (event.defaultPrevented) event.stopPropagation();
  } else if (!modifiers.has(event.key) && !target.closest('[data-part="card"]')) {
    card.close();
  }
}

function isOnCard({ canvas }: PictureViewport): boolean {
  return (canvas.parentElement?.querySelector('[data-part="card"]:hover') ?? null) !== null;
}

const modifiers: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta']);
