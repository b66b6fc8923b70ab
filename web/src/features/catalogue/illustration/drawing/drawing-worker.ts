import { drawPicture } from './draw-picture.ts';
import { answerDrawing, type DrawingRequest } from './drawing-messages.ts';

// Drawing would block the page too long.
addEventListener('message', ({ data }: MessageEvent<DrawingRequest>) => {
  void answerDrawing(data, drawPicture).then((answer) => postMessage(answer));
});
