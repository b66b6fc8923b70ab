import { trustedScriptUrl } from '../../../lib/page/trusted-url.ts';
import { type DrawingWorker, drawQueue } from './drawing/draw-queue.ts';
import type { DrawingReply } from './drawing/drawing-messages.ts';
import type { DrawnPlate, PictureRequest } from './drawing/drawn-picture.ts';
import { preparePictureElement } from './drawing/picture-element.ts';

/** As many as the sides of three vehicles. */
const most = 24;
const loading = new Map<string, Promise<DrawnPlate>>();
const drawn = new Map<string, DrawnPlate>();

const draw = drawQueue(startWorker, async (request) => {
  const { drawPicture } = await import('./drawing/draw-picture.ts');
  return drawPicture(request);
});

/** Each picture is drawn once; the drawing code loads with the first request. */
export async function loadPicture(request: PictureRequest): Promise<DrawnPlate> {
  const picture = await drawnOnce(request);
  await preparePictureElement(picture);
  return picture;
}

/** A picture that was loaded before. */
export function cachedPicture(request: PictureRequest): DrawnPlate | undefined {
  return drawn.get(keyOf(request));
}

function drawnOnce(request: PictureRequest): Promise<DrawnPlate> {
  const key = keyOf(request);
  const pending = loading.get(key);
  if (pending) return pending;
  const drawing = draw(request);
  loading.set(key, drawing);
  drawing.then(
    (picture) => remember(key, picture),
    // A failed picture is requested again next time.
    () => loading.delete(key),
  );
  return drawing;
}

function remember(key: string, picture: DrawnPlate): void {
  drawn.set(key, picture);
  const [oldest] = drawn.keys();
  if (drawn.size <= most || oldest === undefined) return;
  drawn.delete(oldest);
  loading.delete(oldest);
}

function keyOf({ plate, length }: PictureRequest): string {
  return `${plate} ${String(length)}`;
}

async function startWorker(): Promise<DrawingWorker> {
  const { default: workerAddress } = await import('./drawing/drawing-worker.ts?worker&url');
  const worker = new Worker(trustedScriptUrl(workerAddress), { type: 'module' });
  return {
    post: (request) => worker.postMessage(request, []),
    listen(onReply, onBroken) {
      worker.addEventListener('message', ({ data }: MessageEvent<DrawingReply>) => onReply(data));
      worker.addEventListener('error', onBroken);
    },
    close: () => worker.terminate(),
  };
}
