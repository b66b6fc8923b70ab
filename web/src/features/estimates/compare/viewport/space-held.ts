let isHeld = false;

/** True while Space is down: a drag then pans, whatever the tool. */
export function isSpaceHeld(): boolean {
  return isHeld;
}

/** Listens as long as the screen is mounted. */
export function listenForSpace(signal: AbortSignal): void {
  const change = (isDown: boolean) => (event: KeyboardEvent) => {
    if (event.key === ' ') isHeld = isDown;
  };
  window.addEventListener('keydown', change(true), { signal });
  window.addEventListener('keyup', change(false), { signal });
  window.addEventListener('blur', () => (isHeld = false), { signal });
  signal.addEventListener('abort', () => (isHeld = false));
}
