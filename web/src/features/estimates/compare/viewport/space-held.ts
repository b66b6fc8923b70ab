let isHeld = false;

/** Whether Space is down: then a drag pans, whatever tool is taken. */
export function isSpaceHeld(): boolean {
  return isHeld;
}

/** Listens for as long as the screen is shown. */
export function listenForSpace(signal: AbortSignal): void {
  const change = (isDown: boolean) => (event: KeyboardEvent) => {
    if (event.key === ' ') isHeld = isDown;
  };
  window.addEventListener('keydown', change(true), { signal });
  window.addEventListener('keyup', change(false), { signal });
  window.addEventListener('blur', () => (isHeld = false), { signal });
  signal.addEventListener('abort', () => (isHeld = false));
}
