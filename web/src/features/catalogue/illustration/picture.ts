import { trustedScriptUrl } from '../../../lib/page/trusted-url.ts';
import { type DrawingWorker, drawQueue } from './drawing/draw-queue.ts';
import type { DrawingReply } from './drawing/drawing-messages.ts';
import type { DrawnPlate, WantedPicture } from './drawing/drawn-picture.ts';
import { preparePictureElement } from './drawing/picture-element.ts';

/** As many as the sides of three vehicles. */
const most = 24;
const loading = new Map<string, Promise<DrawnPlate>>();
const drawn = new Map<string, DrawnPlate>();

const draw = drawQueue(startWorker, async (wanted) => {
  const { drawPicture } = await import('./drawing/draw-picture.ts');
  return drawPicture(wanted);
});

/** Each picture is drawn once; the drawing code loads with the first request. */
export async function loadPicture(wanted: WantedPicture): Promise<DrawnPlate> {
  const picture = await drawnOnce(wanted);
  await preparePictureElement(picture);
  return picture;
}

/** A picture that was loaded before. */
export function cachedPicture(wanted: WantedPicture): DrawnPlate | undefined {
  return drawn.get(keyOf(wanted));
}

function drawnOnce(wanted: WantedPicture): Promise<DrawnPlate> {
  const key = keyOf(wanted);
  const known = loading.get(key);
  if (known) return known;
  const drawing = draw(wanted);
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

function keyOf({ plate, length }: WantedPicture): string {
  return `${plate} ${String(length)}`;
}

async function startWorker(): Promise<DrawingWorker> {
  const { default: workerAddress } = await import('./drawing/drawing-worker.ts?worker&url');
  const worker = new Worker(trustedScriptUrl(workerAddress), { type: 'module' });
  return {
    post: (request) => worker.postMessage(request, []),
    listen(onAnswer, onBroken) {
      worker.addEventListener('message', ({ data }: MessageEvent<DrawingReply>) => onAnswer(data));
      worker.addEventListener('error', onBroken);
    },
    close: () => worker.terminate(),
  };
}
