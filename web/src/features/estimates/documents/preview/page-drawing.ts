import type { PDFPageProxy } from 'pdfjs-dist';
import { TextLayer } from 'pdfjs-dist';

/** More pixels than this are not seen, and a tablet has no memory for them. */
const mostPixels = 2;

/** Draws a page on a canvas as large as it is shown; ends when it is drawn or given up. */
export async function drawPage(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  scale: number,
  signal: AbortSignal,
): Promise<void> {
  const ratio = Math.min(globalThis.devicePixelRatio || 1, mostPixels);
  const viewport = page.getViewport({ scale: scale * ratio });
  // Drawn aside and shown whole: the page before stays until the new one is there.
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

/** Lays the words of a page over its picture, to be read aloud, found and copied. */
export async function layText(
  page: PDFPageProxy,
  container: HTMLElement,
  scale: number,
  signal: AbortSignal,
): Promise<void> {
  const viewport = page.getViewport({ scale });
  const laid = document.createElement('div');
  const layer = new TextLayer({
    textContentSource: await page.getTextContent(),
    container: laid,
    viewport,
  });
  if (signal.aborted) return;
  await layer.render();
  const words = [...laid.childNodes];
  for (let from = 0; from < words.length && !signal.aborted; from += wordsInFrame) {
    if (from === 0) container.replaceChildren();
    container.append(...words.slice(from, from + wordsInFrame));
    await laidOut();
  }
}

/** As many as are laid out without holding up a key. */
const wordsInFrame = 150;

function laidOut(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
