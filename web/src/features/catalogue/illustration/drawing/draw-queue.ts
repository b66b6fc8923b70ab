import type { DrawingReply, DrawingRequest } from './drawing-messages.ts';
import type { DrawnPlate, PictureRequest } from './drawn-picture.ts';

/** The worker methods the queue needs. */
export interface DrawingWorker {
  post(request: DrawingRequest): void;
  listen(onReply: (reply: DrawingReply) => void, onBroken: () => void): void;
  close(): void;
}

type Draw = (request: PictureRequest) => Promise<DrawnPlate>;

interface Waiting {
  readonly request: PictureRequest;
  readonly resolve: (picture: DrawnPlate | PromiseLike<DrawnPlate>) => void;
  readonly reject: (reason: Error) => void;
}

/** Draws pictures in a worker started with the first one; without workers, in the page. */
export function drawQueue(startWorker: () => Promise<DrawingWorker>, drawHere: Draw): Draw {
  const waiting = new Map<number, Waiting>();
  let starting: Promise<DrawingWorker> | undefined;
  let count = 0;

  const dismiss = () => {
    void starting?.then(
      (worker) => worker.close(),
      () => undefined,
    );
    starting = undefined;
  };
  const take = ({ id, picture }: DrawingReply) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (picture !== null) resolve?.(picture);
    else {
      reject?.(new Error('The picture could not be drawn.'));
      // A worker caches failed fetches, so the next request starts a new one.
      if (waiting.size === 0) dismiss();
    }
  };
  const drawAllHere = () => {
    dismiss();
    for (const { request, resolve } of waiting.values()) resolve(drawHere(request));
    waiting.clear();
  };
  const started = () => {
    starting ??= startWorker().then((worker) => {
      worker.listen(take, drawAllHere);
      return worker;
    });
    return starting;
  };
  return (request) =>
    new Promise((resolve, reject) => {
      count += 1;
      const id = count;
      waiting.set(id, { request, resolve, reject });
      started().then((worker) => worker.post({ id, ...request }), drawAllHere);
    });
}
