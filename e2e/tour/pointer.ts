import type { Page } from '@playwright/test';

/** A screenshot has no pointer in it: one is drawn over it, at the mouse's position. */
export async function showPointer(
  page: Page,
  { x, y }: { readonly x: number; readonly y: number },
  pressed: boolean,
): Promise<void> {
  await page.evaluate(
    (at) => {
      const space = 'http://www.w3.org/2000/svg';
      let pointer = document.querySelector<SVGSVGElement>('#tour-pointer');
      if (pointer === null) {
        pointer = document.createElementNS(space, 'svg');
        pointer.id = 'tour-pointer';
        pointer.setAttribute('aria-hidden', 'true');
        pointer.setAttribute('viewBox', '-16 -16 48 48');
        Object.assign(pointer.style, {
          position: 'fixed',
          width: '48px',
          height: '48px',
          zIndex: '2147483647',
          pointerEvents: 'none',
        });
        const ring = document.createElementNS(space, 'circle');
        ring.setAttribute('r', '13');
        ring.setAttribute('fill', '#0b6bcb');
        ring.setAttribute('fill-opacity', '0.35');
        const arrow = document.createElementNS(space, 'path');
        arrow.setAttribute('d', 'M0 0 L0 17 L4.2 13.2 L7 19.6 L9.8 18.4 L7 12.2 L12.4 12.2 Z');
        arrow.setAttribute('fill', '#111');
        arrow.setAttribute('stroke', '#fff');
        arrow.setAttribute('stroke-width', '1.4');
        pointer.append(ring, arrow);
      }
      // Last, so that it lies over everything opened since.
      if (document.documentElement.lastElementChild !== pointer) document.documentElement.append(pointer);
      pointer.style.left = `${at.x - 16}px`;
      pointer.style.top = `${at.y - 16}px`;
      pointer.firstElementChild?.setAttribute('opacity', at.pressed ? '1' : '0');
    },
    { x, y, pressed },
  );
}
