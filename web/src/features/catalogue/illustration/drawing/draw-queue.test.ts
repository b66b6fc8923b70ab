import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { type DrawingWorker, drawQueue } from './draw-queue.ts';
import { replyToDrawing, type DrawingReply, type DrawingRequest } from './drawing-messages.ts';
import type { DrawnPlate, PictureRequest } from './drawn-picture.ts';

type Draw = (request: PictureRequest) => Promise<DrawnPlate>;

const never: Draw = () => Promise.reject(new Error('Nothing is drawn here.'));

/** A worker at the other end of a channel, which copies everything as between page and worker. */
function aWorker(draw: Draw): DrawingWorker & { readonly break: () => void } {
  const { port1, port2 } = new MessageChannel();
  let broken: (() => void) | undefined;
  port2.on('message', (request: DrawingRequest) => {
    void replyToDrawing(request, draw).then((reply) => port2.postMessage(reply));
  });
  return {
    post: (request) => port1.postMessage(request),
    listen(onReply, onBroken) {
      port1.on('message', (reply: DrawingReply) => onReply(reply));
      broken = onBroken;
    },
    close: () => port1.close(),
    break: () => broken?.(),
  };
}

test('a worker draws the same picture as the page, complete', async () => {
  const worker = aWorker(drawPicture);
  const draw = drawQueue(async () => worker, never);
  const [standard, long] = await Promise.all([
    draw({ plate: 'fw35.road' }),
    draw({ plate: 'fw35.road', length: 480 }),
  ]);
  worker.close();
  expect(standard).toEqual(await drawPicture({ plate: 'fw35.road' }));
  expect(long.scene.box.width).toBeGreaterThan(standard.scene.box.width);
  expect(standard.scene.items.length).toBeGreaterThan(50);
});

test('the picture is drawn in the page if the worker is refused or fails', async () => {
  const refused = drawQueue(() => Promise.reject(new Error('Refused by policy.')), drawPicture);
  expect((await refused({ plate: 'fw35.rear' })).scene.side).toBe('rear');

  const worker = aWorker(() => new Promise(() => undefined));
  const broken = drawQueue(async () => worker, drawPicture);
  const drawing = broken({ plate: 'fw35.front' });
  await Promise.resolve();
  worker.break();
  expect((await drawing).scene.side).toBe('front');
});

test('a picture that could not be fetched fails, and the next try is by a new worker', async () => {
  let hires = 0;
  const first = aWorker(never);
  const second = aWorker(drawPicture);
  const draw = drawQueue(async () => (hires++ === 0 ? first : second), never);
  await expect(draw({ plate: 'fw35.rear' })).rejects.toThrow('could not be drawn');
  expect((await draw({ plate: 'fw35.rear' })).scene.side).toBe('rear');
  expect(hires).toBe(2);
  second.close();
});
