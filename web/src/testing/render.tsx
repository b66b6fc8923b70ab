import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

const drawn = new Set<Root>();

/** Puts components on the page. They are those of the built product: what they do after a press is awaited, not forced. */
export function render(components: ReactNode): void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  drawn.add(root);
  flushSync(() => root.render(components));
}

export function clearPage(): void {
  for (const root of drawn) root.unmount();
  drawn.clear();
  document.body.replaceChildren();
}
