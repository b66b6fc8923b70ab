import type { DrawingAnswer, DrawingRequest } from './drawing-messages.ts';
import type { DrawnPlate, WantedPicture } from './drawn-picture.ts';

/** What the desk needs of a worker. */
export interface DrawingWorker {
  post(request: DrawingRequest): void;
  listen(onAnswer: (answer: DrawingAnswer) => void, onBroken: () => void): void;
  close(): void;
}

type Draw = (wanted: WantedPicture) => Promise<DrawnPlate>;

interface Waiting {
  readonly wanted: WantedPicture;
  readonly resolve: (picture: DrawnPlate | PromiseLike<DrawnPlate>) => void;
  readonly reject: (reason: Error) => void;
}

/** Has pictures drawn by a worker that starts with the first; where there is none, draws them here. */
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
  const take = ({ id, picture }: DrawingAnswer) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (picture !== null) resolve?.(picture);
    else {
      reject?.(new Error('The picture could not be drawn.'));
      // A worker remembers what it could not fetch: the next one asks anew.
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
