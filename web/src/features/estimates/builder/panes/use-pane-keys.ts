import { type RefObject, useEffect } from 'react';

const landmarks = 'section[aria-label], aside[aria-label]';
const stops = 'button, [href], input, select, textarea, [tabindex="0"]';

/** F6 goes to the next pane, Shift F6 to the previous one; focus lands on the pane's first stop. */
export function usePaneKeys(panes: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return;
      const visible = [...(panes.current?.children ?? [])].filter(
        (pane): pane is HTMLElement =>
          pane instanceof HTMLElement && pane.querySelector(landmarks) !== null && pane.offsetParent !== null,
      );
      const at = visible.findIndex((pane) => pane.contains(document.activeElement));
      const next = visible[(at + (event.shiftKey ? -1 : 1) + visible.length) % visible.length];
      const stop = next?.querySelector<HTMLElement>(stops);
      if (!stop) return;
      event.preventDefault();
      stop.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [panes]);
}
