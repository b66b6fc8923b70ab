import { drawPicture } from './draw-picture.ts';
import { answerDrawing, type DrawingRequest } from './drawing-messages.ts';

// Runs beside the page: a drawing takes longer than a page may stand still.
addEventListener('message', ({ data }: MessageEvent<DrawingRequest>) => {
  void answerDrawing(data, drawPicture).then((answer) => postMessage(answer));
});
