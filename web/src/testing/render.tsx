import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

const drawn = new Map<HTMLElement, Root>();

/** Puts components on the page. They are those of the built product: what they do after a press is awaited, not forced. */
export function render(components: ReactNode): void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  drawn.set(container, root);
  flushSync(() => root.render(components));
}

/** Files share a page. What a module keeps on it for all of them, such as the region that speaks, stays. */
export function clearPage(): void {
  for (const [container, root] of drawn) {
    root.unmount();
    container.remove();
  }
  drawn.clear();
}
