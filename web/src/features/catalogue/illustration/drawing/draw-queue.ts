import type { DrawingReply, DrawingRequest } from './drawing-messages.ts';
import type { DrawnPlate, WantedPicture } from './drawn-picture.ts';

/** The worker methods the queue needs. */
export interface DrawingWorker {
  post(request: DrawingRequest): void;
  listen(onAnswer: (answer: DrawingReply) => void, onBroken: () => void): void;
  close(): void;
}

type Draw = (wanted: WantedPicture) => Promise<DrawnPlate>;

interface Waiting {
  readonly wanted: WantedPicture;
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
    for (const { wanted, resolve } of waiting.values()) resolve(drawHere(wanted));
    waiting.clear();
  };
  const started = () => {
    starting ??= startWorker().then((worker) => {
      worker.listen(take, drawAllHere);
      return worker;
    });
    return starting;
  };
  return (wanted) =>
    new Promise((resolve, reject) => {
      count += 1;
      const id = count;
      waiting.set(id, { wanted, resolve, reject });
      started().then((worker) => worker.post({ id, ...wanted }), drawAllHere);
    });
}
