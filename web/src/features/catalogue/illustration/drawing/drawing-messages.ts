import type { DrawnPlate, WantedPicture } from './drawn-picture.ts';

/** What the page asks of the worker that draws beside it. */
export interface DrawingRequest extends WantedPicture {
  readonly id: number;
}

export interface DrawingAnswer {
  readonly id: number;
  /** Null where it could not be drawn: its recipe could not be fetched. */
  readonly picture: DrawnPlate | null;
}

export async function answerDrawing(
  { id, ...wanted }: DrawingRequest,
  draw: (wanted: WantedPicture) => Promise<DrawnPlate>,
): Promise<DrawingAnswer> {
  try {
    return { id, picture: await draw(wanted) };
  } catch {
    return { id, picture: null };
  }
}
