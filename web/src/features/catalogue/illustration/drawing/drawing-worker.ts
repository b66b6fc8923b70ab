import { drawPicture } from './draw-picture.ts';
import { replyToDrawing, type DrawingRequest } from './drawing-messages.ts';

// Drawing would block the page too long.
addEventListener('message', ({ data }: MessageEvent<DrawingRequest>) => {
  void replyToDrawing(data, drawPicture).then((reply) => postMessage(reply));
});
