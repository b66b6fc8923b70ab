import type { PDFPageProxy } from 'pdfjs-dist';
import { TextLayer } from 'pdfjs-dist';

/** More pixels than this are not visible, and a tablet has no memory for them. */
const mostPixels = 2;

/** Draws a page on a canvas of its displayed size; ends when it is drawn or canceled. */
export async function drawPage(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  scale: number,
  signal: AbortSignal,
): Promise<void> {
  const ratio = Math.min(globalThis.devicePixelRatio || 1, mostPixels);
  const viewport = page.getViewport({ scale: scale * ratio });
  // Drawn off screen and shown whole: the previous page stays until the new one is complete.
  const drawn = document.createElement('canvas');
  drawn.width = Math.floor(viewport.width);
  drawn.height = Math.floor(viewport.height);
  const task = page.render({ canvas: drawn, viewport, background: '#ffffff' });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel);
  try {
    await task.promise;
  } catch (cause) {
    if (!signal.aborted) throw cause;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  if (signal.aborted) return;
  canvas.width = drawn.width;
  canvas.height = drawn.height;
  canvas.getContext('2d')?.drawImage(drawn, 0, 0);
}

/** Places a page's text over its picture, for screen readers, search and copying. */
export async function layOutText(
  page: PDFPageProxy,
  container: HTMLElement,
  scale: number,
  signal: AbortSignal,
): Promise<void> {
  const viewport = page.getViewport({ scale });
  const offscreen = document.createElement('div');
  const layer = new TextLayer({
    textContentSource: await page.getTextContent(),
    container: offscreen,
    viewport,
  });
  if (signal.aborted) return;
  await layer.render();
  const nodes = [...offscreen.childNodes];
  for (let from = 0; from < nodes.length && !signal.aborted; from += nodesPerFrame) {
    if (from === 0) container.replaceChildren();
    container.append(...nodes.slice(from, from + nodesPerFrame));
    await afterLayout();
  }
}

/** Words placed per frame without delaying a key press. */
const nodesPerFrame = 150;

function afterLayout(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
